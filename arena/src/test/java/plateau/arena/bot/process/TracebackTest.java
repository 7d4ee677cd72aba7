package plateau.arena.bot.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where programs broke, as their runtimes say it. */
class TracebackTest {

  private static void assertPlace(String said, String file, int line) {
    assertThat(Traceback.in(said)).contains(new Traceback(file, line));
  }

  @Test
  void pythonEndsWithTheInnermostCall() {
    assertPlace(
        """
        Traceback (most recent call last):
          File "/home/me/bot.py", line 30, in <module>
            play(choose)
          File "/home/me/brain.py", line 12, in choose
            return json.loads(text)
          File "/usr/lib/python3.11/json/__init__.py", line 346, in loads
            return _default_decoder.decode(s)
        json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
        """,
        "/home/me/brain.py",
        12);
  }

  @Test
  void javaScriptBeginsWithIt() {
    assertPlace(
        """
        file:///home/me/bot.mjs:9
            return moves[7].length;
                            ^

        TypeError: Cannot read properties of undefined (reading 'length')
            at choose (file:///home/me/bot.mjs:9:19)
            at file:///home/me/bot.mjs:14:3
            at node:internal/main/run_main_module:28:49

        Node.js v20.19.0
        """,
        "/home/me/bot.mjs",
        9);
    assertPlace(
        """
        TypeError: no
            at Object.openSync (node:fs:601:3)
            at choose (/home/me/bot.js:9:19)
        """,
        "/home/me/bot.js",
        9);
  }

  @Test
  void javaHasItsOwnFramesInFront() {
    assertPlace(
        """
        Exception in thread "main" java.lang.IndexOutOfBoundsException: Index 7 out of bounds for length 1
        \tat java.base/jdk.internal.util.Preconditions.outOfBounds(Preconditions.java:100)
        \tat java.base/java.util.ImmutableCollections$ListN.get(ImmutableCollections.java:688)
        \tat MyBot.choose(MyBot.java:12)
        \tat PlateauBot.play(PlateauBot.java:44)
        """,
        "MyBot.java",
        12);
  }

  @Test
  void rustSaysItInItsFirstLineInTwoWays() {
    assertPlace(
        """
        thread 'main' panicked at src/brain.rs:4:5:
        index out of bounds: the len is 1 but the index is 7
        note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
        """,
        "src/brain.rs",
        4);
    assertPlace("thread 'main' panicked at 'no move', src/main.rs:4:5", "src/main.rs", 4);
  }

  @Test
  void goNamesTheFileBelowTheFunction() {
    assertPlace(
        """
        panic: runtime error: index out of range [7] with length 1

        goroutine 1 [running]:
        runtime.gopanic({0x48a3c0, 0xc00001c0a8})
        \t/usr/lib/go/src/runtime/panic.go:1038 +0x215
        main.choose(...)
        \t/home/me/bot.go:5
        main.main()
        \t/home/me/bot.go:9 +0x1d
        exit status 2
        """,
        "/home/me/bot.go",
        5);
  }

  @Test
  void cppTellsItInAssertionsAndSanitizers() {
    assertPlace("bot: bot.cpp:5: int choose(): Assertion `!moves.empty()' failed.\n", "bot.cpp", 5);
    assertPlace(
        """
        ==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014
            #0 0x55d0c8b0 in choose() /home/me/bot.cpp:5:10
            #1 0x55d0c8b1 in main /home/me/bot.cpp:9:3
        """,
        "/home/me/bot.cpp",
        5);
  }

  @Test
  void shellsSayLine() {
    assertPlace("bot.sh: line 5: plan: command not found\n", "bot.sh", 5);
  }

  @Test
  void whatNamesNoPlaceHasNone() {
    assertThat(Traceback.in("")).isEmpty();
    assertThat(Traceback.in("terminate called after throwing an instance of 'std::bad_alloc'\n"))
        .isEmpty();
    assertThat(Traceback.in("I think 12:30 is late, score 3:2, see http://example.org:80/x\n"))
        .isEmpty();
  }
}
