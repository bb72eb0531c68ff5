// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.EnumProperty;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pointer arithmetic in bytes: {@code ptr.ptr_add inbounds %p, %n : !ptr.ptr<#ptr.generic_space>, index}. */
public final class PtrAddOp extends Op implements Pure, ViewLike {
  static final TypeSet POINTERS = Shaped.of(PtrType.SET).or(PtrType.SET);
  static final TypeSet NUMBERS = Shaped.of(TypeSets.SIGNLESS_INTEGER_OR_INDEX).or(TypeSets.SIGNLESS_INTEGER_OR_INDEX);
  private static final EnumProperty FLAGS = EnumProperty.of(IntegerType.I32, "Pointer add flags", "none", "nusw", "nuw", "inbounds");

  public static final OpDef<PtrAddOp> DEF = OpDef.of("ptr.ptr_add", PtrAddOp.class, PtrAddOp::new)
      .operand("base", POINTERS)
      .operand("offset", NUMBERS)
      .defaultAttr("flags", FLAGS.set().storedAs(AttrSet.Storage.of("IntegerAttr storage for ::mlir::ptr::PtrAddFlags")),
          FLAGS.first(), PropertyCode.NUMBER)
      .result("result", POINTERS)
      .inferResults(PtrAddOp::infer)
      .assembly("($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)")
      .build();

  private PtrAddOp(OpState<?> state) {
    super(state);
  }

  private static List<Type> infer(OpState<PtrAddOp> state) {
    Type base = state.operands().get(0).type();
    return base instanceof PtrType && state.operands().get(1).type() instanceof ShapedType offsets
        ? List.of(offsets.withElement(base)) : List.of(base);
  }

  @Override
  protected void verify(Checker check) {
    if (!(viewSource().type() instanceof ShapedType base) || !(operand("offset").type() instanceof ShapedType offset)) return;
    if (base.getClass() != offset.getClass()) check.plainError("the shaped containers type must match");
    else if (!base.hasSameShape(offset)) check.plainError("shapes of base and offset must match");
  }

  @Override
  public Value viewSource() {
    return operand("base");
  }

  @Override
  public boolean mayMoveAlignedPointer() {
    return !Constants.isZero(Constants.of(operand("offset")));
  }

  /** One pointer that is moved by nothing several times is several pointers. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean same = Constants.isZero(Constants.of(operand("offset"))) && viewSource().type().equals(result().type());
    return same ? List.of(viewSource()) : null;
  }
}
