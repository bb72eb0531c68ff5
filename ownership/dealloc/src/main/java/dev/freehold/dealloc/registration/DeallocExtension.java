// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.registration;

import dev.freehold.affine.ParallelOp;
import dev.freehold.analysis.UnseenFlow;
import dev.freehold.analysis.ViewFlow;
import dev.freehold.arith.SelectOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.builtin.UnrealizedConversionCastOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.ConcurrentRegions;
import dev.freehold.dealloc.TaggedTransfer;
import dev.freehold.dealloc.ownership.InParallelModel;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.dealloc.ownership.ReduceReturnModel;
import dev.freehold.dealloc.ownership.SelectModel;
import dev.freehold.dealloc.ownership.TwoWayModel;
import dev.freehold.ir.Extension;
import dev.freehold.ir.ExtensionRegistrar;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.DistinctObjectsOp;
import dev.freehold.memref.DmaStartOp;
import dev.freehold.memref.DmaWaitOp;
import dev.freehold.memref.ReallocOp;
import dev.freehold.memref.TransposeOp;
import dev.freehold.scf.InParallelOp;
import dev.freehold.scf.ReduceReturnOp;
import java.util.List;
import java.util.function.BiConsumer;

/** What the passes about buffers have to know of single operations. */
public final class DeallocExtension implements Extension {
  @Override
  public void register(ExtensionRegistrar registrar) {
    registrar.whenLoaded("builtin", builtin -> builtin.model(UnrealizedConversionCastOp.class, UnseenFlow.class, Forwarding::new));
    registrar.whenLoaded("cf", cf -> cf.model(CondBrOp.class, OwnershipModel.class, TwoWayModel::of));
    registrar.whenLoaded("scf", DeallocExtension::extendScf);
    registrar.whenLoaded("arith", DeallocExtension::extendArith);
    registrar.whenLoaded("memref", DeallocExtension::extendMemRef);
    registrar.whenLoaded("bufferization", bufferization -> bufferization.model(CloneOp.class, Allocating.class, Copied::new));
    registrar.whenLoaded("affine", DeallocExtension::extendAffine);
  }

  private static void extendScf(Registrar scf) {
    scf.model(InParallelOp.class, OwnershipModel.class, InParallelModel::new);
    scf.model(ReduceReturnOp.class, OwnershipModel.class, ReduceReturnModel::new);
  }

  private static void extendArith(Registrar arith) {
    arith.model(SelectOp.class, OwnershipModel.class, SelectModel::new);
    arith.model(SelectOp.class, ViewFlow.class, SelectFlow::new);
  }

  private static void extendMemRef(Registrar memref) {
    memref.model(AllocOp.class, Allocating.class, Allocated::new);
    memref.model(AllocaOp.class, Allocating.class, OnStack::new);
    // It frees its operand, so that it should stay where it is; but the reference moves it, as its own tests expect.
    memref.model(ReallocOp.class, Allocating.class, Allocated::new);
    memref.model(ReallocOp.class, ViewFlow.class, ReallocFlow::new);
    memref.model(DistinctObjectsOp.class, UnseenFlow.class, Forwarding::new);
    memref.model(TransposeOp.class, UnseenFlow.class, Forwarding::new);
    memref.model(DmaStartOp.class, Concurrency.class, op -> new ConcurrentRegions(true));
    memref.model(DmaStartOp.class, TaggedTransfer.class, op -> transfer(op.tag(), op.tagIndices(), false));
    memref.model(DmaWaitOp.class, TaggedTransfer.class, op -> transfer(op.tag(), op.indices(), true));
  }

  private static void extendAffine(Registrar affine) {
    affine.model(ParallelOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    affine.model(dev.freehold.affine.DmaStartOp.class, Concurrency.class, op -> new ConcurrentRegions(true));
    affine.model(dev.freehold.affine.DmaStartOp.class, TaggedTransfer.class,
        op -> new TaggedTransfer(op.tagMemRef(), op.tagMap(), op.tagOperands(), false));
    affine.model(dev.freehold.affine.DmaWaitOp.class, TaggedTransfer.class, op -> new TaggedTransfer(op.tag(), op.map(), op.indices(), true));
  }

  private static TaggedTransfer transfer(Value tag, List<Value> indices, boolean isAwaited) {
    return new TaggedTransfer(tag, AffineMap.identity(indices.size()), indices, isAwaited);
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

    @Override
    public boolean mayBePart() {
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

    @Override
    public boolean mayBePart() {
      return false;
    }
  }
}
