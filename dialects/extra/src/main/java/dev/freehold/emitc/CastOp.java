// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same value as another type: {@code emitc.cast %x : i32 to f32}. */
public final class CastOp extends Op implements CExpression {
  public static final OpDef<CastOp> DEF = OpDef.of("emitc.cast", CastOp.class, CastOp::new)
      .operand("source", EmitcTypes.ANY)
      .result("dest", EmitcTypes.ANY)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private CastOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean hasSideEffects() {
    return false;
  }

  @Override
  protected void verify(Checker check) {
    Type from = operand("source").type();
    Type to = result().type();
    boolean fits = from instanceof ArrayType array ? decays(array, to) : isScalar(from) && isScalar(to);
    if (!fits) check.error("operand type " + Printing.quoted(from) + " and result type " + Printing.quoted(to) + " are cast incompatible");
  }

  private static boolean decays(ArrayType array, Type to) {
    return to instanceof PointerType(Type pointee) && pointee.equals(array.element()) && array.rank() == 1 && array.size(0) >= 1;
  }

  private static boolean isScalar(Type type) {
    return EmitcTypes.NUMBER.contains(type) || type instanceof PointerType;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return operand("source").type().equals(result().type()) ? List.of(operand("source")) : null;
  }
}
