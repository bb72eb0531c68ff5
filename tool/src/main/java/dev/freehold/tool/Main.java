// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code freehold}. What it does is in its subcommands; here is only what they share: exit codes and the last word on a crash. */
@Command(
    name = "freehold",
    description = "Memory ownership for MLIR.",
    version = "freehold 0.1.0-SNAPSHOT",
    mixinStandardHelpOptions = true,
    subcommands = Opt.class)
public final class Main implements Runnable {
  /** Exit status when the program given was fine but Freehold was not: {@code EX_SOFTWARE} of sysexits.h. */
  static final int BUG = 70;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs one command line and returns its exit status. */
  static int run(String... args) {
    return execute(commandLine(), args);
  }

  /** Runs one command line; whatever a subcommand throws is reported as our bug, errors like a stack overflow too (picocli's handler sees only exceptions). */
  static int execute(CommandLine command, String... args) {
    command.setExecutionExceptionHandler((crash, at, parsed) -> bug(crash, args, command));
    try {
      return command.execute(args);
    } catch (Error crash) {
      return bug(crash, args, command);
    }
  }

  private static int bug(Throwable crash, String[] args, CommandLine command) {
    BugReport.print(crash, args, command.getErr());
    return BUG;
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main());
  }

  /** Without a subcommand there is nothing to do but to say what there is. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
