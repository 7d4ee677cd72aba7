package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Teams and terrain of Deadzone, written in the browser. */
class EditorTest extends BrowserTest {

  @Test
  void aMistakeIsToldWhereItIsAndCanBeMendedSharedAndPlayed() throws IOException {
    Visitor writer = visitor(Device.DESKTOP);
    open(writer, "team");
    writer.find(".verdict.sound").waitFor();
    writer.find("[data-figure='warden-rifle-1'] [data-field='points']").fill("30");
    writer.find("[data-figure='warden-rifle-1'] [data-field='points']").blur();
    writer.find(".verdict.fault").waitFor();
    assertThat(writer.find(".verdict p").textContent()).contains("120 points", "100");
    check(writer, "team-fault-1440x900-dark");
    writer.find("[data-figure='warden-marksman'] .remove").click();
    writer.find("[data-figure='warden-breacher'] [data-field='points']").fill("12");
    writer.find("[data-figure='warden-breacher'] [data-field='points']").blur();
    writer.find(".verdict.sound").waitFor();
    assertThat(writer.find("document-text textarea").inputValue())
        .doesNotContain("warden-marksman")
        .contains("# A sample strike team", "points 30");
    assertThat(Files.readString(save(writer).path()))
        .isEqualTo(writer.find("document-text textarea").inputValue());
    writer.find(".share").click();
    String address = writer.find("input.address").inputValue();
    assertThat(address).contains("/editor/deadzone#d1.team.");

    Visitor reader = visitor(Device.PHONE, "fr", "light");
    reader.goTo(address.substring(reader.address().length()));
    reader.find("[data-figure='warden-rifle-1']").waitFor();
    reader.find(".verdict.sound").waitFor();
    assertThat(reader.find("[data-figure='warden-marksman']").count()).isZero();
    check(reader, "team-390x844-light");
    reader.find(".play[data-option='south-team']").click();
    reader.find("main[data-step]").waitFor();
    assertThat(reader.path()).startsWith("/table/");
  }

  @Test
  void aFaultInALineIsMarkedInTheTextAndInTheForm() {
    Visitor writer = visitor(Device.DESKTOP);
    open(writer, "team");
    String text = writer.find("document-text textarea").inputValue();
    writer.find("document-text textarea").fill(text.replace("armour 2", "armour 9"));
    writer.find("document-text li.fault").waitFor();
    writer.find("label.wrong [data-field='armour']").waitFor();
    writer.find(".go-to").click();
    assertThat(writer.page().evaluate("() => getSelection().toString()")).isEqualTo("  armour 9");
    writer.page().reload();
    writer.find("document-text li.fault").waitFor();
    assertThat(writer.find("document-text textarea").inputValue()).contains("armour 9");
  }

  @Test
  void terrainIsPaintedWithMouseAndKeyboardAndUndone() throws IOException {
    Visitor painter = visitor(Device.DESKTOP, "en", "light");
    open(painter, "map");
    painter.find(".verdict.sound").waitFor();
    painter.find("[data-tool='cover']").click();
    painter.find("[data-cube='A4']").click();
    assertThat(text(painter)).contains("interior A4 cover");
    painter.find("[data-tool='wall']").click();
    painter.find("svg.plan").focus();
    painter.page().keyboard().press("ArrowUp");
    painter.page().keyboard().press("Shift+ArrowUp");
    assertThat(text(painter)).contains("face A5 N wall");
    painter.find(".verdict.sound").waitFor();
    painter.find("[data-tool='objective']").click();
    painter.find("[data-cube='C5']").click();
    painter.find(".verdict.fault").waitFor();
    check(painter, "terrain-1440x900-light");
    painter.find(".undo").click();
    painter.find("[data-tool='objective']").click();
    painter.find("[data-cube='C1']").click();
    painter.find("rect[data-wrong='C1']").waitFor();
    painter.find(".undo").click();
    painter.find(".verdict.sound").waitFor();
    painter.find(".play").click();
    painter.find("main[data-step]").waitFor();
  }

  @Test
  @SuppressWarnings("unchecked")
  void paintingChangesWhatIsPaintedAndNothingElse() {
    Visitor painter = visitor(Device.DESKTOP);
    open(painter, "map");
    List<String> wrong =
        (List<String>)
            painter
                .page()
                .evaluate(
                    """
                    async (text) => {
                      const {painted, thingsOf, twinOf} = await import('/games/deadzone/editor/terrain-text.js');
                      const written = (things) => JSON.stringify([...things].sort());
                      const wrong = [];
                      for (const thing of ['interior D4', 'interior A1', 'floor E4:1', 'face B3 W', 'face G6 E', 'ladder F3', 'item A5'])
                        for (const value of ['', 'x'])
                          for (const both of [true, false]) {
                            const expected = thingsOf(text);
                            const known = [...thingsOf(painted('', thing, 'x', false)).keys()][0];
                            const said = ['ladder', 'item'].includes(known.split(' ')[0]) ? known.split(' ')[0] : value;
                            for (const one of both ? [known, twinOf(known)] : [known])
                              value ? expected.set(one, said) : expected.delete(one);
                            const seen = painted(text, thing, value, both);
                            if (written(thingsOf(seen)) !== written(expected)) wrong.push(`${thing} ${value} ${both}`);
                            if (!seen.includes('# The tower: three levels.')) wrong.push(`remarks lost: ${thing}`);
                          }
                      return wrong;
                    }
                    """,
                    text(painter));
    assertThat(wrong).isEmpty();
  }

  @Test
  void mapsOfIcebergAreWrittenAsText() {
    Visitor writer = visitor(Device.DESKTOP);
    writer.goTo("/editor/iceberg").find(".verdict.sound").waitFor();
    writer.find("document-text textarea").fill("....");
    writer.find(".verdict.fault").waitFor();
    assertThat(writer.find(".verdict p").textContent()).contains("line 1");
  }

  private static void open(Visitor visitor, String kind) {
    visitor.goTo("/editor/deadzone").find("[role='tab'][data-kind='%s']".formatted(kind)).click();
    visitor.find("main[data-kind='%s']".formatted(kind)).waitFor();
  }

  private static String text(Visitor visitor) {
    return visitor.find("document-text textarea").inputValue();
  }

  private static Download save(Visitor visitor) {
    return visitor.page().waitForDownload(() -> visitor.find(".save").click());
  }

  private static void check(Visitor visitor, String name) throws IOException {
    visitor.photograph(pictures().resolve("editor-" + name + ".png"));
    assertThat(visitor.scrollsSideways()).as(name + " scrolls sideways").isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + name).isEmpty();
  }
}
