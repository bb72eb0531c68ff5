// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.List;

/** Folds and canonicalizations of {@code memref.expand_shape} and {@code memref.collapse_shape}. */
final class ReshapePatterns {
  private ReshapePatterns() {}

  /** A reshape to the same type, or one that undoes another, gives what there was before. */
  static List<Folded> fold(Reassociating reshape) {
    if (reshape.sourceType().equals(reshape.type())) return List.of(reshape.source());
    Op definition = reshape.source().definingOp();
    if (!(definition instanceof Reassociating inner) || definition.getClass() == reshape.getClass()) return null;
    MemRefType type = inner.sourceType();
    if (!type.equals(reshape.type())) return null;
    if (type.shape().dynamicCount() < 2) return List.of(inner.source());
    if (!reshape.groups().equals(inner.groups())) return null;
    boolean undone = type.rank() < inner.type().rank()
        || reshape.groups().stream().allMatch(group -> dynamicCount(type.shape(), group) < 2);
    return undone ? List.of(inner.source()) : null;
  }

  private static long dynamicCount(Shape shape, List<Integer> dimensions) {
    return dimensions.stream().filter(shape::isDynamic).count();
  }

  /** {@code collapse(collapse x) = collapse x}. */
  static void collapseTwice(CollapseShapeOp collapse, Rewriter rw) {
    if (!(collapse.source().definingOp() instanceof CollapseShapeOp inner) || !areDense(inner.sourceType(), inner.type(), collapse.type())) return;
    List<List<Integer>> groups = Reassociation.composed(inner.groups(), collapse.groups());
    if (groups != null) rw.replaceWith(collapse, CollapseShapeOp.of(collapse.type(), inner.source(), groups));
  }

  /** {@code expand(expand x) = expand x}. */
  static void expandTwice(ExpandShapeOp expand, Rewriter rw) {
    if (!(expand.source().definingOp() instanceof ExpandShapeOp inner) || !areDense(inner.sourceType(), inner.type(), expand.type())) return;
    List<List<Integer>> groups = Reassociation.composed(inner.groups(), expand.groups());
    if (groups != null) rw.replaceWith(expand, ExpandShapeOp.of(expand.type(), inner.source(), groups, expand.outputShape()));
  }

  private static boolean areDense(MemRefType... types) {
    for (MemRefType type : types) {
      if (!Layouts.isIdentity(type)) return false;
    }
    return true;
  }

  /** {@code collapse(expand x)} is the one of the two that is left. */
  static void collapseOfExpand(CollapseShapeOp collapse, Rewriter rw) {
    if (!(collapse.source().definingOp() instanceof ExpandShapeOp expand) || !areDense(expand.sourceType(), expand.type())) return;
    MemRefType from = expand.sourceType();
    MemRefType to = collapse.type();
    if (from.equals(to)) return;
    boolean collapses = from.rank() > to.rank();
    List<List<Integer>> groups = collapses
        ? Reassociation.groupsWithin(collapse.groups(), expand.groups()) : Reassociation.groupsWithin(expand.groups(), collapse.groups());
    if (groups == null) return;
    rw.before(collapse);
    if (collapses) {
      rw.replaceWith(collapse, CollapseShapeOp.of(to, expand.source(), groups));
    } else if (from.rank() == to.rank()) {
      rw.replaceWith(collapse, CastOp.of(to, expand.source()));
    } else {
      rw.replaceWith(collapse, ExpandShapeOp.of(to, expand.source(), groups, collapsedSizes(expand.outputShape(), collapse.groups(), rw)));
    }
  }

  /** The product of the sizes in each group. */
  private static MixedValues collapsedSizes(MixedValues sizes, List<List<Integer>> groups, Rewriter rw) {
    List<Folded> products = new ArrayList<>();
    for (List<Integer> group : groups) {
      long known = 1;
      Value product = null;
      for (int dimension : group) {
        Folded size = sizes.entries().get(dimension);
        Long number = MixedValues.number(size);
        if (number != null) known *= number;
        else product = product == null ? (Value) size : rw.create(MulIOp.of(product, (Value) size)).result();
      }
      if (product != null && known != 1) product = rw.create(MulIOp.of(product, rw.create(ConstantOp.index(known)).result())).result();
      products.add(product == null ? IntegerAttr.ofIndex(known) : product);
    }
    return new MixedValues(products);
  }

  /** {@code expand(collapse x)} is the one of the two that is left. */
  static void expandOfCollapse(ExpandShapeOp expand, Rewriter rw) {
    if (!(expand.source().definingOp() instanceof CollapseShapeOp collapse) || !areDense(collapse.sourceType(), collapse.type())) return;
    MemRefType from = collapse.sourceType();
    MemRefType to = expand.type();
    if (from.equals(to)) return;
    if (from.rank() > to.rank()) {
      List<List<Integer>> groups = Reassociation.collapsing(collapse.groups(), expand.groups(), from.shape(), to.shape());
      if (groups != null) rw.replaceWith(expand, CollapseShapeOp.of(to, collapse.source(), groups));
      return;
    }
    List<List<Integer>> groups = Reassociation.collapsing(expand.groups(), collapse.groups(), to.shape(), from.shape());
    if (groups != null) rw.replaceWith(expand, ExpandShapeOp.of(to, collapse.source(), groups, expand.outputShape()));
  }

  /** {@code collapse(cast x) = cast(collapse x)}, where the cast only forgets. */
  static void collapseOfCast(CollapseShapeOp collapse, Rewriter rw) {
    if (!(collapse.source().definingOp() instanceof CastOp cast) || !CastFolding.onlyForgets(cast)) return;
    MemRefType type = Reshapes.collapsed((MemRefType) cast.source().type(), collapse.groups());
    if (type == null) return;
    if (type.equals(collapse.type())) {
      rw.setOperand(collapse, 0, cast.source());
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
    MixedValues sizes = expand.outputShape().withConstants();
    Shape shape = Shape.of(sizes.statics());
    for (int i = 0; i < from.rank(); i++) {
      if (from.size(i) != Reshapes.product(shape, expand.groups().get(i))) return;
    }
    MemRefType type = Reshapes.expanded(from, shape, expand.groups());
    if (type == null) return;
    if (type.equals(expand.type())) {
      rw.setOperand(expand, 0, cast.source());
      return;
    }
    rw.before(expand);
    Value better = rw.create(ExpandShapeOp.of(type, cast.source(), expand.groups(), sizes)).result();
    rw.replaceWith(expand, CastOp.of(expand.type(), better));
  }
}
