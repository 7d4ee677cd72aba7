package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kit.RulesPage;

/** The components of §2, §7.1 and §8, compared with the tables of the rules page. */
class ComponentsTest {

  private static final RulesPage PAGE = RulesPage.in(Path.of("../../docs/rules/codroid.md"));

  @Test
  @DisplayName("2.2 The 16 houses")
  @Tag("R-16")
  void houses() {
    List<String> houses = new ArrayList<>();
    for (Place house : Place.HOUSES) {
      int at = house.ordinal();
      houses.add(
          "%d %s %s %d next %s previous %s district %s"
              .formatted(
                  at,
                  house.id(),
                  house.type().orElseThrow().id(),
                  house.slots(),
                  id(Board.next(at)),
                  id(Board.previous(at)),
                  id(Board.publicPlaceOf(at))));
    }
    assertThat(houses)
        .hasSize(16)
        .isEqualTo(
            PAGE.table("### 2.2").stream()
                .map(
                    row ->
                        "%s %s %s %s next %s previous %s district %s"
                            .formatted(
                                row.get(0),
                                row.get(1),
                                row.get(3),
                                row.get(4),
                                row.get(5),
                                row.get(6),
                                row.get(7)))
                .toList());
  }

  @Test
  @DisplayName("2.2 No two neighbouring houses have the same type, so their order changes nothing")
  @Tag("R-18")
  void neighboursDiffer() {
    for (Place house : Place.HOUSES) {
      Place next = Place.ALL.get(Board.next(house.ordinal()));
      assertThat(next.type()).as(house.id()).isNotEqualTo(house.type());
    }
  }

  @Test
  @DisplayName("2.3 The 4 public places")
  @Tag("R-13")
  @Tag("R-15")
  void publicPlaces() {
    List<String> places = new ArrayList<>();
    for (Place place : Place.PUBLIC_PLACES) {
      int at = place.ordinal();
      places.add(
          "%s %s %d next %s previous %s district %s, %s, %s, %s"
              .formatted(
                  place.id(),
                  place.type().orElseThrow().id(),
                  place.slots(),
                  id(Board.nextPublicPlace(at)),
                  id(Board.previousPublicPlace(at)),
                  id(Board.districtHouse(at, 0)),
                  id(Board.districtHouse(at, 1)),
                  id(Board.districtHouse(at, 2)),
                  id(Board.districtHouse(at, 3))));
    }
    assertThat(places)
        .hasSize(4)
        .isEqualTo(
            PAGE.table("### 2.3").stream()
                .map(
                    row ->
                        "%s %s %s next %s previous %s district %s"
                            .formatted(
                                row.get(1),
                                row.get(3),
                                row.get(4),
                                row.get(5),
                                row.get(6),
                                row.get(7)))
                .toList());
  }

  @Test
  @DisplayName("2.4 School and market come last in global place order and have no type")
  @Tag("R-32")
  void schoolAndMarket() {
    List<Place> places = Place.ALL.subList(20, 23);
    assertThat(Place.ALL).hasSize(23);
    assertThat(places)
        .allMatch(place -> place.type().isEmpty())
        .extracting(place -> place.id() + " " + place.slots())
        .isEqualTo(
            PAGE.table("### 2.4").stream()
                .map(row -> row.get(0) + " " + row.get(2).split(" ", 2)[0])
                .toList());
  }

  @Test
  @DisplayName("2.5 Hospital: A, B, C with 5 beds each, 6 with the military row")
  @Tag("R-69")
  void hospital() {
    assertThat(Column.ALL)
        .extracting(column -> column.id() + " " + beds(column, false) + " " + beds(column, true))
        .isEqualTo(
            PAGE.table("### 2.5").stream()
                .filter(row -> !row.getFirst().equals("(total)"))
                .map(row -> row.get(0) + " " + row.get(2) + " " + row.get(3))
                .toList());
  }

  private static int beds(Column column, boolean extraRow) {
    CodroidState state = new CodroidState(1, 10, 5);
    state.extraRowOpen = extraRow;
    while (state.hasFreeBed(column)) {
      state.changeColumn(column, 1);
    }
    return state.inColumn(column);
  }

  @Test
  @DisplayName("7.1 The 16 measures, their costs and prerequisites")
  @Tag("R-51")
  @Tag("R-52")
  void measures() {
    assertThat(Measure.ALL)
        .hasSize(16)
        .extracting(
            measure ->
                "%s %d %s"
                    .formatted(
                        measure.id(),
                        measure.cost(),
                        measure.prerequisite().map(needed -> needed.id() + " taken").orElse("–")))
        .isEqualTo(
            PAGE.table("### 7.1").stream()
                .map(row -> row.get(0) + " " + row.get(3) + " " + row.get(4))
                .toList());
    assertThat(Measure.ALL.stream().mapToInt(Measure::cost).sum()).isEqualTo(43);
  }

  @Test
  @DisplayName("8. The 12 events; the index is what pick(12) draws")
  @Tag("R-72")
  void events() {
    assertThat(EventCard.ALL)
        .hasSize(12)
        .extracting(card -> card.ordinal() + " " + card.id())
        .isEqualTo(PAGE.table("## 8.").stream().map(row -> row.get(0) + " " + row.get(1)).toList());
  }

  @Test
  void idsOfMeasuresAreReadStrictly() {
    assertThat(Measure.of("lockdown")).contains(Measure.LOCKDOWN);
    assertThat(Measure.of("Lockdown")).isEqualTo(Optional.empty());
    assertThat(Measure.of("lockdown ")).isEmpty();
    assertThat(Measure.of("LIMIT_CLOCKWISE")).isEmpty();
  }

  private static String id(int place) {
    return Place.ALL.get(place).id();
  }
}
