// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Folded;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** The least of a map's results: {@code %r = affine.min affine_map<(d0) -> (1000, d0 + 512)>(%i)}. */
public final class MinOp extends MapOp {
  public static final OpDef<MinOp> DEF = MinMaxPatterns.addTo(OpDef.of("affine.min", MinOp.class, MinOp::new)
      .attr("map", AttrSets.AFFINE_MAP)
      .operands("operands", TypeSets.INDEX)
      .result("result", TypeSets.INDEX)
      .syntax(OpSyntax.of(MapOp::parseMinMax, MapOp::print)))
      .build();

  private MinOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    verifyOperands(check);
    if (map().numResults() == 0 && !check.failed()) check.error("affine map expect at least one result");
  }

  @Override
  protected List<Folded> fold(Rewriter rewriter) {
    return MinMaxPatterns.fold(this, false, rewriter);
  }
}
