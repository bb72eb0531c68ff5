// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.affine.ComposedApply;
import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.CollapseShapeOp;
import dev.freehold.memref.ExpandShapeOp;
import dev.freehold.memref.ExtractStridedMetadataOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The descriptor of a buffer. Its offset, sizes and strides count elements; each is a constant or a value.
 *
 * @param base a buffer of rank 0 with the same allocation
 */
record StridedMetadata(Value base, Folded offset, List<Folded> sizes, List<Folded> strides) {
  private static final IntegerAttr ONE = IntegerAttr.ofIndex(1);

  StridedMetadata {
    sizes = List.copyOf(sizes);
    strides = List.copyOf(strides);
  }

  /** The descriptor as {@code memref.extract_strided_metadata} returns it, with the constants that the type has. */
  static StridedMetadata extracted(Value source, Rewriter rw) {
    ExtractStridedMetadataOp op = rw.create(ExtractStridedMetadataOp.of(source));
    return new StridedMetadata(op.baseBuffer(), op.knownOffset().entries().getFirst(), op.knownSizes().entries(), op.knownStrides().entries());
  }

  /** The descriptor of a new buffer whose layout is the identity. */
  static StridedMetadata contiguous(Value base, List<Folded> sizes, Rewriter rw) {
    LinkedList<Folded> strides = new LinkedList<>();
    for (int i = sizes.size(); i > 0; i--) strides.addFirst(product(sizes.subList(i, sizes.size()), rw));
    return new StridedMetadata(base, IntegerAttr.ofIndex(0), sizes, strides);
  }

  /** The descriptor of a slice; dropped dimensions have no size and no stride. */
  static StridedMetadata of(SubViewOp view, Rewriter rw) {
    StridedMetadata source = extracted(view.source(), rw);
    List<Folded> strides = new ArrayList<>();
    List<Folded> terms = new ArrayList<>(List.of(source.offset));
    AffineExpr offset = AffineExpr.symbol(0);
    for (int i = 0; i < source.sizes.size(); i++) {
      strides.add(product(List.of(view.strides().entries().get(i), source.strides.get(i)), rw));
      offset = offset.plus(AffineExpr.symbol(terms.size()).times(AffineExpr.symbol(terms.size() + 1)));
      terms.add(view.offsets().entries().get(i));
      terms.add(source.strides.get(i));
    }
    Folded start = ComposedApply.of(offset, terms, rw);
    BitSet dropped = SubViewTypes.droppedDimensions(view);
    return new StridedMetadata(source.base, start, without(dropped, view.sizes().entries()), without(dropped, strides));
  }

  private static List<Folded> without(BitSet dropped, List<Folded> numbers) {
    return IntStream.range(0, numbers.size()).filter(i -> !dropped.get(i)).mapToObj(numbers::get).toList();
  }

  /** The descriptor of a buffer with split dimensions. */
  static StridedMetadata of(ExpandShapeOp view, Rewriter rw) {
    StridedMetadata source = extracted(view.source(), rw);
    List<Folded> sizes = new ArrayList<>();
    List<Folded> strides = new ArrayList<>();
    List<List<Integer>> groups = view.groups();
    for (int i = 0; i < groups.size(); i++) {
      SplitDimension split = SplitDimension.of(view, groups.get(i), source.sizes.get(i), source.strides.get(i));
      sizes.addAll(split.sizes(rw));
      strides.addAll(split.strides(rw));
    }
    // A buffer of rank 0 becomes one of ones.
    if (groups.isEmpty()) {
      for (int i = 0; i < view.type().rank(); i++) {
        sizes.add(ONE);
        strides.add(ONE);
      }
    }
    return new StridedMetadata(source.base, source.offset, sizes, strides);
  }

  /** The descriptor of a buffer with joined dimensions. */
  static StridedMetadata of(CollapseShapeOp view, Rewriter rw) {
    StridedMetadata source = extracted(view.source(), rw);
    List<Folded> sizes = new ArrayList<>();
    List<Folded> strides = new ArrayList<>();
    List<List<Integer>> groups = view.groups();
    for (int i = 0; i < groups.size(); i++) {
      sizes.add(product(groups.get(i).stream().map(source.sizes::get).toList(), rw));
      strides.add(joinedStride(view, groups.get(i), i, source.strides));
    }
    return new StridedMetadata(source.base, source.offset, sizes, strides);
  }

  /** The stride of the last dimension that has one: strides of dimensions of size 1 mean nothing. */
  private static Folded joinedStride(CollapseShapeOp view, List<Integer> group, int dimension, List<Folded> strides) {
    MemRefType source = view.sourceType();
    for (int dim : group.reversed()) {
      if (source.size(dim) != 1) return strides.get(dim);
    }
    long known = Strides.ofStrided(view.type()).stride(dimension);
    if (!Shape.isDynamic(known)) return IntegerAttr.ofIndex(known);
    return group.stream().map(strides::get).filter(Value.class::isInstance).findFirst().orElse(strides.get(group.getFirst()));
  }

  static Folded product(List<? extends Folded> factors, Rewriter rw) {
    AffineExpr product = AffineExpr.constant(1);
    for (int i = 0; i < factors.size(); i++) product = product.times(AffineExpr.symbol(i));
    return ComposedApply.of(product, factors, rw);
  }

  /** The offset as an operation may have it: a negative one is an operand. */
  MixedValues validOffset(Rewriter rw) {
    Long known = offset instanceof IntegerAttr ? MixedValues.number(offset) : null;
    return new MixedValues(List.of(known != null && known < 0 ? rw.create(ConstantOp.index(known)).result() : offset));
  }
}
