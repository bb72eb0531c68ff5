// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.KnownSizes;
import dev.freehold.arith.MaxSIOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.AllocaScopeOp;
import dev.freehold.memref.AllocaScopeReturnOp;
import dev.freehold.scf.ForOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The stack memory of loop bodies. A loop frees it after each iteration; branches do not. Before a loop is lowered, its allocations move to the start of the
 * scope around it, so that all iterations share them:
 *
 * <pre>
 *   scf.for %i = … {                             %a = memref.alloca() : memref&lt;4xi32&gt;
 *     %a = memref.alloca() : memref&lt;4xi32&gt;       …
 *     …                                          cf.br ^head(…)
 *   }
 * </pre>
 *
 * <p>If the size is only known in the body, and the body has no branches, the body gets a {@code memref.alloca_scope}. Otherwise the loop is not lowered.
 */
final class LoopAllocations {
  private LoopAllocations() {}

  /** The first allocation in the body of a structured operation because of which it cannot be lowered; null if there is none. */
  static @Nullable Op obstacle(Op structured) {
    if (!(structured instanceof AutomaticAllocationScope)) return null;
    Region body = structured.region();
    Region scope = remainingScope(structured);
    for (Op allocation : AutomaticAllocations.in(body)) {
      boolean shared = scope != null && AutomaticAllocations.runsOnce(allocation) && isAvailable(allocation, scope);
      if (!shared && !isStraight(body)) return allocation;
    }
    return null;
  }

  /** Before a loop is lowered, when all around it has been: moves its allocations, or gives its body a scope. */
  static void keep(ForOp loop, Rewriter rewriter) {
    List<Op> allocations = AutomaticAllocations.in(loop.body());
    if (allocations.isEmpty()) return;
    Region scope = AutomaticAllocations.regionAround(loop);
    for (Op allocation : allocations) {
      if (scope == null || !AutomaticAllocations.runsOnce(allocation) || !isAvailable(allocation, scope)) {
        addScope(loop, rewriter);
        return;
      }
      moveToStart(allocation, scope, rewriter);
    }
  }

  /** The region of the nearest scope that is left when all structured operations are lowered. */
  private static @Nullable Region remainingScope(Op structured) {
    if (!AutomaticAllocations.isSequential(structured)) return null;
    Region region = AutomaticAllocations.regionAround(structured);
    return region != null && BranchLowering.applies(region.enclosingOp()) ? remainingScope(region.enclosingOp()) : region;
  }

  /** Whether the operands are defined in the first block of a region or outside of it. */
  private static boolean isAvailable(Op allocation, Region scope) {
    if (allocation.operandCount() > 0 && !(allocation instanceof AllocaOp)) return false;
    for (Value operand : allocation.operands()) {
      Region region = operand.region();
      if (region != null && region.isIn(scope) && operand.block() != scope.entryBlock()) return false;
    }
    return true;
  }

  /** Whether nothing in the body becomes several blocks. */
  private static boolean isStraight(Region body) {
    for (Op op : body.entryBlock()) {
      if (BranchLowering.applies(op)) return false;
    }
    return body.enclosingOp() instanceof ForOp;
  }

  private static void moveToStart(Op allocation, Region scope, Rewriter rewriter) {
    Op position = scope.entryBlock().firstOp();
    for (Value operand : allocation.operands()) {
      Op definition = operand.definingOp();
      if (definition == null || definition.block() != scope.entryBlock() || definition.isBefore(position)) continue;
      position = Objects.requireNonNull(definition.next(), "a terminator follows");
    }
    rewriter.moveBefore(allocation, position);
    if (allocation instanceof AllocaOp sized) keepFromFaulting(sized, rewriter);
  }

  /** A loop without iterations never asked for a size below 0. */
  private static void keepFromFaulting(AllocaOp allocation, Rewriter rewriter) {
    for (int i = 0; i < allocation.dynamicSizes().size(); i++) {
      Value size = allocation.dynamicSizes().get(i);
      if (KnownSizes.areSizes(List.of(size))) continue;
      Value zero = rewriter.before(allocation).create(ConstantOp.index(0)).result();
      rewriter.setOperand(allocation, i, rewriter.create(MaxSIOp.of(size, zero)).result());
    }
  }

  private static void addScope(ForOp loop, Rewriter rewriter) {
    Block body = loop.body().entryBlock();
    Op yield = body.lastOp();
    AllocaScopeOp scope = rewriter.before(body.firstOp()).create(AllocaScopeOp.DEF.state().results(types(yield.operands())).regions(new Region()));
    Block inner = rewriter.createBlock(scope.body());
    for (Op op = scope.next(), following; op != null && op != yield; op = following) {
      following = op.next();
      rewriter.moveToEnd(op, inner);
    }
    rewriter.atEnd(inner).create(AllocaScopeReturnOp.DEF.state().operands(yield.operands()));
    for (int i = 0; i < yield.operandCount(); i++) rewriter.setOperand(yield, i, scope.result(i));
  }

  private static List<Type> types(List<? extends Value> values) {
    List<Type> types = new ArrayList<>();
    for (Value value : values) types.add(value.type());
    return types;
  }
}
