package plateau.arena.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.ColumnIOFactory;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.RecordReader;
import org.apache.parquet.schema.MessageType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.Lottery;
import plateau.arena.rows.Column.Content;
import plateau.arena.rows.parquet.ParquetRows;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Study;
import plateau.arena.simulation.Sweep;
import plateau.arena.simulation.Threads;
import plateau.pig.Pig;

/** What Parquet's own library reads in our files is what the CSV says. */
class ParquetRowsTest {

  @TempDir Path temp;

  @Test
  void everyTypeOfColumnIsReadAsItWasWritten() throws IOException {
    List<Column> columns =
        List.of(
            new Column("text", Content.TEXT),
            new Column("whole", Content.INT),
            new Column("long", Content.LONG),
            new Column("maybe", Content.OPTIONAL_INT),
            new Column("several", Content.INTS));
    String csv =
        """
        plain,-7,-9223372036854775808,,
        "a ""word"", and
        more é",2147483647,9223372036854775807,5,1 -2 3
        ,0,0,,4
        """;
    assertThat(read(columns, csv))
        .containsExactly(
            List.of("plain", "-7", "-9223372036854775808", "", ""),
            List.of("a \"word\", and\nmore é", "2147483647", "9223372036854775807", "5", "1 -2 3"),
            List.of("", "0", "0", "", "4"));
  }

  @Test
  void manyRowsFillSeveralGroups() throws IOException {
    StringBuilder csv = new StringBuilder();
    for (int row = 0; row < 120_001; row++) {
      csv.append(row).append(',').append(row % 3 == 0 ? "" : "7").append('\n');
    }
    List<Column> columns =
        List.of(new Column("game", Content.LONG), new Column("time", Content.OPTIONAL_INT));
    List<List<String>> rows = read(columns, csv.toString());
    assertThat(rows).hasSize(120_001);
    assertThat(rows.get(50_000)).containsExactly("50000", "7");
    assertThat(rows.getLast()).containsExactly("120000", "");
  }

  @Test
  void aSweepSaysTheSameInBothFormats() throws IOException {
    Sweep sweep = Sweep.read(List.of("target=20,30", "seats=random,greedy:2;random,random"));
    var study = Study.of(new Pig(), sweep, new Study.Common("", Map.of(), 40, 5));
    List<List<String>> rows = compared(study);
    assertThat(rows).hasSize(160);
    assertThat(rows.get(120).subList(0, 3)).containsExactly("30", "random,random", "0");
  }

  @Test
  void aGameWithMarksAndStrangeNamesSaysTheSameInBothFormats() throws IOException {
    var common = new Study.Common("random", Map.of(), 60, 5);
    assertThat(compared(Study.of(new Lottery(true), Sweep.read(List.of()), common))).hasSize(60);
  }

  private List<List<String>> compared(Study<?, ?> study) throws IOException {
    StringWriter csv = new StringWriter();
    Path file = temp.resolve("games.parquet");
    Simulation.Progress silent = (_, _) -> {};
    study.run(new Threads(2), silent, new CsvRows(csv));
    try (ParquetRows rows = new ParquetRows(Files.newOutputStream(file))) {
      study.run(new Threads(1), silent, rows);
    }
    List<List<String>> expected = new ArrayList<>();
    CsvFields fields = new CsvFields(csv.toString());
    int width = study.experiments().getFirst().columns().size();
    while (!fields.isAtEnd()) {
      List<String> row = new ArrayList<>();
      for (int column = 0; column < width; column++) {
        row.add(fields.next());
      }
      expected.add(row);
    }
    List<List<String>> rows = read(file);
    List<String> names =
        study.experiments().getFirst().columns().stream().map(Column::name).toList();
    assertThat(expected.getFirst()).isEqualTo(names);
    assertThat(rows).isEqualTo(expected.subList(1, expected.size()));
    return rows;
  }

  private List<List<String>> read(List<Column> columns, String csv) throws IOException {
    Path file = temp.resolve("rows.parquet");
    try (ParquetRows rows = new ParquetRows(Files.newOutputStream(file))) {
      rows.columns(columns);
      rows.rows(csv);
    }
    return read(file);
  }

  private static List<List<String>> read(Path file) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    ParquetReadOptions options =
        ParquetReadOptions.builder(new PlainParquetConfiguration())
            .withCodecFactory(new JdkGzip())
            .build();
    try (ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file), options)) {
      MessageType schema = reader.getFileMetaData().getSchema();
      for (var pages = reader.readNextRowGroup();
          pages != null;
          pages = reader.readNextRowGroup()) {
        RecordReader<Group> records =
            new ColumnIOFactory()
                .getColumnIO(schema)
                .getRecordReader(pages, new GroupRecordConverter(schema));
        for (long row = 0; row < pages.getRowCount(); row++) {
          rows.add(fields(records.read(), schema.getFieldCount()));
        }
      }
    }
    return rows;
  }

  private static List<String> fields(Group row, int width) {
    List<String> fields = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      boolean isList = !row.getType().getType(column).isPrimitive();
      fields.add(isList ? list(row.getGroup(column, 0)) : field(row, column));
    }
    return fields;
  }

  private static String field(Group row, int column) {
    return row.getFieldRepetitionCount(column) == 0 ? "" : row.getValueToString(column, 0);
  }

  private static String list(Group list) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < list.getFieldRepetitionCount(0); i++) {
      numbers.add(list.getGroup(0, i).getValueToString(0, 0));
    }
    return String.join(" ", numbers);
  }
}
