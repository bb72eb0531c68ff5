// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Reads elements in a row: {@code %v = affine.vector_load %m[%i, %j] : memref<4x8xf32>, vector<8xf32>}. */
public final class VectorLoadOp extends AccessOp {
  public static final OpDef<VectorLoadOp> DEF = OpDef.of("affine.vector_load", VectorLoadOp.class, VectorLoadOp::new)
      .operand("memref", TypeSets.RANKED_MEMREF, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .result("result", TypeSets.VECTOR_OF_NON_ZERO_RANK)
      .syntax(OpSyntax.of(VectorLoadOp::parse, VectorLoadOp::print))
      .canonicalize("simplify", AccessOp::simplify)
      .build();

  private VectorLoadOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    verifyVector((VectorType) result().type(), check);
  }

  private static void parse(OpParser p, OpState<VectorLoadOp> state) {
    AffineSyntax.Access access = AffineSyntax.Access.parse(p, state);
    p.attrDict(state);
    MemRefType type = AffineSyntax.colonMemRefType(p);
    VectorType result = AffineSyntax.commaVectorType(p);
    state.operands(access.resolve(type, p)).results(result);
  }

  private static void print(VectorLoadOp op, OpPrinter out) {
    op.printAccess(out.text(" "));
    out.attrDict(op, MAP).text(" : ").type(op.memrefType()).text(", ").type(op.result().type());
  }
}
