// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.Constants;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.scf.ForallOp;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the sizes that {@code tensor.dim} asks for. */
final class DimFolding {
  private DimFolding() {}

  /** Whether it is known which dimension is asked for, and that there is one. */
  static boolean isKnown(DimOp dim) {
    Long index = Constants.number(dim.index());
    return index != null && dim.source().type() instanceof TensorType type && index >= 0 && index < type.rank();
  }

  /** The size of a known dimension, if it is in the type or was an operand of what made the tensor; otherwise null. */
  static @Nullable Folded size(DimOp dim) {
    TensorType type = (TensorType) dim.source().type();
    int dimension = Objects.requireNonNull(Constants.number(dim.index()), "the dimension is known").intValue();
    if (!type.shape().isDynamic(dimension)) return IntegerAttr.ofIndex(type.size(dimension));
    int position = type.shape().dynamicIndex(dimension);
    return switch (dim.source().definingOp()) {
      case GenerateOp generate -> generate.operand(position);
      case ExtractSliceOp slice when slice.type().rank() == slice.sourceType().rank() ->
          slice.sizes().entries().get(dimension) instanceof Value size ? size : null;
      case null, default -> null;
    };
  }

  /** {@code dim(cast x, i) = dim(x, i)}. */
  static void ofCast(DimOp dim, Rewriter rw) {
    if (dim.source().definingOp() instanceof CastOp cast) rw.replaceWith(dim, DimOp.of(cast.source(), dim.index()));
  }

  /** An empty tensor has the sizes that it was given. */
  static void ofEmpty(DimOp dim, Rewriter rw) {
    Long index = Constants.number(dim.index());
    if (index == null || !(dim.source().definingOp() instanceof EmptyOp empty) || index < 0 || index >= empty.type().rank()) return;
    int dimension = index.intValue();
    if (empty.type().shape().isDynamic(dimension)) rw.replace(dim, empty.dynamicSizes().get(empty.type().shape().dynamicIndex(dimension)));
  }

  /** A result computed into a tensor has its sizes. */
  static void ofDestination(DimOp dim, Rewriter rw) {
    if (!(dim.source() instanceof Value.Result result) || !(result.definingOp() instanceof DestinationStyle style)) return;
    if (result.index() >= style.inits().size() || Op.class.cast(style).resultCount() != style.inits().size()) return;
    rw.setOperand(dim, "source", style.inits().get(result.index()));
  }

  /** Threads insert slices into a tensor, which keeps its size. */
  static void ofForall(DimOp dim, Rewriter rw) {
    if (!(dim.source() instanceof Value.Result result && result.owner() instanceof ForallOp loop)) return;
    rw.setOperand(dim, "source", loop.outputs().get(result.index()));
  }

  /** A reshaped tensor has the sizes that the shape tensor holds. */
  static void ofReshape(DimOp dim, Rewriter rw) {
    if (!(dim.source().definingOp() instanceof ReshapeOp reshape)) return;
    rw.after(dim);
    Value size = rw.create(ExtractOp.of(reshape.shape(), List.of(dim.index()))).result();
    if (!size.type().equals(IndexType.INSTANCE)) size = rw.create(IndexCastOp.of(size, IndexType.INSTANCE)).result();
    rw.replace(dim, size);
  }
}
