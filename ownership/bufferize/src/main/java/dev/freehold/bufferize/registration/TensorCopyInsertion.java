// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.registration;

import dev.freehold.bufferize.AnalysisOptions;
import dev.freehold.bufferize.BufferizeOptions;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.MemorySpaces;
import dev.freehold.bufferize.driver.BufferizeRun;
import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassOptions;
import java.util.Set;

/** The first half of {@link OneShotBufferize}: tensors are copied, so that all operands can be in place. Upstream: {@code --test-tensor-copy-insertion}. */
record TensorCopyInsertion(PassOptions options) implements Pass {
  private static final String RETURN_ALLOCS = "allow-return-allocs-from-loops";
  private static final String BOUNDARIES = "bufferize-function-boundaries";
  private static final String INFER_SPACE = "must-infer-memory-space";

  static final PassInfo INFO =
      PassInfo.of("test-tensor-copy-insertion", "TestTensorCopyInsertionPass", "Module pass to test Tensor Copy Insertion", TensorCopyInsertion::new)
          .on("builtin.module")
          .option(PassOption.bool(RETURN_ALLOCS, false, "Allows returning/yielding new allocations from a loop."))
          .option(PassOption.bool(BOUNDARIES, false, "Bufferize function boundaries."))
          .option(PassOption.bool(INFER_SPACE, false,
              "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise."));

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    BufferizeOptions chosen = new BufferizeOptions(options.bool(RETURN_ALLOCS), false, 0, options.bool(BOUNDARIES), true, false, op -> true,
        Layouts.DYNAMIC, true, Layouts.DYNAMIC, options.bool(INFER_SPACE) ? MemorySpaces.INFERRED : MemorySpaces.DEFAULT, Set.of(),
        AnalysisOptions.DEFAULT);
    new BufferizeRun(root, chosen, cx).copyTensors();
  }
}
