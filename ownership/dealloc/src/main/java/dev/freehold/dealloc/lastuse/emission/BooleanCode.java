// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.emission;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds conditions at the insertion point. */
final class BooleanCode {
  private final Rewriter rewriter;
  /** What each negation negates. */
  private final Map<Value, Value> operands = new HashMap<>();

  BooleanCode(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  Value constant(boolean value) {
    return Buffers.bool(rewriter, value, rewriter.location());
  }

  /** Both; null stands for what is always true. */
  Value and(@Nullable Value a, @Nullable Value b) {
    if (a == null) return b == null ? constant(true) : b;
    if (b == null) return a;
    return rewriter.create(AndIOp.of(a, b)).result();
  }

  Value or(Value a, Value b) {
    return rewriter.create(OrIOp.of(a, b)).result();
  }

  Value not(Value a) {
    Value negated = operands.get(a);
    if (negated != null) return negated;
    Value made = rewriter.create(XOrIOp.of(a, constant(true))).result();
    operands.put(made, a);
    return made;
  }

  Value select(Value condition, Value whenTrue, Value whenFalse) {
    return rewriter.create(SelectOp.of(condition, whenTrue, whenFalse)).result();
  }

  Value compare(IntegerPredicate predicate, Value a, Value b) {
    return rewriter.create(CmpIOp.of(predicate, a, b)).result();
  }
}
