// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.memref.Reassociating.Collapse;
import dev.freehold.memref.Reassociating.Expansion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What two reshapes in a row are as one, for buffers and for tensors alike. */
public abstract class ReshapeComposition<T extends ShapedType> {
  protected abstract OpState<?> collapse(T type, Value source, List<List<Integer>> groups);

  protected abstract OpState<?> expansion(T type, Value source, List<List<Integer>> groups, MixedValues outputShape);

  protected abstract OpState<?> cast(T type, Value source);

  /** Whether the sizes determine where the elements are. */
  protected abstract boolean isDense(T type);

  /** What there was before a reshape to the same type, or before one that undoes another; null for other reshapes. */
  public static @Nullable List<Folded> fold(Reassociating<?> reshape) {
    if (reshape.sourceType().equals(reshape.type())) return List.of(reshape.source());
    if (!(reshape.source().definingOp() instanceof Reassociating<?> inner) || inner.getClass() == reshape.getClass()) return null;
    ShapedType type = inner.sourceType();
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
  public final <O extends Op & Collapse<T>> void collapseTwice(O op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof Collapse<?> inner) || !isDense(typeBefore(inner)) || !isDense(op.sourceType()) || !isDense(op.type()))
      return;
    List<List<Integer>> groups = Reassociation.composed(inner.groups(), op.groups());
    if (groups != null) rw.replaceWith(op, collapse(op.type(), inner.source(), groups));
  }

  /** {@code expand(expand x) = expand x}. */
  public final <O extends Op & Expansion<T>> void expandTwice(O op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof Expansion<?> inner) || !isDense(typeBefore(inner)) || !isDense(op.sourceType()) || !isDense(op.type()))
      return;
    List<List<Integer>> groups = Reassociation.composed(inner.groups(), op.groups());
    if (groups != null) rw.replaceWith(op, expansion(op.type(), inner.source(), groups, op.outputShape()));
  }

  /** {@code collapse(expand x)} is the one of the two that is left. */
  public final <O extends Op & Collapse<T>> void collapseOfExpand(O op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof Expansion<?> expand) || !isDense(typeBefore(expand)) || !isDense(op.sourceType())) return;
    T from = typeBefore(expand);
    T to = op.type();
    if (from.equals(to)) return;
    boolean collapses = from.rank() > to.rank();
    List<List<Integer>> groups = collapses
        ? Reassociation.groupsWithin(op.groups(), expand.groups()) : Reassociation.groupsWithin(expand.groups(), op.groups());
    if (groups == null) return;
    rw.before(op);
    if (collapses) rw.replaceWith(op, collapse(to, expand.source(), groups));
    else if (from.rank() == to.rank()) rw.replaceWith(op, cast(to, expand.source()));
    else rw.replaceWith(op, expansion(to, expand.source(), groups, collapsedSizes(expand.outputShape(), op.groups(), rw)));
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
      if (product == null && Shape.isDynamic(known)) product = rw.create(ConstantOp.index(known)).result();
      products.add(product == null ? IntegerAttr.ofIndex(known) : product);
    }
    return new MixedValues(products);
  }

  /** {@code expand(collapse x)} is the one of the two that is left. */
  public final <O extends Op & Expansion<T>> void expandOfCollapse(O op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof Collapse<?> collapse) || !isDense(typeBefore(collapse)) || !isDense(op.sourceType())) return;
    T from = typeBefore(collapse);
    T to = op.type();
    if (from.equals(to)) return;
    if (from.rank() > to.rank()) {
      List<List<Integer>> groups = Reassociation.collapsing(collapse.groups(), op.groups(), from.shape(), to.shape());
      if (groups != null) rw.replaceWith(op, collapse(to, collapse.source(), groups));
      return;
    }
    List<List<Integer>> groups = Reassociation.collapsing(op.groups(), collapse.groups(), to.shape(), from.shape());
    if (groups != null) rw.replaceWith(op, expansion(to, collapse.source(), groups, op.outputShape()));
  }

  @SuppressWarnings("unchecked")      // what a reshape of a buffer is applied to are buffers, and the same with tensors
  private T typeBefore(Reassociating<?> inner) {
    return (T) inner.sourceType();
  }
}
