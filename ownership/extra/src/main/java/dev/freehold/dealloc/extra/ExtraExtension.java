// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra;

import dev.freehold.acc.ComputeOp;
import dev.freehold.analysis.BufferOrigin;
import dev.freehold.async.ExecuteOp;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.ConcurrentRegions;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.gpu.AllocOp;
import dev.freehold.gpu.DeallocOp;
import dev.freehold.gpu.LaunchOp;
import dev.freehold.gpu.TerminatorOp;
import dev.freehold.gpu.WarpExecuteOp;
import dev.freehold.ir.Extension;
import dev.freehold.ir.ExtensionRegistrar;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.omp.TargetOp;
import dev.freehold.omp.TaskOp;
import dev.freehold.omp.TeamsOp;
import org.jspecify.annotations.Nullable;

/** What the passes about buffers have to know of gpu, async, omp and acc. */
public final class ExtraExtension implements Extension {
  @Override
  public void register(ExtensionRegistrar registrar) {
    registrar.whenLoaded("acc", ExtraExtension::extendAcc);
    registrar.whenLoaded("async", async -> async.model(ExecuteOp.class, Concurrency.class, op -> new ConcurrentRegions(true)));
    registrar.whenLoaded("gpu", ExtraExtension::extendGpu);
    registrar.whenLoaded("omp", ExtraExtension::extendOmp);
  }

  private static void extendAcc(Registrar acc) {
    acc.model(dev.freehold.acc.LoopOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    acc.model(ComputeOp.class, Concurrency.class,
        op -> new ConcurrentRegions(!op.operandSegment("asyncOperands").isEmpty() || op.hasAttr("asyncOnly")));
  }

  private static void extendGpu(Registrar gpu) {
    gpu.model(AllocOp.class, Allocating.class, OnDevice::new);
    gpu.model(TerminatorOp.class, OwnershipModel.class, LaunchEndModel::new);
    gpu.model(WarpExecuteOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    gpu.model(LaunchOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
  }

  private static void extendOmp(Registrar omp) {
    omp.model(dev.freehold.omp.ParallelOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    omp.model(TeamsOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    omp.model(TaskOp.class, Concurrency.class, op -> new ConcurrentRegions(op.regionCount() > 0));
    omp.model(TargetOp.class, Concurrency.class, op -> new ConcurrentRegions(op.hasAttr("nowait")));
  }

  /**
   * Freed by {@code gpu.dealloc}, which waits until the buffer is there: without the token of an asynchronous allocation it would be executed at
   * once. No one operation copies it.
   */
  private record OnDevice(AllocOp op) implements Allocating {
    @Override
    public @Nullable OpState<?> free(Value buffer) {
      if (op.resultCount() == 1) return DeallocOp.of(buffer);
      return BufferOrigin.baseOf(buffer) == op.result("memref") ? DeallocOp.behind(op.result(1), buffer) : null;
    }

    @Override
    public @Nullable OpState<?> copy(Value buffer) {
      return null;
    }
  }
}
