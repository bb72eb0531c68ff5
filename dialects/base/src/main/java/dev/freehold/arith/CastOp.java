// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Converts one operand to a type of the same shape. */
public abstract class CastOp extends ElementwiseOp implements Pure {
  protected CastOp(OpState<?> state) {
    super(state);
  }

  public final Value in() {
    return operand("in");
  }

  /** What the result is known to be, casts between equal types aside; null where nothing is known. */
  protected @Nullable Folded convert(Rewriter rw) {
    return null;
  }

  @Override
  protected final @Nullable Folded simplify(Rewriter rw) {
    Folded folded = convert(rw);
    return folded == null && in().type().equals(type()) ? in() : folded;
  }

  /** Replaces the operand by {@code source}; the result for {@link #convert}. */
  protected final Folded convertFrom(Value source, Rewriter rw) {
    rw.setOperand(this, "in", source);
    return result();
  }

  /** The constant result where the operand is a constant, otherwise null; {@code f} gives up by null. */
  protected final @Nullable Attribute foldBits(Function<BigInteger, @Nullable BigInteger> f) {
    return Constants.map(constant(0), type(), f);
  }

  static final BiPredicate<Type, Type> WIDER = (from, to) -> ArithTypes.width(from) < ArithTypes.width(to);
  static final BiPredicate<Type, Type> NARROWER = (from, to) -> ArithTypes.width(from) > ArithTypes.width(to);

  static <O extends Op> OpState<O> state(OpDef<O> def, Value in, Type type) {
    return def.state().operands(in).results(type);
  }

  /** Declares a cast; {@code fits} accepts the pairs of scalar types that it converts. */
  static <O extends CastOp> OpDefBuilder<O> declare(String name, Class<O> kind, Function<OpState<O>, O> constructor, TypeSet from,
      TypeSet to, BiPredicate<Type, Type> fits) {
    return OpDef.of(name, kind, constructor)
        .operand("in", from).result("out", to)
        .traits(CastOp::verifyTensorSizes, Traits.SAME_OPERANDS_AND_RESULT_SHAPE, (op, check) -> verifyTypes(op, fits, check))
        .traits(Traits.elementwiseMappable())
        .assembly("$in attr-dict `:` type($in) `to` type($out)");
  }

  /** Shapes that may turn out to be the same do not suffice, not even two that are not known at all. */
  static void verifyTensorSizes(Op op, Checker check) {
    Type from = op.operand("in").type();
    Type to = op.result().type();
    if (from instanceof UnrankedTensorType || to instanceof UnrankedTensorType || !Objects.equals(sizes(from), sizes(to))) {
      check.error("failed to verify that input and output have the same tensor dimensions");
    }
  }

  private static Shape sizes(Type type) {
    return type instanceof TensorType tensor ? tensor.shape() : Shape.of();
  }

  /** What casts with a scale are checked for. */
  static void verifyScaled(Op op, BiPredicate<Type, Type> fits, Checker check) {
    Type from = op.operand("in").type();
    Type to = op.result().type();
    if (Traits.shapesAgree(from, to) && fits.test(TypeSets.elementOrSelf(from), TypeSets.elementOrSelf(to))) return;
    check.error("operand types " + Printing.quoted(from) + ", " + Printing.quoted(op.operand("scale").type()) + " and result type "
        + Printing.quoted(to) + " are cast incompatible");
  }

  private static void verifyTypes(Op op, BiPredicate<Type, Type> fits, Checker check) {
    Type from = op.operand("in").type();
    Type to = op.result().type();
    if (sameKind(from, to) && fits.test(TypeSets.elementOrSelf(from), TypeSets.elementOrSelf(to))) return;
    check.error("operand type '" + Printing.toString(from) + "' and result type '" + Printing.toString(to) + "' are cast incompatible");
  }

  /** Whether the encodings of two tensors are the same. */
  private static boolean sameKind(Type a, Type b) {
    return !(a instanceof TensorType x && b instanceof TensorType y) || Objects.equals(x.encoding(), y.encoding());
  }
}
