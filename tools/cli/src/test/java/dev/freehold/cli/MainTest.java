// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final CommandIo io = new CommandIo(new ByteArrayInputStream(new byte[0]), stream(out), stream(err));

  @Test
  void withoutArgumentsItSaysWhatThereIs() {
    assertEquals(Main.USAGE, new Main(io, new Opt()).run());
    assertTrue(err.toString().startsWith("usage: freehold"), err::toString);
    assertTrue(err.toString().contains("\n  opt "), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void helpOfACommand() {
    assertEquals(0, new Main(io, new Opt(), new Check()).run("help", "check"));
    String text = out.toString();
    assertTrue(text.startsWith("usage: freehold check"), text);
    out.reset();
    assertEquals(0, new Main(io, new Opt(), new Check()).run("--help", "check"));
    assertEquals(text, out.toString());
    assertEquals(Main.USAGE, new Main(io, new Opt(), new Check()).run("help", "chek"));
    assertTrue(err.toString().contains("did you mean 'check'?"), err::toString);
  }

  @Test
  void eachCommandHasTheVersion() {
    for (Command command : List.of(new Check(), new Run(), new Explain(), new Reduce(), new Fuzz(), new ReportCommand())) {
      out.reset();
      assertEquals(0, new Main(io, command).run(command.name(), "--version"));
      assertEquals(Main.versionLine() + "\n", out.toString());
    }
  }

  @Test
  void anUnknownSubcommandIsTheUsersError() {
    assertEquals(Main.USAGE, new Main(io, new Opt()).run("optimise", "--fast"));
    assertTrue(err.toString().startsWith("freehold: unknown command 'optimise'"), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void aSubcommandGetsTheRestAndItsStatusIsOurs() {
    Command count = new Named("count") {
      @Override
      public int run(List<String> args, CommandIo io) {
        io.out().print(args);
        return args.size();
      }
    };
    assertEquals(3, new Main(io, new Opt(), count).run("count", "--count", "count", ""));
    assertEquals("[--count, count, ]", out.toString());
  }

  @Test
  void aCommandIsMadeUnderItsName() {
    Main.all().forEach((name, command) -> assertEquals(name, command.get().name()));
  }

  @Test
  void textPrintsInUtf8OrTheBytesThatItCameFrom() {
    Command text = new Named("text") {
      @Override
      public int run(List<String> args, CommandIo io) {
        io.out().print("\u00e9\udcff");
        return 0;
      }
    };
    new Main(io, text).run("text");
    assertArrayEquals(new byte[] {(byte) 0xC3, (byte) 0xA9, (byte) 0xFF}, out.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(classes = {IllegalStateException.class, AssertionError.class})
  void aCrashIsReportedAsOurBugAfterWhatWasPrinted(Class<? extends Throwable> kind) {
    Command crash = new Named("crash") {
      @Override
      public int run(List<String> args, CommandIo io) throws Exception {
        io.out().print("so far");
        switch (kind.getConstructor().newInstance()) {
          case Exception exception -> throw exception;
          case Error error -> throw error;
          case Throwable other -> throw new IllegalArgumentException(other);
        }
      }
    };
    assertEquals(Main.BUG, new Main(io, crash).run("crash", "a.mlir"));
    assertEquals("so far", out.toString());
    assertTrue(err.toString().contains("bug in Freehold"), err::toString);
    assertTrue(err.toString().contains("command: freehold crash a.mlir"), err::toString);
    assertTrue(err.toString().contains(kind.getName()), err::toString);
  }

  @ParameterizedTest
  @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class})
  void tooLittleMemoryIsNoBug(Class<? extends Error> kind) throws ReflectiveOperationException {
    Error error = kind.getConstructor(String.class).newInstance("Java heap space");
    Command full = new Named("full") {
      @Override
      public int run(List<String> args, CommandIo io) {
        throw new IllegalStateException("pass 'x' crashed", error);
      }
    };
    assertEquals(1, new Main(io, full).run("full", "a.mlir"));
    assertTrue(err.toString().startsWith("freehold: out of memory: "), err::toString);
    assertTrue(err.toString().contains("in: freehold full a.mlir"), err::toString);
    assertTrue(err.toString().contains("FREEHOLD_OPTS"), err::toString);
    assertFalse(err.toString().contains("bug") || err.toString().contains("\tat "), err::toString);
  }

  /** As the reference prints them, byte for byte. */
  @Test
  void errorsMayBeColored() {
    String colored = "\033[1m<stdin>:1:1: \033[0m\033[0;1;31merror: \033[0m\033[1mcustom op 'bad' is unknown (tried 'builtin.bad' as well)\n\033[0m"
        + "bad\n\033[0;1;32m^\n\033[0m";
    String plain = "<stdin>:1:1: error: custom op 'bad' is unknown (tried 'builtin.bad' as well)\nbad\n^\n";
    Terminal xterm = terminal("TERM", "xterm");
    assertEquals(colored, errors(new Opt(), xterm));
    assertEquals(colored, errors(new Opt(), Terminal.NONE, "--color"));
    assertEquals(colored, errors(new Opt(), Terminal.NONE, "--color=true"));
    assertEquals(plain, errors(new Opt(), xterm, "--color=false"));
    assertEquals(plain, errors(new Opt(), Terminal.NONE));
    assertEquals(plain, errors(new Opt(), terminal("TERM", "dumb")));
    assertEquals(plain, errors(new Opt(), terminal("TERM", "xterm", "NO_COLOR", "1")));
    assertEquals(colored, errors(new Opt(), terminal("TERM", "xterm", "NO_COLOR", "")));
    for (Command command : List.of(new Check(), new Run(), new Explain(), new ReportCommand())) {
      assertEquals(colored, errors(command, xterm), command.name());
      assertEquals(colored, errors(command, Terminal.NONE, "--color"), command.name());
      assertEquals(plain, errors(command, xterm, "--color=false"), command.name());
    }
    String expected = "// expected-error {{never}}\n";
    assertEquals("\033[1m<stdin>:1:4: \033[0m\033[0;1;31merror: \033[0m\033[1mexpected error \"never\" was not produced\n\033[0m"
        + "// expected-error {{never}}\n\033[0;1;32m   ^~~~~\n\033[0m", errorsOn(expected, "--color", "--verify-diagnostics"));
  }

  private static Terminal terminal(String... environment) {
    Map<String, String> variables = new HashMap<>();
    for (int i = 0; i < environment.length; i += 2) variables.put(environment[i], environment[i + 1]);
    return new Terminal(() -> true, () -> true, variables::get, null);
  }

  private String errors(Command command, Terminal terminal, String... flags) {
    return errorsOn("bad", command, terminal, flags);
  }

  private String errorsOn(String text, String... flags) {
    return errorsOn(text, new Opt(), Terminal.NONE, flags);
  }

  private String errorsOn(String text, Command command, Terminal terminal, String... flags) {
    err.reset();
    CommandIo given = new CommandIo(new ByteArrayInputStream(Utf8.encode(text)), stream(out), stream(err)).on(terminal);
    List<String> line = new ArrayList<>(List.of(command.name()));
    line.addAll(List.of(flags));
    assertEquals(1, new Main(given, command).run(line.toArray(String[]::new)));
    return err.toString();
  }

  @Test
  void optHasAVersion() {
    assertEquals(0, new Main(io, new Opt()).run("opt", "--version"));
    assertTrue(out.toString().matches("Freehold version .+\n  Compatible with LLVM version 22\\.\n"), out::toString);
  }

  private static PrintStream stream(ByteArrayOutputStream to) {
    return Utf8.printStream(to, false);
  }

  private abstract static class Named implements Command {
    private final String name;

    Named(String name) {
      this.name = name;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String summary() {
      return "for a test";
    }
  }
}
