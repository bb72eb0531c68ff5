// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.affine.ComposedApply;
import dev.freehold.affine.DelinearizeIndexOp;
import dev.freehold.affine.LinearizeIndexOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.memref.CollapseShapeOp;
import dev.freehold.memref.ExpandShapeOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** The indices in the source of a view of the element that indices in the view select. */
final class SourceIndices {
  private static final AffineExpr OF_SLICE = AffineExpr.symbol(0).plus(AffineExpr.symbol(1).times(AffineExpr.symbol(2)));

  private SourceIndices() {}

  /** Whether accesses by a view of this kind can be made accesses to its source. */
  static boolean isKnownView(Op view) {
    return view instanceof SubViewOp || view instanceof ExpandShapeOp || view instanceof CollapseShapeOp;
  }

  /**
   * Computes the indices.
   *
   * @param ofVector whether the element is the first one of a vector
   */
  static List<Value> of(Op view, List<? extends Value> indices, boolean ofVector, Rewriter rw) {
    return switch (view) {
      case SubViewOp slice -> IndexConstants.values(of(slice, indices, rw), rw);
      case ExpandShapeOp expansion -> of(expansion, indices, ofVector, rw);
      case CollapseShapeOp collapse -> of(collapse, indices, rw);
      default -> throw new IllegalArgumentException(view.name());
    };
  }

  /** Offsets plus steps; the dimensions that the slice leaves out have offsets only. */
  static List<Folded> of(SubViewOp slice, List<? extends Folded> indices, Rewriter rw) {
    BitSet dropped = SubViewTypes.droppedDimensions(slice);
    Iterator<? extends Folded> given = indices.iterator();
    List<Folded> computed = new ArrayList<>();
    for (int i = 0; i < slice.sourceType().rank(); i++) {
      Folded offset = slice.offsets().entries().get(i);
      computed.add(dropped.get(i) ? offset : ComposedApply.of(OF_SLICE, List.of(offset, given.next(), slice.strides().entries().get(i)), rw));
    }
    return computed;
  }

  /** The sizes in the source of a slice of the slice. */
  static List<Folded> extended(SubViewOp slice, List<? extends Folded> sizes) {
    BitSet dropped = SubViewTypes.droppedDimensions(slice);
    Iterator<? extends Folded> given = sizes.iterator();
    List<Folded> extended = new ArrayList<>();
    for (int i = 0; i < slice.sourceType().rank(); i++) extended.add(dropped.get(i) ? IntegerAttr.ofIndex(1) : given.next());
    return extended;
  }

  private static List<Value> of(ExpandShapeOp view, List<? extends Value> indices, boolean ofVector, Rewriter rw) {
    List<Folded> sizes = view.outputShape().refinedBy(view.type().shape().toArray()).entries();
    List<Value> computed = new ArrayList<>();
    for (List<Integer> group : view.groups()) {
      if (group.size() == 1) {
        computed.add(indices.get(group.getFirst()));
        continue;
      }
      MixedValues basis = new MixedValues(group.stream().map(sizes::get).toList());
      List<? extends Value> parts = group.stream().map(indices::get).toList();
      // The other elements of a vector may be in the next row.
      computed.add(rw.create(LinearizeIndexOp.of(parts, basis, !ofVector)).result());
    }
    return computed;
  }

  private static List<Value> of(CollapseShapeOp view, List<? extends Value> indices, Rewriter rw) {
    if (view.groups().isEmpty()) {
      Value zero = IndexConstants.value(IntegerAttr.ofIndex(0), rw);
      return Collections.nCopies(view.sourceType().rank(), zero);
    }
    List<Folded> sizes = StridedMetadata.extracted(view.source(), rw).sizes();
    List<Value> computed = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      List<Integer> group = view.groups().get(i);
      if (group.size() == 1) {
        computed.add(indices.get(i));
        continue;
      }
      MixedValues basis = new MixedValues(group.stream().map(sizes::get).toList());
      computed.addAll(rw.create(DelinearizeIndexOp.of(indices.get(i), basis, true)).results());
    }
    return computed;
  }
}
