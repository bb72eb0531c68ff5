// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** Sizes and offsets that patterns of other dialects compute. */
public final class ComposedApply {
  private ComposedApply() {}

  /** The sum of values: a constant or one of them where possible, else a new {@code affine.apply} that others are composed into. */
  public static Folded sum(List<? extends Folded> numbers, Rewriter rw) {
    return sum(numbers, false, rw);
  }

  /** The same with the values as symbols of the map. It has the operands of those that are composed into it behind the others then. */
  public static Folded sumOfSymbols(List<? extends Folded> numbers, Rewriter rw) {
    return sum(numbers, true, rw);
  }

  /**
   * The value of an expression for its symbols: a constant or one of the values where possible, else a new {@code affine.apply} that others are composed into.
   */
  public static Folded of(AffineExpr expr, List<? extends Folded> symbols, Rewriter rw) {
    List<AffineExpr> replaced = new ArrayList<>();
    List<Value> operands = new ArrayList<>();
    for (Folded symbol : symbols) replaced.add(input(symbol, true, operands));
    return folded(new MapOperands(AffineMap.of(0, operands.size(), expr.replaceSymbols(replaced)), operands).composed(), rw);
  }

  /** The product of values, always a new {@code affine.apply} that others are composed into. */
  public static Value product(List<? extends Folded> numbers, Rewriter rw) {
    return rw.create(ApplyOp.of(composed(numbers, AffineExpr.constant(1), AffineExpr::times, true))).result();
  }

  /** Values combined one after the other by {@code operation}, beginning with {@code start}; they are dims or symbols of the map. */
  private static MapOperands composed(List<? extends Folded> numbers, AffineExpr start, BinaryOperator<AffineExpr> operation, boolean areSymbols) {
    AffineExpr combined = start;
    List<Value> operands = new ArrayList<>();
    for (Folded number : numbers) combined = operation.apply(combined, input(number, areSymbols, operands));
    int count = operands.size();
    return new MapOperands(AffineMap.of(areSymbols ? 0 : count, areSymbols ? count : 0, combined), operands).composed();
  }

  /** A constant, or an input of the map for a value, which is added to the operands. */
  private static AffineExpr input(Folded number, boolean isSymbol, List<Value> operands) {
    if (number instanceof IntegerAttr known) return AffineExpr.constant(known.longValue());
    operands.add((Value) number);
    int position = operands.size() - 1;
    return isSymbol ? AffineExpr.symbol(position) : AffineExpr.dim(position);
  }

  private static Folded sum(List<? extends Folded> numbers, boolean areSymbols, Rewriter rw) {
    return folded(composed(numbers, AffineExpr.constant(0), AffineExpr::plus, areSymbols), rw);
  }

  private static Folded folded(MapOperands value, Rewriter rw) {
    return switch (value.map().result(0)) {
      case AffineDim(int position) -> value.operands().get(position);
      case AffineSymbol(int position) -> value.symbols().get(position);
      default -> {
        List<Long> constants = value.fold().constants();
        if (constants != null && !Shape.isDynamic(constants.getFirst())) yield IntegerAttr.ofIndex(constants.getFirst());
        yield rw.create(ApplyOp.of(value)).result();
      }
    };
  }
}
