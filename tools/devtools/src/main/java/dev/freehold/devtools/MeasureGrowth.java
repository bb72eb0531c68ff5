// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.devtools.growth.GrowthTable;
import dev.freehold.devtools.growth.Row;
import dev.freehold.devtools.growth.Shape;
import dev.freehold.devtools.growth.Shapes;
import dev.freehold.devtools.measure.TimedCommand;
import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** How time grows with programs: {@code ./dev growth}. */
public final class MeasureGrowth {
  private static final Option<String> TOOL = Option.text("tool", "COMMAND", "the tool that is measured").withDefault("./freehold opt");
  private static final Option<String> SHAPE = Option.text("shape", "NAME", "only these programs (a regular expression)").withDefault(".*");
  private static final Option<List<Integer>> SIZES = Option.of("sizes", "N,N,...",
      text -> Arrays.stream(text.split(",")).map(OptionValues::positiveInt).toList(),
      "measure the program of that name at these sizes, with --flags");
  private static final Option<String> FLAGS = Option.text("flags", "FLAGS", "flags, separated by blanks");
  private static final Option<String> BASELINE =
      Option.text("baseline", "FLAGS", "measure these flags, too; the reference gets them in place of --flags");
  private static final Option<Integer> REFERENCE_TO =
      Option.of("reference-to", "N", OptionValues::countInt, "the largest size at which the reference is measured too").withDefault(0);
  private static final Option<Integer> PRINT = Option.of("print", "N", OptionValues::positiveInt, "print the program at this size, measure nothing");
  private static final Option<Boolean> LIST = Option.flag("list", "print the names of all shapes");
  private static final Option<Long> LIMIT = Option.of("limit", "SECONDS", OptionValues::positive, "time limit of a run").withDefault(120L);
  private static final OptionTable TABLE = OptionTable.of("./dev growth", List.of(), """
      Measures programs of growing size. Without --sizes, prints the tables of the usual programs.
      """, Option.HELP, TOOL, SHAPE, SIZES, FLAGS, BASELINE, REFERENCE_TO, PRINT, LIST, LIMIT);

  private MeasureGrowth() {}

  public static void main(String[] args) throws Exception {
    ParsedArguments arguments = DevCommandLine.parse(args, TABLE);
    if (arguments.get(LIST)) {
      for (Shape each : Shapes.all()) System.out.println(each.name());
    } else if (arguments.isGiven(PRINT)) {
      System.out.print(Shapes.named(arguments.get(SHAPE)).program(arguments.get(PRINT)));
    } else {
      measure(arguments);
    }
  }

  private static void measure(ParsedArguments arguments) throws Exception {
    List<String> tool = CommandTool.of(arguments.get(TOOL)).command();
    var table = new GrowthTable(tool, new TimedCommand(arguments.get(LIMIT)));
    String shape = arguments.get(SHAPE);
    if (arguments.isGiven(SIZES)) table.measure(rows(arguments), shape);
    else table.measure(Stream.concat(Row.passes().stream(), Row.lastUse().stream()).toList(), shape);
  }

  private static List<Row> rows(ParsedArguments arguments) {
    List<Integer> sizes = arguments.get(SIZES);
    int largest = arguments.get(REFERENCE_TO);
    String shape = arguments.get(SHAPE);
    String flags = arguments.get(FLAGS, "");
    if (!arguments.isGiven(BASELINE)) return List.of(new Row(shape, flags, sizes, largest));
    return List.of(new Row(shape, flags, sizes, 0), new Row(shape, arguments.get(BASELINE), sizes, largest));
  }
}
