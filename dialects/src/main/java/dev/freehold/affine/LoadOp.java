// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.affine.AffineOperands;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Reads an element: {@code %v = affine.load %m[%i + 1, symbol(%n)] : memref<4x?xf32>}. */
public final class LoadOp extends AccessOp {
  public static final OpDef<LoadOp> DEF = OpDef.of("affine.load", LoadOp.class, LoadOp::new)
      .operand("memref", TypeSets.RANKED_MEMREF, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .result("result", TypeSet.ANY)
      .syntax(OpSyntax.of(LoadOp::parse, LoadOp::print))
      .build();

  private LoadOp(OpState<?> state) {
    super(state);
  }

  @Override
  int memrefIndex() {
    return 0;
  }

  @Override
  protected void verify(Checker check) {
    if (result().type().equals(memrefType().element())) verifyIndices(check);
    else check.error("result type must match element type of memref");
  }

  private static void parse(OpParser p, OpState<LoadOp> state) {
    OpParser.Operand memref = p.expectOperand();
    AffineOperands<OpParser.Operand> indices = AffineSyntax.indices(p, state, MAP);
    p.attrDict(state);
    MemRefType type = AffineSyntax.colonMemRefType(p);
    state.operands(p.resolve(memref, type)).operands(AffineSyntax.resolve(indices, p)).results(type.element());
  }

  private static void print(LoadOp op, OpPrinter out) {
    op.printAccess(out.text(" "));
    out.attrDict(op, MAP).text(" : ").type(op.memrefType());
  }
}
