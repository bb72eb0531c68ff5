// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.memref.CastFolding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes an element: {@code affine.store %v, %m[%i + 1, symbol(%n)] : memref<4x?xf32>}. */
public final class StoreOp extends AccessOp {
  public static final OpDef<StoreOp> DEF = OpDef.of("affine.store", StoreOp.class, StoreOp::new)
      .operand("value", TypeSet.ANY)
      .operand("memref", TypeSets.RANKED_MEMREF, Effect.WRITES)
      .operands("indices", TypeSets.INDEX)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .syntax(OpSyntax.of(StoreOp::parse, StoreOp::print))
      .canonicalize("simplify", AccessOp::simplify)
      .build();

  private StoreOp(OpState<?> state) {
    super(state);
  }

  /** Writes the element at some indices. */
  public static OpState<StoreOp> of(Value stored, Value memref, List<? extends Value> indices) {
    return DEF.state().operands(stored, memref).operands(indices).prop(MAP, AffineMapAttr.of(AffineMap.identity(indices.size())));
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
    if (stored().type().equals(memrefType().element())) verifyIndices(check);
    else check.error("value to store must have the same type as memref element type");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    return CastFolding.intoOperands(this, stored(), rewriter);
  }

  private static void parse(OpParser p, OpState<StoreOp> state) {
    OpParser.Operand stored = p.expectOperand();
    p.expect(",");
    AffineSyntax.Access access = AffineSyntax.Access.parse(p, state);
    p.attrDict(state);
    MemRefType type = AffineSyntax.colonMemRefType(p);
    state.operands(p.resolve(stored, type.element())).operands(access.resolve(type, p));
  }

  private static void print(StoreOp op, OpPrinter out) {
    out.text(" ").operand(op.stored()).text(", ");
    op.printAccess(out);
    out.attrDict(op, MAP).text(" : ").type(op.memrefType());
  }
}
