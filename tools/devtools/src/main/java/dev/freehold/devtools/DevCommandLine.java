// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.util.List;

/** The command line of a developers' tool with a process of its own. */
public final class DevCommandLine {
  private static final int USAGE = 2;

  private DevCommandLine() {}

  /** Parses the arguments; ends the process after a usage error, or after printing the help that they ask for. */
  public static ParsedArguments parse(String[] args, OptionTable table) {
    try {
      ParsedArguments arguments = ParsedArguments.parse(List.of(args), table);
      if (!arguments.get(Option.HELP)) return arguments;
      table.printHelp(System.out);
      System.exit(0);
      return arguments;
    } catch (UsageError wrong) {
      System.err.println(table.command() + ": " + wrong.getMessage());
      System.exit(USAGE);
      throw new IllegalStateException(wrong);
    }
  }
}
