// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;

/** What a variable of some type consists of where it is mapped to another device: {@code omp.declare_mapper @m : i32 { … }}. */
public final class DeclareMapperOp extends Op implements Symbol, IsolatedFromAbove, SingleBlock {
  public static final OpDef<DeclareMapperOp> DEF = OpDef.of("omp.declare_mapper", DeclareMapperOp.class, DeclareMapperOp::new)
      .attr(NAME, AttrSets.SYMBOL_NAME)
      .attr("type", AttrSets.TYPE)
      .region("body", OpDef.RegionKind.ANY)
      .assembly("$sym_name `:` $type $body attr-dict")
      .build();

  private DeclareMapperOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (region("body").isEmpty() || !(region("body").entryBlock().last() instanceof MapperInfoOp))
      check.error("expected terminator to be a DeclareMapperInfoOp");
  }
}
