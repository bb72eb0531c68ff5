// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import java.util.List;

/** Questions about the layout of a type that do not need its strides. */
public final class Layouts {
  private Layouts() {}

  /** Whether elements lie in row-major order without gaps, as far as the layout alone tells. */
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
      case AffineMapAttr map -> map.map().numSymbols();
      case null, default -> 0;
    };
  }
}
