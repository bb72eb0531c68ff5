// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The same elements with dimensions in another order: {@code memref.transpose %m (i, j) -> (j, i) : … to …}. */
public final class TransposeOp extends Op implements Pure, NamesResults {
  public static final OpDef<TransposeOp> DEF = OpDef.of("memref.transpose", TransposeOp.class, TransposeOp::new)
      .operand("in", MemRefTypes.STRIDED)
      .attr("permutation", AttrSets.AFFINE_MAP)
      .result("result", MemRefTypes.STRIDED)
      .syntax(OpSyntax.of(TransposeOp::parse, TransposeOp::print))
      .build();

  private TransposeOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("in");
  }

  public AffineMap permutation() {
    return prop("permutation", AffineMapAttr.class).map();
  }

  @Override
  protected void verify(Checker check) {
    MemRefType from = (MemRefType) source().type();
    if (!permutation().isPermutation()) {
      check.error("expected a permutation map");
    } else if (permutation().numDims() != from.rank()) {
      check.error("expected a permutation map of same rank as the input");
    } else {
      MemRefType transposed = Layouts.canonical(transposed(from, permutation()));
      if (transposed.equals(Layouts.canonical((MemRefType) result().type()))) return;
      check.error("result type " + Printing.quoted(result().type()) + " is not equivalent to the canonical transposed input type "
          + Printing.quoted(transposed));
    }
  }

  private static MemRefType transposed(MemRefType type, AffineMap permutation) {
    Strides strides = Strides.ofStrided(type);
    int rank = type.rank();
    long[] sizes = new long[rank];
    Long[] moved = new Long[rank];
    for (int i = 0; i < rank; i++) {
      int from = permutation.dimPosition(i);
      sizes[i] = type.size(from);
      moved[i] = strides.stride(from);
    }
    return type.withShape(Shape.of(sizes)).withLayout(StridedLayoutAttr.of(strides.offset(), List.of(moved)));
  }

  private static void parse(OpParser p, OpState<TransposeOp> state) {
    OpParser.Operand source = p.expectOperand();
    AffineMap permutation = p.affineMap();
    state.prop("permutation", AffineMapAttr.of(permutation));
    p.attrDict(state);
    state.operands(p.resolve(source, p.colonType(MemRefType.class, "builtin.memref")));
    p.expect("to");
    state.results(p.expectType());
  }

  private static void print(TransposeOp op, OpPrinter out) {
    out.text(" ").operand(op.source()).text(" ").text(op.permutation().toString()).attrDict(op, "permutation");
    out.text(" : ").type(op.source().type()).text(" to ").type(op.result().type());
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (permutation().isIdentity() && source().type().equals(result().type())) return List.of(source());
    if (!(source().definingOp() instanceof TransposeOp first)) return null;
    rw.setProp(this, "permutation", AffineMapAttr.of(permutation().compose(first.permutation())));
    rw.setOperand(this, "in", first.source());
    return UPDATED;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "transpose");
  }
}
