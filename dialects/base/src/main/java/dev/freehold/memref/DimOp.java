// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.ShapedDim;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The size of one dimension: {@code %dim = memref.dim %m, %i : memref<?x4xf32>}. Asking beyond the rank is undefined. */
public final class DimOp extends Op implements NoMemoryEffect, NamesResults, ShapedDim {
  public static final OpDef<DimOp> DEF = OpDef.of("memref.dim", DimOp.class, DimOp::new)
      .operand("source", MemRefTypes.WITH_DIMENSIONS)
      .operand("index", TypeSets.INDEX)
      .result("result", TypeSets.INDEX)
      .assembly("attr-dict $source `,` $index `:` type($source)")
      .canonicalize("DimOfMemRefReshape", DimFolding::ofReshape)
      .speculatableIf("the dimension is a constant within a known rank", DimOp::isInRank)
      .build();

  private DimOp(OpState<?> state) {
    super(state);
  }

  public static OpState<DimOp> of(Value source, Value index) {
    return DEF.state().operands(source, index).results(IndexType.INSTANCE);
  }

  /** The size of a dimension of {@code source} as a value, as simple as it is known; made at the insertion point. */
  public static Value sizeOf(Value source, int dimension, Rewriter rw) {
    Value index = rw.create(ConstantOp.index(dimension)).result();
    DimOp dim = rw.create(of(source, index));
    List<Folded> folded = rw.fold(dim);
    // Casts go away one after the other.
    while (folded != null && folded.isEmpty()) folded = rw.fold(dim);
    if (folded == null) return dim.result();
    rw.erase(dim);
    return folded.getFirst() instanceof Value value ? value : rw.create(ConstantOp.of((Attribute) folded.getFirst())).result();
  }

  public Value source() {
    return operand("source");
  }

  public Value index() {
    return operand("index");
  }

  private boolean isInRank() {
    Long index = Constants.number(index());
    return index != null && source().type() instanceof MemRefType type && index >= 0 && index < type.rank();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!DimFolding.isKnown(this)) return null;
    Folded size = DimFolding.size(this, rw);
    return size != null ? List.of(size) : CastFolding.intoOperands(this, null, rw);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "dim");
  }
}
