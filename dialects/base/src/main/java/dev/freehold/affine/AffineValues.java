// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.ShapedDim;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.ViewOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which values of type index may be dims and symbols, as seen from a scope.
 *
 * <p>A symbol does not change while the scope runs: it is defined at the top of the scope or outside of it, is a constant, is
 * computed from symbols alone, or is a size that does not change either. A dim is a symbol, a variable of a loop, or an affine
 * function of dims.
 */
final class AffineValues {
  /** A question, whose answer may depend on others. */
  private record Question(boolean dim, Value value, @Nullable Region scope) {}

  private final Map<Question, Boolean> answers = new HashMap<>();
  /** What has to be known before the present question can be answered, or null. */
  private @Nullable Question needed;

  private AffineValues() {}

  /** The region around {@code op} that is the scope of dims and symbols; null where there is none. */
  static @Nullable Region scopeOf(Op op) {
    for (Op parent = op.parentOp(); parent != null; op = parent, parent = op.parentOp()) {
      if (parent instanceof AffineScope) return op.parentRegion();
    }
    return null;
  }

  /** Whether the value may be a dim of an operation in {@code scope}. */
  static boolean isDim(Value value, @Nullable Region scope) {
    return new AffineValues().answer(new Question(true, value, scope));
  }

  /** Whether the value may be a symbol of an operation in {@code scope}. */
  static boolean isSymbol(Value value, @Nullable Region scope) {
    return new AffineValues().answer(new Question(false, value, scope));
  }

  /** Whether the value may be a dim in the scope in which it is defined. */
  static boolean isDim(Value value) {
    if (value.definingOp() instanceof Op op) return isDim(value, scopeOf(op));
    Op parent = value.enclosingBlock().parentOp();
    return isIndex(value) && (parent instanceof AffineScope || isLoop(parent));
  }

  /** Whether the value may be a symbol in the scope in which it is defined. */
  static boolean isSymbol(Value value) {
    if (isIndex(value) && isAtTop(value)) return true;
    return value.definingOp() instanceof Op op && isSymbol(value, scopeOf(op));
  }

  /** Reports the first operand that is not valid as the dim or symbol that it is. */
  static boolean verify(Op op, List<? extends Value> operands, int dims, Checker check) {
    Region scope = scopeOf(op);
    for (int i = 0; i < operands.size(); i++) {
      boolean valid = i < dims ? isDim(operands.get(i), scope) : isSymbol(operands.get(i), scope);
      if (valid) continue;
      check.error(i < dims ? "operand cannot be used as a dimension id" : "operand cannot be used as a symbol");
      return false;
    }
    return true;
  }

  private static boolean isIndex(Value value) {
    return value.type() instanceof IndexType;
  }

  private static boolean isLoop(@Nullable Op op) {
    return op instanceof ForOp || op instanceof ParallelOp;
  }

  /** Whether the value is defined directly in a scope. */
  private static boolean isAtTop(Value value) {
    return value.block() != null && value.block().parentOp() instanceof AffineScope;
  }

  private boolean answer(Question asked) {
    boolean atOnce = evaluate(asked);
    if (needed == null) return atOnce;
    Deque<Question> pending = new ArrayDeque<>();
    pending.push(asked);
    while (!pending.isEmpty()) {
      Question question = pending.peek();
      // Values of a graph region may depend on themselves; such a one is neither dim nor symbol.
      answers.putIfAbsent(question, false);
      needed = null;
      boolean answer = evaluate(question);
      if (needed != null) {
        pending.push(needed);
      } else {
        answers.put(question, answer);
        pending.pop();
      }
    }
    return answers.getOrDefault(asked, false);
  }

  /** Evaluates a question as far as the known answers go; where they do not suffice, the result does not count, and {@link #needed} is what is missing. */
  private boolean evaluate(Question question) {
    return question.dim() ? dim(question.value(), question.scope()) : symbol(question.value(), question.scope());
  }

  private boolean known(boolean dim, Value value, @Nullable Region scope) {
    if (needed != null) return false;
    Question question = new Question(dim, value, scope);
    Boolean answer = answers.get(question);
    if (answer == null) needed = question;
    return answer != null && answer;
  }

  private boolean dim(Value value, @Nullable Region scope) {
    if (!isIndex(value)) return false;
    if (value.definingOp() == null && isLoop(value.enclosingBlock().parentOp())) return true;
    if (known(false, value, scope)) return true;
    return switch (value.definingOp()) {
      case null -> false;
      case ApplyOp apply -> areDims(apply, scope);
      case DelinearizeIndexOp delinearize -> areDims(delinearize, scope);
      case LinearizeIndexOp linearize -> areDims(linearize, scope);
      case ShapedDim size -> isAtTop(size.shapedValue());
      default -> false;
    };
  }

  private boolean areDims(Op op, @Nullable Region scope) {
    for (Value operand : op.operands()) {
      if (!known(true, operand, scope)) return false;
    }
    return true;
  }

  private boolean symbol(Value value, @Nullable Region scope) {
    if (!isIndex(value)) return false;
    if (scope != null && value.region() == scope) return true;
    Op op = value.definingOp();
    if (op instanceof ConstantLike) return true;
    if (op != null && Purity.isDeclaredPure(op) && areSymbols(op, scope)) return true;
    if (op instanceof ShapedDim size) return isSymbol(size, scope);
    if (scope == null || scope.parentOp() instanceof IsolatedFromAbove) return false;
    return scope.parentRegion() instanceof Region outer && known(false, value, outer);
  }

  private boolean areSymbols(Op op, @Nullable Region scope) {
    for (Value operand : op.operands()) {
      if (!known(false, operand, scope)) return false;
    }
    return true;
  }

  private boolean isSymbol(ShapedDim size, @Nullable Region scope) {
    Value shaped = size.shapedValue();
    if (isAtTop(shaped)) return true;
    Long index = Constants.number(size.dimension());
    if (index == null || shaped.definingOp() == null) return false;
    return switch (shaped.definingOp()) {
      case ViewOp view -> isSizeSymbol(view.result(), index, view.sizes(), scope);
      case SubViewOp view -> isSizeSymbol(view.result(), index, view.sizes().dynamics(), scope);
      case AllocOp alloc -> isSizeSymbol(alloc.result(), index, alloc.dynamicSizes(), scope);
      default -> false;
    };
  }

  private boolean isSizeSymbol(Value memref, long index, List<? extends Value> dynamicSizes, @Nullable Region scope) {
    Shape shape = ((MemRefType) memref.type()).shape();
    if (index < 0 || index >= shape.rank()) return false;
    if (!shape.isDynamic((int) index)) return true;
    int position = 0;
    for (int i = 0; i < index; i++) {
      if (shape.isDynamic(i)) position++;
    }
    return known(false, dynamicSizes.get(position), scope);
  }
}
