// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.ShapedDim;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The size of one dimension: {@code %dim = tensor.dim %t, %i : tensor<?x4xf32>}. Asking beyond the rank is undefined. */
public final class DimOp extends Op implements NoMemoryEffect, NamesResults, ShapedDim {
  private static final TypeSet WITH_DIMENSIONS = TypeSet.of("non-0-ranked or unranked tensor",
      type -> type instanceof UnrankedTensorType || type instanceof TensorType ranked && ranked.rank() > 0);

  public static final OpDef<DimOp> DEF = OpDef.of("tensor.dim", DimOp.class, DimOp::new)
      .operand("source", WITH_DIMENSIONS)
      .operand("index", TypeSets.INDEX)
      .result("result", TypeSets.INDEX)
      .inferResults(state -> List.of(IndexType.INSTANCE))
      .assembly("attr-dict $source `,` $index `:` type($source)")
      .canonicalize("ofCast", DimFolding::ofCast)
      .canonicalize("ofDestination", DimFolding::ofDestination)
      .canonicalize("ofReshape", DimFolding::ofReshape)
      .speculatableIf("the dimension is a constant within a known rank", DimOp::isInRank)
      .build();

  private DimOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DimOp> of(Value source, Value index) {
    return DEF.state().operands(source, index).results(IndexType.INSTANCE);
  }

  /** The size of a dimension of {@code source}, as simple as it is known; made at the insertion point, with a constant for the dimension. */
  public static Folded sizeOf(Value source, int dimension, Rewriter rw) {
    DimOp dim = rw.create(of(source, rw.create(ConstantOp.index(dimension)).result()));
    List<Folded> folded = rw.fold(dim);
    // Casts go away one after the other.
    while (folded != null && folded.isEmpty()) folded = rw.fold(dim);
    if (folded == null) return dim.result();
    rw.erase(dim);
    return folded.getFirst();
  }

  public Value source() {
    return operand("source");
  }

  public Value index() {
    return operand("index");
  }

  private boolean isInRank() {
    Long index = Constants.number(index());
    return index != null && source().type() instanceof TensorType type && index >= 0 && index < type.rank();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!DimFolding.isKnown(this)) return null;
    Folded size = DimFolding.size(this);
    if (size != null) return List.of(size);
    if (!(source().definingOp() instanceof CastOp cast) || !cast.onlyForgets()) return null;
    rw.setOperand(this, "source", cast.source());
    return List.of();
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "dim");
  }
}
