// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.affine;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.affine.AffineBinary;
import dev.freehold.ir.affine.AffineConstant;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.LongBinaryOperator;

/** Affine expressions made ready to be computed often. */
public final class AffineFunction {
  /** Each expression as what a machine with a stack does for it: operands first. */
  private final Step[][] programs;

  private AffineFunction(Step[][] programs) {
    this.programs = programs;
  }

  /** The results of a map. */
  public static AffineFunction of(AffineMap map) {
    return of(map.results(), map.numDims());
  }

  /** Expressions of dims and of symbols, which come behind them among the inputs. */
  static AffineFunction of(List<AffineExpr> expressions, int dims) {
    return new AffineFunction(expressions.stream().map(each -> program(each, dims)).toArray(Step[][]::new));
  }

  /** Pushes an input or a constant, or combines the last two. */
  private sealed interface Step {}

  private record Input(int position) implements Step {}

  private record Constant(long value) implements Step {}

  private record Combine(AffineBinary.Kind kind) implements Step {}

  private static Step[] program(AffineExpr root, int dims) {
    // Operators in front of their operands, the right one first, are the program backwards.
    List<Step> backwards = new ArrayList<>();
    Deque<AffineExpr> todo = new ArrayDeque<>(List.of(root));
    while (!todo.isEmpty()) {
      backwards.add(switch (todo.pop()) {
        case AffineDim(int position) -> new Input(position);
        case AffineSymbol(int position) -> new Input(dims + position);
        case AffineConstant(long value) -> new Constant(value);
        case AffineBinary node -> {
          todo.push(node.lhs());
          todo.push(node.rhs());
          yield new Combine(node.kind());
        }
      });
    }
    return backwards.reversed().toArray(Step[]::new);
  }

  public int count() {
    return programs.length;
  }

  /** Computes all results. */
  public long[] apply(long[] inputs) {
    long[] results = new long[programs.length];
    for (int i = 0; i < results.length; i++) results[i] = apply(i, inputs);
    return results;
  }

  /** Computes one result; sums and products wrap around. */
  public long apply(int result, long[] inputs) {
    return apply(result, inputs, false);
  }

  /**
   * Computes one result.
   *
   * @param exact whether a sum or product that does not fit is undefined; otherwise it wraps around
   */
  long apply(int result, long[] inputs, boolean exact) {
    Step[] program = programs[result];
    if (program.length == 1) return program[0] instanceof Input(int position) ? inputs[position] : ((Constant) program[0]).value();
    long[] stack = new long[program.length];
    int depth = 0;
    for (Step step : program) {
      switch (step) {
        case Input(int position) -> stack[depth++] = inputs[position];
        case Constant(long value) -> stack[depth++] = value;
        case Combine(AffineBinary.Kind kind) -> {
          depth--;
          stack[depth - 1] = combine(kind, stack[depth - 1], stack[depth], exact);
        }
      }
    }
    return stack[0];
  }

  private static long combine(AffineBinary.Kind kind, long a, long b, boolean exact) {
    return switch (kind) {
      case ADD -> exact ? checked(Math::addExact, a, b) : a + b;
      case MUL -> exact ? checked(Math::multiplyExact, a, b) : a * b;
      case MOD -> Math.floorMod(a, positive(b));
      case FLOOR_DIV -> Math.floorDiv(a, positive(b));
      case CEIL_DIV -> Math.ceilDiv(a, positive(b));
    };
  }

  private static long checked(LongBinaryOperator operator, long a, long b) {
    try {
      return operator.applyAsLong(a, b);
    } catch (ArithmeticException overflow) {
      throw Fault.undefined("a sum or product of an affine expression does not fit into 64 bits");
    }
  }

  private static long positive(long divisor) {
    if (divisor > 0) return divisor;
    throw Fault.undefined("affine divisor must be positive, but is " + divisor);
  }
}
