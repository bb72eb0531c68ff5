// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Tensors;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.WhileOp;
import dev.freehold.scf.YieldOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which buffers a loop passes on to its next iteration as they are; of others it passes on copies. The analysis takes what an iteration gets for a buffer that
 * only the iteration has, and that may be written to.
 */
@FunctionalInterface
public interface PassedOnBuffers {
  /** Those that are what the analysis takes them for, and others that nobody writes to. */
  PassedOnBuffers SOUND = (passed, loop, state) -> {
    if (isOwn(passed, loop, state)) return true;
    List<Value> users = carried(loop);
    users.add(passed.value());
    return !areWritten(users, state);
  };

  /**
   * Whether the buffer of a tensor that no tensor from outside of the loop aliases, as the analysis has seen it, is passed on.
   *
   * @param passed the operand of the terminator that passes it on
   */
  boolean mayPassOn(Use passed, Op loop, AnalysisState state);

  /** Whether a buffer was made in the iteration, may be written to, and is not passed on in an earlier place, too. */
  private static boolean isOwn(Use passed, Op loop, AnalysisState state) {
    Set<Value> sharing = sharing(passed.value(), state);
    if (!loop.isAncestorOf(Tensors.owner(passed.value())) || !sharing.stream().allMatch(state::isWritable)) return false;
    for (Use earlier : Tensors.operands(passed.owner())) {
      if (earlier.index() < passed.index() && sharing(earlier.value(), state).stream().anyMatch(sharing::contains)) return false;
    }
    return true;
  }

  /** All that may be in the buffer of a tensor, which may be a copy that the analysis has not seen. */
  private static Set<Value> sharing(Value value, AnalysisState state) {
    Set<Value> found = new LinkedHashSet<>(state.aliases(value));
    for (Use use : Tensors.uses(value)) {
      if (!state.isInPlace(use)) continue;
      for (AliasingValue alias : state.aliasingValues(use)) found.addAll(state.aliases(alias.value()));
    }
    return found;
  }

  /** Whether an operation that is known writes to a buffer that any of these may be in, also as what loops carry, or a caller may. */
  private static boolean areWritten(Collection<Value> values, AnalysisState state) {
    Set<Value> seen = new LinkedHashSet<>(values);
    for (Deque<Value> pending = new ArrayDeque<>(values); !pending.isEmpty();) {
      for (Value sharing : sharing(pending.pop(), state)) {
        for (Use use : Tensors.uses(sharing)) {
          Op loop = loopThatCarries(use);
          if (loop == null && mayWrite(use, state)) return true;
          if (loop == null) continue;
          for (Value carried : carried(loop)) {
            if (seen.add(carried)) pending.push(carried);
          }
        }
      }
    }
    return false;
  }

  /** The loop that begins with what is used, or goes on with it; null if it is no loop that uses it. */
  private static @Nullable Op loopThatCarries(Use use) {
    if (isLoop(use.owner())) return use.owner();
    Op around = use.owner() instanceof YieldOp || use.owner() instanceof ConditionOp ? use.owner().parentOp() : null;
    return around != null && isLoop(around) ? around : null;
  }

  private static boolean isLoop(Op op) {
    return op instanceof ForOp || op instanceof WhileOp;
  }

  private static boolean mayWrite(Use use, AnalysisState state) {
    return use.owner() instanceof ReturnOp && state.options().functionBoundaries()
        || state.isInPlace(use) && state.ops().of(use.owner()) != null && state.writes(use);
  }

  /** The tensors that iterations get, and the results. */
  private static List<Value> carried(Op loop) {
    List<Value> found = new ArrayList<>(loop.results());
    for (Region region : loop.regions()) found.addAll(region.entryBlock().arguments());
    found.removeIf(value -> !Tensors.is(value));
    return found;
  }
}
