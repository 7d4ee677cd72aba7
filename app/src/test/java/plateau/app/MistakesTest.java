package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.app.session.ExitCode;

/** Every mistake is one clear sentence on the error stream, in either language, and exit code 2. */
class MistakesTest {

  @TempDir Path home;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          plya codroid                        | There is no command "plya".                         | La commande « plya » n'existe pas.
          play cordoid                        | There is no game "cordoid".                         | cordoid
          play                                | Which game? Known games: codroid,                   | Quel jeu ? Jeux connus : codroid,
          rules                               | GAME is missing. See: plateau rules --help          | JEU manque. Voir : plateau rules --help
          rules codroid pig                   | "pig" is too much                                   | « pig » est de trop
          games --colour                      | There is no option "--colour" here.                 | L'option « --colour » n'existe pas ici.
          play codroid --sede 4               | There is no option "--sede" here. Did you mean "--seed"? | Vouliez-vous dire « --seed » ?
          play codroid --seed                 | The option --seed needs a value: --seed N.          | L'option --seed demande une valeur : --seed N.
          play codroid --seed 1 --seed 2      | The option --seed was given twice                   | L'option --seed est donnée deux fois
          play codroid --seed four            | A seed is a whole number                            | Une graine est un nombre entier
          play codroid --seats humam          | there is no player "humam".                         | humam
          play codroid --seats human,,human   | Seat 2                                              | place 2
          play codroid --option rounds        | is written as name=value, not "rounds"              | s'écrit nom=valeur, pas « rounds »
          play codroid --option rouns=8       | codroid has no option "rouns".                      | rouns
          play codroid --option rounds=99     | Option "rounds" is a whole number from 5 to 15, not "99". | « 99 »
          play codroid --option rounds=8 --option rounds=9 | The option "rounds" of the game was given twice | L'option « rounds » du jeu est donnée deux fois
          play codroid --dice aks             | --dice is "auto" (the program rolls) or "ask"       | --dice vaut « auto »
          play codroid --dice ask --seed 3    | so --seed has no meaning                            | --seed n'a pas de sens
          play pig --seats human              | pig has 2 to 4 seats, not 1.                        | 2 à 4 places
          play codroid --resume nowhere       | There is no file "nowhere".                         | Le fichier « nowhere » n'existe pas.
          play codroid --resume /             | "/" is a folder, not a file.                        | « / » est un dossier, pas un fichier.
          play codroid --resume               | There is no unfinished game in                      | Il n'y a pas de partie en cours dans
          replay                              | FILE is missing. See: plateau replay --help         | FICHIER manque.
          replay nowhere                      | There is no file "nowhere".                         | Le fichier « nowhere » n'existe pas.
          simulate codroid --seats list       | The option --games is missing: give --games N.      | L'option --games manque : donnez --games N.
          simulate codroid --games 5          | The option --seats is missing                       | L'option --seats manque
          simulate codroid --seats human --games 5 | "human" cannot sit here                        | human
          simulate codroid --seats list --games -5 | --games is a whole number from 1 to 1000000000, not "-5". | --games est un nombre entier de 1 à 1000000000, pas « -5 ».
          simulate codroid --seats list --games many | There is no folder "many". Give --games a folder with the jars of games in it, or a whole number | ou un nombre entier
          simulate codroid --seats list --games 5 --threads 0 | --threads is a whole number from 1 to 1024, not "0". | pas « 0 »
          simulate codroid --json=5           | The option --json takes no value.                   | L'option --json ne prend pas de valeur.
          script codroid --moves m            | The option --draws is missing: give --draws FILE.   | L'option --draws manque : donnez --draws FICHIER.
          script codroid --draws - --moves -  | Only one of --draws and --moves can be the standard input. | Une seule des options --draws et --moves
          script codroid --draws / --moves /  | "/" is a folder                                     | « / » est un dossier
          help plya                           | There is no command "plya".                         | La commande « plya » n'existe pas.
          map                                 | What shall be done with a map?                      | Que faire avec une carte ?
          map sell                            | There is no command "sell".                         | La commande « sell » n'existe pas.
          match iceberg                       | The option --seats is missing                       | L'option --seats manque
          match iceberg --seats random        | 2                                                   | 2
          match iceberg --seats random,gredy  | Did you mean "greedy"?                              | « gredy »
          match iceberg --seats random,human  | "human" cannot sit here                             | human
          match iceberg --seats random,bot:   | The command of a bot is empty.                      | bot
          match iceberg --seats random,"random | that is not closed                                 | pas fermé
          match iceberg --seats random,bot:./nobody | There is no file                              | nobody
          match iceberg --seats random,contest:nowhere | There is no folder                       | nowhere
          match iceberg --seats random,random --games 0 | --games is a whole number from 1 to 1000000, not "0". | pas « 0 »
          match iceberg --seats random,random --map generated:x | "generated:x" is no number to go by. Write "generated:" | « generated:x » n'est pas un numéro.
          match codroid --seats list --map generated:5 | The game "codroid" knows no --map.         | ne connaît pas --map.
          match iceberg --seats random,random --map nowhere | There is no file "nowhere".           | Le fichier « nowhere » n'existe pas.
          bot                                 | What shall be done with a bot?                      | Que faire avec un bot ?
          bot check nobody --game iceberg     | There is no program "nobody" on the PATH.           | nobody
          bot check nobody                    | The option --game is missing                        | L'option --game manque
          map check nowhere                   | There is no file "nowhere".                         | Le fichier « nowhere » n'existe pas.
          map generate --symmetry centrall    | Did you mean "central"?                             | La symétrie « centrall » n'existe pas.
          map generate --game codroid         | Give --game and one of the games that make maps: iceberg. | Donnez --game
          map generate --walls many           | "walls" is a whole number from 0 to 625, not "many". | « many »
          serve --host                        | The option --host needs a value                     | L'option --host demande une valeur
          serve --db mysql://x/y              | Plateau does not know "mysql://".                   | Plateau ne connaît pas « mysql:// ».
          serve --db sqlite:plateau.db        | Plateau does not know "sqlite:".                    | Plateau ne connaît pas « sqlite: ».
          serve --db jdbc:postgresql://h/x    | Plateau does not know "jdbc:".                      | Plateau ne connaît pas « jdbc: ».
          serve --db postgresql://h           | "postgresql://h" is no address of a database.       | n'est pas l'adresse d'une base de données.
          serve --db nowhere/plateau.db       | or make the folder first: mkdir -p                  | ou créez d'abord le dossier : mkdir -p
          serve --db /                        | "/" is a folder, not a database.                    | « / » est un dossier, pas une base de données.
          db check --db mysql://x/y           | Plateau does not know "mysql://".                   | Plateau ne connaît pas « mysql:// ».
          db check --db /                     | "/" is a folder, not a database.                    | « / » est un dossier
          db check --db nowhere.db            | There is no database "                              | Il n'y a pas de base de données «
          db patch --db mysql://x/y           | Plateau does not know "mysql://".                   | Plateau ne connaît pas « mysql:// ».
          db backup --db mysql://x/y copy.db  | Plateau does not know "mysql://".                   | Plateau ne connaît pas « mysql:// ».
          db copy mysql://x/y copy.db         | Plateau does not know "mysql://".                   | Plateau ne connaît pas « mysql:// ».
          load                                | The option --game is missing: give --game GAME.     | L'option --game manque : donnez --game JEU.
          load --game iceberg --db mysql://user@host/name | "mysql://user@host/name" is no address              | n'est pas l'adresse
          map generate --walls 400 --aliens 400 | cannot be generated                               | 400 murs
          """)
  void isToldInOneSentence(String line, String english, String french) {
    String[] args = line.split(" ", -1);
    isOneSentence(new Cli(home).run(args), english);
    isOneSentence(new Cli(home).inFrench().run(args), french);
  }

  private static void isOneSentence(Cli.Ran ran, String sentence) {
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains(sentence).doesNotContain("{").doesNotContain("Exception");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void theNearestKnownNameIsSuggested() {
    assertThat(new Cli(home).run("play", "cordoid").err()).contains("Did you mean \"codroid\"?");
    assertThat(new Cli(home).run("plya").err()).contains("Did you mean \"play\"?");
    assertThat(new Cli(home).run("play", "codroid", "--seats", "gredy").err())
        .contains("Did you mean \"greedy\"?");
  }

  @Test
  void aBugIsOneSentenceToo() {
    Cli.Ran ran = new Cli(home).environment("PLATEAU_HOME", "\0").run("play", "codroid");
    assertThat(ran.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(ran.err()).startsWith("bug: ").contains("The details are in ");
    assertThat(ran.err().lines()).hasSize(1);
  }
}
