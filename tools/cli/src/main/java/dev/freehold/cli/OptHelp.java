// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Registry;
import dev.freehold.pass.NamedPipeline;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassRegistry;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The text of {@code freehold opt --help}. */
final class OptHelp {
  private static final int TEXT_COLUMN = 74;

  private OptHelp() {}

  static void print(Registry registry, PassRegistry passes, PrintStream out) {
    out.println("OVERVIEW: reads a program, runs passes over it, prints it");
    out.println();
    out.println("Available Dialects: " + String.join(", ", registry.namespaces()));
    out.println("USAGE: freehold opt [options] <input file>");
    out.println();
    out.println("OPTIONS:");
    out.println();
    Arrays.stream(OptFlag.values()).sorted(Comparator.comparing(OptFlag::flag)).forEach(flag -> {
      String dashes = flag.flag().length() == 1 ? "  -" : "  --";
      String value = switch (flag.kind()) {
        case VALUE -> flag.flag().length() == 1 ? " <value>" : "=<value>";
        case NUMBER -> "=<number>";
        case OPTIONAL_VALUE -> "[=<value>]";
        case SWITCH -> "";
      };
      row(dashes + flag.flag() + value, "- " + flag.summary(), out);
      for (String choice : flag.choices()) row("    =" + (choice.isEmpty() ? "<empty>" : choice), "", out);
    });
    out.println();
    out.println("  Passes, which run in the order of the command line:");
    passes(passes, out);
  }

  /** The passes and named pipelines with their options. */
  static void passes(PassRegistry passes, PrintStream out) {
    for (PassInfo pass : passes.passes()) {
      row("      --" + pass.name(), "-   " + pass.summary(), out);
      options(pass.options(), out);
    }
    out.println();
    out.println("  Pass pipelines:");
    for (NamedPipeline pipeline : passes.pipelines()) {
      row("      --" + pipeline.name(), "-   " + pipeline.summary(), out);
      options(pipeline.options(), out);
    }
  }

  private static void options(List<PassOption> options, PrintStream out) {
    options.stream().sorted(Comparator.comparing(PassOption::name)).forEach(option -> {
      String value = option.kind() == PassOption.Kind.BOOL ? "" : "=" + option.kind().shown();
      row("        --" + option.name() + value, "- " + option.help(), out);
      for (String choice : option.choices()) row("    =" + choice, "", out);
    });
  }

  private static void row(String left, String right, PrintStream out) {
    String gap = " ".repeat(Math.max(1, TEXT_COLUMN - left.length()));
    out.println((left + gap + right).stripTrailing());
  }
}
