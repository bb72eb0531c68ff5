// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Sees a buffer under a compatible type: sizes, strides or the offset known or unknown, ranked or not. */
public final class CastOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<CastOp> DEF = OpDef.of("memref.cast", CastOp.class, CastOp::new)
      .operand("source", MemRefTypes.ANY)
      .result("dest", MemRefTypes.ANY)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .speculatableIf("the result type knows no more than the source type", CastOp::cannotFault)
      .build();

  private CastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  /** Whether a buffer of one type may turn out to be of the other: nothing that both types know differs. */
  public static boolean areCompatible(Type from, Type to) {
    if (!(from instanceof BaseMemRefType a) || !(to instanceof BaseMemRefType b)) return false;
    if (!a.element().equals(b.element()) || !Objects.equals(a.memorySpace(), b.memorySpace())) return false;
    if (!(a instanceof MemRefType left) || !(b instanceof MemRefType right)) return a instanceof MemRefType || b instanceof MemRefType;
    return left.rank() == right.rank() && shapesMatch(left, right) && layoutsMatch(left, right);
  }

  private static boolean shapesMatch(MemRefType a, MemRefType b) {
    for (int i = 0; i < a.rank(); i++) {
      if (!Sizes.mayMatch(a.size(i), b.size(i))) return false;
    }
    return true;
  }

  private static boolean layoutsMatch(MemRefType a, MemRefType b) {
    if (Objects.equals(a.layout(), b.layout())) return true;
    Strides left = Strides.of(a);
    Strides right = Strides.of(b);
    if (left == null || right == null || !Sizes.mayMatch(left.offset(), right.offset())) return false;
    for (int i = 0; i < a.rank(); i++) {
      if (!Sizes.mayMatch(left.stride(i), right.stride(i))) return false;
    }
    return true;
  }

  /** Whether every buffer of the source type has the result type, too. */
  private boolean cannotFault() {
    if (!(result().type() instanceof MemRefType to)) return true;
    if (!(source().type() instanceof MemRefType from)) return false;
    Strides known = Strides.of(from);
    Strides wanted = Strides.of(to);
    if (wanted == null || known == null) return Objects.equals(from.layout(), to.layout()) && forget(from.shape().toArray(), to.shape().toArray());
    for (int i = 0; i < to.rank(); i++) {
      if (!Shape.isDynamic(wanted.stride(i)) && wanted.stride(i) != known.stride(i)) return false;
    }
    boolean sameOffset = Shape.isDynamic(wanted.offset()) || wanted.offset() == known.offset();
    return sameOffset && forget(from.shape().toArray(), to.shape().toArray());
  }

  private static boolean forget(long[] known, long[] wanted) {
    for (int i = 0; i < wanted.length; i++) {
      if (!Shape.isDynamic(wanted[i]) && wanted[i] != known[i]) return false;
    }
    return true;
  }

  public Value source() {
    return operand("source");
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  public Extent extent() {
    return Extent.SAME;
  }

  @Override
  protected void verify(Checker check) {
    if (areCompatible(source().type(), result().type())) return;
    check.error(
        "operand type " + Printing.quoted(source().type()) + " and result type " + Printing.quoted(result().type()) + " are cast incompatible");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    List<Folded> folded = CastFolding.intoAgreeing(this, types -> areCompatible(types.getFirst(), result().type()), rw);
    return source().type().equals(result().type()) ? List.of(source()) : folded;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "cast");
  }
}
