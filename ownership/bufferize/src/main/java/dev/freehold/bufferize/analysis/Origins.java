// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingOperand;
import dev.freehold.bufferize.Traversal;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the buffers of tensors come from. A set of aliases has all values that any operand in place connects, also two that are never in one buffer:
 *
 * <pre>
 *   %b = tensor.insert %f into %t[%i]        // in the buffer of %t, or of a copy
 *   %s = arith.select %c, %u, %b             // in the buffer of %u or of %b: these three are one set
 * </pre>
 *
 * <p>A search goes back over a limited number of values; whatever is further away may be the same buffer.
 */
final class Origins {
  /** The values that a search looks at. */
  private static final int MOST = 256;

  private final OneShotState state;

  Origins(OneShotState state) {
    this.state = state;
  }

  /**
   * Whether a write is never to the buffer of a definition, and a read gets the elements of the definition there, without a copy on the way.
   *
   * @param asked an operand that is in place if the answer matters
   */
  boolean areApart(Use write, Use read, Value definition, @Nullable Use asked) {
    boolean[] isCopied = {false};
    state.search(read, state::definesElements, Traversal.HITS, passed -> isCopied[0] |= passed != read && !isInPlace(passed, asked));
    return !isCopied[0] && !mayShare(write.value(), definition, asked);
  }

  private boolean mayShare(Value a, Value b, @Nullable Use asked) {
    Set<Value> one = origins(a, asked);
    Set<Value> other = origins(b, asked);
    return one == null || other == null || one.stream().anyMatch(other::contains);
  }

  /** Whether a tensor may be in the buffer of one that may not be written to. */
  boolean mayBeReadOnly(Value value, @Nullable Use asked) {
    Set<Value> origins = origins(value, asked);
    return origins == null || !origins.stream().allMatch(state::isWritable);
  }

  /** All values in whose buffer one may be, itself included; null if there are too many. */
  private @Nullable Set<Value> origins(Value value, @Nullable Use asked) {
    Set<Value> found = new HashSet<>(Set.of(value));
    Deque<Value> pending = new ArrayDeque<>(found);
    while (!pending.isEmpty()) {
      Value next = pending.pop();
      for (AliasingOperand alias : state.aliasingOperands(next)) {
        if (isInPlace(alias.operand(), asked) && found.add(alias.operand().value())) pending.push(alias.operand().value());
      }
      for (Value other : state.joined(next)) {
        if (found.add(other)) pending.push(other);
      }
      if (found.size() > MOST) return null;
    }
    return found;
  }

  private boolean isInPlace(Use operand, @Nullable Use asked) {
    return operand == asked || state.isInPlace(operand);
  }
}
