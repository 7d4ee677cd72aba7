package plateau.deadzone.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.text.FileFault;
import plateau.kernel.IllegalSetup;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** A11.4: the team file. */
class TeamReaderTest {

  private static final String DUO =
      """
      team duo
        name en The Duo
        name fr Le Duo
        order blood-rush

      weapon rail-gun
        name en Rail gun
        name fr Canon à rail
        range 8
        ap 2
        keywords weight-of-fire-2 heavy
        power 5

      figure ann
        name en Ann
        name fr Anne
        role leader
        recon 4+
        speed 1-2
        shoot 4+
        fight 5+
        survive 4+
        armour 1
        size 1
        vp 3
        points 50
        weapons rail-gun maul
        keywords tactician-2 engineer
        item sentry
        profile combat

      figure bob
        name en Bob
        name fr Bob
        role trooper
        speed 2-3
        shoot -
        fight 4+
        survive 5+
        armour 0
        size 2
        vp 1
        points 20
        keywords bestial
      """;

  private static List<String> samples() {
    return StrikeTeam.SAMPLES.ids();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void whatIsWrittenReadsBackEqual(String id) {
    StrikeTeam team = StrikeTeam.SAMPLES.find(id).orElseThrow();
    StrikeTeam back = TeamReader.read("again.team", TeamWriter.write(team));
    assertThat(back).isEqualTo(team);
    assertThat(back).hasToString(team.toString());
  }

  @Test
  void aTeamOfOnesOwnReadsBackEqualToo() {
    StrikeTeam duo = TeamReader.read("duo.team", DUO);
    assertThat(duo).hasToString(DUO);
    assertThat(TeamReader.read("again.team", duo.toString())).isEqualTo(duo);
  }

  @Test
  void aFigureMayHaveAWeaponAndAProfileOfItsOwn() {
    FigureType ann = TeamReader.read("duo.team", DUO).figures().getFirst();
    assertThat(ann.ranged()).extracting(Weapon::id).containsExactly("rail-gun");
    assertThat(ann.ranged().getFirst().weightOfFire()).isEqualTo(2);
    assertThat(ann.longestRange()).isEqualTo(8);
    assertThat(ann.hasArm(Keyword.HEAVY)).isTrue();
    assertThat(ann.hasArm(Keyword.SLOW_RELOAD)).isFalse();
    assertThat(ann.tactician()).isEqualTo(2);
    assertThat(ann.profile()).as("the owner's choice, not that of A4.5").isEqualTo(Profile.COMBAT);
  }

  @Test
  void whoHasNoMeleeWeaponUsesBareHands() {
    FigureType bob = TeamReader.read("duo.team", DUO).figures().getLast();
    assertThat(bob.melee()).extracting(Weapon::id).containsExactly("bare-hands");
    assertThat(bob.canShoot()).isFalse();
    assertThat(bob.longestRange()).isZero();
  }

  @Test
  void linesOfABlockMayComeInAnyOrderWithCommentsAndBlanks() {
    String shuffled =
        DUO.replace("  order blood-rush\n", "")
            .replace("team duo\n", "# mine\nteam duo # really\n\n  order blood-rush\n");
    assertThat(TeamReader.read("duo.team", shuffled)).isEqualTo(TeamReader.read("duo.team", DUO));
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "order blood-rush|order bloodrush|4|\"bloodrush\" is not known here. Write one of:"
            + " steady-aim, field-patch, blood-rush. Did you mean \"blood-rush\"?",
        "order blood-rush|order|4|\"order\" has too few or too many words. Write: order ORDER",
        "order blood-rush|armour 1|4|\"armour\" is not known here. Write one of: name, order.",
        "team duo|team Duo|1|\"Duo\" is not an id. Use lower-case letters, digits and single"
            + " hyphens, for example depot-9.",
        "name en Ann|name en \u200b\u202e|15|\"\" cannot be shown as a name. Write a name of 1 to"
            + " 40 signs that can be seen, with at most 4 marks on one letter.",
        "name en Ann|name en"
            + " Annnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn!|15|\"Annnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\""
            + " cannot be shown as a name. Write a name of 1 to 40 signs that can be seen, with at"
            + " most 4 marks on one letter.",
        "name en Ann|name en x\u0302\u0302\u0302\u0302\u0302\u0302|15|\"x\u0302\u0302\u0302\u0302\""
            + " cannot be shown as a name. Write a name of 1 to 40 signs that can be seen, with at"
            + " most 4 marks on one letter.",
        "range 8|range 9|9|\"9\" is not a number from 1 to 8. Write such a number.",
        "keywords weight-of-fire-2|keywords frenzy-1|11|\"frenzy-1\" is not known here. Write one"
            + " of: rapid-fire, weight-of-fire-1, weight-of-fire-2, weight-of-fire-3,"
            + " weight-of-fire-4, weight-of-fire-5, heavy, slow-reload, sniper-scope, saturation,"
            + " knockback.",
        "weapon rail-gun|weapon pistol|6|\"pistol\" is the id of a standard weapon or of the sentry"
            + " gun. Choose another id.",
        "figure ann|figure sentry-gun-1|14|\"sentry-gun-1\" is the id of a standard weapon or of"
            + " the sentry gun. Choose another id.",
        "figure bob|figure ann|32|\"ann\" is already the id in line 14. Choose another id.",
        "speed 1-2|speed 2-1|19|\"2-1\" is not a speed. Write the cubes of a Move and of a Sprint,"
            + " from 1 to 8, for example 1-2.",
        "speed 1-2|speed -|19|Only a sentry gun stands still. Write the cubes of a Move and of a"
            + " Sprint, for example 1-2.",
        "shoot 4+|shoot 4|20|\"4\" is not a target number. Write 2+ to 8+, or - for a blank Shoot"
            + " or Fight.",
        "survive 4+|survive -|22|\"-\" is not a target number. Write 2+ to 8+, or - for a blank"
            + " Shoot or Fight.",
        "recon 4+|size 1|14|\"figure ann\" has no \"recon\". Add below it a line: recon STAT",
        "role trooper|role sentry|35|The role \"sentry\" is for the deployed sentry gun only. Write"
            + " leader, specialist or trooper.",
        "role trooper|role leader~recon 5+|35|bob cannot lead: ann already does. Make one of the"
            + " two a specialist or a trooper.",
        "shoot -|shoot -~recon 5+|38|Only a leader has Recon, and bob is none. Remove the line.",
        "shoot -|shoot -~shoot 5+|38|\"shoot\" cannot be \"5+\": line 37 already says \"-\". Keep"
            + " one of the two.",
        "keywords bestial|keywords bestial~item ammo|45|bob is bestial and carries nothing, so not"
            + " \"ammo\" either. Remove the line, or the keyword bestial.",
        "item sentry|item intel|29|\"intel\" is not known here. Write one of: frag-grenade,"
            + " smoke-grenade, medi-pack, ammo, mine, sentry.",
        "weapons rail-gun maul|weapons maul maul|27|ann has the same weapon twice. Name each weapon"
            + " once.",
        "weapons rail-gun maul|weapons mall|27|\"mall\" is not known here. Write one of: pistol,"
            + " carbine, scattergun, assault-carbine, spine-thrower, sentry-repeater, repeater,"
            + " acid-spitter, long-rifle, mass-driver, bare-hands, gauntlet, wrench, fangs, maul,"
            + " claws, great-claws, rip-saw, rail-gun. Did you mean \"maul\"?",
        "keywords bestial|keywords bestial~team other|45|A file describes one team, and this one"
            + " already has \"duo\". Put the other team into a file of its own."
      })
  void aFaultNamesItsLineAndWhatToWrite(String right, String wrong, int line, String sentence) {
    FileFault fault = fault(DUO.replaceFirst(Pattern.quote(right), wrong.replace('~', '\n')));
    assertThat(words(Language.ENGLISH).say(fault.message()))
        .isEqualTo("Team file duo.team, line " + line + ": " + sentence);
    assertThat(fault.line()).isEqualTo(line);
    assertThat(words(Language.FRENCH).say(fault.message()))
        .startsWith("Fichier d'équipe duo.team, ligne " + line + " : ");
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "points 20|points 51|The figures cost 101 points together, and a team has at most 100."
            + " Remove figures or lower their points.",
        "role trooper|role specialist|There are one specialist and 0 troopers, and there may not be"
            + " more specialists than troopers. Change a role, or add troopers.",
        "role leader~  recon 4+|role trooper|The team has no leader. Give one figure the line: role"
            + " leader",
        "keywords bestial|item sentry|Several figures carry a sentry: ann, bob. Leave it to one of"
            + " them."
      })
  void aFaultOfTheWholeTeamNamesTheFile(String right, String wrong, String sentence) {
    FileFault fault = fault(DUO.replace(right.replace('~', '\n'), wrong));
    assertThat(words(Language.ENGLISH).say(fault.message()))
        .isEqualTo("Team file duo.team: " + sentence);
    assertThat(fault.line()).isEqualTo(FileFault.WHOLE_FILE);
  }

  @Test
  void aNameIsTakenAsItMayBeShownToOthers() {
    String hidden = DUO.replace("name en Ann", "name en \u202eA\u200bnne\u0301e");
    assertThat(TeamReader.read("duo.team", hidden).figures().getFirst().name(Language.ENGLISH))
        .isEqualTo("Ann\u00e9e");
  }

  @Test
  void aTeamHasAtMostTwelveFigures() {
    StringBuilder many = new StringBuilder(DUO);
    String bob = DUO.substring(DUO.indexOf("figure bob")).replace("points 20", "points 1");
    for (int i = 0; i < 11; i++) {
      many.append(bob.replace("figure bob", "figure bob-" + i));
    }
    assertThat(sentence(many.toString()))
        .isEqualTo(
            "Team file duo.team: There are 13 figures, and a team has at most 12. Remove some.");
  }

  @Test
  void aFileWithoutATeamIsRefused() {
    assertThat(sentence(""))
        .isEqualTo("Team file duo.team: \"team\" is missing. Add a line: team ID");
    assertThat(sentence("name en Nobody"))
        .isEqualTo(
            "Team file duo.team, line 1: \"name en Nobody\" belongs to nothing yet. Begin with a"
                + " line: team ID");
  }

  @Test
  void anOptionNamesASampleOrHoldsTheWholeText() {
    assertThat(StrikeTeam.SAMPLES.chosen("south-team", "wardens").id()).isEqualTo("wardens");
    assertThat(StrikeTeam.SAMPLES.chosen("south-team", DUO))
        .isEqualTo(TeamReader.read("duo.team", DUO));
    assertThat(refusal("warden"))
        .isEqualTo(
            "Option \"south-team\" is one of wardens, ironworks, ash-brood, or the whole text of a"
                + " file, not \"warden\". Did you mean \"wardens\"?");
    assertThat(refusal("team duo\nteam trio"))
        .startsWith("Team file south-team, line 2: A file describes one team");
  }

  private static String refusal(String value) {
    IllegalSetup refused =
        catchThrowableOfType(
            IllegalSetup.class, () -> StrikeTeam.SAMPLES.chosen("south-team", value));
    assertThat(refused).isNotNull();
    return words(Language.ENGLISH).say(refused.message());
  }

  private static FileFault fault(String text) {
    FileFault fault =
        catchThrowableOfType(FileFault.class, () -> TeamReader.read("duo.team", text));
    assertThat(fault).isNotNull();
    return fault;
  }

  private static String sentence(String text) {
    return words(Language.ENGLISH).say(fault(text).message());
  }

  private static Words words(Language language) {
    return Words.in(language, DeadzoneGame.class);
  }
}
