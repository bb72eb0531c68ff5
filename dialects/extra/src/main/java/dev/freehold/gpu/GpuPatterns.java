// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.memref.DimOp;
import java.util.List;

/** Canonicalizations of the dialect that are more than a line. */
final class GpuPatterns {
  private GpuPatterns() {}

  /** Who waits for a token that itself waits for nothing waits for nothing. */
  static void skipDoneTokens(WaitOp wait, Rewriter rw) {
    if (wait.operands().stream().anyMatch(GpuPatterns::isDone)) rw.eraseOperands(wait, use -> isDone(use.value()));
  }

  private static boolean isDone(Value token) {
    return token.definingOp() instanceof WaitOp wait && wait.operandCount() == 0;
  }

  /** A wait without dependencies, one whose token is unused, and one that only forwards a token. */
  static void eraseUseless(WaitOp wait, Rewriter rw) {
    boolean async = wait.resultCount() > 0;
    if (async ? !wait.result().hasUses() : wait.operandCount() == 0) {
      rw.erase(wait);
    } else if (async && wait.operandCount() == 1) {
      rw.replace(wait, wait.operands().getFirst());
    }
  }

  /** A copy into a buffer that is only freed. */
  static void eraseUnreadCopy(MemcpyOp copy, Rewriter rw) {
    Value target = copy.target();
    Op allocation = target.definingOp();
    if (allocation == null || !isOnly(allocation, Effect.Kind.ALLOCATE, target)) return;
    for (Use use = target.firstUse(); use != null; use = use.next()) {
      if (use.owner() != copy && !isOnly(use.owner(), Effect.Kind.FREE, target)) return;
    }
    List<Value> dependencies = copy.operandSegment("asyncDependencies");
    if (dependencies.size() == copy.resultCount()) rw.replace(copy, dependencies);
  }

  private static boolean isOnly(Op op, Effect.Kind kind, Value value) {
    return Effects.of(op) instanceof Effects.Known known && !known.recursive()
        && known.effects().stream().filter(on -> on.value() == value).toList() instanceof List<Effects.On> effects
        && effects.size() == 1 && effects.getFirst().is(kind);
  }

  /**
   * All threads reach the first block of a launch, so that what they combine there is uniform: sets that property. Like
   * the reference, this looks no further than the launch itself.
   */
  static boolean markUniform(Op reduction, Rewriter rw) {
    if (reduction.prop("uniform") != null || !(reduction.parentOp() instanceof LaunchOp) || !reduction.enclosingBlock().isEntry()) return false;
    rw.setProp(reduction, "uniform", UnitAttr.INSTANCE);
    return true;
  }

  /** Where there is one block, or one thread, its id is zero. */
  static void zeroWhereOne(LaunchOp launch, Rewriter rw) {
    if (launch.region("body").isEmpty()) return;
    Value zero = null;
    for (int i = 0; i < LaunchOp.NUMBERS; i++) {
      Value number = launch.body().argument(i);
      Long size = Constants.number(launch.sizes().get(i));
      if (!number.hasUses() || size == null || size != 1) continue;
      if (zero == null) zero = rw.atStart(launch.body()).create(ConstantOp.index(0)).result();
      rw.replaceAllUses(number, zero);
    }
  }

  /** The dynamic size of an allocation in a dimension is its operand. */
  static void sizeOfAllocation(DimOp dim, Rewriter rw) {
    Long index = Constants.number(dim.index());
    if (index == null || !(dim.source().definingOp() instanceof AllocOp alloc)) return;
    MemRefType type = (MemRefType) alloc.result("memref").type();
    if (index < 0 || index >= type.rank() || !type.shape().isDynamic(index.intValue())) return;
    rw.replace(dim, alloc.operandSegment("dynamicSizes").get(type.shape().dynamicIndex(index.intValue())));
  }
}
