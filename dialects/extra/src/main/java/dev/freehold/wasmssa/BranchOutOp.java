// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.attribute.AttrAssembly;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Leaves levels, or returns from a function: {@code wasmssa.branch_if %c to level 1 with args(%x : i32) else ^next}. */
public final class BranchOutOp extends Op implements Terminator {
  private static final IntegerType LEVEL = IntegerType.of(32, IntegerType.Signedness.UNSIGNED);
  private static final AttrSet LEVELS = new AttrSet("32-bit unsigned integer attribute",
      attr -> attr instanceof IntegerAttr number && number.type().equals(LEVEL), new AttrAssembly.Typed(LEVEL, IntegerAttr.class),
      IntegerAttr.class::isInstance);
  private static final OpDef<BranchOutOp> RETURN =
      define("return").operands("operands", Types.VALUE).assembly("attr-dict ($operands^ `:` type($operands))?").build();

  static final List<OpDef<BranchOutOp>> DEFS = List.of(
      RETURN,
      define("block_return").operands("inputs", Types.VALUE).assembly("($inputs^ `:` type($inputs))? attr-dict").build(),
      define("branch_if").operand("condition", TypeSets.I32).attr("exitLevel", LEVELS).operands("inputs", Types.VALUE)
          .successor("elseSuccessor")
          .assembly("$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict")
          .build());

  private BranchOutOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<BranchOutOp> define(String name) {
    return OpDef.of("wasmssa." + name, BranchOutOp.class, BranchOutOp::new);
  }

  /** The reference rejects these too, but without a message. */
  @Override
  protected void verify(Checker check) {
    if (def() == RETURN) return;
    long levels = attr("exitLevel") instanceof IntegerAttr level ? level.longValue() : 0;
    Op around = parentOp();
    for (long i = 0; i < levels && around instanceof LabelOp; i++) around = around.parentOp();
    if (!(around instanceof LabelOp)) check.error("leaves more levels than there are around it");
  }
}
