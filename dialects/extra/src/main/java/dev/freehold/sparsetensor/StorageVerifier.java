// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.List;

/** What must hold for the buffers that a tensor is stored in, with the messages of the reference. */
final class StorageVerifier {
  private StorageVerifier() {}

  static void positions(Op op, Checker check) {
    buffer(op, "positions", SparseSets.encoding(op.operand("tensor")).positionType(), check);
  }

  static void coordinates(Op op, Checker check) {
    buffer(op, "coordinates", SparseSets.encoding(op.operand("tensor")).coordinateType(), check);
  }

  private static void buffer(Op op, String what, Type element, Checker check) {
    if (SparseSets.number(op, "level") >= SparseSets.encoding(op.operand("tensor")).levelCount()) {
      check.plainError("requested level is out of bounds");
    }
    if (!check.failed() && !((MemRefType) op.result().type()).element().equals(element)) check.plainError("unexpected type for " + what);
  }

  static void values(Op op, Checker check) {
    boolean fit = ((MemRefType) op.result().type()).element().equals(SparseSets.tensor(op.operand("tensor")).element());
    if (!fit) check.plainError("unexpected mismatch in element types");
  }

  static void coordinatesBuffer(Op op, Checker check) {
    EncodingAttr encoding = SparseSets.encoding(op.operand("tensor"));
    if (encoding.firstCoordinateLevel() == encoding.levelCount()) check.plainError("expected sparse tensor with a COO region");
  }

  static void sliceDimension(Op op, Checker check) {
    long dim = SparseSets.number(op, "dim");
    if (dim < 0 || dim >= SparseSets.tensor(op.operand("slice")).rank()) check.plainError("requested dimension out of bound");
  }

  static void specifier(Op op, Checker check) {
    EncodingAttr encoding = ((StorageSpecifierType) op.operand("specifier").type()).encoding();
    String kind = SparseSets.keyword(op, "specifierKind");
    boolean hasLevel = op.attr("level") != null;
    if (kind.equals("val_mem_sz")) {
      if (hasLevel) check.plainError("redundant level argument for querying value memory size");
    } else if (kind.startsWith("dim_") && !encoding.isSlice()) {
      check.plainError("requested slice data on non-slice tensor");
    } else if (!hasLevel) {
      check.plainError("missing level argument");
    } else if (SparseSets.number(op, "level") >= encoding.levelCount()) {
      check.plainError("requested level is out of bounds");
    } else if (kind.equals("pos_mem_sz") && encoding.levels().get((int) SparseSets.number(op, "level")).format() == Level.Format.SINGLETON) {
      check.plainError("requested position memory size on a singleton level");
    }
  }

  static void pushedCount(Op op, Checker check) {
    if (op.operandCount() < 4) return;
    Long count = Constants.number(op.operand(3));
    if (count != null && count < 1) check.error("n must be not less than 1");
  }

  static void compressed(Op op, Checker check) {
    if (SparseSets.encoding(op.operand("tensor")).levelCount() != op.operandCount() - 4) check.error("incorrect number of coordinates");
  }

  static void sorted(Op op, Checker check) {
    AffineMap order = op.attr("perm_map", AffineMapAttr.class).map();
    int keys = order.numDims();
    if (keys < 1) {
      check.plainError("Expected rank(perm_map) > 1, got " + keys);
      return;
    }
    if (!order.isPermutation()) {
      check.plainError("Expected a permutation map, got " + order);
      return;
    }
    Long count = Constants.number(op.operand("n"));
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

  static void assembled(Op op, Checker check) {
    packed(SparseSets.tensor(op.result()), true, SparseSets.tensor(op.operand(op.operandCount() - 1)), op.operands(0, op.operandCount() - 1), check);
  }

  static void disassembled(Op op, Checker check) {
    List<Value> levels = op.operands(1, op.operandCount() - 2);
    Value values = op.operand("out_values");
    if (!values.type().equals(op.result("ret_values").type())) {
      check.plainError("output values and return value type mismatch");
      return;
    }
    List<? extends Value> returned = op.resultSegment("ret_levels");
    for (int i = 0; i < Math.min(levels.size(), returned.size()); i++) {
      if (levels.get(i).type().equals(returned.get(i).type())) continue;
      check.plainError("output levels and return levels type mismatch");
      return;
    }
    packed(SparseSets.tensor(op.operand("tensor")), false, SparseSets.tensor(values), returned, check);
  }

  private static void packed(TensorType whole, boolean isStatic, TensorType values, List<? extends Value> fields, Checker check) {
    if (isStatic && !whole.hasStaticShape()) {
      check.plainError("the sparse-tensor must have static shape");
      return;
    }
    EncodingAttr encoding = SparseSets.encoding(whole);
    int coordinates = encoding.firstCoordinateLevel();
    if (coordinates < encoding.levelCount() && !fields.isEmpty()) {
      TensorType last = SparseSets.tensor(fields.getLast());
      boolean fits = last.rank() == 2 && last.size(1) == encoding.levelCount() - coordinates;
      if (!fits) check.plainError("input/output trailing COO level-ranks don't match");
    }
    List<Type> wanted = StorageLayout.fieldTypes(encoding);
    if (wanted.size() != fields.size()) {
      check.plainError("inconsistent number of fields between input/output");
      return;
    }
    boolean same = values.element().equals(whole.element());
    for (int i = 0; i < wanted.size(); i++) same &= SparseSets.tensor(fields.get(i)).element().equals(wanted.get(i));
    if (!same) check.plainError("input/output element-types don't match");
  }
}
