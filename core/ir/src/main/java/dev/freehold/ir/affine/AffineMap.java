// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** A function from dims and symbols to a list of results. */
public record AffineMap(int numDims, int numSymbols, List<AffineExpr> results) implements AffineStructure {
  public AffineMap {
    results = List.copyOf(results);
  }

  public static AffineMap of(int numDims, int numSymbols, AffineExpr... results) {
    return new AffineMap(numDims, numSymbols, List.of(results));
  }

  /** The map written like {@code (d0, d1)[s0] -> (d0 + s0)}; an error in it is the caller's. */
  public static AffineMap parse(String text) {
    AffineLexer lexer = new AffineLexer(text);
    AffineMap map = Objects.requireNonNull(AffineParser.parseMap(lexer), "the lexer throws where the text is wrong");
    lexer.requireEnd();
    return map;
  }

  /** Without inputs and with that one result. */
  public static AffineMap constant(long value) {
    return of(0, 0, AffineExpr.constant(value));
  }

  /** Each dim to itself. */
  public static AffineMap identity(int numDims) {
    return minorIdentity(numDims, numDims);
  }

  /** The last dims, each to itself. */
  public static AffineMap minorIdentity(int numDims, int numResults) {
    List<AffineExpr> results = new ArrayList<>();
    for (int i = numDims - numResults; i < numDims; i++) results.add(AffineExpr.dim(i));
    return new AffineMap(numDims, 0, results);
  }

  /** One symbol to itself. */
  public static AffineMap symbolIdentity() {
    return of(0, 1, AffineExpr.symbol(0));
  }

  /** The i-th result is the dim at the i-th position. */
  public static AffineMap ofDims(int numDims, int... positions) {
    List<AffineExpr> results = new ArrayList<>();
    for (int position : positions) results.add(AffineExpr.dim(position));
    return new AffineMap(numDims, 0, results);
  }

  /** The dims in that order. */
  public static AffineMap permutation(int... positions) {
    return ofDims(positions.length, positions);
  }

  public int numResults() {
    return results.size();
  }

  public AffineExpr result(int index) {
    return results.get(index);
  }

  public boolean isEmpty() {
    return numInputs() == 0 && results.isEmpty();
  }

  /** Whether each dim goes to itself; symbols may be declared besides. */
  public boolean isIdentity() {
    return numDims == numResults() && hasDimsFrom(0);
  }

  /** Whether the results are the last dims, in order, and there are no symbols. */
  public boolean isMinorIdentity() {
    return numSymbols == 0 && numDims >= numResults() && hasDimsFrom(numDims - numResults());
  }

  private boolean hasDimsFrom(int first) {
    for (int i = 0; i < numResults(); i++) {
      if (!(result(i) instanceof AffineDim(int position)) || position != first + i) return false;
    }
    return true;
  }

  public boolean isConstant() {
    for (AffineExpr e : results) {
      if (!(e instanceof AffineConstant)) return false;
    }
    return true;
  }

  public boolean isSingleConstant() {
    return numResults() == 1 && isConstant();
  }

  /** Of a map that {@link #isSingleConstant}. */
  public long singleConstant() {
    return ((AffineConstant) result(0)).value();
  }

  /** Whether every dim is one result. */
  public boolean isPermutation() {
    return numDims == numResults() && isProjectedPermutation(false);
  }

  /** Whether the results are different dims, or, if allowed, zeros; and there are no symbols. */
  public boolean isProjectedPermutation(boolean allowZeros) {
    if (numSymbols > 0 || numResults() > numDims) return false;
    BitSet seen = new BitSet(numDims);
    for (AffineExpr e : results) {
      if (e instanceof AffineDim(int position)) {
        if (seen.get(position)) return false;
        seen.set(position);
      } else if (!allowZeros || !e.isConstant(0)) {
        return false;
      }
    }
    return true;
  }

  /** Whether some result has a quotient or a remainder in it. */
  boolean hasDivision() {
    for (AffineExpr e : results) {
      if (AffineBinary.hasDivision(e)) return true;
    }
    return false;
  }

  public boolean isFunctionOfDim(int position) {
    for (AffineExpr e : results) {
      if (e.isFunctionOfDim(position)) return true;
    }
    return false;
  }

  public boolean isFunctionOfSymbol(int position) {
    for (AffineExpr e : results) {
      if (e.isFunctionOfSymbol(position)) return true;
    }
    return false;
  }

  /** Of a result that is a dim, which one. */
  public int dimPosition(int result) {
    return ((AffineDim) result(result)).position();
  }

  /** The first result that is this dim, or -1. */
  public int resultPosition(AffineDim dim) {
    return results.indexOf(dim);
  }

  /** The greatest number known to divide all results; of none, or of zeros, all bits are set. */
  public long largestKnownDivisorOfResults() {
    long gcd = 0;
    for (AffineExpr e : results) gcd = AffineBinary.gcd(gcd, e.largestKnownDivisor());
    return gcd == 0 ? -1 : gcd;
  }

  /** This after {@code inner}, whose results become the dims; inner's symbols come after this one's. */
  public AffineMap compose(AffineMap inner) {
    List<AffineExpr> dims = new ArrayList<>();
    for (AffineExpr e : inner.results) dims.add(e.shiftSymbols(numSymbols, 0));
    return replaceDimsAndSymbols(dims, List.of(), inner.numDims, numSymbols + inner.numSymbols);
  }

  public AffineMap replaceDimsAndSymbols(
      List<? extends AffineExpr> dims, List<? extends AffineExpr> symbols, int newDims, int newSymbols) {
    return mapResults(newDims, newSymbols, e -> e.replaceDimsAndSymbols(dims, symbols));
  }

  /** With every subtree equal to {@code from} replaced. */
  public AffineMap replace(AffineExpr from, AffineExpr to, int newDims, int newSymbols) {
    return mapResults(newDims, newSymbols, e -> e.replace(from, to));
  }

  /** With room for {@code shift} more dims before position {@code offset}. */
  public AffineMap shiftDims(int shift, int offset) {
    return mapResults(numDims + shift, numSymbols, e -> e.shiftDims(shift, offset));
  }

  /** With room for {@code shift} more symbols before position {@code offset}. */
  public AffineMap shiftSymbols(int shift, int offset) {
    return mapResults(numDims, numSymbols + shift, e -> e.shiftSymbols(shift, offset));
  }

  /** With each result simplified by {@link AffineExpr#simplify}; this map itself if all results are simple already. */
  public AffineMap simplify() {
    return mapResults(numDims, numSymbols, e -> e.simplify(numDims, numSymbols));
  }

  /** Changes each result. Returns this map itself, and allocates nothing, if the results and the numbers of inputs stay as they are. */
  AffineMap mapResults(int newDims, int newSymbols, UnaryOperator<AffineExpr> change) {
    List<AffineExpr> changed = null;
    for (int i = 0; i < results.size(); i++) {
      AffineExpr old = results.get(i);
      AffineExpr result = change.apply(old);
      if (changed == null && !result.equals(old)) changed = new ArrayList<>(results.subList(0, i));
      if (changed != null) changed.add(result);
    }
    if (changed == null && newDims == numDims && newSymbols == numSymbols) return this;
    return new AffineMap(newDims, newSymbols, changed == null ? results : changed);
  }

  public AffineMap withResults(List<AffineExpr> newResults) {
    return new AffineMap(numDims, numSymbols, newResults);
  }

  /** Without the results at these positions. */
  public AffineMap dropResults(BitSet positions) {
    List<AffineExpr> kept = new ArrayList<>();
    for (int i = 0; i < numResults(); i++) {
      if (!positions.get(i)) kept.add(result(i));
    }
    return withResults(kept);
  }

  /** Without results that are the constant zero. */
  public AffineMap dropZeroResults() {
    List<AffineExpr> kept = new ArrayList<>();
    for (AffineExpr e : results) {
      if (!e.isConstant(0)) kept.add(e);
    }
    return withResults(kept);
  }

  /** Only the results at these positions, in this order. */
  public AffineMap subMap(int... positions) {
    List<AffineExpr> chosen = new ArrayList<>();
    for (int position : positions) chosen.add(result(position));
    return withResults(chosen);
  }

  /** Some results in a row. */
  public AffineMap slice(int start, int length) {
    return withResults(results.subList(start, start + length));
  }

  /** Without results equal to the one before them. */
  public AffineMap removeRepeatedResults() {
    List<AffineExpr> kept = new ArrayList<>();
    for (AffineExpr e : results) {
      if (kept.isEmpty() || !kept.getLast().equals(e)) kept.add(e);
    }
    return withResults(kept);
  }

  /** Without the dims that no result uses; the others move up. */
  public AffineMap compressUnusedDims() {
    return AffineMaps.compressDims(this, AffineMaps.unusedDims(List.of(this)));
  }

  /** Without the symbols that no result uses; the others move up. */
  public AffineMap compressUnusedSymbols() {
    return AffineMaps.compressSymbols(this, AffineMaps.unusedSymbols(List.of(this)));
  }

  @Override
  public String attributeText() {
    return "affine_map<" + this + ">";
  }

  /** Like {@code (d0, d1)[s0] -> (d0 + s0)}. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    AffinePrinter.printInputs(numDims, numSymbols, out);
    out.append(" -> (");
    for (int i = 0; i < numResults(); i++) {
      if (i > 0) out.append(", ");
      AffinePrinter.printWithNumbers(result(i), out);
    }
    return out.append(')').toString();
  }
}
