// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;

/** Declares where variables are to be stored: {@code omp.allocate_dir (%x : !llvm.ptr) align(8)}. */
public final class AllocateDirOp extends Op {
  public static final OpDef<AllocateDirOp> DEF = OpDef.of("omp.allocate_dir", AllocateDirOp.class, AllocateDirOp::new)
      .operands("varList", TypeSet.ANY)
      .optionalAttr("align", AttrSets.positive(AttrSets.I64))
      .optionalOperand("allocator", TypeSets.I64)
      .operandSegments()
      .assembly("`(` $varList `:` type($varList) `)` oilist(`align` `(` $align `)` | `allocator` `(` $allocator `)`) attr-dict")
      .build();

  private AllocateDirOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (!(attr("align") instanceof IntegerAttr align) || Long.bitCount(align.longValue()) == 1) return;
    check.plainError("ALIGN value : " + align.value() + " must be power of 2");
  }
}
