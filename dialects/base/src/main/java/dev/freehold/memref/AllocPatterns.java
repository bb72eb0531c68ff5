// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.UnitAttr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of allocations. */
final class AllocPatterns {
  private AllocPatterns() {}

  /** How to describe an allocation of the same kind. */
  interface Maker {
    OpState<?> make(MemRefType type, List<Value> dynamicSizes, OperandRange symbols, @Nullable Attribute alignment);
  }

  /** Constant sizes become static: {@code alloc(%c4) : memref<?xf32>} is a cast of {@code alloc() : memref<4xf32>}. */
  static void constantSizes(Op op, Rewriter rw, Maker maker) {
    if (op.operandCount() == 0) return;
    AllocLike alloc = (AllocLike) op;
    MemRefType type = alloc.type();
    long[] shape = type.shape().toArray();
    List<Value> unknown = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < shape.length; i++) {
      if (!Shape.isDynamic(shape[i])) continue;
      Value size = alloc.dynamicSizes().get(next++);
      Long known = Constants.number(size);
      if (known != null && known >= 0) shape[i] = known;
      else unknown.add(size);
    }
    if (unknown.size() == next) return;
    rw.before(op);
    Op better = rw.create(maker.make(type.withShape(Shape.of(shape)), unknown, alloc.symbolOperands(), alloc.alignment()));
    rw.profile().strategy(StaticAllocation.class, StaticAllocation.SOUND).keepAttributes(op, better, rw);
    rw.replaceWith(op, CastOp.of(type, better.result()));
  }

  /** Other attributes are lost, as in the reference; without this one a deallocation pass would free what the program frees. */
  static void keepManualDeallocation(Op op, Op better, Rewriter rw) {
    if (op.hasAttr(AllocLike.MANUAL_DEALLOCATION)) rw.setAttr(better, AllocLike.MANUAL_DEALLOCATION, UnitAttr.INSTANCE);
  }

  /** A buffer that is only written to and freed is not needed at all. */
  static void unused(Op op, Rewriter rw) {
    if (isUnused(op.result())) eraseWithUsers(op, rw);
  }

  /** The same for a buffer that takes the place of another one. */
  static void unusedReallocation(ReallocOp op, Rewriter rw) {
    if (!isUnused(op.result())) return;
    if (rw.profile().strategy(UnusedReallocation.class, UnusedReallocation.SOUND).freesSource()) {
      op.result().forEachUse(use -> {
        if (use.owner() instanceof DeallocOp) rw.setUse(use, op.source());
      });
    }
    eraseWithUsers(op, rw);
  }

  private static boolean isUnused(Value buffer) {
    for (Use use = buffer.firstUse(); use != null; use = use.next()) {
      boolean frees = use.owner() instanceof DeallocOp;
      boolean fills = use.owner() instanceof StoreOp store && store.value() != buffer;
      if (!frees && !fills) return false;
    }
    return true;
  }

  /** Erases an allocation, and what writes to it and frees it. */
  private static void eraseWithUsers(Op op, Rewriter rw) {
    while (op.result().firstUse() instanceof Use use) rw.erase(use.owner());
    rw.erase(op);
  }
}
