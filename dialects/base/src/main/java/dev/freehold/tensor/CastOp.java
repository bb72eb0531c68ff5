// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SizeCast;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Sees a tensor under a compatible type: sizes known or unknown, ranked or not. */
public final class CastOp extends Op implements Pure, NamesResults, SizeCast {
  public static final OpDef<CastOp> DEF = OpDef.of("tensor.cast", CastOp.class, CastOp::new)
      .operand("source", TypeSets.ANY_TENSOR)
      .result("dest", TypeSets.ANY_TENSOR)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .canonicalize("chain", CastPatterns::chain)
      .canonicalize("ofSlice", CastPatterns::ofSlice)
      .canonicalize("ofEmpty", EmptyPatterns::cast)
      .speculatableIf("the result type knows no more than the source type", CastOp::cannotFault)
      .build();

  private CastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  /** Whether a tensor of one type may turn out to be of the other: nothing that both types know differs. */
  public static boolean areCompatible(Type from, Type to) {
    if (!(from instanceof ShapedType a) || !(to instanceof ShapedType b) || !TypeSets.isTensor(from) || !TypeSets.isTensor(to)) return false;
    return a.element().equals(b.element()) && Traits.shapesAgree(a, b);
  }

  /** Whether {@code to} knows every size that {@code from} knows. */
  public static boolean isMoreStatic(Type from, Type to) {
    if (!(from instanceof TensorType a) || !(to instanceof TensorType b)) return false;
    if (!a.element().equals(b.element()) || a.rank() != b.rank() || !java.util.Objects.equals(a.encoding(), b.encoding())) return false;
    for (int i = 0; i < a.rank(); i++) {
      if (!a.shape().isDynamic(i) && b.shape().isDynamic(i)) return false;
    }
    return true;
  }

  @Override
  public Value source() {
    return operand("source");
  }

  @Override
  public boolean onlyForgets() {
    return isMoreStatic(result().type(), source().type());
  }

  /** Whether every tensor of the source type has the result type, too. */
  private boolean cannotFault() {
    return result().type() instanceof ShapedType to && (!to.hasRank() || onlyForgets());
  }

  @Override
  public OpState<?> cast(Value value, Type type) {
    return of(type, value);
  }

  @Override
  protected void verify(Checker check) {
    if (areCompatible(source().type(), result().type())) return;
    check.error(
        "operand type " + Printing.quoted(source().type()) + " and result type " + Printing.quoted(result().type()) + " are cast incompatible");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return source().type().equals(result().type()) ? List.of(source()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "cast");
  }

  /** What is known of a shape from two types of one tensor; null where they contradict each other. */
  static @Nullable Shape join(ShapedType a, ShapedType b) {
    if (!a.hasRank()) return b.hasRank() ? b.shape() : null;
    if (!b.hasRank()) return a.shape();
    if (a.rank() != b.rank()) return null;
    long[] sizes = a.shape().toArray();
    for (int i = 0; i < sizes.length; i++) {
      if (Shape.isDynamic(sizes[i])) sizes[i] = b.size(i);
      else if (!b.shape().isDynamic(i) && b.size(i) != sizes[i]) return null;
    }
    return Shape.of(sizes);
  }
}
