package plateau.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/** All games that are here: those of the class path, and those of jars in a folder. */
final class Shelf {

  private final List<Game<?, ?>> games = new ArrayList<>();
  private final List<ClassLoader> jars = new ArrayList<>();
  private final List<Message> refusals = new ArrayList<>();
  private final Map<Class<?>, List<?>> services = new ConcurrentHashMap<>();

  /** With the jars of this folder, in the order of their names; it need not exist. */
  Shelf(Optional<Path> folder) {
    providers(Game.class, Games.class.getClassLoader()).forEach(games::add);
    folder.ifPresent(this::addJars);
    games.sort(Comparator.comparing(game -> game.info().id()));
  }

  List<Game<?, ?>> games() {
    return List.copyOf(games);
  }

  /** Why a jar, or a game of one, is not here. */
  List<Message> refusals() {
    return List.copyOf(refusals);
  }

  /** What games bring besides themselves. Looked for once: a server asks at every request. */
  @SuppressWarnings("unchecked") // Of this type are those that were looked for by it.
  <T> List<T> services(Class<T> type) {
    return (List<T>) services.computeIfAbsent(type, this::find);
  }

  private List<?> find(Class<?> type) {
    return Stream.concat(Stream.of(Games.class.getClassLoader()), jars.stream())
        .flatMap(place -> providers(type, place))
        .toList();
  }

  // A jar's loader finds what is on the class path too.
  private static <T> Stream<T> providers(Class<T> type, ClassLoader place) {
    boolean isJar = place instanceof GameJar.Loader;
    return ServiceLoader.load(type, place).stream()
        .filter(provider -> !isJar || place.equals(provider.type().getClassLoader()))
        .map(ServiceLoader.Provider::get);
  }

  private void addJars(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.toString().endsWith(".jar"))
          .sorted()
          .map(GameJar::new)
          .forEach(this::add);
    } catch (IOException e) {
      refusals.add(Message.of("game-jar.folder", "folder", folder));
    }
  }

  private void add(GameJar jar) {
    try {
      GameJar.Loader loader = jar.open();
      List<Game<?, ?>> found = new ArrayList<>();
      providers(Game.class, loader).forEach(found::add);
      if (found.isEmpty()) {
        throw jar.withoutGame();
      }
      found.forEach(game -> check(jar, game));
      // Made once, so that what cannot be made is told here and now.
      loader.services().forEach(type -> providers(type, loader).forEach(each -> {}));
      games.addAll(found);
      jars.add(loader);
    } catch (Problem refused) {
      refusals.add(refused.message());
    } catch (RuntimeException | Error broken) {
      refusals.add(jar.broken(broken).message());
    }
  }

  private void check(GameJar jar, Game<?, ?> game) {
    String id = game.info().id();
    for (Game<?, ?> other : games) {
      if (other.info().id().equals(id)) {
        throw jar.taken(other);
      }
    }
    for (Language language : Language.values()) {
      Words.in(language, game.getClass());
    }
    begin(game);
  }

  // A class that is missing shows only when somebody asks for it.
  private static <S extends State<S, M>, M> void begin(Game<S, M> game) {
    S state =
        game.start(
            Setup.of(game.info(), game.info().minSeats(), Map.of()), new Seeded(0), Journal.OFF);
    state.moves().forEach(game.notation()::write);
    game.view(state, state.toMove());
    game.players();
    game.levels();
    game.usualTable();
    game.documents();
  }
}
