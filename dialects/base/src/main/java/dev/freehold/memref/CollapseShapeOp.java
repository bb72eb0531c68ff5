// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Joins neighbouring dimensions: {@code memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>}. */
public final class CollapseShapeOp extends Op implements Pure, ViewLike, NamesResults, Reassociating.Collapse<MemRefType> {
  public static final OpDef<CollapseShapeOp> DEF = OpDef.of("memref.collapse_shape", CollapseShapeOp.class, CollapseShapeOp::new)
      .operand("src", MemRefTypes.STRIDED)
      .attr("reassociation", AttrSets.I64_ARRAYS)
      .result("result", MemRefTypes.STRIDED)
      .assembly("$src $reassociation attr-dict `:` type($src) `into` type($result)")
      .canonicalize("twice", ReshapePatterns.COMPOSITION::collapseTwice)
      .canonicalize("ofExpand", ReshapePatterns.COMPOSITION::collapseOfExpand)
      .canonicalize("ofCast", ReshapePatterns::collapseOfCast)
      .speculatableIf("the layout is the identity", op -> op.source().type() instanceof MemRefType type && type.hasIdentityLayout())
      .build();

  private CollapseShapeOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CollapseShapeOp> of(MemRefType type, Value source, List<List<Integer>> groups) {
    return DEF.state().operands(source).prop("reassociation", Reassociation.attr(groups)).results(type);
  }

  /** What collapsing a buffer gives; null where what would be joined is not contiguous. */
  public static @Nullable MemRefType typeOf(MemRefType source, List<List<Integer>> groups) {
    return Reshapes.collapsed(source, groups);
  }

  /** Whether what would be joined is known to be contiguous. */
  public static boolean isSurelyPossible(MemRefType source, List<List<Integer>> groups) {
    return Reshapes.isSurelyCollapsible(source, groups);
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  protected void verify(Checker check) {
    if (sourceType().rank() < type().rank()) {
      check.error("has source rank " + sourceType().rank() + " and result rank " + type().rank() + ". This is not a collapse ("
          + sourceType().rank() + " < " + type().rank() + ").");
      return;
    }
    if (!Reshapes.verifyShapes(type(), sourceType(), groups(), check)) return;
    MemRefType expected = Reshapes.collapsed(sourceType(), groups());
    if (expected == null) check.error("invalid source layout map or collapsing non-contiguous dims");
    else if (!expected.equals(type())) {
      check.error("expected collapsed type to be " + Printing.quoted(expected) + " but found " + Printing.quoted(type()));
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return ReshapeComposition.fold(this);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "collapse_shape");
  }
}
