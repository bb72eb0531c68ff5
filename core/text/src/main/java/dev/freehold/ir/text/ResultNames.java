// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The names that the text gives to the results of an operation: {@code %a, %b:2 =}. */
record ResultNames(int loc, List<Group> groups) {
  static final ResultNames NONE = new ResultNames(-1, List.of());

  /** One name for {@code count} results in a row. */
  private record Group(int loc, String name, long count) {}

  /** Reads the names, and the equals sign behind them, where there are any. */
  static ResultNames accept(OpParser p) {
    if (!p.isValueName()) return NONE;
    int start = p.loc();
    List<Group> groups = new ArrayList<>(1);
    do {
      int loc = p.loc();
      String name = p.acceptValueName();
      if (name == null) throw p.wrongToken("expected valid ssa identifier");
      groups.add(new Group(loc, name, p.accept(":") ? parseCount(p) : 1));
    } while (p.accept(","));
    if (!p.accept("=")) throw p.wrongToken("expected '=' after SSA name");
    return new ResultNames(start, groups);
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
    for (Group group : groups) {
      if (i < group.count) return group.name;
      i -= (int) group.count;
    }
    return null;
  }

  /** The names as they would define the first result of each group. */
  List<OpParser.Operand> operands() {
    return groups.stream().map(group -> new OpParser.Operand(group.loc, group.name, 0)).toList();
  }

  /** How many results have names. */
  long count() {
    long count = 0;
    for (int i = 0; i < groups.size(); i++) count += groups.get(i).count;
    return count;
  }

  /** Lets the names stand for the results of {@code op}, which must be as many. */
  void define(Op op, ValueScopes values, OpParser p) {
    if (groups.isEmpty()) return;
    if (op.resultCount() == 0) throw p.stop(loc, "cannot name an operation with no results");
    // A single count may be so large that the sum is not.
    boolean fits = count() == op.resultCount();
    for (int i = 0; i < groups.size(); i++) fits &= groups.get(i).count > 0 && groups.get(i).count <= op.resultCount();
    if (!fits) {
      throw p.stop(loc, "operation defines " + op.resultCount() + " results but was provided " + Long.toUnsignedString(count()) + " to bind");
    }
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      Group group = groups.get(i);
      for (int number = 0; number < group.count; number++) values.define(new OpParser.Operand(group.loc, group.name, number), op.result(next++));
    }
  }
}
