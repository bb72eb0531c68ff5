// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ub.PoisonAttr;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link InsertOp}. */
final class InsertPatterns {
  private InsertPatterns() {}

  static @Nullable List<Folded> fold(InsertOp op, Rewriter rw) {
    if (Positions.isNone(op.position())) return List.of(PoisonAttr.INSTANCE);
    MixedValues known = Positions.withConstants(op.position(), VectorTypes.vector(op.dest()));
    if (!known.equals(op.position())) {
      List<Value> operands = new ArrayList<>(List.of(op.value(), op.dest()));
      operands.addAll(known.dynamics());
      rw.setOperands(op, operands);
      rw.setProp(op, "static_position", known.staticsAttr());
      return List.of();
    }
    // Of two values inserted at one position, only the later one is visible.
    if (op.dest().definingOp() instanceof InsertOp first && first.position().equals(op.position())) {
      rw.setOperand(op, "dest", first.dest());
      return List.of();
    }
    Attribute constant = constant(op);
    return constant == null ? null : List.of(constant);
  }

  /** A value that is repeated, put into where it is repeated already, changes nothing. */
  static void sameEverywhere(InsertOp op, Rewriter rw) {
    if (!(op.value().definingOp() instanceof BroadcastOp part) || !(op.dest().definingOp() instanceof BroadcastOp whole)) return;
    if (part.source() != whole.source() || part.source().type() instanceof VectorType) return;
    rw.replaceWith(op, BroadcastOp.of(op.result().type(), whole.source()));
  }

  private static @Nullable Attribute constant(InsertOp op) {
    if (!(Constants.of(op.dest()) instanceof DenseElementsAttr dest) || VectorTypes.vector(op.dest()).isScalable()) return null;
    Attribute value = Constants.of(op.value());
    long first = Positions.linear(VectorTypes.vector(op.dest()), op.position());
    boolean single = value instanceof IntegerAttr || value instanceof FloatAttr;
    // As in the reference, large constants are made for one use only.
    if (first < 0 || !single && !(value instanceof DenseElementsAttr) || dest.elementCount() > 256 && !op.result().hasOneUse()) return null;
    List<Attribute> elements = new ArrayList<>();
    for (long i = 0; i < dest.elementCount(); i++) elements.add(dest.element(i));
    if (value instanceof DenseElementsAttr part) {
      for (long i = 0; i < part.elementCount(); i++) elements.set((int) (first + i), part.element(i));
    } else {
      elements.set((int) first, value);
    }
    return DenseElementsAttr.of(dest.type(), elements);
  }

  /** A subvector as large as the whole is the whole, under another shape. */
  static void everything(InsertOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.result());
    if (!(op.value().type() instanceof VectorType part) || VectorTypes.slice(type, 0, type.rank() - part.rank()).isScalable()) return;
    if (part.shape().elementCount() != type.shape().elementCount()) return;
    if (part.equals(type)) rw.replace(op, op.value());
    else rw.replaceWith(op, BroadcastOp.of(type, op.value()));
  }

  /** Insertions that put something everywhere make a vector of just those elements. */
  static void chain(InsertOp op, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.result());
    if (type.isScalable() || continues(op)) return;
    List<InsertOp> chain = new ArrayList<>();
    for (InsertOp at = op; at != null; at = at.dest().definingOp() instanceof InsertOp before ? before : null) {
      if (at != op && !at.result().hasOneUse() || Positions.linear(type, at.position()) < 0) return;
      chain.add(at);
    }
    BitSet set = new BitSet();
    int used = 0;
    while (used < chain.size() && set.cardinality() < type.shape().elementCount()) {
      InsertOp insert = chain.get(used++);
      int first = (int) Positions.linear(type, insert.position());
      set.set(first, first + count(insert.value()));
    }
    if (set.cardinality() == type.shape().elementCount()) rw.replaceWith(op, elements(op, chain.subList(0, used), rw));
  }

  private static boolean continues(InsertOp op) {
    for (Use use = op.result().firstUse(); use != null; use = use.next()) {
      if (use.owner() instanceof InsertOp && use.index() == 1) return true;
    }
    return false;
  }

  private static int count(Value part) {
    return part.type() instanceof VectorType vector ? (int) vector.shape().elementCount() : 1;
  }

  private static OpState<FromElementsOp> elements(InsertOp op, List<InsertOp> chain, Rewriter rw) {
    VectorType type = VectorTypes.vector(op.result());
    Value[] elements = new Value[(int) type.shape().elementCount()];
    rw.before(op);
    for (InsertOp insert : chain.reversed()) {
      int first = (int) Positions.linear(type, insert.position());
      List<? extends Value> parts =
          insert.value().type() instanceof VectorType ? rw.create(ToElementsOp.of(insert.value())).results() : List.of(insert.value());
      for (int i = 0; i < parts.size(); i++) elements[first + i] = parts.get(i);
    }
    return FromElementsOp.DEF.state().operands(List.of(elements)).results(type);
  }
}
