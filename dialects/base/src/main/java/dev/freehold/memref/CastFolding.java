// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Takes casts away from the operands of operations that do not need them. */
public final class CastFolding {
  private CastFolding() {}

  /**
   * Uses what was cast instead of the cast, wherever it has a rank: {@code op(cast x) = op(x)}.
   *
   * @param except an operand to leave alone, or null
   */
  public static @Nullable List<Folded> intoOperands(Op op, @Nullable Value except, Rewriter rw) {
    return intoOperands(op, except, types -> true, rw);
  }

  /**
   * The same for an operation whose operands and results have sizes in common: a cast stays if the operation would learn sizes that contradict one another.
   *
   * @param agree whether the verifier accepts operands of these types
   */
  public static @Nullable List<Folded> intoAgreeing(Op op, Predicate<List<Type>> agree, Rewriter rw) {
    return intoOperands(op, null, agree, rw);
  }

  private static @Nullable List<Folded> intoOperands(Op op, @Nullable Value except, Predicate<List<Type>> agree, Rewriter rw) {
    boolean changed = false;
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i) == except || !(op.operand(i).definingOp() instanceof CastOp cast)) continue;
      if (cast.source().type() instanceof UnrankedMemRefType) continue;
      List<Type> types = new ArrayList<>(op.operands().stream().map(Value::type).toList());
      types.set(i, cast.source().type());
      if (!AgreeingSizes.mayLearn(agree.test(types), rw)) continue;
      rw.setOperand(op, i, cast.source());
      changed = true;
    }
    return changed ? List.of() : null;
  }

  /** Whether a cast only forgets: sizes, strides and offset of its source are known at least as well as those of its result. */
  public static boolean onlyForgets(CastOp cast) {
    if (!(cast.source().type() instanceof MemRefType from) || !(cast.result().type() instanceof MemRefType to)) return false;
    if (!from.element().equals(to.element()) || from.rank() != to.rank()) return false;
    Strides old = Strides.of(from);
    Strides cut = Strides.of(to);
    if (old == null || cut == null || Sizes.learns(old.offset(), cut.offset())) return false;
    for (int i = 0; i < from.rank(); i++) {
      if (Sizes.learns(from.size(i), to.size(i)) || Sizes.learns(old.stride(i), cut.stride(i))) return false;
    }
    return true;
  }
}
