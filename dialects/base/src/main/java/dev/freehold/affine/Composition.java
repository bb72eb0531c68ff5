// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import java.util.ArrayList;
import java.util.List;

/** Composes a map with those of the {@link ApplyOp}s among its operands, as long as there are any. */
final class Composition {
  private AffineMap map;
  private final List<Value> dims;
  private final List<Value> symbols;

  private Composition(MapOperands value) {
    map = value.map();
    dims = new ArrayList<>(value.dims());
    symbols = new ArrayList<>(value.symbols());
  }

  static MapOperands of(MapOperands value) {
    if (MapOperands.none(value.operands(), operand -> operand.definingOp() instanceof ApplyOp)) return value;
    Composition composition = new Composition(value);
    // Replacing adds operands at the end; those passed already are not looked at again.
    int dim = 0;
    int symbol = 0;
    while (dim < composition.dims.size() || symbol < composition.symbols.size()) {
      if (dim < composition.dims.size()) composition.replace(dim++, composition.dims, AffineExpr::dim);
      else composition.replace(symbol++, composition.symbols, AffineExpr::symbol);
    }
    return composition.result();
  }

  private interface Input {
    AffineExpr at(int position);
  }

  private void replace(int position, List<Value> values, Input input) {
    if (!(values.get(position).definingOp() instanceof ApplyOp apply)) return;
    values.set(position, null);
    MapOperands inner = apply.value().canonical();
    AffineExpr result = inner.map().result(0).shiftDims(dims.size(), 0).shiftSymbols(symbols.size(), 0);
    dims.addAll(inner.dims());
    symbols.addAll(inner.symbols());
    map = map.replace(input.at(position), result, dims.size(), symbols.size());
  }

  /** Without the operands that have been replaced. */
  private MapOperands result() {
    List<Value> operands = new ArrayList<>();
    List<AffineExpr> newDims = renumber(dims, operands, AffineExpr::dim);
    int numDims = operands.size();
    List<Value> newOperands = new ArrayList<>();
    List<AffineExpr> newSymbols = renumber(symbols, newOperands, AffineExpr::symbol);
    operands.addAll(newOperands);
    return new MapOperands(map.replaceDimsAndSymbols(newDims, newSymbols, numDims, newOperands.size()), operands);
  }

  private static List<AffineExpr> renumber(List<Value> values, List<Value> kept, Input input) {
    List<AffineExpr> exprs = new ArrayList<>();
    for (Value value : values) {
      exprs.add(value == null ? AffineExpr.constant(0) : input.at(kept.size()));
      if (value != null) kept.add(value);
    }
    return exprs;
  }
}
