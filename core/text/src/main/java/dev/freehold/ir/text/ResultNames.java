// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The names that the text gives to the results of an operation: {@code %a, %b:2 =}; one that stands for some results in a row, and those behind it. */
final class ResultNames {
  static final ResultNames NONE = new ResultNames(new OpParser.Operand(-1, "", 0), 0);

  /** That of the first result. */
  private final OpParser.Operand first;
  private final long count;
  private @Nullable ResultNames next;

  private ResultNames(OpParser.Operand first, long count) {
    this.first = first;
    this.count = count;
  }

  /** Reads the names, and the equals sign behind them, where there are any. */
  static ResultNames accept(OpParser p) {
    if (!p.isValueName()) return NONE;
    ResultNames all = one(p);
    for (ResultNames last = all; p.accept(","); last = last.next) last.next = one(p);
    if (!p.accept("=")) throw p.wrongToken("expected '=' after SSA name");
    return all;
  }

  private static ResultNames one(OpParser p) {
    int loc = p.loc();
    String name = p.acceptValueName();
    if (name == null) throw p.wrongToken("expected valid ssa identifier");
    return new ResultNames(new OpParser.Operand(loc, name, 0), p.accept(":") ? parseCount(p) : 1);
  }

  private static long parseCount(OpParser p) {
    int loc = p.loc();
    String digits = p.acceptText(Token.INTEGER);
    if (digits == null) throw p.wrongToken("expected integer number of results");
    BigInteger count = NumberParser.integer(digits);
    if (count.signum() == 0 || count.bitLength() > 64) throw p.stop(loc, "expected named operation to have at least 1 result");
    return count.longValue();
  }

  /** The name of result {@code i}, without sigil; null where there is none. */
  @Nullable
  String nameOf(int i) {
    for (ResultNames names = this; names != null; names = names.next) {
      if (i < names.count) return names.first.name();
      i -= (int) names.count;
    }
    return null;
  }

  /** The names as they would define the first result of each. */
  List<OpParser.Operand> operands() {
    List<OpParser.Operand> operands = new ArrayList<>();
    if (this == NONE) return operands;
    for (ResultNames names = this; names != null; names = names.next) operands.add(names.first);
    return operands;
  }

  /** How many results have names. */
  long count() {
    long sum = 0;
    for (ResultNames names = this; names != null; names = names.next) sum += names.count;
    return sum;
  }

  /** Lets the names stand for the results of {@code op}, which must be as many. */
  void define(Op op, ValueScopes values, OpParser p) {
    if (this == NONE) return;
    if (op.resultCount() == 0) throw p.stop(first.loc(), "cannot name an operation with no results");
    // A single count may be so large that the sum is not.
    boolean fits = count() == op.resultCount();
    for (ResultNames names = this; names != null; names = names.next) fits &= names.count > 0 && names.count <= op.resultCount();
    if (!fits) {
      throw p.stop(first.loc(), "operation defines " + op.resultCount() + " results but was provided " + Long.toUnsignedString(count()) + " to bind");
    }
    int result = 0;
    for (ResultNames names = this; names != null; names = names.next) {
      values.define(names.first, op.result(result++));
      for (int number = 1; number < names.count; number++) {
        values.define(new OpParser.Operand(names.first.loc(), names.first.name(), number), op.result(result++));
      }
    }
  }
}
