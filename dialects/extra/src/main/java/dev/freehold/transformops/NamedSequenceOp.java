// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;

/** Transformations under a name: {@code transform.named_sequence @main(%root: !transform.any_op {transform.readonly}) { … }}. */
public final class NamedSequenceOp extends Op implements FunctionLike {
  private static final String ALLOWED = "transform.with_named_sequence";

  public static final OpDef<NamedSequenceOp> DEF = OpDef.of("transform.named_sequence", NamedSequenceOp.class, NamedSequenceOp::new)
      .attr("sym_name", AttrSets.SYMBOL_NAME)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("sym_visibility", AttrSets.STRING)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .region("body", OpDef.RegionKind.MAX_ONE_BLOCK)
      .syntax(OpSyntax.of(FunctionSyntax::parse, FunctionSyntax::print))
      .build();

  private NamedSequenceOp(OpState<?> state) {
    super(state);
  }

  @Override
  public boolean mayDeclarePublicly() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    Op table = parentOp();
    if (table != null && !table.hasAttr(ALLOWED)) {
      check.errorAt(location(), "expects the parent symbol table to have the '" + ALLOWED + "' attribute").note(table.location(),
          "symbol table operation");
      return;
    }
    if (body().isEmpty()) return;
    Block block = body().entryBlock();
    if (block.isEmpty()) {
      check.errorAt(location(), "expected a non-empty body block");
    } else if (!(block.terminator() instanceof YieldOp)) {
      check.errorAt(location(), "expected 'transform.yield' as terminator").note(block.lastOp().location(), "terminator");
    }
  }
}
