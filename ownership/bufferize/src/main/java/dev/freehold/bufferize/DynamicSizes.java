// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.affine.ComposedApply;
import dev.freehold.arith.ConstantOp;
import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferization.MaterializeInDestinationOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.linalg.PackOp;
import dev.freehold.linalg.SoftmaxOp;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.linalg.UnpackOp;
import dev.freehold.tensor.CollapseShapeOp;
import dev.freehold.tensor.ConcatOp;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.EmptyOp;
import dev.freehold.tensor.ExpandShapeOp;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.GenerateOp;
import dev.freehold.tensor.InsertSliceOp;
import dev.freehold.tensor.PadOp;
import dev.freehold.tensor.SplatOp;
import java.util.ArrayList;
import java.util.List;

/** The sizes of the dynamic dimensions of a tensor, as the operation that makes it knows them before it has run. Upstream: {@code reifyResultShapes}. */
final class DynamicSizes {
  private final Value tensor;
  private final TensorType type;
  private final Rewriter rewriter;

  private DynamicSizes(Value tensor, Rewriter rewriter) {
    this.tensor = tensor;
    type = (TensorType) tensor.type();
    this.rewriter = rewriter;
  }

  /** What the operation says about them, or else {@code tensor.dim} of the tensor. */
  static List<Value> of(Value tensor, Rewriter rewriter) {
    return new DynamicSizes(tensor, rewriter).all();
  }

  private List<Value> all() {
    return switch (tensor.definingOp()) {
      case EmptyOp op -> op.operands();
      case GenerateOp op -> op.operands();
      case SplatOp op -> op.operands(1, op.operandCount() - 1);
      case AllocTensorOp op -> op.copy() instanceof Value copied ? each(i -> dim(copied, i))
          : List.copyOf(op.dynamicSizes());
      case ExtractSliceOp op -> op.sizes().dynamics();
      case ExpandShapeOp op -> op.outputShape().dynamics();
      case CollapseShapeOp op -> each(i -> ComposedApply.product(sizes(op.source(), op.groups().get(i)), rewriter));
      case SoftmaxOp op -> each(i -> size(op.input(), i));
      case PadOp op -> each(i -> sum(i, List.of(op.source()), List.of(entry(op.low(), i), entry(op.high(), i))));
      case ConcatOp op -> ofInputs(op);
      case InsertSliceOp op -> each(i -> dim(op.dest(), i));
      case MaterializeInDestinationOp op -> each(i -> dim(op.destination(), i));
      case PackOp op -> each(i -> dim(op.dest(), i));
      case UnpackOp op -> each(i -> dim(op.dest(), i));
      case StructuredOp op -> ofLoops(op);
      case null, default -> each(i -> dim(tensor, i));
    };
  }

  /** The dimension that the inputs are put together in comes last. */
  private List<Value> ofInputs(ConcatOp op) {
    Folded[] sizes = new Folded[type.rank()];
    for (int i = 0; i < sizes.length; i++) {
      if (i != op.dim() && type.shape().isDynamic(i)) sizes[i] = sizeOfAny(op.operands(), i);
    }
    if (type.shape().isDynamic(op.dim())) sizes[op.dim()] = sum(op.dim(), op.operands(), List.of());
    return each(i -> sizes[i]);
  }

  /** The size of a dimension in which all tensors are the same, of the type of one of them if that has it. */
  private Folded sizeOfAny(List<Value> tensors, int dimension) {
    for (Value each : tensors) {
      TensorType known = (TensorType) each.type();
      if (!known.shape().isDynamic(dimension)) return constant(known.size(dimension));
    }
    return dim(tensors.getFirst(), dimension);
  }

  /** A loop of linalg is as long as the first dimension that it goes through; the size of an output itself is looked up again. */
  private List<Value> ofLoops(StructuredOp op) {
    List<Folded> sizes = new ArrayList<>();
    List<AffineExpr> loops = new ArrayList<>();
    List<Value> operands = ((Op) op).operands();
    int outputs = 0;
    for (int i = 0; i < operands.size(); i++) {
      if (i < operands.size() - op.inits().size()) outputs += op.indexingMaps().get(i).numResults();
      loops.addAll(op.indexingMaps().get(i).results());
      if (!(operands.get(i).type() instanceof TensorType known)) continue;
      for (int dim = 0; dim < known.rank(); dim++) {
        sizes.add(known.shape().isDynamic(dim) ? size(operands.get(i), dim) : IntegerAttr.ofIndex(known.size(dim)));
      }
    }
    int result = ((Value.Result) tensor).index();
    AffineMap places = op.indexingMaps().get(operands.size() - op.inits().size() + result);
    int firstOutput = outputs;
    return each(i -> {
      int first = loops.indexOf(places.result(i));
      return first < firstOutput ? ComposedApply.sum(List.of(sizes.get(first)), rewriter) : size(op.inits().get(result), i);
    });
  }

  private static Folded entry(MixedValues values, int i) {
    return values.withConstants().entries().get(i);
  }

  /** How a dimension gets its size. */
  private interface SizeOf {
    Folded at(int dimension);
  }

  private List<Value> each(SizeOf size) {
    List<Folded> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.shape().isDynamic(i)) sizes.add(size.at(i));
    }
    return sizes.stream().map(this::asValue).toList();
  }

  /** The size of a dimension in several tensors together, and more. */
  private Folded sum(int dimension, List<Value> tensors, List<Folded> more) {
    List<Folded> numbers = new ArrayList<>();
    for (Value each : tensors) numbers.add(size(each, dimension));
    numbers.addAll(more);
    return ComposedApply.sum(numbers, rewriter);
  }

  private Value dim(Value of, int dimension) {
    return rewriter.create(DimOp.of(of, constant(dimension))).result();
  }

  private List<Folded> sizes(Value of, List<Integer> dimensions) {
    return dimensions.stream().map(dimension -> size(of, dimension)).toList();
  }

  private Folded size(Value of, int dimension) {
    Value size = asValue(DimOp.sizeOf(of, dimension, rewriter));
    TensorType known = (TensorType) of.type();
    return known.shape().isDynamic(dimension) ? size : IntegerAttr.ofIndex(known.size(dimension));
  }

  private Value asValue(Folded number) {
    return number instanceof IntegerAttr known ? constant(known.longValue()) : (Value) number;
  }

  private Value constant(long number) {
    return rewriter.create(ConstantOp.index(number)).result();
  }
}
