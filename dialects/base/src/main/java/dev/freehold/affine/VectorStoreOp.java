// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;

/** Writes elements in a row: {@code affine.vector_store %v, %m[%i, %j] : memref<4x8xf32>, vector<8xf32>}. */
public final class VectorStoreOp extends AccessOp {
  public static final OpDef<VectorStoreOp> DEF = OpDef.of("affine.vector_store", VectorStoreOp.class, VectorStoreOp::new)
      .operand("value", TypeSets.VECTOR_OF_NON_ZERO_RANK)
      .operand("memref", TypeSets.RANKED_MEMREF, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .syntax(OpSyntax.of(VectorStoreOp::parse, VectorStoreOp::print))
      .canonicalize("simplify", AccessOp::simplify)
      .build();

  private VectorStoreOp(OpState<?> state) {
    super(state);
  }

  public Value stored() {
    return operand("value");
  }

  @Override
  int memrefIndex() {
    return 1;
  }

  @Override
  protected void verify(Checker check) {
    verifyVector((VectorType) stored().type(), check);
  }

  private static void parse(OpParser p, OpState<VectorStoreOp> state) {
    OpParser.Operand stored = p.expectOperand();
    p.expect(",");
    AffineSyntax.Access access = AffineSyntax.Access.parse(p, state);
    p.attrDict(state);
    MemRefType type = AffineSyntax.colonMemRefType(p);
    VectorType vector = AffineSyntax.commaVectorType(p);
    state.operands(p.resolve(stored, vector)).operands(access.resolve(type, p));
  }

  private static void print(VectorStoreOp op, OpPrinter out) {
    out.text(" ").operand(op.stored()).text(", ");
    op.printAccess(out);
    out.attrDict(op, MAP).text(" : ").type(op.memrefType()).text(", ").type(op.stored().type());
  }
}
