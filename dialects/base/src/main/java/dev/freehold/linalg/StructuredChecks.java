// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineMaps;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The constraints of structured operations, with the reference's messages. */
final class StructuredChecks {
  private StructuredChecks() {}

  static void verify(StructuredOp structured, Checker check) {
    Op op = (Op) structured;
    if (isPure(op, check) && isIndexed(op, structured, check) && mapsFit(op, structured, check)) bodyFits(op, structured, check);
  }

  private static boolean wrong(Checker check, String message) {
    check.error(message);
    return false;
  }

  /** Whether either tensors or buffers are computed with. */
  private static boolean isPure(Op op, Checker check) {
    boolean tensors = false;
    boolean buffers = false;
    for (Value operand : op.operands()) {
      tensors |= TypeSets.isTensor(operand.type());
      buffers |= operand.type() instanceof BaseMemRefType;
    }
    return op.operandCount() == 0 || tensors != buffers || wrong(check, "expected to have pure tensor or buffer semantics");
  }

  /** Whether the maps lead to each dimension of each operand, and no further than there. */
  private static boolean isIndexed(Op op, StructuredOp structured, Checker check) {
    List<AffineMap> maps = structured.indexingMaps();
    if (maps.size() != op.operandCount()) {
      return wrong(check, "expected the number of indexing_map (" + maps.size() + ") to be equal to the number of input/output operands ("
          + op.operandCount() + ")");
    }
    if (maps.isEmpty()) return true;
    for (int i = 0; i < maps.size(); i++) {
      int rank = rank(op.operand(i).type());
      int results = maps.get(i).numResults();
      if (results == rank) continue;
      return wrong(check, "expected operand #" + i + " rank (" + rank + ") to match the result rank of indexing_map (" + results + ")");
    }
    AffineMap all = AffineMaps.concat(maps);
    if (all.numDims() > 0 && AffineMaps.inversePermutation(all) == null) {
      return wrong(check, "invalid indexing maps are non-invertible: (" + all + ")");
    }
    String misfit = misfit(structured, op.operands().stream().map(Value::type).toList());
    return misfit == null || wrong(check, misfit);
  }

  private static boolean mapsFit(Op op, StructuredOp structured, Checker check) {
    List<AffineMap> maps = structured.indexingMaps();
    int loops = structured.iteratorTypes().size();
    for (int i = 0; i < maps.size(); i++) {
      if (maps.get(i).numSymbols() != 0) return wrong(check, "unexpected symbols in indexing_map #" + i);
      if (maps.get(i).numDims() == loops) continue;
      return wrong(check, "expected indexing_map #" + i + " to have " + loops + " dim(s) to match the number of loops");
    }
    return true;
  }

  /** The rank of what a map indexes: a vector is an element. */
  static int rank(Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() && !(type instanceof VectorType) ? shaped.rank() : 0;
  }

  private static boolean bodyFits(Op op, StructuredOp structured, Checker check) {
    if (op.regionCount() != 1 || op.region().isEmpty() || op.region().entryBlock().next() != null) {
      return wrong(check, "expects to have 1 region with 1 block");
    }
    Block body = structured.body();
    if (body.argumentCount() != op.operandCount()) {
      return wrong(check, "expected as many non-induction variable region arguments as the number of input/output operands");
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Type element = StructuredOp.elementOf(op.operand(i).type());
      Type argument = body.argument(i).type();
      if (!argument.equals(element)) {
        return wrong(check, "expected type of bb argument #" + i + " (" + Printing.quoted(argument) + ") to match element or self type of the "
            + "corresponding operand (" + Printing.quoted(element) + ")");
      }
    }
    return true;
  }

  /** The number of iterations of each loop as far as the types are static; {@link Shape#DYNAMIC} for others; null where there are no loops. */
  static long @Nullable [] loopRanges(StructuredOp structured) {
    return loopRanges(structured, ((Op) structured).operands().stream().map(Value::type).toList());
  }

  private static long @Nullable [] loopRanges(StructuredOp structured, List<Type> operands) {
    List<Long> sizes = new ArrayList<>();
    for (Type operand : operands) {
      if (rank(operand) == 0) continue;
      ShapedType type = (ShapedType) operand;
      for (long size : type.shape().toArray()) sizes.add(size);
    }
    AffineMap toLoops = AffineMaps.inversePermutation(AffineMaps.concat(structured.indexingMaps()));
    if (toLoops == null || toLoops.numResults() == 0) return null;
    long[] ranges = new long[toLoops.numResults()];
    for (int i = 0; i < ranges.length; i++) ranges[i] = sizes.get(toLoops.dimPosition(i));
    return ranges;
  }

  /** Whether the sizes of operands of these types agree, as far as the verifier asks for it. */
  static boolean sizesAgree(StructuredOp structured, List<Type> operands) {
    return misfit(structured, operands) == null && (!structured.demandsEqualSizes() || areEqual(structured, operands));
  }

  /** Whether all operands have the same size for each loop that indexes a dimension. */
  private static boolean areEqual(StructuredOp structured, List<Type> operands) {
    long[] ranges = loopRanges(structured, operands);
    if (ranges == null) return true;
    for (int i = 0; i < operands.size(); i++) {
      if (rank(operands.get(i)) == 0) continue;
      ShapedType type = (ShapedType) operands.get(i);
      AffineMap map = structured.indexingMaps().get(i);
      for (int dim = 0; dim < type.rank(); dim++) {
        if (map.result(dim) instanceof AffineDim && type.size(dim) != ranges[map.dimPosition(dim)]) return false;
      }
    }
    return true;
  }

  /** Which size of an operand does not agree with the loops, in the words of the reference; null if all do, or if loops are dynamic. */
  private static @Nullable String misfit(StructuredOp structured, List<Type> operands) {
    long[] ranges = loopRanges(structured, operands);
    if (ranges == null) return null;
    List<Long> last = new ArrayList<>();
    for (long range : ranges) {
      if (Shape.isDynamic(range)) return null;
      last.add(range - 1);
    }
    List<Long> first = Collections.nCopies(last.size(), 0L);
    for (int i = 0; i < operands.size(); i++) {
      if (rank(operands.get(i)) == 0) continue;
      ShapedType type = (ShapedType) operands.get(i);
      AffineMap map = structured.indexingMaps().get(i);
      List<Long> from = AffineFold.of(map, inputs(map, first)).constants();
      List<Long> to = AffineFold.of(map, inputs(map, last)).constants();
      if (from == null || to == null) continue;
      for (int dim = 0; dim < type.rank(); dim++) {
        String misfit = misfit(map, i, dim, from.get(dim), to.get(dim), type.size(dim));
        if (misfit != null) return misfit;
      }
    }
    return null;
  }

  /** The inputs of a map; its symbols, which it may not have, are unknown. */
  private static List<Long> inputs(AffineMap map, List<Long> dims) {
    List<Long> inputs = new ArrayList<>(dims.subList(0, map.numDims()));
    inputs.addAll(Collections.nCopies(map.numSymbols(), null));
    return inputs;
  }

  private static @Nullable String misfit(AffineMap map, int operand, int dim, long from, long to, long size) {
    if (Shape.isDynamic(size) || size == 0) return null;
    if (Math.min(from, to) < 0) return "unexpected result less than 0 at expression #" + dim + " in " + map;
    long needed = Math.max(from, to) + 1;
    boolean exact = map.result(dim) instanceof AffineDim;
    if (exact ? needed == size : needed <= size) return null;
    return "inferred input/output operand #" + operand + " has shape's dimension #" + dim + " to be "
        + (exact ? "" : "greater than or equal to ") + needed + ", but found " + size;
  }
}
