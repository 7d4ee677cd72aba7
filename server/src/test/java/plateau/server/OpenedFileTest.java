package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.iceberg.dump.DumpWriter;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.table.Facts;

/** Replay files from somebody's disk, as docs/server.md describes them. */
class OpenedFileTest extends ServerTest {

  private String replayOf(String order) {
    Running.Made table = running.make(order);
    assertThat(table.watch().myTurn().has("result")).isTrue();
    return running.get("/api/tables/" + table.id() + "/replay").body();
  }

  private String replayOfATable() {
    return replayOf(
        "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"computer\",\"player\":\"pass\"}]}");
  }

  private String opened(String file) {
    HttpResponse<String> answer = running.post("/api/replays", file);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    String id = Facts.read(answer.body()).text("id");
    assertThat(id).startsWith("~");
    return "/api/replays/" + id.substring(1);
  }

  @Test
  void isShownAnalysedAndPlayedOnFromLikeAnyReplay() {
    String file = replayOfATable();
    String address = opened(file);
    Facts frames = running.read(address + "/frames");
    assertThat(frames.at("table").text("game")).isEqualTo("codroid");
    assertThat(frames.at("table").at("result").text("words")).isNotBlank();
    assertThat(frames.list("frames")).hasSize(frames.whole("steps") + 1);
    assertThat(running.read(address + "/verification").truth("verified")).isTrue();
    assertThat(running.get(address + "/replay").body()).isEqualTo(file);
    assertThat(running.read(address + "/analysis").text("progress")).isEqualTo("none");
    HttpResponse<String> fork = running.post(address + "/fork", "{\"step\":1}");
    assertThat(fork.statusCode()).as(fork.body()).isEqualTo(201);
    assertThat(opened(file)).as("the same file has the same name").isEqualTo(address);
  }

  @Test
  void mayBeADumpOfTheIcebergContest() {
    String random = "{\"kind\":\"computer\",\"player\":\"random\"}";
    String order = "{\"game\":\"iceberg\",\"seats\":[%s,%s]}".formatted(random, random);
    String dump = DumpWriter.write(ReplayReader.read(replayOf(order)));
    Facts frames = running.read(opened(dump) + "/frames?count=1");
    assertThat(frames.at("table").text("game")).isEqualTo("iceberg");
    assertThat(frames.at("table").fields()).containsEntry("seed", null);
    HttpResponse<String> broken = running.post("/api/replays", dump.substring(0, 5000));
    assertThat(broken.statusCode()).isEqualTo(400);
    assertThat(Facts.read(broken.body()).at("error").text("words")).doesNotContain("dump.");
  }

  // A link to an opened file may be sent to others.
  @Test
  void namesOfSeatsAreShownAsThoseAtTables() {
    Replay played = ReplayReader.read(replayOfATable());
    Header header = played.header();
    String hidden = "\u202eeve\u200b" + "x".repeat(100);
    Header renamed =
        new Header(
            header.game(),
            header.rules(),
            header.setup(),
            List.of(hidden),
            header.seed(),
            header.salt(),
            header.seedHash());
    Replay sent =
        new Replay(renamed, played.steps(), played.open(), played.ending(), played.notes());
    String address = opened(ReplayWriter.write(sent));
    Facts table = running.read(address + "/frames").at("table");
    assertThat(table.list("seats").getFirst().text("name")).isEqualTo("eve" + "x".repeat(57));
  }

  @Test
  void isRefusedWithTheLineAndWhatIsWrong() {
    String file = replayOfATable();
    for (String bad :
        new String[] {
          "", "nonsense\n", file.substring(0, file.length() / 2), file.replace("codroid", "codrid")
        }) {
      HttpResponse<String> answer = running.post("/api/replays", bad);
      assertThat(answer.statusCode()).as(bad).isEqualTo(400);
      Facts error = Facts.read(answer.body()).at("error");
      assertThat(error.text("code")).isEqualTo("unreadable-file");
      assertThat(error.text("words"))
          .startsWith("This file cannot be shown. ")
          .doesNotContain("replay.");
    }
    assertThat(running.post("/api/replays", "x".repeat((8 << 20) + 1)).statusCode()).isEqualTo(413);
    assertThat(running.get("/api/replays/none/frames").statusCode()).isEqualTo(404);
  }
}
