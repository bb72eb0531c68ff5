// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;

/** Accepts types or attributes of one kind with parameters that constraints accept: {@code irdl.parametric @cmath::@complex<%0>}. */
public final class ParametricOp extends Op implements ConstraintOp, Pure, SymbolUser {
  public static final OpDef<ParametricOp> DEF = OpDef.of("irdl.parametric", ParametricOp.class, ParametricOp::new)
      .attr("base_type", AttrSets.SYMBOL_REF)
      .operands("args", HandleType.ATTRIBUTE.set())
      .result("output", HandleType.ATTRIBUTE.set())
      .traits(IN_DEFINITION)
      .assembly("$base_type `<` $args `>` ` ` attr-dict")
      .build();

  private ParametricOp(OpState<?> state) {
    super(state);
  }

  /** The definition of the kind. */
  public SymbolRefAttr reference() {
    return prop("base_type", SymbolRefAttr.class);
  }

  @Override
  public void verifySymbols(Checker check) {
    References.verify(this, reference(), check);
  }
}
