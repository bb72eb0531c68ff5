// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A line of a table of growth.
 *
 * @param shape the programs
 * @param flags what runs on them
 * @param sizes how large they are
 * @param largest the largest of the sizes that the reference gets; 0 for none
 */
public record Row(String shape, String flags, List<Integer> sizes, int largest) {
  private static final String LAST_USE = "--last-use-buffer-deallocation-pipeline";
  private static final String LAST_USE_ALL = LAST_USE + "=signatures=all";
  private static final String PIPELINE = "--buffer-deallocation-pipeline";
  private static final String OWNERSHIP = "--ownership-based-buffer-deallocation";
  private static final String SIMPLIFY = "--buffer-deallocation-simplification";
  private static final String BUFFERIZE = "--one-shot-bufferize=bufferize-function-boundaries";
  private static final String LEGACY = "--buffer-deallocation";

  private Row(String shape, String flags, int first, int last, int largest) {
    this(shape, flags, IntStream.iterate(first, size -> size <= last, size -> 2 * size).boxed().toList(), largest);
  }

  /** Deallocation at the last use, and then the pipeline on the same programs. */
  private static Stream<Row> lastUse(String shape, int first, int last, int largest) {
    return Stream.of(new Row(shape, LAST_USE, first, last, 0), new Row(shape, PIPELINE, first, last, largest));
  }

  /** The command that has the passes. */
  String reference() {
    boolean isLegacy = flags.contains(LEGACY + " ") || flags.endsWith(LEGACY);
    return isLegacy ? "mlir-opt-19" : "mlir-opt-22";
  }

  /** The usual rows about deallocation at the last use. */
  public static List<Row> lastUse() {
    return Stream.of(
        lastUse("allocs-used", 1_000, 4_000, 4_000),
        lastUse("allocs-used", 25_000, 100_000, 0),
        lastUse("allocs-held", 1_000, 4_000, 4_000),
        lastUse("allocs-held", 25_000, 100_000, 0),
        lastUse("diamonds", 20, 80, 20),
        lastUse("diamonds", 2_500, 10_000, 0),
        lastUse("exits-held", 125, 1_000, 250),
        lastUse("exits-held", 2_500, 10_000, 0),
        lastUse("exits-flagged", 1_000, 8_000, 0),
        lastUse("names-lent", 1_000, 8_000, 0),
        lastUse("iter-args-used", 100, 400, 400),
        lastUse("iter-args-used", 5_000, 20_000, 0),
        lastUse("nested-loops", 100, 400, 400),
        lastUse("nested-carried", 100, 400, 400),
        lastUse("mixed", 250, 1_000, 0),
        lastUse("mixed", 250_000, 1_000_000, 0),
        Stream.of(new Row("handing-on-chain", LAST_USE_ALL, 1_000, 4_000, 0)),
        Stream.of(new Row("handing-on-tree", LAST_USE_ALL, 1_000, 4_000, 0)),
        Stream.of(new Row("handing-on-cycle", LAST_USE_ALL, 1_000, 4_000, 0)),
        Stream.of(new Row("handing-on-kept", LAST_USE_ALL, 1_000, 4_000, 0)))
        .flatMap(rows -> rows).toList();
  }

  /** The usual rows about the reference's passes. */
  public static List<Row> passes() {
    return List.of(
        new Row("allocs", PIPELINE, 25_000, 100_000, 0),
        new Row("allocs-used", PIPELINE, 1_000, 4_000, 4_000),
        new Row("allocs-used", PIPELINE, 25_000, 100_000, 0),
        new Row("diamonds", PIPELINE, 16, 16, 20),
        new Row("diamonds", PIPELINE, 1_000, 4_000, 0),
        new Row("diamonds-20", PIPELINE, 2_000, 8_000, 0),
        new Row("calls-private", PIPELINE, 1_000, 4_000, 1_000),
        new Row("calls-private", PIPELINE, 8_000, 32_000, 0),
        new Row("calls-public", PIPELINE, 8_000, 32_000, 0),
        new Row("selects-returned", OWNERSHIP + " " + SIMPLIFY, 8_000, 32_000, 0),
        new Row("functions", PIPELINE, 25_000, 100_000, 25_000),
        new Row("fors", PIPELINE, 2_000, 8_000, 0),
        new Row("ifs", PIPELINE, 5_000, 20_000, 0),
        new Row("row-allocs", PIPELINE, 5_000, 20_000, 0),
        new Row("nested-loops", PIPELINE, 1_000, 4_000, 1_000),
        new Row("iter-args", OWNERSHIP, 5_000, 20_000, 0),
        new Row("dealloc-list", SIMPLIFY, 5_000, 20_000, 0),
        new Row("dealloc-both", "--bufferization-lower-deallocations", 5_000, 20_000, 5_000),
        new Row("reallocs", "--expand-realloc", 25_000, 100_000, 25_000),
        new Row("switch", "--canonicalize", 5_000, 20_000, 10_000),
        new Row("casts", "--canonicalize", 12_500, 50_000, 12_500),
        new Row("clones", "--canonicalize", 2_000, 8_000, 8_000),
        new Row("add-constants", "--canonicalize", 12_500, 50_000, 12_500),
        new Row("constants", "--cse", 25_000, 100_000, 25_000),
        new Row("allocs-used", LEGACY, 25_000, 100_000, 0),
        new Row("allocs-used", LEGACY, 1_000, 4_000, 4_000),
        new Row("diamonds", LEGACY, 1_000, 4_000, 0),
        new Row("ifs", LEGACY, 5_000, 20_000, 0),
        new Row("ifs", "--buffer-hoisting", 5_000, 20_000, 5_000),
        new Row("nested-allocs-fixed", "--buffer-loop-hoisting", 1_000, 4_000, 1_000),
        new Row("ifs", "--promote-buffers-to-stack", 5_000, 20_000, 5_000),
        new Row("allocs-freed", "--optimize-allocation-liveness", 12_500, 50_000, 12_500),
        new Row("functions-returning", "--buffer-results-to-out-params=modify-public-functions=true", 5_000, 20_000, 0),
        new Row("functions-calling", "--drop-equivalent-buffer-results", 5_000, 20_000, 5_000),
        new Row("clones", "--convert-bufferization-to-memref", 12_500, 50_000, 12_500),
        new Row("calls-inlined", "--inline", 10_000, 40_000, 10_000),
        new Row("calls-inlined-blocks", "--inline", 10_000, 40_000, 10_000),
        new Row("calls-inlined-threshold", "--inline=inlining-threshold=10", 10_000, 40_000, 10_000),
        new Row("linalg-copies", "--convert-linalg-to-loops", 10_000, 40_000, 10_000),
        new Row("ifs-plain", "--convert-scf-to-cf", 10_000, 40_000, 10_000),
        new Row("tensor-inserts", BUFFERIZE, 125, 500, 500),
        new Row("tensor-inserts", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-inserts-read", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-slices", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-casts", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-ifs", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-fors", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-nested-fors", BUFFERIZE, 100, 400, 0),
        new Row("tensor-fors-in-for", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-calls", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-inserts-in-for", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-inserts-in-while", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-inserts-in-blocks", BUFFERIZE, 12_500, 50_000, 0),
        new Row("tensor-inserts-across-blocks", BUFFERIZE, 12_500, 50_000, 0),
        new Row("array-attribute", "", 250_000, 1_000_000, 1_000_000),
        new Row("dense-hex", "", 250_000, 1_000_000, 1_000_000),
        new Row("nested-modules", "", 10_000, 40_000, 0));
  }
}
