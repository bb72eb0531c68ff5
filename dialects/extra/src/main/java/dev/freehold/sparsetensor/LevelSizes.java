// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.ArrayList;
import java.util.List;

/** How many coordinates each level of a tensor has. */
final class LevelSizes {
  private LevelSizes() {}

  static List<Long> of(TensorType type) {
    List<Long> sizes = new ArrayList<>();
    for (AffineExpr level : SparseSets.encoding(type).map().results()) sizes.add(size(level, type));
    return sizes;
  }

  /** Levels are dimensions, or quotients and remainders of them by the size of a block. */
  private static long size(AffineExpr level, TensorType type) {
    if (level instanceof AffineDim dim) return type.size(dim.position());
    if (!(level instanceof AffineBinary parameter) || !(parameter.lhs() instanceof AffineDim dim)
        || !(parameter.rhs() instanceof AffineConstant block)) {
      return Shape.DYNAMIC;
    }
    if (parameter.kind() == AffineBinary.Kind.MOD) return block.value();
    long size = type.size(dim.position());
    return Shape.isDynamic(size) ? size : size / block.value();
  }
}
