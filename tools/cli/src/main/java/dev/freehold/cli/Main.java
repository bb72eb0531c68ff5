// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.IoFailure;
import dev.freehold.opt.options.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/** The command {@code freehold}: runs the subcommand, and reports its crashes. */
public final class Main {
  /** Exit status of a usage error. */
  static final int USAGE = 2;
  /** Exit status when the program given may be fine but Freehold is not: {@code EX_SOFTWARE} of sysexits.h. */
  static final int BUG = 70;

  private final Map<String, Supplier<Command>> commands;
  private final CommandIo io;

  private Main(CommandIo io, Map<String, Supplier<Command>> commands) {
    this.io = io;
    this.commands = commands;
  }

  Main(CommandIo io, Command... commands) {
    this(io, new LinkedHashMap<>());
    for (Command command : commands) this.commands.put(command.name(), () -> command);
  }

  public static void main(String[] args) {
    int status = new Main(CommandIo.ofProcess(), all()).run(Worker.named(args));
    // To exit explicitly takes as long as a small program: the JVM looks for somebody who logs it in every jar.
    // A thread of a jar would keep the process.
    if (status != 0 || ForeignExit.isWatched()) System.exit(status);
  }

  /** All commands by name, in the order of the help. One is made when it is asked for: tables of options that nobody reads take their time, too. */
  static Map<String, Supplier<Command>> all() {
    Map<String, Supplier<Command>> all = new LinkedHashMap<>();
    all.put("opt", Opt::new);
    all.put("run", Run::new);
    all.put("check", () -> new Check(Pulse.EVERY_FEW_SECONDS));
    all.put("explain", Explain::new);
    all.put("report", () -> new ReportCommand(Pulse.EVERY_FEW_SECONDS));
    all.put("fuzz", Fuzz::new);
    all.put("reduce", () -> new Reduce(Pulse.EVERY_FEW_SECONDS));
    all.put("worker", () -> new Worker(Main::takeStreams));
    all.put("serve", () -> new Serve(Main::takeStreams));
    all.put("lsp", () -> new Lsp(Main::takeStreams));
    return all;
  }

  /** Keeps third parties' code from the standard streams, which it knows by these names. */
  private static void takeStreams() {
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
  }

  /** Runs one command line and returns its exit status. Output that nobody gets is an error, whatever the command did. */
  int run(String... args) {
    int status = guarded(args);
    return io.err().checkError() && status == 0 ? 1 : status;
  }

  /** Faults of files, streams, jars and of the machine are reported as such; whatever else a subcommand throws is our bug. */
  private int guarded(String... args) {
    try {
      int status = dispatch(ResponseFiles.expand(Arrays.asList(args), io.files()));
      io.out().flush();
      return status;
    } catch (IoFailure failure) {
      return refuse(failure.getMessage());
    } catch (IOException failure) {
      return refuse(IoFailure.of(failure).getMessage());
    } catch (UncheckedIOException failure) {
      return refuse(IoFailure.of(failure.getCause()).getMessage());
    } catch (Throwable crash) {
      refuse(null);
      return CrashReport.print(crash, args, io.err());
    }
  }

  /** Ends a command after an error: what it has printed is printed, if that is possible. */
  private int refuse(String message) {
    try {
      io.out().flush();
    } catch (IoFailure | CancellationException again) {
      // Said already: a stream fails from its first failure on, and a cancelled command has nobody to print for.
    }
    if (message != null) io.err().println(message);
    return 1;
  }

  private int dispatch(List<String> args) throws Exception {
    if (args.isEmpty()) {
      help(io.err());
      return USAGE;
    }
    String first = args.getFirst();
    Supplier<Command> command = commands.get(first);
    if (command != null) return command.get().run(args.subList(1, args.size()), io);
    switch (first) {
      case "--help", "-h", "help" -> {
        if (args.size() > 1) return dispatch(List.of(args.get(1), "--help"));
        help(io.out());
      }
      case "--version", "-V" -> io.out().println(versionLine());
      default -> {
        Nearest nearest = Nearest.of(first, commands.keySet());
        io.err().println("freehold: unknown command '" + first + "'" + (nearest.isNear() ? "; did you mean '" + nearest.name() + "'?" : ""));
        help(io.err());
        return USAGE;
      }
    }
    return 0;
  }

  private void help(PrintStream to) {
    to.println("usage: freehold COMMAND [OPTIONS] [FILE]");
    commands.forEach((name, command) -> to.printf("  %-10s%s%n", name, command.get().summary()));
    to.println("See also: freehold help COMMAND, freehold --version. @FILE is replaced by the arguments in FILE.");
  }

  /** What {@code --version} prints. */
  static String versionLine() {
    return "freehold " + version();
  }

  static String version() {
    ModuleDescriptor module = Main.class.getModule().getDescriptor();
    return module == null ? "(of a class path)" : module.rawVersion().orElse("(of a checkout)");
  }
}
