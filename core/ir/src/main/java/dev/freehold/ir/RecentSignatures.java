// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/**
 * The types of the operands and results of the last few operations of a kind. Most operations have those of one of the last few of their kind: what
 * depends on types alone need not be done for them again. Several threads may look and add at once; what one adds, another may overwrite.
 *
 * <p>Much depends on attributes, too. Those may be large, and are not kept: operations count that have no others than the definition gives them, but
 * for the sizes of groups.
 */
public final class RecentSignatures {
  private static final int KEPT = 8;
  /** The most operands and results of an operation that is remembered. */
  private static final int LONGEST = 32;

  private final @Nullable Signature[] kept = new Signature[KEPT];
  private int oldest;
  private final @Nullable Attribute[] defaults;
  /** The properties that record the sizes of groups, or -1. */
  private final int operandSizes;
  private final int resultSizes;

  /** The types of the operands and results of an operation, and what says how they fall into groups. */
  private final class Signature {
    final Type[] operands;
    final Type[] results;
    final @Nullable Attribute operandGroups;
    final @Nullable Attribute resultGroups;

    Signature(Op op) {
      operandGroups = sizes(op, operandSizes);
      resultGroups = sizes(op, resultSizes);
      operands = new Type[op.operandCount()];
      results = new Type[op.resultCount()];
      for (int i = 0; i < operands.length; i++) operands[i] = op.operand(i).type();
      for (int i = 0; i < results.length; i++) results[i] = op.result(i).type();
    }

    /** Nearly all types that are equal are the same object, and so are attributes with few small numbers. */
    boolean isOf(Op op) {
      if (op.operandCount() != operands.length || op.resultCount() != results.length) return false;
      if (sizes(op, operandSizes) != operandGroups || sizes(op, resultSizes) != resultGroups) return false;
      for (int i = 0; i < operands.length; i++) {
        if (op.operand(i).type() != operands[i]) return false;
      }
      for (int i = 0; i < results.length; i++) {
        if (op.result(i).type() != results[i]) return false;
      }
      return true;
    }
  }

  /** None yet, of operations that {@code def} defines. */
  public RecentSignatures(OpDef<?> def) {
    defaults = def.defaultProps();
    operandSizes = def.operandSegmentsProperty();
    resultSizes = def.resultSegmentsProperty();
  }

  /** Whether an operation has the types of one of the last that were added, and no attributes of its own. */
  public boolean contain(Op op) {
    if (!isPlain(op)) return false;
    for (Signature signature : kept) {
      if (signature == null) return false;
      if (signature.isOf(op)) return true;
    }
    return false;
  }

  /** Adds those of an operation, unless it has attributes of its own. */
  public void add(Op op) {
    if (!isPlain(op) || op.operandCount() + op.resultCount() > LONGEST) return;
    int at = oldest;
    oldest = (at + 1) % KEPT;
    kept[at] = new Signature(op);
  }

  private boolean isPlain(Op op) {
    if (!op.discardableAttrs().isEmpty()) return false;
    for (int i = 0; i < defaults.length; i++) {
      if (op.prop(i) != defaults[i] && i != operandSizes && i != resultSizes) return false;
    }
    return true;
  }

  private static @Nullable Attribute sizes(Op op, int property) {
    return property < 0 ? null : op.prop(property);
  }
}
