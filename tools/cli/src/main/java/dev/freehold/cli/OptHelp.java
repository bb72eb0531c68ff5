// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Registry;
import dev.freehold.opt.options.HelpRows;
import dev.freehold.opt.options.Option;
import dev.freehold.pass.NamedPipeline;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassRegistry;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;

/** The text of {@code freehold opt --help}. */
final class OptHelp {
  private static final int WIDTH = 120;
  private static final int TEXT_COLUMN = 44;

  private OptHelp() {}

  static void print(Registry registry, PassRegistry passes, PrintStream out) {
    out.println("OVERVIEW: reads a program, runs passes over it, prints it");
    out.println();
    new HelpRows("Available Dialects: ".length(), WIDTH, "", out).row("Available Dialects:", String.join(", ", registry.namespaces()));
    out.println("USAGE: freehold opt [options] <input file>");
    out.println();
    out.println("OPTIONS:");
    out.println();
    HelpRows rows = rows(out);
    OptCommandOptions.TABLE.options().stream().sorted(Comparator.comparing(Option::name)).forEach(rows::option);
    out.println();
    out.println("  Passes, which run in the order of the command line:");
    passes(passes, out);
  }

  /** The passes and named pipelines with their options. */
  static void passes(PassRegistry passes, PrintStream out) {
    HelpRows rows = rows(out);
    for (PassInfo pass : passes.passes()) {
      rows.row("      --" + pass.name(), "-   " + pass.summary());
      options(pass.options(), rows);
    }
    out.println();
    out.println("  Pass pipelines:");
    for (NamedPipeline pipeline : passes.pipelines()) {
      rows.row("      --" + pipeline.name(), "-   " + pipeline.summary());
      options(pipeline.options(), rows);
    }
  }

  private static void options(List<PassOption> options, HelpRows rows) {
    options.stream().sorted(Comparator.comparing(PassOption::name)).forEach(option -> {
      String value = option.kind() == PassOption.Kind.BOOL ? "" : "=" + option.kind().shown();
      String defaults = option.defaultValue().isEmpty() ? "" : " (default: " + option.defaultValue() + ")";
      rows.row("        --" + option.name() + value, "- " + option.help() + defaults);
      for (PassOption.Choice choice : option.choices()) rows.row("          =" + choice.value(), "-   " + choice.help());
    });
  }

  private static HelpRows rows(PrintStream out) {
    return new HelpRows(TEXT_COLUMN, WIDTH, "- ", out);
  }
}
