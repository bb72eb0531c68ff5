// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same bits as elements of another type of the same width. */
public final class BitcastOp extends Op implements Pure {
  public static final OpDef<BitcastOp> DEF = OpDef.of("tensor.bitcast", BitcastOp.class, BitcastOp::new)
      .operand("source", TypeSets.tensorOf(TypeSets.SIGNLESS_INTEGER, TypeSets.UNSIGNED_INTEGER, TypeSets.SIGNED_INTEGER, TypeSets.FLOAT))
      .result("dest", TypeSets.tensorOf(TypeSets.SIGNLESS_INTEGER, TypeSets.UNSIGNED_INTEGER, TypeSets.SIGNED_INTEGER, TypeSets.FLOAT))
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .canonicalize("chain", ReshapePatterns::bitcastChain)
      .build();

  private BitcastOp(OpState<?> state) {
    super(state);
  }

  static OpState<BitcastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    ShapedType from = (ShapedType) source().type();
    ShapedType to = (ShapedType) result().type();
    boolean fits = width(from.element()) == width(to.element()) && width(from.element()) > 0 && Traits.shapesAgree(from, to);
    if (!fits) check.error("operand type " + Printing.quoted(from) + " and result type " + Printing.quoted(to) + " are cast incompatible");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return source().type().equals(result().type()) ? List.of(source()) : null;
  }

  private static int width(Type type) {
    return switch (type) {
      case IntegerType integer -> integer.width();
      case FloatType real -> real.width();
      default -> 0;
    };
  }
}
