// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;

/** Frees a buffer and gives another that begins with the same elements: {@code memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>}. */
public final class ReallocOp extends Op {
  public static final OpDef<ReallocOp> DEF = OpDef.of("memref.realloc", ReallocOp.class, ReallocOp::new)
      .operand("source", MemRefTypes.LINE, Effect.FREES)
      .optionalOperand("dynamicResultSize", TypeSets.INDEX)
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .result("result", MemRefTypes.LINE, Effect.ALLOCATES)
      .assembly("$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)")
      .build();

  private ReallocOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand(0);
  }

  /** The size of the result, or null where its type says it. */
  public Value dynamicResultSize() {
    return operandCount() > 1 ? operand(1) : null;
  }

  public MemRefType sourceType() {
    return (MemRefType) source().type();
  }

  public MemRefType type() {
    return (MemRefType) result().type();
  }

  /** The alignment in bytes, or null where any will do. */
  public Attribute alignment() {
    return prop(0);
  }
}
