// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.IndexSwitchOp;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Which loops do the same in each iteration, as far as buffers are allocated, freed and passed on: control within them does not depend on
 * the number of the iteration, and nobody outside sees how many there are.
 */
final class Repetition {
  private final Program program;
  private final Op loop;
  private final Set<FunctionLike> called = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Value> deciding = new ArrayDeque<>();

  private Repetition(Program program, Op loop) {
    this.program = program;
    this.loop = loop;
  }

  static boolean isUniform(Op loop, Program program) {
    Repetition repetition = new Repetition(program, loop);
    return repetition.isInvisible(loop) && !repetition.dependsOnPosition();
  }

  /** Whether there is nothing but what has an executor, or no effect; collects what decides where control goes. */
  private boolean isInvisible(Op root) {
    boolean[] invisible = {true};
    root.walkPreOrder(op -> {
      if (op == root && op instanceof FunctionLike) return Walk.ADVANCE;
      boolean known = program.executors().of(op) != null || op.def().hasNoMemoryEffect();
      invisible[0] &=
          known && op.operands().stream().noneMatch(Repetition::holdsBuffers) && (!(op instanceof CallLike call) || isInvisible(call, op));
      if (!invisible[0]) return Walk.STOP;
      if (root != loop) return Walk.ADVANCE;
      if (op != loop && op.regionCount() > 0 && isOnlyAboutData(op)) return Walk.SKIP;
      addDeciding(op);
      return Walk.ADVANCE;
    });
    return invisible[0];
  }

  private boolean isOnlyAboutData(Op op) {
    return op instanceof IfOp conditional ? Diamond.of(conditional, 0, program.executors()) != null : Kernel.of(op, program.executors()) != null;
  }

  /** Whether a buffer has references to others in it, by which the loop could pass those on. */
  private static boolean holdsBuffers(Value value) {
    return value.type() instanceof BaseMemRefType memref && memref.element() instanceof BaseMemRefType;
  }

  private boolean isInvisible(CallLike call, Op op) {
    if (call.callee() == null || !(program.lookup(op, call.callee()) instanceof FunctionLike callee) || callee.isDeclaration()) return false;
    return !called.add(callee) || isInvisible((Op) callee);
  }

  private void addDeciding(Op op) {
    switch (op) {
      case IfOp conditional -> deciding.add(conditional.condition());
      case IndexSwitchOp choice -> deciding.add(choice.selector());
      case ConditionOp condition -> deciding.add(condition.condition());
      case ForOp inner when op != loop -> deciding.addAll(List.of(inner.lowerBound(), inner.upperBound(), inner.step()));
      case LoopLike inner when op != loop -> op.operands().forEach(deciding::add);
      case CallLike call -> call.arguments().forEach(deciding::add);
      default -> {
        if (op.successorCount() > 0) op.operands().forEach(deciding::add);
      }
    }
  }

  /** Whether the decision is computed from the induction variable. What is loaded is unknown anyway once iterations are left out. */
  private boolean dependsOnPosition() {
    Set<Value> seen = new HashSet<>();
    while (!deciding.isEmpty()) {
      Value value = deciding.poll();
      if (value.type() instanceof BaseMemRefType || !isInside(value) || !seen.add(value)) continue;
      if (value instanceof Value.Argument argument && argument.block().parentOp() == loop) {
        if (isPosition(argument)) return true;
        continue;
      }
      Op op = switch (value) {
        case Value.Argument argument -> argument.owner().enclosingRegion().enclosingOp();
        case Value.Result result -> result.owner();
      };
      if (op instanceof LoadOp || op instanceof dev.freehold.affine.LoadOp || op instanceof CallLike) continue;
      op.operands().forEach(deciding::add);
      if (!(op instanceof RegionBranchOp)) continue;
      for (Region region : op.regions()) {
        for (Block block : region) {
          if (block.last() != null) block.last().operands().forEach(deciding::add);
        }
      }
    }
    return false;
  }

  private boolean isPosition(Value.Argument argument) {
    return switch (loop) {
      case ForOp counted -> argument == counted.inductionVariable();
      case dev.freehold.affine.ForOp counted -> argument == counted.inductionVariable();
      default -> true;
    };
  }

  private boolean isInside(Value value) {
    for (Region region : loop.regions()) {
      if (value.region() != null && value.region().isIn(region)) return true;
    }
    return false;
  }
}
