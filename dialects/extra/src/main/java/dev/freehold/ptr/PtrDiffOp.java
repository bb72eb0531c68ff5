// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.dialects.syntax.EnumProperty;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.Pure;

/** How many bytes lie between pointers: {@code ptr.ptr_diff nuw|nsw %p, %q : !ptr.ptr<#ptr.generic_space> -> i64}. */
public final class PtrDiffOp extends Op implements Pure {
  private static final EnumProperty FLAGS = EnumProperty.bits(IntegerType.of(8), "Pointer difference flags", "none", "nuw", "nsw");

  public static final OpDef<PtrDiffOp> DEF = OpDef.of("ptr.ptr_diff", PtrDiffOp.class, PtrDiffOp::new)
      .operand("lhs", PtrAddOp.POINTERS)
      .operand("rhs", PtrAddOp.POINTERS)
      .defaultAttr("flags", FLAGS.set().storedAs(AttrSet.Storage.of("IntegerAttr storage for ::mlir::ptr::PtrDiffFlags")),
          FLAGS.first(), PropertyCode.NUMBER)
      .result("result", PtrAddOp.NUMBERS)
      .sameType("lhs", "rhs")
      .traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE)
      .assembly("($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)")
      .build();

  private PtrDiffOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    boolean sameContainer = !(operand("lhs").type() instanceof ShapedType) || operand("lhs").type().getClass() == result().type().getClass();
    if (!sameContainer) check.plainError("expected the result to have the same container type as the operands when operands are shaped");
  }
}
