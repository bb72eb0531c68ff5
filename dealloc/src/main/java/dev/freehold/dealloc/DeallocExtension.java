// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.acc.ComputeOp;
import dev.freehold.analysis.BufferOrigin;
import dev.freehold.analysis.UnseenFlow;
import dev.freehold.analysis.ViewFlow;
import dev.freehold.arith.SelectOp;
import dev.freehold.async.ExecuteOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.ownership.InParallelModel;
import dev.freehold.dealloc.ownership.LaunchEndModel;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.dealloc.ownership.ReduceReturnModel;
import dev.freehold.dealloc.ownership.SelectModel;
import dev.freehold.dealloc.ownership.TwoWayModel;
import dev.freehold.gpu.LaunchOp;
import dev.freehold.gpu.TerminatorOp;
import dev.freehold.gpu.WarpExecuteOp;
import dev.freehold.ir.Extension;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.UnrealizedConversionCastOp;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.DistinctObjectsOp;
import dev.freehold.memref.ReallocOp;
import dev.freehold.memref.TransposeOp;
import dev.freehold.omp.TargetOp;
import dev.freehold.omp.TaskOp;
import dev.freehold.omp.TeamsOp;
import dev.freehold.scf.InParallelOp;
import dev.freehold.scf.ReduceReturnOp;
import java.util.function.BiConsumer;

/** What the passes about buffers have to know of single operations. */
public final class DeallocExtension implements Extension {
  @Override
  public void register(Registrar registrar) {
    registrar.model(CondBrOp.class, OwnershipModel.class, TwoWayModel::of);
    registrar.model(InParallelOp.class, OwnershipModel.class, InParallelModel::new);
    registrar.model(ReduceReturnOp.class, OwnershipModel.class, ReduceReturnModel::new);
    registrar.model(TerminatorOp.class, OwnershipModel.class, LaunchEndModel::new);
    registrar.model(SelectOp.class, OwnershipModel.class, SelectModel::new);
    registrar.model(SelectOp.class, ViewFlow.class, SelectFlow::new);
    registrar.model(ReallocOp.class, ViewFlow.class, ReallocFlow::new);
    registrar.model(DistinctObjectsOp.class, UnseenFlow.class, Forwarding::new);
    registrar.model(TransposeOp.class, UnseenFlow.class, Forwarding::new);
    registrar.model(UnrealizedConversionCastOp.class, UnseenFlow.class, Forwarding::new);
    registrar.model(AllocOp.class, Allocating.class, Allocated::new);
    registrar.model(AllocaOp.class, Allocating.class, OnStack::new);
    registrar.model(dev.freehold.gpu.AllocOp.class, Allocating.class, OnDevice::new);
    registrar.model(CloneOp.class, Allocating.class, Copied::new);
    registerConcurrency(registrar);
    // It frees its operand, so that it should stay where it is; but the reference moves it, as its own tests expect.
    registrar.model(ReallocOp.class, Allocating.class, Allocated::new);
  }

  /** What runs its regions beside what is around them, or is not over when control is behind it. */
  private static void registerConcurrency(Registrar registrar) {
    registrar.model(dev.freehold.affine.ParallelOp.class, Concurrency.class, op -> new Concurrent(false));
    registrar.model(dev.freehold.acc.LoopOp.class, Concurrency.class, op -> new Concurrent(false));
    registrar.model(ComputeOp.class, Concurrency.class, op -> new Concurrent(!op.operandGroup("asyncOperands").isEmpty() || op.hasAttr("asyncOnly")));
    registrar.model(WarpExecuteOp.class, Concurrency.class, op -> new Concurrent(false));
    registrar.model(LaunchOp.class, Concurrency.class, op -> new Concurrent(false));
    registrar.model(ExecuteOp.class, Concurrency.class, op -> new Concurrent(true));
    registrar.model(dev.freehold.omp.ParallelOp.class, Concurrency.class, op -> new Concurrent(false));
    registrar.model(TeamsOp.class, Concurrency.class, op -> new Concurrent(false));
    registrar.model(TaskOp.class, Concurrency.class, op -> new Concurrent(op.regionCount() > 0));
    registrar.model(TargetOp.class, Concurrency.class, op -> new Concurrent(op.hasAttr("nowait")));
    registrar.model(dev.freehold.memref.DmaStartOp.class, Concurrency.class, op -> new Concurrent(true));
    registrar.model(dev.freehold.affine.DmaStartOp.class, Concurrency.class, op -> new Concurrent(true));
  }

  /** Such an operation. */
  private record Concurrent(boolean mayOutlive) implements Concurrency {
    @Override
    public boolean hasConcurrentRegions() {
      return true;
    }
  }

  /** Freed by {@code memref.dealloc}, copied by {@code bufferization.clone}. */
  private record Allocated(Op op) implements Allocating {
    @Override
    public boolean leavesBlocks() {
      return true;
    }

    @Override
    public boolean leavesLoops() {
      return true;
    }
  }

  /** What a copy holds is known only where it is made. */
  private record Copied(Op op) implements Allocating {}

  /**
   * Freed by {@code gpu.dealloc}, which waits until the buffer is there: without the token of an asynchronous allocation it would be executed at
   * once. No one operation copies it.
   */
  private record OnDevice(dev.freehold.gpu.AllocOp op) implements Allocating {
    @Override
    public OpState<?> free(Value buffer) {
      if (op.resultCount() == 1) return dev.freehold.gpu.DeallocOp.of(buffer);
      return BufferOrigin.baseOf(buffer) == op.result(0) ? dev.freehold.gpu.DeallocOp.behind(op.result(1), buffer) : null;
    }

    @Override
    public OpState<?> copy(Value buffer) {
      return null;
    }
  }

  /** Nobody frees it, so that nobody has to copy it either. */
  private record OnStack(Op op) implements Allocating {
    @Override
    public boolean leavesLoops() {
      return true;
    }
  }

  /** {@code arith.select} gives one of two buffers. */
  private record SelectFlow(SelectOp op) implements ViewFlow {
    @Override
    public void flow(BiConsumer<Value, Value> edge) {
      edge.accept(op.trueValue(), op.result());
      edge.accept(op.falseValue(), op.result());
    }

    @Override
    public boolean mayBeTerminal(Value value) {
      return false;
    }
  }

  /** Results are views of operands. */
  private record Forwarding(Op op) implements UnseenFlow {
    @Override
    public void flow(BiConsumer<Value, Value> edge) {
      for (Value operand : op.operands()) {
        for (Value result : op.results()) {
          if (Buffers.isBuffer(operand) && Buffers.isBuffer(result)) edge.accept(operand, result);
        }
      }
    }
  }

  /** {@code memref.realloc} gives the old buffer or a new one. */
  private record ReallocFlow(ReallocOp op) implements ViewFlow {
    @Override
    public void flow(BiConsumer<Value, Value> edge) {
      edge.accept(op.source(), op.result());
    }

    @Override
    public boolean mayBeTerminal(Value value) {
      return true;
    }
  }
}
