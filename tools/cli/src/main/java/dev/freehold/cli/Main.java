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

/** The command {@code freehold}: runs the subcommand, and reports its crashes. */
public final class Main {
  /** Exit status of a usage error. */
  static final int USAGE = 2;
  /** Exit status when the program given may be fine but Freehold is not: {@code EX_SOFTWARE} of sysexits.h. */
  static final int BUG = 70;

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private final CommandIo io;

  Main(CommandIo io, Command... commands) {
    this.io = io;
    for (Command command : commands) this.commands.put(command.name(), command);
  }

  public static void main(String[] args) {
    Command[] commands =
        {new Opt(Progress::isColored), new Run(), new Check(Progress::isSeen), new Explain(), new ReportCommand(), new Fuzz(Progress::isSeen),
            new Reduce(),
            new Worker(Main::takeStreams),
            new Serve(Main::takeStreams), new Lsp(Main::takeStreams)};
    int status = new Main(CommandIo.ofProcess(), commands).run(Worker.named(args));
    // To exit explicitly takes as long as a small program: the JVM looks for somebody who logs it in every jar.
    if (status != 0) System.exit(status);
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
    String first = args.isEmpty() ? "--help" : args.getFirst();
    Command command = commands.get(first);
    if (command != null) return command.run(args.subList(1, args.size()), io);
    switch (first) {
      case "--help", "-h", "help" -> help(io.out());
      case "--version", "-V" -> io.out().println("freehold " + version());
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
    for (Command command : commands.values()) to.printf("  %-10s%s%n", command.name(), command.summary());
    to.println("See also: freehold COMMAND --help, freehold --version. @FILE is replaced by the arguments in FILE.");
  }

  static String version() {
    ModuleDescriptor module = Main.class.getModule().getDescriptor();
    return module == null ? "(of a class path)" : module.rawVersion().orElse("(of a checkout)");
  }
}
