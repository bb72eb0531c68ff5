// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.devtools.growth.GrowthTable;
import dev.freehold.devtools.growth.LiveHeap;
import dev.freehold.devtools.growth.Shape;
import dev.freehold.devtools.growth.Shapes;
import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.util.Arrays;
import java.util.List;

/** How time and memory grow with programs: {@code ./dev bench} and {@code ./dev growth}. */
public final class MeasureGrowth {
  private static final Option<String> TOOL = Option.text("tool", "COMMAND", "the tool that is measured").withDefault("./freehold opt");
  private static final Option<String> SHAPE = Option.text("shape", "NAME", "only these programs (a regular expression)").withDefault(".*");
  private static final Option<List<Integer>> SIZES = Option.of("sizes", "N,N,...",
      text -> Arrays.stream(text.split(",")).map(OptionValues::positiveInt).toList(),
      "measure the program of that name at these sizes, with --flags");
  private static final Option<String> FLAGS = Option.text("flags", "FLAGS", "flags, separated by blanks");
  private static final Option<String> BASELINE = Option.text("baseline", "FLAGS", "flags of the reference; ours is measured with them, too")
      .withDefaultText("those of --flags");
  private static final Option<Integer> REFERENCE_TO =
      Option.of("reference-to", "N", OptionValues::countInt, "the largest size at which the reference is measured too").withDefault(0);
  private static final Option<Integer> PRINT = Option.of("print", "N", OptionValues::positiveInt, "print the program at this size, measure nothing");
  private static final Option<Boolean> LIST = Option.flag("list", "print the names of all shapes");
  private static final Option<Boolean> HEAP = Option.flag("heap", "measure the memory of operations");
  private static final Option<Long> LIMIT = Option.of("limit", "SECONDS", OptionValues::positive, "time limit of a run").withDefault(120L);
  private static final OptionTable TABLE = OptionTable.of("./dev growth", List.of(), """
      Measures programs of growing size. Without --sizes, prints a table of the usual programs.
      """, Option.HELP, TOOL, SHAPE, SIZES, FLAGS, BASELINE, REFERENCE_TO, PRINT, LIST, HEAP, LIMIT);

  private MeasureGrowth() {}

  public static void main(String[] args) throws Exception {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    if (arguments.get(LIST)) {
      for (Shape each : Shapes.all()) System.out.println(each.name());
    } else if (arguments.isGiven(PRINT)) {
      System.out.print(Shapes.named(arguments.get(SHAPE)).program(arguments.get(PRINT)));
    } else if (arguments.get(HEAP)) {
      LiveHeap.print();
    } else {
      measure(arguments);
    }
  }

  private static void measure(ParsedArguments arguments) throws Exception {
    List<String> tool = CommandTool.of(arguments.get(TOOL)).command();
    var table = new GrowthTable(tool, "mlir-opt-22", "mlir-opt-19", arguments.get(LIMIT));
    if (arguments.isGiven(SIZES)) {
      String flags = arguments.get(FLAGS, "");
      table.print(arguments.get(SHAPE), flags, arguments.get(BASELINE, flags), arguments.get(SIZES), arguments.get(REFERENCE_TO));
    } else {
      table.print(arguments.get(SHAPE));
    }
  }
}
