// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the maps of {@code linalg.contract} must be, and how those of {@code linalg.matmul} and similar operations may differ from the default. */
final class ContractionChecks {
  private static final int BATCH = 0;
  private static final int ROW = 1;
  private static final int COLUMN = 2;
  private static final int SUM = 3;

  private ContractionChecks() {}

  static void verify(ContractionOp op, Checker check) {
    if (op.def() == ContractionOp.CONTRACT) verifyContract(op, check);
    else if (op.indexingMaps().equals(op.usualMaps())) return;
    else if (op.def() == ContractionOp.MATMUL) verifyMatmul(op, check);
    else verifyBatch(op, check);
  }

  private static void verifyContract(ContractionOp op, Checker check) {
    List<AffineMap> maps = op.indexingMaps();
    int count = Math.min(3, Math.min(maps.size(), op.operandCount()));
    int dims = count == 0 ? 0 : maps.getFirst().numDims();
    int[] read = new int[dims];
    int[] written = new int[dims];
    for (int i = 0; i < count; i++) {
      String fault = fault(maps.get(i), op.operand(i).type(), dims);
      if (fault != null) {
        check.plainError(fault);
        return;
      }
      for (AffineExpr result : maps.get(i).results()) (i < 2 ? read : written)[((AffineDim) result).position()]++;
    }
    verifyUses(read, written, check);
  }

  private static @Nullable String fault(AffineMap map, Type operand, int dims) {
    if (map.numDims() != dims) return "iteration spaces of provided affine_maps differ";
    if (!map.isProjectedPermutation(false)) return "provided affine_map is not a projected permutation";
    if (operand instanceof ShapedType shaped) {
      boolean fits = shaped.hasRank() && shaped.rank() == map.numResults();
      return fits ? null : "ranks of shaped operand and results of corresponding affine_map differ";
    }
    return map.numResults() == 0 ? null : "affine_map specifies shaped access while operand has non-shaped type";
  }

  /** Each loop is summed over, or leads through the result and what it is read from. */
  private static void verifyUses(int[] read, int[] written, Checker check) {
    boolean contracts = false;
    for (int i = 0; i < read.length; i++) {
      contracts |= read[i] == 2 && written[i] == 0;
      if (read[i] == 0 && written[i] == 0) {
        check.plainError("iteration space dim at index " + i + " not used to access any operand");
        return;
      }
      if (read[i] == 1 && written[i] != 1) {
        check.plainError("iteration space dim at index " + i + " is neither a contracting dim nor of parallel iteration type");
        return;
      }
    }
    if (!contracts) check.plainError("'indexing_maps' do not specify a contracting dimension");
  }

  /** Whether an operand is used with fewer dimensions than usual, and so is the same in some loops. */
  private static boolean isBroadcast(AffineMap map, AffineMap usual) {
    return map.numResults() < usual.numResults();
  }

  private static void verifyMatmul(ContractionOp op, Checker check) {
    List<AffineMap> maps = op.indexingMaps();
    List<AffineMap> usual = op.usualMaps();
    for (int i = 0; i < 2 && i < maps.size() && !check.failed(); i++) {
      List<AffineExpr> results = maps.get(i).results();
      if (!usual.get(i).results().containsAll(results)) {
        check.error("Unexpected dim expression in map result.");
      } else if (isBroadcast(maps.get(i), usual.get(i)) && !results.equals(List.of(AffineExpr.dim(maps.get(i).numDims() - 1)))) {
        check.error("Invalid broadcast requested, should be (d2).");
      }
    }
  }

  private static void verifyBatch(ContractionOp op, Checker check) {
    List<AffineMap> maps = op.indexingMaps();
    List<AffineMap> usual = op.usualMaps();
    if (maps.size() != 3) {
      check.error("Indexing_map attribute must have 3 affine maps.");
      return;
    }
    for (int i = 0; i < 2; i++) {
      String fault = batchFault(maps.get(i), usual.get(i), i);
      if (fault == null) continue;
      check.error(fault);
      return;
    }
    verifyOutput(maps.get(2), usual.get(2), check);
  }

  private static @Nullable String batchFault(AffineMap map, AffineMap usual, int operand) {
    if (!usual.results().containsAll(map.results())) return "Unexpected result dim expression (outside the set of default result dims).";
    if (map.numResults() > 3) return "no. of result dim expressions exceeds 3.";
    if (isBroadcast(map, usual)) return isBatchBroadcast(map, operand) ? null : "Invalid broadcast requested.";
    return map.result(0).isFunctionOfDim(BATCH) ? null : "Invalid batch dimension expression.";
  }

  /** The loop that is summed over remains, and at most one other, in the usual order. */
  private static boolean isBatchBroadcast(AffineMap map, int operand) {
    if (map.numResults() == 1) return map.result(0).isFunctionOfDim(SUM);
    if (map.numResults() != 2) return false;
    boolean sumIsLast = map.result(1).isFunctionOfDim(SUM);
    if (operand == 0) return sumIsLast && (map.result(0).isFunctionOfDim(BATCH) || map.result(0).isFunctionOfDim(ROW));
    return sumIsLast ? map.result(0).isFunctionOfDim(BATCH) : map.result(0).isFunctionOfDim(SUM) && map.result(1).isFunctionOfDim(COLUMN);
  }

  private static void verifyOutput(AffineMap map, AffineMap usual, Checker check) {
    int dims = usual.numResults();
    if (map.numResults() != dims) {
      check.error("expects " + dims + " dims, but got (" + map.numResults() + ").");
      return;
    }
    for (int i = 0; i < dims; i++) {
      if (map.result(i).isFunctionOfDim(usual.dimPosition(i))) continue;
      check.error("Invalid output map result dimension.");
      return;
    }
  }
}
