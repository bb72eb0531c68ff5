// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import java.util.List;

/** Questions about the layout of a type. */
public final class Layouts {
  private Layouts() {}

  /** Whether elements are contiguous in row-major order, as far as the layout alone determines. */
  public static boolean isIdentity(MemRefType type) {
    return switch (type.layout()) {
      case null -> true;
      case StridedLayoutAttr strided -> strided.offset() == 0 && strided.strides().equals(List.of(1L));
      case AffineMapAttr map -> map.map().isIdentity();
      default -> false;
    };
  }

  /** How many symbols an allocation must give values to. */
  public static int symbolCount(MemRefType type) {
    return switch (type.layout()) {
      case StridedLayoutAttr strided -> {
        int count = Shape.isDynamic(strided.offset()) ? 1 : 0;
        for (long stride : strided.strides()) count += Shape.isDynamic(stride) ? 1 : 0;
        yield count;
      }
      case AffineMapAttr map -> map.map().isIdentity() ? 0 : map.map().numSymbols();
      case null, default -> 0;
    };
  }

  /** The type with its layout as a simplified map, or without a layout where that map is the identity. */
  static MemRefType canonical(MemRefType type) {
    if (isIdentity(type) || !(type.layout() instanceof Attribute layout)) return type;
    AffineMap map = layout instanceof AffineMapAttr attr ? attr.map() : map((StridedLayoutAttr) layout);
    if (map.numResults() > 1) return type;
    if (map.numDims() == 0) return map.result(0).equals(AffineExpr.constant(0)) ? type.withLayout(null) : type;
    AffineMap simplified = map.simplify();
    if (simplified.result(0).equals(withoutLayout(type.shape()))) return type.withLayout(null);
    return type.withLayout(AffineMapAttr.of(simplified));
  }

  private static AffineMap map(StridedLayoutAttr layout) {
    int symbols = 0;
    AffineExpr sum = Shape.isDynamic(layout.offset()) ? AffineExpr.symbol(symbols++) : AffineExpr.constant(layout.offset());
    for (int i = 0; i < layout.strides().size(); i++) {
      long stride = layout.strides().get(i);
      AffineExpr factor = Shape.isDynamic(stride) ? AffineExpr.symbol(symbols++) : AffineExpr.constant(stride);
      sum = sum.plus(AffineExpr.dim(i).times(factor));
    }
    return AffineMap.of(layout.strides().size(), symbols, sum);
  }

  /** Where an element lies without a layout: strides that are not known are symbols, counted from the last dimension on. */
  private static AffineExpr withoutLayout(Shape shape) {
    List<Long> strides = Strides.rowMajor(shape).strides();
    int symbols = 0;
    AffineExpr sum = AffineExpr.constant(0);
    for (int i = strides.size() - 1; i >= 0; i--) {
      AffineExpr stride = Shape.isDynamic(strides.get(i)) ? AffineExpr.symbol(symbols++) : AffineExpr.constant(strides.get(i));
      sum = sum.plus(AffineExpr.dim(i).times(stride));
    }
    return sum.simplify(shape.rank(), symbols);
  }
}
