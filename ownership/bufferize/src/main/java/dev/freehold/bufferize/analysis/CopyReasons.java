// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why each operand that is not in place is not: the first reason that the analysis has found. */
public final class CopyReasons {
  /** Two values that share a buffer; {@code ifInPlace} says that they only would, if the operand that is decided on were in place. */
  public record Alias(Value from, Value to, boolean ifInPlace) {}

  /**
   * A reason.
   *
   * @param tensor the operand as it was in the program
   * @param aliases the values by which the buffer that would be written to is the one that is read or may not be written to, in a row
   */
  public record Found(Value tensor, CopyReason reason, List<Alias> aliases) {}

  private final Map<Use, Found> byOperand = new HashMap<>();
  private final boolean areWanted;

  /** Reasons are found out only if they are wanted. */
  public CopyReasons(boolean areWanted) {
    this.areWanted = areWanted;
  }

  /** Whether anybody asks for reasons. */
  public boolean areWanted() {
    return areWanted;
  }

  /** Why an operand is not in place; null if it is, or nobody wanted to know. */
  public @Nullable Found of(Use operand) {
    return byOperand.get(operand);
  }

  /** Notes a reason against an operand. The buffers are those of the moment: later decisions join more. */
  void add(Use operand, CopyReason reason, AnalysisState state) {
    if (areWanted && !byOperand.containsKey(operand)) byOperand.put(operand, new Found(operand.value(), reason, aliases(reason, operand, state)));
  }

  private static List<Alias> aliases(CopyReason reason, Use operand, AnalysisState state) {
    return switch (reason) {
      case CopyReason.Conflict conflict -> aliases(conflict.write().value(), conflict.read().value(), operand, state);
      case CopyReason.ReadOnly readOnly -> aliases(readOnly.write().value(), readOnly.value(), operand, state);
      case CopyReason.SharedInParallel shared -> List.of();
    };
  }

  /** The shortest way from one value to another that shares its buffer (breadth-first search). */
  private static List<Alias> aliases(Value from, Value to, Use operand, AnalysisState state) {
    Map<Value, Alias> reachedBy = new HashMap<>();
    Deque<Value> pending = new ArrayDeque<>(List.of(from));
    while (!pending.isEmpty() && !reachedBy.containsKey(to)) {
      Value value = pending.remove();
      for (Alias next : neighbours(value, operand, state)) {
        if (next.to() != from && reachedBy.putIfAbsent(next.to(), next) == null) pending.add(next.to());
      }
    }
    List<Alias> way = new ArrayList<>();
    for (Alias last = reachedBy.get(to); last != null; last = reachedBy.get(last.from())) way.addFirst(last);
    return way;
  }

  private static List<Alias> neighbours(Value value, Use asked, AnalysisState state) {
    List<Alias> found = new ArrayList<>();
    for (AliasingOperand alias : state.aliasingOperands(value)) {
      Use operand = alias.operand();
      if (operand == asked || state.isInPlace(operand)) found.add(new Alias(value, operand.value(), operand == asked));
    }
    for (Use use : Tensors.uses(value)) {
      if (use != asked && !state.isInPlace(use)) continue;
      for (AliasingValue alias : state.aliasingValues(use)) found.add(new Alias(value, alias.value(), use == asked));
    }
    return found;
  }
}
