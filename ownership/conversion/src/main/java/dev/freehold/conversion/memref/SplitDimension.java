// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.affine.ComposedApply;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.memref.ExpandShapeOp;
import java.util.ArrayList;
import java.util.List;

/**
 * The dimensions that {@code memref.expand_shape} makes of one.
 *
 * @param parts their sizes, a constant or a value each
 * @param size the size of the dimension that is split
 * @param stride its stride
 */
record SplitDimension(List<Folded> parts, Folded size, Folded stride) {
  static SplitDimension of(ExpandShapeOp view, List<Integer> group, Folded size, Folded stride) {
    List<Folded> outputs = view.outputShape().refinedBy(view.type().shape().toArray()).entries();
    return new SplitDimension(group.stream().map(outputs::get).toList(), size, stride);
  }

  /** Whether a quotient gives the one size that is not static. It needs neither a second such size nor a division by 0. */
  private boolean isDivided(Rewriter rw) {
    return parts.stream().filter(part -> !(part instanceof IntegerAttr)).count() == 1
        && rw.profile().strategy(SplitDivisor.class, SplitDivisor.SOUND).isAllowed(staticProduct(0, parts.size()));
  }

  private int dynamicPart() {
    for (int i = 0; i < parts.size(); i++) {
      if (!(parts.get(i) instanceof IntegerAttr)) return i;
    }
    return -1;
  }

  private long staticProduct(int from, int to) {
    long product = 1;
    for (Folded part : parts.subList(from, to)) {
      if (part instanceof IntegerAttr known) product *= known.longValue();
    }
    return product;
  }

  List<Folded> sizes(Rewriter rw) {
    if (!isDivided(rw)) return parts;
    List<Folded> sizes = new ArrayList<>(parts);
    sizes.set(dynamicPart(), ComposedApply.of(AffineExpr.symbol(0).floorDiv(staticProduct(0, parts.size())), List.of(size), rw));
    return sizes;
  }

  List<Folded> strides(Rewriter rw) {
    List<Folded> strides = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) strides.add(stride(i, rw));
    return strides;
  }

  private Folded stride(int part, Rewriter rw) {
    if (isDivided(rw) && part < dynamicPart()) {
      AffineExpr inner = AffineExpr.symbol(0).floorDiv(staticProduct(0, part + 1));
      return ComposedApply.of(inner.times(AffineExpr.symbol(1)), List.of(size, stride), rw);
    }
    List<Folded> factors = new ArrayList<>(parts.subList(part + 1, parts.size()));
    factors.add(stride);
    return StridedMetadata.product(factors, rw);
  }
}
