/** The names of ways that several pages show. */
export const words = {
  en: { 'ways.learn': 'Learn to play', 'ways.editor': 'Write your own: editor' },
  fr: { 'ways.learn': 'Apprendre à jouer', 'ways.editor': 'Éditeur : écrire le vôtre' },
};
