// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;

/** What loops have in common: tensors that are carried from one iteration to the next. */
final class Loops {
  private Loops() {}

  /**
   * Copies what is passed on, so that the next iteration gets a buffer that is only its own.
   *
   * @param carried what an iteration can pass on at a position without a copy
   * @param isCarried whether what is passed on at a position is the buffer that was carried here
   */
  static void copyOthers(Op end, OperandRange passed, List<? extends Value> carried, IntPredicate isCarried, TensorCopies copies) {
    for (int i = 0; i < passed.size(); i++) {
      Value value = passed.get(i);
      if (!Tensors.is(value) || isCarried.test(i)) continue;
      copies.listener().passedOn(passed.use(i), i < carried.size() ? carried.get(i) : null);
      copies.rewriter().before(end);
      copies.rewriter().setUse(passed.use(i), copies.copy(value, true));
    }
  }

  /** Whether what is passed on at a position is the buffer that was carried here. */
  static boolean isCarried(int i, List<? extends Value> passed, List<? extends Value> carried, AnalysisState state) {
    return i < passed.size() && i < carried.size() && state.areEquivalent(carried.get(i), passed.get(i));
  }

  /** Reports what is passed on and is not the buffer that was carried here. */
  static void requireCarried(Op end, OperandRange passed, List<? extends Value> carried, String what, AnalysisState state) {
    for (int i = 0; i < passed.size(); i++) {
      if (!Tensors.is(passed.get(i)) || isCarried(i, passed, carried, state)) continue;
      throw NotBufferizable.at(end, what + " #" + i + " is not equivalent to the corresponding iter bbArg");
    }
  }

  /** The type of a carried buffer: that of the first one and of those that are passed on, or one with a layout of which nothing is known. */
  static BaseMemRefType carriedType(Op loop, Value carried, Value init, Value passed, BufferTypes types) {
    BaseMemRefType first = types.of(init);
    if (types.isAskedAgain()) return first;
    BaseMemRefType other = types.of(passed);
    if (first.equals(other)) return other;
    if (!Objects.equals(first.memorySpace(), other.memorySpace())) {
      throw NotBufferizable.by(loop, "init_arg and yielded value bufferize to inconsistent memory spaces");
    }
    return Layouts.DYNAMIC.of(carried.type(), other.memorySpace());
  }
}
