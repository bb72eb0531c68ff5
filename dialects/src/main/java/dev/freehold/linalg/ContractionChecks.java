// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Type;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.ShapedType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the maps of {@code linalg.contract} must be, and how those of {@code linalg.matmul} may differ from the usual ones. */
final class ContractionChecks {
  private ContractionChecks() {}

  static void verify(ContractionOp op, Checker check) {
    if (op.def() == ContractionOp.CONTRACT) verifyContract(op, check);
    else if (op.def() == ContractionOp.MATMUL) verifyMatmul(op, check);
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

  private static String fault(AffineMap map, Type operand, int dims) {
    if (map.numDims() != dims) return "iteration spaces of provided affine_maps differ";
    if (!isProjectedPermutation(map)) return "provided affine_map is not a projected permutation";
    if (operand instanceof ShapedType shaped) {
      boolean fits = shaped.hasRank() && shaped.rank() == map.numResults();
      return fits ? null : "ranks of shaped operand and results of corresponding affine_map differ";
    }
    return map.numResults() == 0 ? null : "affine_map specifies shaped access while operand has non-shaped type";
  }

  private static boolean isProjectedPermutation(AffineMap map) {
    Set<AffineExpr> seen = new HashSet<>();
    return map.numSymbols() == 0 && map.results().stream().allMatch(result -> result instanceof AffineDim && seen.add(result));
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

  private static void verifyMatmul(ContractionOp op, Checker check) {
    List<AffineMap> maps = op.indexingMaps();
    List<AffineMap> usual = ContractionOp.MATMUL_LOOPS.maps(new long[0], new long[0]);
    for (int i = 0; i < 2 && i < maps.size() && !check.failed(); i++) {
      List<AffineExpr> results = maps.get(i).results();
      if (!usual.get(i).results().containsAll(results)) {
        check.error("Unexpected dim expression in map result.");
      } else if (results.size() == 1 && !results.getFirst().equals(AffineExpr.dim(maps.get(i).numDims() - 1))) {
        check.error("Invalid broadcast requested, should be (d2).");
      }
    }
  }
}
