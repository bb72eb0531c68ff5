// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.List;

/** A subcommand that takes flags and an input: it shows its help when asked, and says what is wrong with the arguments. */
abstract class FlagCommand implements Command {
  private final List<String> switches;
  private final List<String> valued;
  private final boolean passOn;
  private final String help;

  /** The first three are as in {@link ParsedArguments#parse}. */
  FlagCommand(List<String> switches, List<String> valued, boolean passOn, String help) {
    this.switches = switches;
    this.valued = valued;
    this.passOn = passOn;
    this.help = help;
  }

  @Override
  public final int run(List<String> args, StandardStreams io) throws Exception {
    try {
      ParsedArguments arguments = ParsedArguments.parse(args, switches, valued, passOn);
      if (!arguments.isSet("help") && !arguments.isSet("h")) return run(arguments, io);
      io.out().print(help);
      return 0;
    } catch (ParsedArguments.UsageError wrong) {
      io.err().println("freehold " + name() + ": " + wrong.getMessage());
      return Main.USAGE;
    } catch (Jars.Unusable wrong) {
      io.err().println("freehold " + name() + ": " + wrong.getMessage());
      return 1;
    }
  }

  /** Runs with arguments that are well-formed and returns the exit status. */
  abstract int run(ParsedArguments arguments, StandardStreams io) throws Exception;
}
