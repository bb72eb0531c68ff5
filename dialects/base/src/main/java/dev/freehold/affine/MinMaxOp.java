// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpSyntax;

/** The greatest or the least of a map's results. */
abstract sealed class MinMaxOp extends MapOp permits MaxOp, MinOp {
  MinMaxOp(OpState<?> state) {
    super(state);
  }

  static <O extends MinMaxOp> void declare(OpDefBuilder<O> declaration) {
    declaration.attr(MAP, AttrSets.AFFINE_MAP)
        .operands("operands", TypeSets.INDEX)
        .result("result", TypeSets.INDEX)
        .syntax(OpSyntax.of(MinMaxOp::parse, MapOp::print))
        .speculatableIf(Divisors.SAFE, op -> Divisors.areSafe(op.map()))
        .with(MinMaxPatterns::declare);
  }

  @Override
  protected void verify(Checker check) {
    verifyOperands(check);
    if (map().numResults() == 0 && !check.failed()) check.error("affine map expect at least one result");
  }

  private static void parse(OpParser p, OpState<?> state) {
    state.prop(MAP, p.attribute(AffineMapAttr.class, null));
    AffineSyntax.DimsAndSymbols operands = AffineSyntax.DimsAndSymbols.parse(p);
    p.attrDict(state);
    state.operands(operands.resolve(p)).results(IndexType.INSTANCE);
  }
}
