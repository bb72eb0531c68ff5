// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Questions and operations that concern several maps, or a map and what it is applied to. */
public final class AffineMaps {
  private AffineMaps() {}

  /**
   * The map that undoes a permutation: from the results back to the dims. Other results are passed over; null if a dim is
   * no result by itself.
   */
  public static @Nullable AffineMap inversePermutation(AffineMap map) {
    if (map.isEmpty()) return map;
    AffineExpr[] inverse = new AffineExpr[map.numDims()];
    for (int i = map.numResults() - 1; i >= 0; i--) {
      if (map.result(i) instanceof AffineDim(int position)) inverse[position] = AffineExpr.dim(i);
    }
    for (AffineExpr e : inverse) {
      if (e == null) return null;
    }
    return new AffineMap(map.numResults(), 0, List.of(inverse));
  }

  /** The results of all maps, dims shared and symbols in a row. */
  public static AffineMap concat(List<AffineMap> maps) {
    int numDims = 0;
    int numSymbols = 0;
    List<AffineExpr> results = new ArrayList<>();
    for (AffineMap map : maps) {
      for (AffineExpr e : map.results()) results.add(e.shiftSymbols(numSymbols, 0));
      numSymbols += map.numSymbols();
      numDims = Math.max(numDims, map.numDims());
    }
    return new AffineMap(numDims, numSymbols, results);
  }

  /** The dims that no result of any map uses; all maps have as many dims as the first. */
  public static BitSet unusedDims(List<AffineMap> maps) {
    BitSet unused = new BitSet();
    unused.set(0, maps.getFirst().numDims());
    for (AffineMap map : maps) unused.andNot(usedInputs(map));
    return unused;
  }

  /** The symbols that no result of any map uses; all maps have as many symbols as the first. */
  public static BitSet unusedSymbols(List<AffineMap> maps) {
    BitSet unused = new BitSet();
    unused.set(0, maps.getFirst().numSymbols());
    for (AffineMap map : maps) unused.andNot(usedInputs(map).get(map.numDims(), map.numInputs()));
    return unused;
  }

  /** The inputs that some result of the map uses: dims by their numbers, symbols after all dims. */
  public static BitSet usedInputs(AffineMap map) {
    BitSet used = new BitSet(map.numInputs());
    for (AffineExpr result : map.results()) {
      AffineTree.contains(result, e -> {
        if (e instanceof AffineDim(int position)) used.set(position);
        if (e instanceof AffineSymbol(int position)) used.set(map.numDims() + position);
        return false;
      });
    }
    return used;
  }

  /** Without these dims, which become zero; the others move up. */
  public static AffineMap compressDims(AffineMap map, BitSet dropped) {
    List<AffineExpr> dims = new ArrayList<>();
    int kept = 0;
    for (int i = 0; i < map.numDims(); i++) dims.add(dropped.get(i) ? AffineExpr.constant(0) : AffineExpr.dim(kept++));
    return map.replaceDimsAndSymbols(dims, List.of(), kept, map.numSymbols());
  }

  /** Without these symbols, which become zero; the others move up. */
  public static AffineMap compressSymbols(AffineMap map, BitSet dropped) {
    List<AffineExpr> symbols = new ArrayList<>();
    int kept = 0;
    for (int i = 0; i < map.numSymbols(); i++) {
      symbols.add(dropped.get(i) ? AffineExpr.constant(0) : AffineExpr.symbol(kept++));
    }
    return map.replaceDimsAndSymbols(List.of(), symbols, map.numDims(), kept);
  }
}
