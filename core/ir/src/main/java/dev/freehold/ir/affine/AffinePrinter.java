// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import dev.freehold.ir.affine.AffineBinary.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;

/** Writes expressions, with parentheses exactly where the reference has them. */
public final class AffinePrinter {
  private static final IntFunction<String> DIMS = position -> "d" + position;
  private static final IntFunction<String> SYMBOLS = position -> "s" + position;

  private final StringBuilder out;
  private final IntFunction<String> dims;
  private final IntFunction<String> symbols;
  /** What is still to be written, next first: texts, and expressions with how tightly their surroundings bind. */
  private final Deque<Object> pending = new ArrayDeque<>();

  private record Tight(AffineExpr expr) {}

  private record Loose(AffineExpr expr) {}

  private AffinePrinter(StringBuilder out, IntFunction<String> dims, IntFunction<String> symbols) {
    this.out = out;
    this.dims = dims;
    this.symbols = symbols;
  }

  /** Writes an expression, its dims and symbols under the names the functions give. */
  public static void print(AffineExpr expr, StringBuilder out, IntFunction<String> dims, IntFunction<String> symbols) {
    new AffinePrinter(out, dims, symbols).run(expr);
  }

  /** Writes expressions, separated by commas. */
  public static void printAll(
      List<AffineExpr> exprs, StringBuilder out, IntFunction<String> dims, IntFunction<String> symbols) {
    for (int i = 0; i < exprs.size(); i++) {
      if (i > 0) out.append(", ");
      print(exprs.get(i), out, dims, symbols);
    }
  }

  static String toString(AffineExpr expr) {
    StringBuilder out = new StringBuilder();
    print(expr, out, DIMS, SYMBOLS);
    return out.toString();
  }

  static void printWithNumbers(AffineExpr expr, StringBuilder out) {
    print(expr, out, DIMS, SYMBOLS);
  }

  /** The inputs, like {@code (d0, d1)[s0]}. */
  static void printInputs(int numDims, int numSymbols, StringBuilder out) {
    out.append('(');
    for (int i = 0; i < numDims; i++) out.append(i > 0 ? ", d" : "d").append(i);
    out.append(')');
    if (numSymbols == 0) return;
    out.append('[');
    for (int i = 0; i < numSymbols; i++) out.append(i > 0 ? ", s" : "s").append(i);
    out.append(']');
  }

  private void run(AffineExpr expr) {
    pending.push(new Loose(expr));
    while (!pending.isEmpty()) {
      switch (pending.pop()) {
        case Loose(AffineExpr e) -> write(e, false);
        case Tight(AffineExpr e) -> write(e, true);
        case Object text -> out.append(text);
      }
    }
  }

  private void write(AffineExpr expr, boolean tight) {
    switch (expr) {
      case AffineDim(int position) -> out.append(dims.apply(position));
      case AffineSymbol(int position) -> out.append(symbols.apply(position));
      case AffineConstant(long value) -> out.append(value);
      case AffineBinary binary -> {
        if (tight) out.append('(');
        if (tight) pending.push(")");
        writeBinary(binary);
      }
    }
  }

  private void writeBinary(AffineBinary e) {
    if (e.kind() == Kind.ADD) {
      writeSum(e);
    } else if (e.kind() == Kind.MUL && e.rhs().isConstant(-1)) {
      next("-", new Tight(e.lhs()));
    } else {
      next(new Tight(e.lhs()), " " + e.kind().spelling() + " ", new Tight(e.rhs()));
    }
  }

  /** A negative right operand becomes a subtraction. */
  private void writeSum(AffineBinary sum) {
    Loose left = new Loose(sum.lhs());
    if (sum.rhs() instanceof AffineBinary right && right.kind() == Kind.MUL && right.rhs() instanceof AffineConstant(long c)) {
      if (c == -1) {
        boolean ofSum = right.lhs() instanceof AffineBinary b && b.kind() == Kind.ADD;
        next(left, " - ", ofSum ? new Tight(right.lhs()) : new Loose(right.lhs()));
        return;
      }
      if (c < -1) {
        next(left, " - ", new Tight(right.lhs()), " * " + -c);
        return;
      }
    }
    if (sum.rhs() instanceof AffineConstant(long c) && c < 0) {
      next(left, " - " + -c);
      return;
    }
    next(left, " + ", new Loose(sum.rhs()));
  }

  private void next(Object... parts) {
    for (int i = parts.length - 1; i >= 0; i--) pending.push(parts[i]);
  }
}
