// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Relation;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.List;

/** Finds out which results are in the same buffer as operands that are in place, inner operations before those around them. */
final class Equivalences {
  private final OneShotState state;

  private Equivalences(OneShotState state) {
    this.state = state;
  }

  static void find(Op root, OneShotState state) {
    Equivalences equivalences = new Equivalences(state);
    root.walk(op -> {
      Bufferizable bufferizable = state.ops().of(op);
      if (bufferizable == null) return;
      for (Value.Result result : op.results()) {
        if (Tensors.is(result)) equivalences.join(result, bufferizable);
      }
    });
  }

  private void join(Value.Result result, Bufferizable op) {
    List<AliasingOperand> aliases = state.aliasingOperands(result);
    if (aliases.isEmpty()) return;
    for (AliasingOperand alias : aliases) {
      if (!isSame(alias) || !alias.isDefinite()) continue;
      state.joinEquivalent(result, alias.operand().value());
      return;
    }
    Value first = aliases.getFirst().operand().value();
    boolean areAllOne = aliases.stream().allMatch(alias -> isSame(alias) && state.areEquivalent(alias.operand().value(), first));
    if (areAllOne && !op.allocates(result)) state.joinEquivalent(result, first);
  }

  private boolean isSame(AliasingOperand alias) {
    return alias.relation() == Relation.EQUIVALENT && state.isInPlace(alias.operand());
  }
}
