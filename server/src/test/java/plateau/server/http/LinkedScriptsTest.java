package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pages read few files: scripts are linked into one for each page, and one for what pages share.
 */
class LinkedScriptsTest {

  private static final String SHELL = "shell/app.js";

  private final Map<String, String> scripts =
      new TreeMap<>(
          Map.of(
              SHELL,
              """
              import { html } from 'lit';
              import { say as tell } from '../words/words.js';
              export const open = () => import('../table/page.js').then(() => tell(html));
              """,
              "table/page.js",
              """
              import './seats.js';
              import * as words from '../words/words.js';
              class Page {}
              export { Page as TablePage, words };
              """,
              "table/seats.js",
              """
              import { html } from 'lit';
              export const seats = html`<b></b>`;
              """,
              "words/words.js",
              """
              export function say() {}
              export class Words {}
              """,
              "games/pig/presentation.js",
              """
              import { say } from '../../words/words.js';
              export const presentation = { say };
              """));

  private LinkedScripts linked() {
    return new LinkedScripts(
        SHELL,
        List.of("games/pig/presentation.js"),
        path -> Optional.ofNullable(scripts.get(path)));
  }

  private String at(String entry) {
    LinkedScripts linked = linked();
    return linked.text(linked.address(entry)).orElseThrow();
  }

  @Test
  void thereIsAFileForTheShellAndForEachEntry() {
    assertThat(linked().paths())
        .hasSize(3)
        .allMatch(LinkedScripts::isLinked)
        .anyMatch(path -> path.endsWith("/games/pig/presentation.js"))
        .anyMatch(path -> path.endsWith("/" + SHELL))
        .anyMatch(path -> path.endsWith("/table/page.js"));
  }

  @Test
  void whatSeveralEntriesNeedStandsInTheFileOfTheShell() {
    assertThat(at(SHELL)).contains("function say() {}");
    assertThat(at("table/page.js"))
        .contains("from '../../../linked/", "/shell/app.js';", "const words = $")
        .doesNotContain("function say() {}");
  }

  @Test
  void whatOneEntryAloneNeedsStandsInItsFileBeforeWhoNeedsIt() {
    String page = at("table/page.js");
    assertThat(page.indexOf("const seats =")).isPositive().isLessThan(page.indexOf("class Page"));
    assertThat(at(SHELL)).doesNotContain("const seats =");
  }

  @Test
  void aLibraryIsImportedOnceInAFileAndNamesKeepTheirMeaning() {
    assertThat(at(SHELL))
        .containsOnlyOnce("import * as $lib0 from 'lit';")
        .contains("const { html } = $lib0;", "const { say: tell } = $");
  }

  @Test
  void whatIsImportedLaterIsTheLinkedFile() {
    LinkedScripts linked = linked();
    assertThat(at(SHELL)).contains("import('../../../" + linked.address("table/page.js") + "')");
  }

  @Test
  void anEntryExportsWhatItsScriptDoes() {
    assertThat(at("games/pig/presentation.js")).contains("export const { presentation } = $");
    assertThat(at("table/page.js")).contains("export const { TablePage, words } = $");
  }

  @Test
  void atThePathOfAScriptASignPointsIntoTheFileWhereItStands() {
    LinkedScripts linked = linked();
    assertThat(linked.text("words/words.js").orElseThrow())
        .matches(
            """
            import \\{ (\\$\\d+) } from '\\.\\./linked/[\\w-]+/shell/app\\.js';
            export const \\{ Words, say } = \\1;
            """);
    assertThat(linked.text("words/more.js")).isEmpty();
  }

  @Test
  void aChangeAnywhereIsAnotherAddressForAll() {
    String before = linked().address(SHELL);
    scripts.put("table/seats.js", "export const seats = 4;\n");
    assertThat(linked().address(SHELL)).isNotEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "export default 7;",
        "import { say } from \"../../words/words.js\";",
        "import{say}from'../../words/words.js';const a={say};export{a as presentation};",
        "const a={say:1};export{a as presentation};",
        "class A{}export const a = new A();",
        "  import { say } from '../../words/words.js';",
        "const later = () => import(\"../../words/words.js\");",
        "const later = () => import(`../../words/words.js`);",
        "const later = () => import( '../../words/words.js');",
        "let say = await import('../../words/words.js');",
        "for await (const one of []);"
      })
  void anEntryThatCannotBeReadIsHandedOutAsItIs(String script) {
    scripts.put("games/pig/presentation.js", script);
    assertThat(linked().address("games/pig/presentation.js"))
        .isEqualTo("games/pig/presentation.js");
    assertThat(linked().text("games/pig/presentation.js")).isEmpty();
    assertThat(linked().address(SHELL)).matches(LinkedScripts::isLinked);
  }

  @Test
  void soAreScriptsThatImportEachOther() {
    scripts.put("table/seats.js", "import './page.js';\n");
    assertThat(linked().address("table/page.js")).isEqualTo("table/page.js");
  }

  @Test
  void aScriptKnowsWhereItWouldBe() {
    scripts.put("table/seats.js", "export const seats = new URL('./s.svg', import.meta.url);\n");
    assertThat(at("table/page.js"))
        .contains("new URL('./s.svg', new URL('../../../table/seats.js', import.meta.url).href)");
  }

  @Test
  void withoutTheShellNothingIsLinked() {
    scripts.put(SHELL, "const home = import.meta.env;\n");
    assertThat(linked().paths()).isEmpty();
    assertThat(linked().text("words/words.js")).isEmpty();
  }
}
