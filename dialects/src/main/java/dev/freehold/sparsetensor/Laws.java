// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** What must hold among the parts of operations, with the messages of the reference. */
final class Laws {
  private Laws() {}

  private static TensorType tensor(Value value) {
    return (TensorType) value.type();
  }

  static EncodingAttr encoding(Value value) {
    return SparseSets.encoding(value.type());
  }

  private static long number(Op op, String attr) {
    return ((IntegerAttr) op.attr(attr)).longValue();
  }

  // Buffers.

  static void positions(Op op, Checker check) {
    buffer(op, "positions", encoding(op.operand(0)).positionType(), check);
  }

  static void coordinates(Op op, Checker check) {
    buffer(op, "coordinates", encoding(op.operand(0)).coordinateType(), check);
  }

  private static void buffer(Op op, String what, Type element, Checker check) {
    if (number(op, "level") >= encoding(op.operand(0)).levelCount()) check.plainError("requested level is out of bounds");
    else if (!((MemRefType) op.result().type()).element().equals(element)) check.plainError("unexpected type for " + what);
  }

  static void values(Op op, Checker check) {
    boolean fit = ((MemRefType) op.result().type()).element().equals(tensor(op.operand(0)).element());
    if (!fit) check.plainError("unexpected mismatch in element types");
  }

  static void coordinatesBuffer(Op op, Checker check) {
    EncodingAttr encoding = encoding(op.operand(0));
    if (encoding.firstCoordinateLevel() == encoding.levelCount()) check.plainError("expected sparse tensor with a COO region");
  }

  static void sliceDimension(Op op, Checker check) {
    long dim = number(op, "dim");
    if (dim < 0 || dim >= tensor(op.operand(0)).rank()) check.plainError("requested dimension out of bound");
  }

  static void specifier(Op op, Checker check) {
    EncodingAttr encoding = ((StorageSpecifierType) op.operand(0).type()).encoding();
    String kind = SparseSets.word(op.attr("specifierKind"));
    boolean hasLevel = op.attr("level") != null;
    if (kind.equals("val_mem_sz")) {
      if (hasLevel) check.plainError("redundant level argument for querying value memory size");
    } else if (kind.startsWith("dim_") && !encoding.isSlice()) {
      check.plainError("requested slice data on non-slice tensor");
    } else if (!hasLevel) {
      check.plainError("missing level argument");
    } else if (number(op, "level") >= encoding.levelCount()) {
      check.plainError("requested level is out of bounds");
    } else if (kind.equals("pos_mem_sz") && encoding.levels().get((int) number(op, "level")).format() == Level.Format.SINGLETON) {
      check.plainError("requested position memory size on a singleton level");
    }
  }

  static void pushedCount(Op op, Checker check) {
    if (op.operandCount() < 4) return;
    Long count = Constants.number(op.operand(3));
    if (count != null && count < 1) check.error("n must be not less than 1");
  }

  static void compressed(Op op, Checker check) {
    if (encoding(op.operand(4)).levelCount() != op.operandCount() - 4) check.error("incorrect number of coordinates");
  }

  static void sorted(Op op, Checker check) {
    AffineMap order = ((AffineMapAttr) op.attr("perm_map")).map();
    int keys = order.numDims();
    if (keys < 1) {
      check.plainError("Expected rank(perm_map) > 1, got " + keys);
      return;
    }
    if (!order.isPermutation()) {
      check.plainError("Expected a permutation map, got " + order);
      return;
    }
    Long count = Constants.number(op.operand(0));
    if (count == null) return;
    long others = op.attr("ny") instanceof IntegerAttr ny ? ny.longValue() : 0;
    boolean fits = holds(op.operand(1), count * (keys + others), "Expected dimension(xy) >= n * (rank(perm_map) + ny)", check);
    for (int i = 2; fits && i < op.operandCount(); i++) fits = holds(op.operand(i), count, "Expected dimension(y) >= n", check);
  }

  private static boolean holds(Value buffer, long least, String message, Checker check) {
    long size = ((MemRefType) buffer.type()).size(0);
    if (Shape.isDynamic(size) || size >= least) return true;
    check.plainError(message + " got " + size + " < " + least);
    return false;
  }

  // Tensors.

  static void converted(Op op, Checker check) {
    TensorType from = tensor(op.operand(0));
    TensorType to = tensor(op.result());
    if (from.rank() != to.rank()) {
      check.plainError("unexpected conversion mismatch in rank");
      return;
    }
    if (SparseSets.encoding(to) instanceof EncodingAttr encoding && encoding.isSlice()) {
      check.plainError("cannot convert to a sparse tensor slice");
      return;
    }
    for (int d = 0; d < to.rank(); d++) {
      if (from.size(d) == to.size(d) || Shape.isDynamic(to.size(d))) continue;
      check.plainError("unexpected conversion mismatch in dimension " + d);
      return;
    }
  }

  static void reinterpreted(Op op, Checker check) {
    EncodingAttr from = encoding(op.operand(0));
    EncodingAttr to = encoding(op.result());
    if (from.levelCount() != to.levelCount()) {
      check.plainError("Level rank mismatch between source/dest tensors");
    } else if (!from.levels().equals(to.levels())) {
      check.plainError("Level type mismatch between source/dest tensors");
    } else if (from.positionWidth() != to.positionWidth() || from.coordinateWidth() != to.coordinateWidth()) {
      check.plainError("Crd/Pos width mismatch between source/dest tensors");
    } else if (!tensor(op.operand(0)).element().equals(tensor(op.result()).element())) {
      check.plainError("Element type mismatch between source/dest tensors");
    } else if (!LevelSizes.of(tensor(op.operand(0))).equals(LevelSizes.of(tensor(op.result())))) {
      check.plainError("Level size mismatch between source/dest tensors");
    }
  }

  static void reordered(Op op, Checker check) {
    EncodingAttr from = encoding(op.operand(0));
    EncodingAttr to = encoding(op.result());
    if (!from.holdsCoordinates() || !to.holdsCoordinates()) {
      check.plainError("Expected COO sparse tensors only");
      return;
    }
    if (!from.map().equals(to.map())) check.plainError("Unmatched dim2lvl map between input and result COO");
    boolean same = from.positionType().equals(to.positionType()) && from.coordinateType().equals(to.coordinateType())
        && tensor(op.operand(0)).element().equals(tensor(op.result()).element());
    if (!same) check.plainError("Unmatched storage format between input and result COO");
  }

  static void translated(Op op, Checker check) {
    EncodingAttr encoding = (EncodingAttr) op.attr("encoder");
    boolean toLevels = SparseSets.word(op.attr("direction")).equals("dim_to_lvl");
    int in = toLevels ? encoding.map().numDims() : encoding.levelCount();
    int out = toLevels ? encoding.levelCount() : encoding.map().numDims();
    if (in != op.operandCount() || out != op.resultCount()) check.plainError("Coordinate rank mismatch with encoding");
  }

  static void concatenated(Op op, Checker check) {
    TensorType whole = tensor(op.result());
    long dim = number(op, "dimension");
    if (op.operandCount() <= 1) {
      check.plainError("Need at least two tensors to concatenate.");
      return;
    }
    if (dim >= whole.rank()) {
      check.plainError("Concat-dimension is out of bounds for dimension-rank (" + dim + " >= " + whole.rank() + ")");
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      TensorType part = tensor(op.operand(i));
      if (!part.hasStaticShape()) {
        check.plainError("Input tensor $" + i + " has dynamic shape");
        return;
      }
      if (part.rank() != whole.rank()) {
        check.plainError("Input tensor $" + i + " has a different rank (rank=" + part.rank() + ") from the output tensor (rank=" + whole.rank() + ").");
        return;
      }
    }
    for (int d = 0; d < whole.rank(); d++) {
      String wrong = d == dim ? sum(op, whole.size(d), d) : equal(op, whole.size(d), d);
      if (wrong == null) continue;
      check.plainError(wrong);
      return;
    }
  }

  private static String sum(Op op, long size, int d) {
    if (Shape.isDynamic(size)) return null;
    long sum = 0;
    for (Value part : op.operands()) sum += tensor(part).size(d);
    return sum == size ? null
        : "The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.";
  }

  private static String equal(Op op, long size, int d) {
    long before = size;
    for (Value part : op.operands()) {
      long here = tensor(part).size(d);
      if (!Shape.isDynamic(before) && here != before) return "All dimensions (expect for the concatenating one) should be equal.";
      before = here;
    }
    return null;
  }

  static void levelInRange(Op op, Checker check) {
    Long level = Constants.number(op.operand(1));
    if (level != null && Long.compareUnsigned(level, encoding(op.operand(0)).levelCount()) >= 0) {
      check.plainError("Level index exceeds the rank of the input sparse tensor");
    }
  }

  static void assembled(Op op, Checker check) {
    packed(tensor(op.result()), true, tensor(op.operand(op.operandCount() - 1)), op.operands(0, op.operandCount() - 1), check);
  }

  static void disassembled(Op op, Checker check) {
    List<Value> levels = op.operands(1, op.operandCount() - 2);
    Value values = op.operand(op.operandCount() - 1);
    if (!values.type().equals(op.resultGroup(1).getFirst().type())) {
      check.plainError("output values and return value type mismatch");
      return;
    }
    for (int i = 0; i < Math.min(levels.size(), op.resultGroup(0).size()); i++) {
      if (levels.get(i).type().equals(op.resultGroup(0).get(i).type())) continue;
      check.plainError("output levels and return levels type mismatch");
      return;
    }
    packed(tensor(op.operand(0)), false, tensor(values), op.resultGroup(0), check);
  }

  private static void packed(TensorType whole, boolean isStatic, TensorType values, List<? extends Value> fields, Checker check) {
    if (isStatic && !whole.hasStaticShape()) {
      check.plainError("the sparse-tensor must have static shape");
      return;
    }
    EncodingAttr encoding = SparseSets.encoding(whole);
    int coordinates = encoding.firstCoordinateLevel();
    if (coordinates < encoding.levelCount() && !fields.isEmpty()) {
      TensorType last = tensor(fields.getLast());
      boolean fits = last.rank() == 2 && last.size(1) == encoding.levelCount() - coordinates;
      if (!fits) check.plainError("input/output trailing COO level-ranks don't match");
    }
    List<Type> wanted = StorageLayout.fieldTypes(encoding);
    if (wanted.size() != fields.size()) {
      check.plainError("inconsistent number of fields between input/output");
      return;
    }
    boolean same = values.element().equals(whole.element());
    for (int i = 0; i < wanted.size(); i++) same &= tensor(fields.get(i)).element().equals(wanted.get(i));
    if (!same) check.plainError("input/output element-types don't match");
  }

  // Iteration.

  static void space(Op op, Checker check) {
    long low = number(op, "loLvl");
    if (low >= number(op, "hiLvl")) {
      check.error("expected smaller level low than level high");
    } else if ((op.operandCount() == 1) != (low == 0)) {
      check.error("parent iterator should be specified iff level lower bound equals 0");
    } else if (op.operandCount() == 2) {
      IterationType parent = (IterationType) op.operand(1).type();
      if (!parent.encoding().equals(encoding(op.operand(0)))) {
        check.error("mismatch in parent iterator encoding and iteration space encoding.");
      } else if (parent.high() != low) {
        check.error("parent iterator should be used to extract an iteration space from a consecutive level.");
      }
    }
  }

  static void extracted(Op op, Checker check) {
    IterationType iterator = (IterationType) op.operand(1).type();
    EncodingAttr encoding = encoding(op.operand(0));
    if (!iterator.encoding().equals(encoding)) check.error("mismatch in tensor encoding and iterator encoding.");
    else if (iterator.high() != encoding.levelCount()) check.error("must use last-level iterator to extract values. ");
  }

  static void visited(Op op, Checker check) {
    TensorType source = tensor(op.operand(0));
    Block body = op.region(0).first();
    int rank = source.rank();
    List<Value> inits = op.operands(1, op.operandCount() - 1);
    int levels = SparseSets.encoding(source) instanceof EncodingAttr encoding ? encoding.levelCount() : rank;
    if (op.attr("order") instanceof AffineMapAttr order && order.map().numDims() != levels) {
      check.plainError("Level traverse order does not match tensor's level rank");
      return;
    }
    if (body.argumentCount() != rank + 1 + inits.size()) {
      check.plainError("Unmatched number of arguments in the block");
    } else if (op.resultCount() != inits.size()) {
      check.plainError("Mismatch in number of init arguments and results");
    } else if (!op.resultTypes().equals(inits.stream().map(Value::type).toList())) {
      check.plainError("Mismatch in types of init arguments and results");
    } else if (!(body.terminator() instanceof YieldOp yield) || !yield.operands().stream().map(Value::type).toList().equals(op.resultTypes())) {
      check.plainError("Mismatch in types of yield values and results");
    } else {
      visitedArguments(body, source, check);
    }
  }

  private static void visitedArguments(Block body, TensorType source, Checker check) {
    int rank = source.rank();
    for (int d = 0; d < rank; d++) {
      if (body.argument(d).type() instanceof IndexType) continue;
      check.plainError("Expecting Index type for argument at index " + d);
      return;
    }
    Type element = body.argument(rank).type();
    if (!element.equals(source.element())) {
      check.plainError("Unmatched element type between input tensor and block argument, expected:" + Printing.toString(source.element())
          + ", got: " + Printing.toString(element));
    }
  }

  // Regions that compute.

  static void binary(Op op, Checker check) {
    Type left = op.operand(0).type();
    Type right = op.operand(1).type();
    Type result = op.result().type();
    if (!region(op.region(0), "overlap", List.of(left, right), result, check)) return;
    if (!region(op.region(1), "left", List.of(left), result, check)) return;
    if (op.region(1).isEmpty() && op.attr("left_identity") != null && !left.equals(result)) {
      check.plainError("left=identity requires first argument to have the same type as the output");
      return;
    }
    if (!region(op.region(2), "right", List.of(right), result, check)) return;
    if (op.region(2).isEmpty() && op.attr("right_identity") != null && !right.equals(result)) {
      check.plainError("right=identity requires second argument to have the same type as the output");
    }
  }

  static void unary(Op op, Checker check) {
    Type result = op.result().type();
    if (!region(op.region(0), "present", List.of(op.operand(0).type()), result, check)) return;
    if (op.region(1).isEmpty() || !region(op.region(1), "absent", List.of(), result, check)) return;
    Block absent = op.region(1).first();
    Value yielded = absent.terminator().operand(0);
    if (yielded instanceof Value.Argument argument) {
      if (argument.block() == op.block()) check.plainError("absent region cannot yield linalg argument");
      return;
    }
    Op definition = yielded.definingOp();
    boolean local = definition.block() == absent || definition.block() == op.block();
    if (local && !(definition instanceof ConstantOp)) check.plainError("absent region cannot yield locally computed value");
  }

  static void reduced(Op op, Checker check) {
    Type type = op.operand(0).type();
    region(op.region(0), "reduce", List.of(type, type), type, check);
  }

  static void selected(Op op, Checker check) {
    region(op.region(0), "select", List.of(op.operand(0).type()), IntegerType.I1, check);
  }

  /** Whether a region that is not empty takes and yields what it should. */
  private static boolean region(Region region, String name, List<Type> inputs, Type output, Checker check) {
    if (region.isEmpty()) return true;
    Block block = region.first();
    String wrong = null;
    if (block.argumentCount() != inputs.size()) wrong = "must have exactly " + inputs.size() + " arguments";
    for (int i = 0; wrong == null && i < inputs.size(); i++) {
      if (!block.argument(i).type().equals(inputs.get(i))) wrong = "argument " + (i + 1) + " type mismatch";
    }
    if (wrong == null && !(block.terminator() instanceof YieldOp)) wrong = "must end with sparse_tensor.yield";
    if (wrong == null && (block.last().operandCount() != 1 || !block.last().operand(0).type().equals(output))) wrong = "yield type mismatch";
    if (wrong != null) check.plainError(name + " region " + wrong);
    return wrong == null;
  }
}
