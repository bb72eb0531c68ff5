// SPDX-License-Identifier: Apache-2.0
package dev.freehold.index;

import dev.freehold.arith.Bits;
import dev.freehold.arith.Constants;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An operation on two {@code index} values. It is folded where 32 and 64 bits give the same. */
public abstract class IndexBinaryOp extends Op implements NoMemoryEffect {
  protected IndexBinaryOp(OpState<?> state) {
    super(state);
  }

  public final Value lhs() {
    return operand("lhs");
  }

  public final Value rhs() {
    return operand("rhs");
  }

  static <O extends IndexBinaryOp> OpDefBuilder<O> declare(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return define(name, kind, constructor).pure();
  }

  /** Declares a division or its remainder. It stays where it is: what happens if the divisor is zero is not defined. */
  static <O extends IndexBinaryOp> OpDefBuilder<O> declareDivision(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return define(name, kind, constructor).neverSpeculatable();
  }

  private static <O extends IndexBinaryOp> OpDefBuilder<O> define(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return OpDef.of(name, kind, constructor)
        .operand("lhs", TypeSets.INDEX).operand("rhs", TypeSets.INDEX).result("result", TypeSets.INDEX)
        .inferResults(state -> List.of(IndexType.INSTANCE))
        .assembly("$lhs `,` $rhs attr-dict");
  }

  /** Declares a commutative and associative operation. */
  static <O extends IndexBinaryOp> OpDefBuilder<O> declareAssociative(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return declare(name, kind, constructor).traits(Traits.COMMUTATIVE).canonicalize("associate constants", IndexBinaryOp::associate);
  }

  /** The result for operands given as bits; null where it has none. */
  protected abstract @Nullable BigInteger compute(BigInteger a, BigInteger b, int width);

  /** What the result is where only the right operand is a constant; null where nothing is known. */
  protected @Nullable Folded simplify(BigInteger rhs) {
    return null;
  }

  @Override
  protected final @Nullable List<Folded> fold(Rewriter rw) {
    Attribute constant = fold(Constants.of(lhs()), Constants.of(rhs()));
    if (constant != null) return List.of(constant);
    Folded simple = Constants.of(rhs()) instanceof IntegerAttr rhs ? simplify(rhs.value()) : null;
    return simple == null ? null : List.of(simple);
  }

  private @Nullable IntegerAttr fold(@Nullable Attribute lhs, @Nullable Attribute rhs) {
    if (!(lhs instanceof IntegerAttr a && rhs instanceof IntegerAttr b)) return null;
    BigInteger wide = computeIn(a, b, 64);
    if (wide == null || !Bits.of(wide, 32).equals(computeIn(a, b, 32))) return null;
    return IntegerAttr.of(IndexType.INSTANCE, wide);
  }

  private @Nullable BigInteger computeIn(IntegerAttr a, IntegerAttr b, int width) {
    BigInteger result = compute(Bits.of(a.value(), width), Bits.of(b.value(), width), width);
    return result == null ? null : Bits.of(result, width);
  }

  /** (x op c0) op c1 = x op (c1 op c0). */
  private static void associate(IndexBinaryOp op, Rewriter rw) {
    if (!(op.lhs().definingOp() instanceof IndexBinaryOp inner) || inner.def() != op.def()) return;
    IntegerAttr constant = op.fold(Constants.of(op.rhs()), Constants.of(inner.rhs()));
    if (constant == null) return;
    rw.before(op);
    Value folded = rw.create(ConstantOp.of(constant.longValue())).result();
    rw.replaceWith(op, op.def().state().operands(inner.lhs(), folded).results(IndexType.INSTANCE));
  }
}
