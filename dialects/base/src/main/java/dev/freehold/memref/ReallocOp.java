// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Printing;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Frees a buffer and gives another that begins with the same elements: {@code memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>}. */
public final class ReallocOp extends Op {
  public static final OpDef<ReallocOp> DEF = OpDef.of("memref.realloc", ReallocOp.class, ReallocOp::new)
      .operand("source", MemRefTypes.LINE, Effect.FREES)
      .optionalOperand("dynamicResultSize", TypeSets.INDEX)
      .optionalAttr("alignment", MemRefAttrs.ALIGNMENT)
      .result("result", MemRefTypes.LINE, Effect.ALLOCATES)
      .assembly("$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)")
      .canonicalize("unused", AllocPatterns::unusedReallocation)
      .build();

  private ReallocOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  /** The size of the result, or null where it is in its type. */
  public @Nullable Value dynamicResultSize() {
    return optionalOperand("dynamicResultSize");
  }

  public MemRefType sourceType() {
    return (MemRefType) source().type();
  }

  public MemRefType type() {
    return (MemRefType) result().type();
  }

  /** The alignment in bytes, or null where any will do. */
  public @Nullable Attribute alignment() {
    return prop("alignment");
  }

  @Override
  protected void verify(Checker check) {
    MemRefType from = sourceType();
    MemRefType to = type();
    String types = " specified for source memref type " + Printing.quoted(from) + " and result memref type " + Printing.quoted(to);
    if (!Layouts.isIdentity(from)) {
      check.plainError("unsupported layout for source memref type " + Printing.quoted(from));
    } else if (!Layouts.isIdentity(to)) {
      check.plainError("unsupported layout for result memref type " + Printing.quoted(to));
    } else if (!Objects.equals(from.memorySpace(), to.memorySpace())) {
      check.plainError("different memory spaces" + types);
    } else if (!from.element().equals(to.element())) {
      check.plainError("different element types" + types);
    } else if (!to.hasStaticShape() && dynamicResultSize() == null) {
      check.plainError("missing dimension operand for result type " + Printing.quoted(to));
    } else if (to.hasStaticShape() && dynamicResultSize() != null) {
      check.plainError("unnecessary dimension operand for result type " + Printing.quoted(to));
    }
  }
}
