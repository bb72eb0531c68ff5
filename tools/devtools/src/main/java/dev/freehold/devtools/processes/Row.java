// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.processes;

import static dev.freehold.devtools.processes.Measure.PEAK;
import static dev.freehold.devtools.processes.Measure.PROCESSOR;
import static dev.freehold.devtools.processes.Measure.WALL;

import java.util.List;
import java.util.Map;

/**
 * A program and what runs on it.
 *
 * @param program its file, without the extension; {@code scripts/bench-programs} makes it
 * @param passes the flags
 * @param bars what has to be reached: ratios to the reference, or seconds
 * @param isCompared whether the reference runs it, too: some would take it hours, or all memory
 */
record Row(String program, String passes, Map<Measure, String> bars, boolean isCompared) {
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  private static final String PEAK_BAR = "≤ 1.2×";
  private static final Map<Measure, String> LARGE = Map.of(WALL, "≤ 0.7×", PROCESSOR, "≤ 1.5×", PEAK, PEAK_BAR);
  private static final Map<Measure, String> ACCESSES = Map.of(WALL, "≤ 0.8×");
  private static final Map<Measure, String> PRINTED = Map.of(WALL, "≤ 1.2×", PEAK, PEAK_BAR);
  private static final Map<Measure, String> STEEP = Map.of(WALL, "≤ 4 s");

  private Row(String program, String passes, Map<Measure, String> bars) {
    this(program, passes, bars, true);
  }

  static List<Row> all() {
    return List.of(
        new Row("empty", "", Map.of()),
        new Row("small", PIPELINE, Map.of(WALL, "≤ 3×, ≤ 0.1 s", PEAK, PEAK_BAR)),
        new Row("functions-2000", PIPELINE, Map.of(WALL, "≤ 1×", PEAK, PEAK_BAR)),
        new Row("functions-10000", PIPELINE, LARGE),
        new Row("resnet", PIPELINE, LARGE),
        new Row("transformer", PIPELINE, LARGE),
        new Row("resnet-affine", PIPELINE, ACCESSES),
        new Row("resnet-affine", "--canonicalize", Map.of()),
        new Row("transformer-affine", PIPELINE, ACCESSES),
        new Row("transformer-affine", "--canonicalize", Map.of()),
        new Row("resnet", "", PRINTED),
        new Row("transformer", "", PRINTED),
        new Row("allocs-used-100000", PIPELINE, STEEP, false),
        new Row("diamonds-1000", PIPELINE, STEEP, false),
        new Row("ifs-20000", PIPELINE, STEEP, false));
  }

  /** The row in words. */
  String name() {
    return passes.isEmpty() ? program + ", parse and print" : program + " " + passes;
  }
}
