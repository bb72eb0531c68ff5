// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import java.util.List;

/** Canonicalizations of {@code memref.expand_shape} and {@code memref.collapse_shape}. */
final class ReshapePatterns {
  static final ReshapeComposition<MemRefType> COMPOSITION = new ReshapeComposition<>() {
    @Override
    protected OpState<?> collapse(MemRefType type, Value source, List<List<Integer>> groups) {
      return CollapseShapeOp.of(type, source, groups);
    }

    @Override
    protected OpState<?> expansion(MemRefType type, Value source, List<List<Integer>> groups, MixedValues outputShape) {
      return ExpandShapeOp.of(type, source, groups, outputShape);
    }

    @Override
    protected OpState<?> cast(MemRefType type, Value source) {
      return CastOp.of(type, source);
    }

    @Override
    protected boolean isDense(MemRefType type) {
      return Layouts.isIdentity(type);
    }
  };

  private ReshapePatterns() {}

  /** {@code collapse(cast x) = cast(collapse x)}, where the cast only forgets. */
  static void collapseOfCast(CollapseShapeOp collapse, Rewriter rw) {
    if (!(collapse.source().definingOp() instanceof CastOp cast) || !CastFolding.onlyForgets(cast)) return;
    MemRefType type = Reshapes.collapsed((MemRefType) cast.source().type(), collapse.groups());
    if (type == null) return;
    if (type.equals(collapse.type())) {
      rw.setOperand(collapse, "src", cast.source());
      return;
    }
    rw.before(collapse);
    Value better = rw.create(CollapseShapeOp.of(type, cast.source(), collapse.groups())).result();
    rw.replaceWith(collapse, CastOp.of(collapse.type(), better));
  }

  /**
   * {@code expand(cast x) = cast(expand x)}, where the cast only forgets sizes that the result is known to have. Sizes that do not
   * fit those of {@code x} are wrong whenever the program runs, but no reason to make it invalid.
   */
  static void expandOfCast(ExpandShapeOp expand, Rewriter rw) {
    if (!(expand.source().definingOp() instanceof CastOp cast) || !CastFolding.onlyForgets(cast)) return;
    MemRefType from = (MemRefType) cast.source().type();
    MixedValues sizes = expand.outputShape().withConstants(size -> size >= 0);
    Shape shape = Shape.of(sizes.statics());
    for (int i = 0; i < from.rank(); i++) {
      if (from.size(i) != shape.product(expand.groups().get(i))) return;
    }
    MemRefType type = Reshapes.expanded(from, shape, expand.groups());
    if (type == null) return;
    if (type.equals(expand.type())) {
      rw.setOperand(expand, "src", cast.source());
      return;
    }
    rw.before(expand);
    Value better = rw.create(ExpandShapeOp.of(type, cast.source(), expand.groups(), sizes)).result();
    rw.replaceWith(expand, CastOp.of(expand.type(), better));
  }
}
