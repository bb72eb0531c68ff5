// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code shape.assuming_all}, which holds where all of its operands hold. */
final class WitnessPatterns {
  private WitnessPatterns() {}

  /** All of these and all of those are all of both. */
  static void nested(ShapeOp all, Rewriter rw) {
    List<Value> witnesses = new ArrayList<>();
    for (Value witness : all.operands()) {
      Op nested = maker("shape.assuming_all", witness);
      if (nested != null) witnesses.addAll(nested.operands());
      else witnesses.add(witness);
    }
    if (witnesses.size() != all.operandCount()) replace(all, witnesses, rw);
  }

  static void ofOne(ShapeOp all, Rewriter rw) {
    if (all.operandCount() == 1) rw.replace(all, all.operand(0));
  }

  /**
   * Shapes that are broadcastable with others need not be so without them. The constraints that are not needed are erased if nobody else
   * uses them; as in the reference, those are looked for among the last ones, however many of them there are, so that some may remain.
   */
  static void ofBroadcastable(ShapeOp all, Rewriter rw) {
    Set<Op> distinct = new LinkedHashSet<>();
    for (Value witness : all.operands()) {
      Op broadcastable = maker("shape.cstr_broadcastable", witness);
      if (broadcastable == null) return;
      distinct.add(broadcastable);
    }
    List<Op> needed = new ArrayList<>(distinct);
    needed.sort(Comparator.comparingInt(Op::operandCount).reversed());
    List<Op> last = new ArrayList<>();
    for (int i = 0; i < needed.size(); i++) {
      Set<Value> shapes = new HashSet<>(needed.get(i).operands());
      List<Op> others = needed.subList(i + 1, needed.size());
      List<Op> before = List.copyOf(others);
      others.removeIf(other -> shapes.containsAll(other.operands()));
      last.addAll(before.subList(others.size(), before.size()));
    }
    if (last.isEmpty()) return;
    List<Value> witnesses = new ArrayList<>();
    for (Op constraint : needed) witnesses.add(constraint.result());
    replace(all, witnesses, rw);
    for (Op constraint : last) {
      if (!constraint.hasUses()) rw.erase(constraint);
    }
  }

  /** Shapes that are equal to the same one are all equal. */
  static void ofEqual(ShapeOp all, Rewriter rw) {
    List<Value> shapes = new ArrayList<>();
    Set<Value> seen = new HashSet<>();
    Op first = null;
    for (Value witness : all.operands()) {
      Op equal = maker("shape.cstr_eq", witness);
      if (equal == null) return;
      if (first == null) first = equal;
      boolean apart = !seen.isEmpty() && equal.operandCount() > 0 && equal.operands().stream().noneMatch(seen::contains);
      if (apart) return;
      shapes.addAll(equal.operands());
      seen.addAll(equal.operands());
    }
    if (first != null) rw.replaceWith(all, first.def().state().operands(shapes).results(ShapeType.WITNESS));
  }

  /** The operation that defines {@code witness}; null where it is not called {@code name}. */
  private static @Nullable Op maker(String name, Value witness) {
    return witness.definingOp() instanceof Op maker && maker.name().equals(name) ? maker : null;
  }

  private static void replace(ShapeOp all, List<Value> witnesses, Rewriter rw) {
    rw.replaceWith(all, all.def().state().operands(witnesses).results(ShapeType.WITNESS));
  }
}
