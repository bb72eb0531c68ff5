// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** Text for the assembler: {@code llvm.inline_asm "bswap $0", "=r,r" %x : (i32) -> i32}. */
public final class InlineAsmOp extends Op implements MemoryEffects {
  private static final AttrSet DIALECT = new IntegerEnum("ATT (0) or Intel (1) asm dialect", "att", "intel").set("asm_dialect");

  public static final OpDef<InlineAsmOp> DEF = OpDef.of("llvm.inline_asm", InlineAsmOp.class, InlineAsmOp::new)
      .operands("operands", LlvmTypes.ANY)
      .attr("asm_string", AttrSets.STRING)
      .attr("constraints", AttrSets.STRING)
      .optionalAttr("has_side_effects", AttrSets.UNIT)
      .optionalAttr("is_align_stack", AttrSets.UNIT)
      .defaultAttr("tail_call_kind", LlvmEnums.TAIL_CALL.set("LLVM Calling Convention specification"), LlvmEnums.TAIL_CALL.of("none"))
      .optionalAttr("asm_dialect", DIALECT)
      .optionalAttr("operand_attrs", AttrSets.ARRAY)
      .optionalResult("res", LlvmTypes.ANY)
      .assembly("(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? "
          + "(`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints "
          + "operands `:` functional-type(operands, results)")
      .build();

  private InlineAsmOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (LlvmEnums.keywordOf(this, "tail_call_kind").equals("musttail")) check.error("tail call kind 'musttail' is not supported by this operation");
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (attr("has_side_effects") == null) return;
    effects.add(new Effects.On(Effect.WRITES, null));
    effects.add(new Effects.On(Effect.READS, null));
  }
}
