// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Rewriter;
import dev.freehold.tensor.CastOp;
import java.util.List;

/** Canonicalizations of operations that choose and join tensors. */
final class DataPatterns {
  private DataPatterns() {}

  /** A choice by the opposite is the other choice. */
  static void selectByNot(TosaOp op, Rewriter rw) {
    if (!(op.operand("input1").definingOp() instanceof TosaOp not) || !not.name().equals("tosa.logical_not")) return;
    rw.setOperands(op, List.of(not.operand("input1"), op.operand("input3"), op.operand("input2")));
  }

  /** One tensor alone is at most cast. */
  static void concatOfOne(TosaOp op, Rewriter rw) {
    if (op.operandCount() != 1) return;
    if (op.operand(0).type().equals(op.result().type())) rw.replace(op, op.operand(0));
    else rw.replaceWith(op, CastOp.of(op.result().type(), op.operand(0)));
  }
}
