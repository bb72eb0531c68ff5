// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.Broadcasting;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.ShapedType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/** What functions of known shapes and sizes are, by the name of the operation. */
final class ShapeFolds {
  private interface Fold {
    /** A value or a constant; null where nothing is known. */
    @Nullable
    Folded of(Op op);
  }

  private static final Map<String, Fold> BY_NAME = Map.ofEntries(
      Map.entry("shape.add", ShapeFolds::add),
      Map.entry("shape.mul", op -> numbers(op, (a, b) -> a * b)),
      Map.entry("shape.div", ShapeFolds::div),
      Map.entry("shape.max", ShapeFolds::ofSame),
      Map.entry("shape.min", ShapeFolds::ofSame),
      Map.entry("shape.num_elements", ShapeFolds::elements),
      Map.entry("shape.get_extent", ShapeFolds::extent),
      Map.entry("shape.rank", ShapeFolds::rank),
      Map.entry("shape.concat", ShapeFolds::concat),
      Map.entry("shape.to_extent_tensor", ShapeFolds::toExtents),
      Map.entry("shape.from_extents", ShapeFolds::fromExtents),
      Map.entry("shape.index_to_size", ShapeFolds::converted),
      Map.entry("shape.size_to_index", ShapeFolds::converted),
      Map.entry("shape.any", op -> op.operandCount() == 0 ? null : (Folded) Constants.of(op.operand(op.operandCount() - 1))),
      Map.entry("shape.dim", ShapeFolds::dim),
      Map.entry("shape.broadcast", ShapeFolds::broadcast),
      Map.entry("shape.shape_eq", ShapeFolds::equal),
      Map.entry("shape.is_broadcastable", op -> op.operandCount() < 2 ? IntegerAttr.TRUE : null),
      Map.entry("shape.cstr_broadcastable", op -> DemandFolds.isBroadcastable(op) ? IntegerAttr.TRUE : null),
      Map.entry("shape.cstr_eq", op -> DemandFolds.areEqual(op) ? IntegerAttr.TRUE : null));

  private ShapeFolds() {}

  static @Nullable List<Folded> of(Op op, Rewriter rw) {
    if (op.name().equals("shape.assuming_all")) return DemandFolds.all(op, rw);
    if (op.name().equals("shape.cstr_require")) return DemandFolds.required(op, rw);
    if (op.name().equals("shape.split_at")) return split(op);
    Fold fold = BY_NAME.get(op.name());
    Folded folded = fold == null ? null : fold.of(op);
    return folded == null ? null : List.of(folded);
  }

  /** The extents of a known shape; null for others. */
  static long @Nullable [] extents(Value shape) {
    return Constants.of(shape) instanceof DenseElementsAttr known ? ConstShapeOp.extents(known) : null;
  }

  private static @Nullable Folded numbers(Op op, LongBinaryOperator f) {
    Long a = Constants.number(op.operand("lhs"));
    Long b = Constants.number(op.operand("rhs"));
    return a == null || b == null ? null : IntegerAttr.ofIndex(f.applyAsLong(a, b));
  }

  private static @Nullable Folded add(Op op) {
    boolean nothing = op.operand("rhs").type() instanceof IndexType && Long.valueOf(0).equals(Constants.number(op.operand("rhs")));
    return nothing && op.operand("lhs").type().equals(op.result().type()) ? op.operand("lhs") : numbers(op, Long::sum);
  }

  private static @Nullable Folded div(Op op) {
    return Long.valueOf(0).equals(Constants.number(op.operand("rhs"))) ? null : numbers(op, Math::floorDiv);
  }

  private static @Nullable Folded ofSame(Op op) {
    return op.operand(0) == op.operand(1) ? op.operand(0) : null;
  }

  private static @Nullable Folded elements(Op op) {
    long[] extents = extents(op.operand("shape"));
    if (extents == null) return null;
    long product = 1;
    for (long extent : extents) product *= extent;
    return IntegerAttr.ofIndex(product);
  }

  private static @Nullable Folded extent(Op op) {
    Long dim = Constants.number(op.operand("dim"));
    if (dim == null || dim < 0) return null;
    Op source = op.operand("shape").definingOp();
    if (source != null && source.name().equals("shape.from_extents")) {
      boolean known = dim < source.operandCount() && source.operand(dim.intValue()).type().equals(op.result().type());
      return known ? source.operand(dim.intValue()) : null;
    }
    long[] extents = extents(op.operand("shape"));
    return extents == null || dim >= extents.length ? null : IntegerAttr.ofIndex(extents[dim.intValue()]);
  }

  private static @Nullable Folded rank(Op op) {
    long[] extents = extents(op.operand("shape"));
    return extents == null ? null : IntegerAttr.ofIndex(extents.length);
  }

  private static @Nullable Folded concat(Op op) {
    long[] a = extents(op.operand("lhs"));
    long[] b = extents(op.operand("rhs"));
    if (a == null || b == null) return null;
    long[] both = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, both, a.length, b.length);
    return ConstShapeOp.value(both);
  }

  private static @Nullable Folded dim(Op op) {
    Long dim = Constants.number(op.operand(1));
    ShapedType type = (ShapedType) op.operand(0).type();
    if (dim == null || !type.hasRank() || dim < 0 || dim >= type.rank()) return null;
    return type.shape().isDynamic(dim.intValue()) ? null : IntegerAttr.ofIndex(type.size(dim.intValue()));
  }

  private static @Nullable Folded broadcast(Op op) {
    if (op.operandCount() == 1) return op.operand(0).type().equals(op.result().type()) ? op.operand(0) : null;
    long[] together = {};
    for (Value shape : op.operands()) {
      long[] extents = extents(shape);
      together = extents == null ? null : Broadcasting.together(together, extents);
      if (together == null) return null;
    }
    return ConstShapeOp.value(together);
  }

  private static @Nullable Folded equal(Op op) {
    boolean same = true;
    for (Value shape : op.operands()) {
      Attribute known = Constants.of(shape);
      if (known == null) return null;
      same &= known.equals(Constants.of(op.operand(0)));
    }
    return IntegerAttr.ofBool(same);
  }

  /** A negative index counts from the end. */
  private static @Nullable List<Folded> split(Op op) {
    long[] extents = extents(op.operand(0));
    Long place = Constants.number(op.operand(1));
    if (extents == null || place == null || place < -extents.length || place > extents.length) return null;
    int at = (int) (place < 0 ? place + extents.length : place);
    return List.of(ConstShapeOp.value(Arrays.copyOf(extents, at)), ConstShapeOp.value(Arrays.copyOfRange(extents, at, extents.length)));
  }

  private static @Nullable Folded toExtents(Op op) {
    if (op.operand("input").type().equals(op.result().type())) return op.operand("input");
    return Constants.of(op.operand("input")) instanceof DenseElementsAttr known ? known : null;
  }

  private static @Nullable Folded fromExtents(Op op) {
    long[] extents = new long[op.operandCount()];
    for (int i = 0; i < extents.length; i++) {
      Long extent = Constants.number(op.operand(i));
      if (extent == null) return null;
      extents[i] = extent;
    }
    return ConstShapeOp.value(extents);
  }

  /** A size is an index, and vice versa. */
  private static @Nullable Folded converted(Op op) {
    Long number = Constants.number(op.operand("arg"));
    if (number != null) return IntegerAttr.ofIndex(number);
    if (op.operand("arg").type().equals(op.result().type())) return op.operand("arg");
    Op before = op.operand("arg").definingOp();
    if (before == null) return null;
    boolean undone = before.name().equals("shape.index_to_size") || before.name().equals("shape.size_to_index");
    return undone && before.operand("arg").type().equals(op.result().type()) ? before.operand("arg") : null;
  }
}
