// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineMaps;
import dev.freehold.ir.affine.RangedSimplifier;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A map and what it is applied to: first the values for its dims, then those for its symbols. */
record MapOperands(AffineMap map, List<Value> operands) {
  MapOperands {
    operands = List.copyOf(operands);
  }

  private static MapOperands of(List<AffineExpr> results, List<Value> dims, List<Value> symbols) {
    List<Value> operands = new ArrayList<>(dims);
    operands.addAll(symbols);
    return new MapOperands(new AffineMap(dims.size(), symbols.size(), results), operands);
  }

  List<Value> dims() {
    return operands.subList(0, map.numDims());
  }

  List<Value> symbols() {
    return operands.subList(map.numDims(), operands.size());
  }

  /** Whether no value has a property. A loop, since it is asked several times of each access: streams take longer than the question. */
  static boolean none(List<Value> values, Predicate<Value> property) {
    for (Value value : values) {
      if (property.test(value)) return false;
    }
    return true;
  }

  /** The results that are known from constant operands. */
  AffineFold fold() {
    List<Long> inputs = new ArrayList<>();
    for (Value operand : operands) inputs.add(Constants.number(operand));
    return AffineFold.of(map, inputs);
  }

  /** Composed with the maps of the {@link ApplyOp}s among the operands; then canonical and simplified. */
  MapOperands composed() {
    return (map.numResults() == 0 ? this : Composition.of(this)).canonical().simplified();
  }

  /** Composed and canonical, and with what follows from the ranges of loops; this itself if nothing of it can be simpler. */
  MapOperands simplest() {
    MapOperands composed = composed();
    return (composed == this ? this : composed.canonical()).simplifiedByRanges();
  }

  private MapOperands simplified() {
    return with(map.simplify());
  }

  /** With those divisions simplified whose outcome follows from the ranges of loops. */
  private MapOperands simplifiedByRanges() {
    return with(RangedSimplifier.simplify(map, () -> Ranges.of(operands)));
  }

  private MapOperands with(AffineMap newMap) {
    return newMap == map ? this : new MapOperands(newMap, operands);
  }

  /** Symbols wherever possible, each operand once and only if it is used, constants in the map. */
  MapOperands canonical() {
    return operands.isEmpty() ? this : promoted().demoted().unique();
  }

  /** With dims that may be symbols as symbols, behind the others. */
  private MapOperands promoted() {
    if (none(dims(), AffineValues::isSymbol)) return this;
    List<Value> dims = new ArrayList<>();
    List<Value> symbols = new ArrayList<>(symbols());
    List<AffineExpr> newDims = new ArrayList<>();
    for (Value dim : dims()) {
      boolean promoted = AffineValues.isSymbol(dim);
      newDims.add(promoted ? AffineExpr.symbol(symbols.size()) : AffineExpr.dim(dims.size()));
      (promoted ? symbols : dims).add(dim);
    }
    return of(map.replaceDimsAndSymbols(newDims, List.of(), dims.size(), symbols.size()).results(), dims, symbols);
  }

  /** With symbols that may only be dims as dims, behind the others. */
  private MapOperands demoted() {
    if (none(symbols(), MapOperands::isDimOnly)) return this;
    List<Value> dims = new ArrayList<>(dims());
    List<Value> symbols = new ArrayList<>();
    List<AffineExpr> newSymbols = new ArrayList<>();
    for (Value symbol : symbols()) {
      boolean demoted = isDimOnly(symbol);
      newSymbols.add(demoted ? AffineExpr.dim(dims.size()) : AffineExpr.symbol(symbols.size()));
      (demoted ? dims : symbols).add(symbol);
    }
    return of(map.replaceDimsAndSymbols(List.of(), newSymbols, dims.size(), symbols.size()).results(), dims, symbols);
  }

  private static boolean isDimOnly(Value symbol) {
    return !AffineValues.isSymbol(symbol) && AffineValues.isDim(symbol);
  }

  private MapOperands unique() {
    BitSet used = AffineMaps.usedInputs(map);
    if (used.cardinality() == operands.size() && isUnique()) return this;
    List<Value> dims = new ArrayList<>();
    List<AffineExpr> newDims = new ArrayList<>();
    Map<Value, AffineExpr> known = new HashMap<>();
    for (int i = 0; i < map.numDims(); i++) {
      Value dim = operands.get(i);
      if (used.get(i) && !known.containsKey(dim)) {
        known.put(dim, AffineExpr.dim(dims.size()));
        dims.add(dim);
      }
      newDims.add(used.get(i) ? known.get(dim) : AffineExpr.dim(i));
    }
    List<Value> symbols = new ArrayList<>();
    List<AffineExpr> newSymbols = new ArrayList<>();
    known.clear();
    for (int i = 0; i < map.numSymbols(); i++) {
      Value symbol = operands.get(map.numDims() + i);
      boolean isUsed = used.get(map.numDims() + i);
      if (isUsed && !known.containsKey(symbol)) {
        AffineExpr constant = constant(symbol);
        known.put(symbol, constant != null ? constant : AffineExpr.symbol(symbols.size()));
        if (constant == null) symbols.add(symbol);
      }
      newSymbols.add(isUsed ? known.get(symbol) : AffineExpr.symbol(i));
    }
    return of(map.replaceDimsAndSymbols(newDims, newSymbols, dims.size(), symbols.size()).results(), dims, symbols);
  }

  /** Whether no two dims and no two symbols are the same value, and no symbol is a constant. */
  private boolean isUnique() {
    for (int i = 0; i < operands.size(); i++) {
      boolean isDim = i < map.numDims();
      if (!isDim && constant(operands.get(i)) != null) return false;
      for (int j = isDim ? 0 : map.numDims(); j < i; j++) {
        if (operands.get(i) == operands.get(j)) return false;
      }
    }
    return true;
  }

  private static @Nullable AffineExpr constant(Value value) {
    Attribute constant = Constants.of(value);
    return constant instanceof IntegerAttr number ? AffineExpr.constant(number.longValue()) : null;
  }
}
