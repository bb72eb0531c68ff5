// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.registration;

import dev.freehold.bufferize.AnalysisOptions;
import dev.freehold.bufferize.AnalysisOptions.Heuristic;
import dev.freehold.bufferize.BufferizeOptions;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.MemorySpaces;
import dev.freehold.ir.Op;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The options of {@code --one-shot-bufferize}. */
final class OneShotOptions {
  private static final String INFER = "infer-layout-map";
  private static final String IDENTITY = "identity-layout-map";
  private static final String DYNAMIC = "fully-dynamic-layout-map";

  static final List<PassOption> ALL = List.of(
      PassOption.bool("allow-return-allocs-from-loops", false, "Allows returning/yielding new allocations from a loop."),
      PassOption.bool("allow-unknown-ops", false, "Allows unknown (not bufferizable) ops in the input IR."),
      PassOption.unsigned("analysis-fuzzer-seed", 0, "Test only: Analyze ops in random order with a given seed (fuzzer)"),
      PassOption.string("analysis-heuristic", "bottom-up", "Heuristic that control the IR traversal during analysis"),
      PassOption.integer("buffer-alignment", 64, "Sets the alignment of newly allocated buffers."),
      PassOption.bool("bufferize-function-boundaries", false, "Bufferize function boundaries (experimental)."),
      PassOption.bool("check-parallel-regions", true, "Account for parallel regions in RaW analysis."),
      PassOption.bool("copy-before-write", false, "Skip the analysis. Make a buffer copy on every write."),
      PassOption.strings("dialect-filter", "Restrict bufferization to ops from these dialects."),
      PassOption.bool("dump-alias-sets", false, "Test only: Annotate tensor IR with alias sets"),
      PassOption.choice("function-boundary-type-conversion", INFER, "Controls layout maps when bufferizing function signatures.")
          .or(INFER, "the layout of the buffer that the function returns")
          .or(IDENTITY, "no layout: row-major and contiguous")
          .or(DYNAMIC, "offset and strides known only at run time"),
      PassOption.bool("must-infer-memory-space", false,
          "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise."),
      PassOption.strings("no-analysis-func-filter",
          "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them."),
      PassOption.bool("print-conflicts", false, "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only."),
      PassOption.bool("test-analysis-only", false, "Test only: Only run inplaceability analysis and annotate IR"),
      PassOption.choice("unknown-type-conversion", DYNAMIC, "Controls layout maps for non-inferrable memref types.")
          .or(INFER, "refused: there is nothing to infer from")
          .or(IDENTITY, "no layout: row-major and contiguous")
          .or(DYNAMIC, "offset and strides known only at run time"),
      PassOption.bool("use-encoding-for-memory-space", false,
          "Use the Tensor encoding attribute for the memory space. Exclusive to the 'must-infer-memory-space' option"));

  private OneShotOptions() {}

  static BufferizeOptions of(PassOptions options) {
    AnalysisOptions analysis =
        new AnalysisOptions(heuristic(options), (int) options.integer("analysis-fuzzer-seed"), options.bool("test-analysis-only"),
            options.bool("print-conflicts"), options.bool("dump-alias-sets"));
    String boundary = options.text("function-boundary-type-conversion");
    MemorySpaces spaces = options.bool("must-infer-memory-space") ? MemorySpaces.INFERRED
        : options.bool("use-encoding-for-memory-space") ? MemorySpaces.ENCODING : MemorySpaces.DEFAULT;
    return new BufferizeOptions(options.bool("allow-return-allocs-from-loops"), options.bool("allow-unknown-ops"),
        options.integer("buffer-alignment"),
        options.bool("bufferize-function-boundaries"), options.bool("check-parallel-regions"), options.bool("copy-before-write"), filter(options),
        layout(boundary), boundary.equals(INFER), layout(options.text("unknown-type-conversion")), spaces,
        Set.copyOf(options.list("no-analysis-func-filter")), analysis);
  }

  private static Predicate<Op> filter(PassOptions options) {
    List<String> dialects = options.list("dialect-filter");
    return dialects.isEmpty() ? op -> true : op -> dialects.contains(op.def().dialect());
  }

  private static Layouts layout(String choice) {
    return choice.equals(IDENTITY) ? Layouts.IDENTITY : Layouts.DYNAMIC;
  }

  private static Heuristic heuristic(PassOptions options) {
    return switch (options.text("analysis-heuristic")) {
      case "top-down" -> Heuristic.TOP_DOWN;
      case "bottom-up-from-terminators" -> Heuristic.BOTTOM_UP_FROM_TERMINATORS;
      case "fuzzer" -> Heuristic.FUZZER;
      default -> Heuristic.BOTTOM_UP;
    };
  }

  /** What is wrong about options that do not go together; null where nothing is. */
  static @Nullable String fault(PassOptions options) {
    if (options.text("unknown-type-conversion").equals(INFER)) {
      return "Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'";
    }
    boolean isTest = options.bool("test-analysis-only");
    if (isTest && options.bool("copy-before-write")) return "Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'";
    if (!isTest && options.bool("print-conflicts")) return "Invalid option: 'print-conflicts' requires 'test-analysis-only'";
    if (!isTest && options.bool("dump-alias-sets")) return "Invalid option: 'dump-alias-sets' requires 'test-analysis-only'";
    if (!options.list("no-analysis-func-filter").isEmpty() && !options.bool("bufferize-function-boundaries")) {
      return "Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'";
    }
    return null;
  }
}
