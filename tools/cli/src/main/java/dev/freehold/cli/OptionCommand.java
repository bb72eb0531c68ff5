// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.util.List;

/** A subcommand with a table of options: parses its arguments, prints its help, and reports usage errors. */
abstract class OptionCommand implements Command {
  private final OptionTable table;

  OptionCommand(OptionTable table) {
    this.table = table.with(CommonOptions.VERSION, CommonOptions.COLOR);
  }

  @Override
  public final int run(List<String> args, CommandIo io) throws Exception {
    try {
      ParsedArguments arguments = ParsedArguments.parse(args, table);
      if (arguments.get(Option.HELP)) {
        table.printHelp(io.out());
        return ExitStatus.OK;
      }
      if (arguments.get(CommonOptions.VERSION)) {
        io.out().println(Main.versionLine());
        return ExitStatus.OK;
      }
      return run(arguments, io.on(io.terminal().colored(arguments.get(CommonOptions.COLOR, null))));
    } catch (UsageError wrong) {
      io.err().println("freehold " + name() + ": " + wrong.getMessage());
      return Main.USAGE;
    } catch (Jars.Unusable wrong) {
      io.err().println("freehold " + name() + ": " + wrong.getMessage());
      return 1;
    }
  }

  /** Runs with arguments that are well-formed and returns the exit status. */
  abstract int run(ParsedArguments arguments, CommandIo io) throws Exception;
}
