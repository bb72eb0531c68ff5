// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.devtools.growth.GrowthTable;
import dev.freehold.devtools.growth.LiveHeap;
import dev.freehold.devtools.growth.Shape;
import dev.freehold.devtools.growth.Shapes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How time and memory grow with programs: {@code ./dev bench} and {@code ./dev growth}. */
public final class MeasureGrowth {
  private static final String HELP =
      """
      Measure programs that grow. Without --sizes, a table of the usual programs.
        --tool CMD         what is measured (./freehold opt)
        --shape NAME       only these programs (a regular expression)
        --sizes N,N,…      the program of that name at these sizes, under --flags
        --flags FLAGS      flags, separated by blanks
        --reference-to N   the largest size that the reference gets (0)
        --print N          print the program at this size, measure nothing
        --list             the names of all shapes
        --heap             the memory that operations take
        --limit N          seconds after which a run is given up (60)
      """;

  private MeasureGrowth() {}

  public static void main(String[] args) throws Exception {
    Map<String, String> given = parse(args);
    if (given == null) {
      System.out.print(HELP);
      return;
    }
    String shape = given.getOrDefault("--shape", ".*");
    if (given.containsKey("--list")) {
      for (Shape each : Shapes.all()) System.out.println(each.name());
    } else if (given.containsKey("--print")) {
      System.out.print(Shapes.named(shape).program(Integer.parseInt(given.get("--print"))));
    } else if (given.containsKey("--heap")) {
      LiveHeap.print();
    } else {
      measure(given, shape);
    }
  }

  private static void measure(Map<String, String> given, String shape) throws Exception {
    List<String> tool = CommandTool.of(given.getOrDefault("--tool", "./freehold opt")).command();
    var table = new GrowthTable(tool, "mlir-opt-22", "mlir-opt-19", Long.parseLong(given.getOrDefault("--limit", "60")));
    if (given.containsKey("--sizes")) {
      List<Integer> sizes = Arrays.stream(given.get("--sizes").split(",")).map(Integer::valueOf).toList();
      table.print(shape, given.getOrDefault("--flags", ""), sizes, Integer.parseInt(given.getOrDefault("--reference-to", "0")));
    } else {
      table.print(shape);
    }
  }

  /** Flags and what follows them; null where something else is among them. */
  private static Map<String, String> parse(String[] args) {
    Map<String, String> given = new HashMap<>();
    for (int i = 0; i < args.length; i++) {
      boolean alone = args[i].equals("--list") || args[i].equals("--heap");
      boolean known = alone || HELP.contains("  " + args[i] + " ") && i + 1 < args.length;
      if (!known) return null;
      given.put(args[i], alone ? "" : args[++i]);
    }
    return given;
  }
}
