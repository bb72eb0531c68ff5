// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;

/** Canonicalizations of all structured operations. */
final class StructuredPatterns {
  private StructuredPatterns() {}

  /** Adds to the declaration of such an operation what all have in common, and the canonicalizations; in the reference they come before those of its own. */
  static <O extends Op & StructuredOp> void declare(OpDefBuilder<O> declaration) {
    declaration.speculatableIf("all shapes are static, or only one operand has a shape", StructuredOp::hasKnownSizes);
    declaration.canonicalize("empty", StructuredPatterns::empty)
        .canonicalize("withoutCasts", OperandCasts::ofTensors)
        .canonicalize("staticShapes", StaticShapes::inferred);
  }

  /** Nothing happens where a buffer has no elements. */
  private static void empty(Op op, Rewriter rw) {
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof MemRefType type)) continue;
      for (long size : type.shape().toArray()) {
        if (size != 0) continue;
        rw.erase(op);
        return;
      }
    }
  }
}
