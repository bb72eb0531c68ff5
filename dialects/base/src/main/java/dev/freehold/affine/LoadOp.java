// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.memref.CastFolding;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.memref.GlobalOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an element: {@code %v = affine.load %m[%i + 1, symbol(%n)] : memref<4x?xf32>}. */
public final class LoadOp extends AccessOp {
  public static final OpDef<LoadOp> DEF = OpDef.of("affine.load", LoadOp.class, LoadOp::new)
      .operand("memref", TypeSets.RANKED_MEMREF, Effect.READS)
      .operands("indices", TypeSets.INDEX)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .result("result", TypeSet.ANY)
      .syntax(OpSyntax.of(LoadOp::parse, LoadOp::print))
      .canonicalize("simplify", AccessOp::simplify)
      .build();

  private LoadOp(OpState<?> state) {
    super(state);
  }

  /** Reads the element at some indices. */
  public static OpState<LoadOp> of(Value memref, List<? extends Value> indices) {
    return DEF.state().operands(memref).operands(indices).prop(MAP, AffineMapAttr.of(AffineMap.identity(indices.size())))
        .results(((MemRefType) memref.type()).element());
  }

  @Override
  protected void verify(Checker check) {
    if (result().type().equals(memrefType().element())) verifyIndices(check);
    else check.error("result type must match element type of memref");
  }

  /** Casts do not matter; an element of a constant buffer is known if all are the same, or the indices are constants. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    List<Folded> folded = CastFolding.intoOperands(this, null, rewriter);
    if (folded != null || !(memref().definingOp() instanceof GetGlobalOp get)) return folded;
    GlobalOp global = get.definition();
    if (global == null || !global.isConstant() || !(global.initialValue() instanceof DenseElementsAttr elements)) return null;
    if (elements.isSplat()) return List.of(elements.element(0));
    long position = 0;
    for (int i = 0; i < map().numResults(); i++) {
      long size = elements.type().size(i);
      if (!(map().result(i) instanceof AffineConstant(long index)) || index < 0 || index >= size) return null;
      position = position * size + index;
    }
    return List.of(elements.element(position));
  }

  private static void parse(OpParser p, OpState<LoadOp> state) {
    AffineSyntax.Access access = AffineSyntax.Access.parse(p, state);
    p.attrDict(state);
    MemRefType type = AffineSyntax.colonMemRefType(p);
    state.operands(access.resolve(type, p)).results(type.element());
  }

  private static void print(LoadOp op, OpPrinter out) {
    op.printAccess(out.text(" "));
    out.attrDict(op, MAP).text(" : ").type(op.memrefType());
  }
}
