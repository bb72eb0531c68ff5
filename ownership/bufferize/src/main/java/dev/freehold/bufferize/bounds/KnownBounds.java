// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bounds;

import dev.freehold.affine.ApplyOp;
import dev.freehold.affine.DelinearizeIndexOp;
import dev.freehold.affine.LinearizeIndexOp;
import dev.freehold.affine.MaxOp;
import dev.freehold.affine.MinOp;
import dev.freehold.arith.AddIOp;
import dev.freehold.arith.Constants;
import dev.freehold.arith.FloorDivSIOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.SubIOp;
import dev.freehold.bufferize.Tensors;
import dev.freehold.dialects.syntax.DroppedDimensions;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.SubViewOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.ForallOp;
import dev.freehold.scf.IfOp;
import dev.freehold.tensor.CollapseShapeOp;
import dev.freehold.tensor.EmptyOp;
import dev.freehold.tensor.ExpandShapeOp;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.PadOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/** What operations say of the indices that they compute, and of the sizes of what they make. */
final class KnownBounds {
  private KnownBounds() {}

  // Indices.

  static void ofIndex(Value index, ValueBounds to) {
    switch (Tensors.owner(index)) {
      case AddIOp op -> to.addEqual(to.index(index), to.index(op.lhs()).plus(to.index(op.rhs())));
      case SubIOp op -> to.addEqual(to.index(index), to.index(op.lhs()).minus(to.index(op.rhs())));
      case MulIOp op -> to.addEqual(to.index(index), to.index(op.lhs()).times(to.index(op.rhs())));
      case FloorDivSIOp op -> to.addEqual(to.index(index), to.index(op.lhs()).floorDiv(to.index(op.rhs())));
      case ApplyOp op -> to.addEqual(to.index(index), results(op.map(), op.operands(), to).getFirst());
      case MinOp op -> results(op.map(), op.operands(), to).forEach(result -> to.addAtLeast(result, to.index(index)));
      case MaxOp op -> results(op.map(), op.operands(), to).forEach(result -> to.addAtLeast(to.index(index), result));
      case DelinearizeIndexOp op -> ofPart(op, (Value.Result) index, to);
      case LinearizeIndexOp op -> ofWhole(op, index, to);
      case dev.freehold.tensor.DimOp op -> ofDim(index, op.source(), op.index(), to);
      case dev.freehold.memref.DimOp op -> ofDim(index, op.source(), op.index(), to);
      case dev.freehold.tensor.RankOp op -> ofRank(index, op.tensor(), to);
      case dev.freehold.memref.RankOp op -> ofRank(index, op.memref(), to);
      case ForOp op when index == op.inductionVariable() -> {
        if (!op.isUnsigned()) ofLoop(index, op.lowerBound(), op.upperBound(), op.step(), to);
      }
      case ForallOp op -> {
        int i = ((Value.Argument) index).index();
        ofLoop(index, op.lowerBounds().entries().get(i), op.upperBounds().entries().get(i), op.steps().entries().get(i), to);
      }
      case ForOp op -> ofCarried(op, index, to::index, to);
      case IfOp op -> ofChoice(index, yielded(op.thenYield(), index), yielded(op.elseYield(), index), to::index, to);
      case SelectOp op -> ofChoice(index, op.trueValue(), op.falseValue(), to::index, to);
      default -> {
        // Any number.
      }
    }
  }

  /** The results of a map in terms of its inputs. */
  private static List<AffineExpr> results(AffineMap map, List<Value> inputs, ValueBounds to) {
    List<AffineExpr> known = inputs.stream().map(to::index).toList();
    List<AffineExpr> dims = known.subList(0, map.numDims());
    List<AffineExpr> symbols = known.subList(map.numDims(), known.size());
    return map.results().stream().map(result -> result.replaceDimsAndSymbols(dims, symbols)).toList();
  }

  /** The sizes of the dimensions of the basis; the first one is left out if there is one for each index. */
  private static List<AffineExpr> inner(MixedValues basis, boolean hasOuterBound, ValueBounds to) {
    List<AffineExpr> sizes = new ArrayList<>();
    for (Folded size : basis.entries()) sizes.add(to.index(size));
    return hasOuterBound ? sizes.subList(1, sizes.size()) : sizes;
  }

  private static void ofPart(DelinearizeIndexOp op, Value.Result part, ValueBounds to) {
    List<AffineExpr> inner = inner(op.basis(), op.hasOuterBound(), to);
    AffineExpr rest = to.index(op.linearIndex());
    for (int i = inner.size(); i > part.index(); i--) rest = rest.floorDiv(inner.get(i - 1));
    if (part.index() > 0) {
      rest = rest.mod(inner.get(part.index() - 1));
    } else if (op.hasOuterBound()) {
      to.addAtLeast(to.index(part), AffineExpr.constant(0));
      to.addAtLeast(to.index(op.basis().entries().getFirst()).minus(1), to.index(part));
    }
    to.addEqual(to.index(part), rest);
  }

  private static void ofWhole(LinearizeIndexOp op, Value index, ValueBounds to) {
    List<AffineExpr> inner = inner(op.basis(), op.hasOuterBound(), to);
    AffineExpr whole = to.index(op.multiIndex().get(0));
    for (int i = 0; i < inner.size(); i++) whole = whole.times(inner.get(i)).plus(to.index(op.multiIndex().get(i + 1)));
    to.addEqual(to.index(index), whole);
  }

  private static void ofDim(Value size, Value of, Value dimension, ValueBounds to) {
    Long known = Constants.number(dimension);
    if (known == null || known < 0 || ((ShapedType) of.type()).hasRank() && known >= ((ShapedType) of.type()).rank()) return;
    to.addEqual(to.index(size), to.size(of, known.intValue()));
  }

  private static void ofRank(Value rank, Value of, ValueBounds to) {
    if (((ShapedType) of.type()).hasRank()) to.addEqual(to.index(rank), AffineExpr.constant(((ShapedType) of.type()).rank()));
  }

  /** The index of a loop: at least the lower bound, and whole steps above it below the upper bound. */
  private static void ofLoop(Value index, Folded lower, Folded upper, Folded step, ValueBounds to) {
    AffineExpr from = to.index(lower);
    AffineExpr last = to.index(upper).minus(1);
    AffineExpr by = to.index(step);
    to.addAtLeast(to.index(index), from);
    to.addAtLeast(last, to.index(index));
    to.addAtLeast(from.plus(last.minus(from).floorDiv(by).times(by)), to.index(index));
  }

  // Sizes.

  static void ofSize(Value made, int dimension, ValueBounds to) {
    switch (Tensors.owner(made)) {
      case EmptyOp op -> to.addEqual(to.size(made, dimension), to.index(op.dynamicSizes().get(dynamicIndex(made, dimension))));
      case AllocLike op -> to.addEqual(to.size(made, dimension), to.index(op.dynamicSizes().get(dynamicIndex(made, dimension))));
      case ExpandShapeOp op -> to.addEqual(to.size(made, dimension), to.index(op.outputShape().entries().get(dimension)));
      case CollapseShapeOp op -> to.addEqual(to.size(made, dimension),
          op.groups().get(dimension).stream().map(i -> to.size(op.source(), i)).reduce(AffineExpr.constant(1), AffineExpr::times));
      case ExtractSliceOp op -> ofSlice(op, made, dimension, to);
      case SubViewOp op -> ofSlice(op, made, dimension, to);
      case PadOp op -> to.addEqual(to.size(made, dimension), to.size(op.source(), dimension)
          .plus(to.index(op.low().entries().get(dimension))).plus(to.index(op.high().entries().get(dimension))));
      case dev.freehold.tensor.CastOp op -> ofCast(made, op.source(), dimension, to);
      case dev.freehold.memref.CastOp op -> ofCast(made, op.source(), dimension, to);
      case ForOp op -> ofCarried(op, made, value -> to.size(value, dimension), to);
      case ForallOp op -> {
        int i = made instanceof Value.Argument argument ? argument.index() - op.rank() : ((Value.Result) made).index();
        to.addEqual(to.size(made, dimension), to.size(op.outputs().get(i), dimension));
      }
      case IfOp op ->
          ofChoice(made, yielded(op.thenYield(), made), yielded(op.elseYield(), made), value -> to.size(value, dimension), to);
      case SelectOp op -> ofChoice(made, op.trueValue(), op.falseValue(), value -> to.size(value, dimension), to);
      case DestinationStyle op when made instanceof Value.Result result && result.index() < op.inits().size() ->
          to.addEqual(to.size(made, dimension), to.size(op.inits().get(result.index()), dimension));
      default -> {
        // Any size.
      }
    }
  }

  private static int dynamicIndex(Value made, int dimension) {
    return ((ShapedType) made.type()).shape().dynamicIndex(dimension);
  }

  private static void ofSlice(Slicing slice, Value made, int dimension, ValueBounds to) {
    long[] sizes = slice.sizes().statics();
    BitSet dropped = DroppedDimensions.of(sizes, ((ShapedType) made.type()).shape());
    if (dropped == null) return;
    int from = dropped.nextClearBit(0);
    for (int i = 0; i < dimension; i++) from = dropped.nextClearBit(from + 1);
    to.addEqual(to.size(made, dimension), to.index(slice.sizes().entries().get(from)));
  }

  private static void ofCast(Value made, Value source, int dimension, ValueBounds to) {
    if (!((ShapedType) made.type()).hasRank() || !((ShapedType) source.type()).hasRank()) return;
    to.addEqual(to.size(made, dimension), to.size(source, dimension));
  }

  // Both.

  /** What a loop carries is what it began with, if no iteration changes it. */
  private static void ofCarried(ForOp op, Value value, Function<Value, AffineExpr> number, ValueBounds to) {
    int i = value instanceof Value.Argument argument ? argument.index() - 1 : ((Value.Result) value).index();
    AffineExpr carried = number.apply(op.iterationArguments().get(i));
    if (!to.areEqual(number.apply(op.body().entryBlock().lastOp().operand(i)), carried)) return;
    to.addEqual(number.apply(value), number.apply(op.initArgs().get(i)));
  }

  private static Value yielded(Op end, Value value) {
    return end.operand(((Value.Result) value).index());
  }

  /** One of two is between them, if it is known which is less. */
  private static void ofChoice(Value chosen, Value one, Value other, Function<Value, AffineExpr> number, ValueBounds to) {
    addBetween(number.apply(chosen), number.apply(one), number.apply(other), to);
    addBetween(number.apply(chosen), number.apply(other), number.apply(one), to);
  }

  private static void addBetween(AffineExpr chosen, AffineExpr least, AffineExpr most, ValueBounds to) {
    if (!to.isAtMost(least, most)) return;
    to.addAtLeast(chosen, least);
    to.addAtLeast(most, chosen);
  }
}
