package plateau.app.types;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import plateau.arena.bot.ThingSchema;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;

/** All that the board of a game is sent, as types: its views, scene, moves, journal and outlook. */
final class GameTypes {

  private final ThingSchema things = new ThingSchema();
  private final SchemaTypes types = new SchemaTypes();

  private GameTypes() {}

  /** As a file. */
  static <S extends State<S, M>, M> String of(Game<S, M> game) {
    return new GameTypes().file(game);
  }

  private <S extends State<S, M>, M> String file(Game<S, M> game) {
    Setup usual = Setup.of(game.info(), game.info().minSeats(), Map.of());
    S state = game.start(usual, new Seeded(0), Journal.OFF);
    Map<String, Object> view = things.schema(game.view(state, state.toMove()).getClass());
    Map<String, Object> scene = orNull(game.scene(usual));
    Map<String, Object> outlook = orNull(game.outlook(state).flatMap(Outlook::facts));
    String move = move(movesOf(game));
    List<Class<?>> entries = entriesOf(game);
    String told = types.anyOf(facts(entries));
    return """
    // What the server sends of this game, read off its records. Written by ./plateau golden.

    %s

    %s%sexport type Move = { text: string; words: string; move: %s };

    export type Key = %s;

    export type Entry = {
      n: number;
      i: number;
      step: number;
      seat: number | null;
      key: Key;
      words: string;
      detail: boolean;
      heading: boolean;
      facts: Facts;
    };

    export type Facts = %s;

    export type Outlook = { moves: import('../types').Outlook['moves']; facts: %s };

    export type Game = { view: View; scene: Scene; move: Move; entry: Entry; outlook: Outlook };
    """
        .formatted(
            types.defined(),
            alias("View", view),
            alias("Scene", scene),
            move,
            keys(entries),
            told,
            types.of(outlook));
  }

  private String move(Class<?> moves) {
    if (moves.isEnum()) {
      return "{ kind: " + constants(moves) + " }";
    }
    List<Class<?>> kinds = records(moves);
    return "{ kind: %s } & %s".formatted(keys(kinds), types.anyOf(facts(kinds)));
  }

  private Map<String, Object> orNull(Optional<Object> record) {
    return record.map(Object::getClass).map(things::schema).orElse(Map.of("type", "null"));
  }

  // A game may call its own records so.
  private String alias(String name, Map<String, Object> schema) {
    String type = types.of(schema);
    return type.equals(name) ? "" : "export type %s = %s;\n\n".formatted(name, type);
  }

  private List<Map<?, ?>> facts(List<Class<?>> records) {
    List<Map<?, ?>> all = new ArrayList<>();
    for (Class<?> record : records) {
      Map<String, Object> facts = new LinkedHashMap<>();
      for (RecordComponent fact : record.getRecordComponents()) {
        String type = fact.getGenericType().getTypeName();
        boolean isVague = type.contains(Object.class.getName());
        facts.put(fact.getName(), isVague ? Map.of() : things.schema(fact.getGenericType()));
      }
      all.add(Map.of("properties", facts, "required", List.copyOf(facts.keySet())));
    }
    types.define(things.definitions());
    return all;
  }

  private static String keys(List<Class<?>> records) {
    TreeSet<String> keys = new TreeSet<>();
    records.forEach(record -> keys.add(Named.kebab(record.getSimpleName())));
    return SchemaTypes.oneOf(keys);
  }

  private static String constants(Class<?> moves) {
    return SchemaTypes.oneOf(
        Stream.of(moves.getEnumConstants())
            .map(constant -> Named.kebab(((Enum<?>) constant).name()))
            .toList());
  }

  // Those among which a sealed type chooses.
  private static List<Class<?>> records(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(one -> records(one).stream()).toList()
        : List.of(type);
  }

  private static Class<?> movesOf(Game<?, ?> game) {
    return Stream.of(game.getClass().getGenericInterfaces())
        .filter(ParameterizedType.class::isInstance)
        .map(ParameterizedType.class::cast)
        .filter(type -> type.getRawType() == Game.class)
        .map(type -> (Class<?>) type.getActualTypeArguments()[1])
        .findFirst()
        .orElseThrow();
  }

  // A game's journal may be told by several of its packages.
  private static List<Class<?>> entriesOf(Game<?, ?> game) {
    return new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(game.getClass().getPackageName())
            .stream()
            .filter(type -> type.isAssignableTo(Entry.class) && type.isRecord())
            .sorted(Comparator.comparing(JavaClass::getName))
            .<Class<?>>map(JavaClass::reflect)
            .toList();
  }
}
