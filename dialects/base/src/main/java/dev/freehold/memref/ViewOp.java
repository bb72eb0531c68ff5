// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Sees a run of bytes as elements: {@code memref.view %bytes[%shift][%n] : memref<?xi8> to memref<?x4xf32>}. */
public final class ViewOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<ViewOp> DEF = OpDef.of("memref.view", ViewOp.class, ViewOp::new)
      .operand("source", MemRefTypes.BYTES)
      .operand("byte_shift", TypeSets.INDEX)
      .operands("sizes", TypeSets.INDEX)
      .result("result", MemRefTypes.RANKED)
      .assembly("$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)")
      .canonicalize("ViewOpShapeFolder", ViewPatterns::constantSizes)
      .canonicalize("ViewOpMemrefCastFolder", ViewPatterns::ofCast)
      .neverSpeculatable()
      .build();

  private ViewOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ViewOp> of(MemRefType type, Value source, Value byteShift, Collection<? extends Value> sizes) {
    return DEF.state().operands(source, byteShift).operands(sizes).results(type);
  }

  public Value source() {
    return operand("source");
  }

  public Value byteShift() {
    return operand("byte_shift");
  }

  /** The sizes of the dynamic dimensions of the result. */
  public OperandRange sizes() {
    return operandSegment("sizes");
  }

  public MemRefType type() {
    return (MemRefType) result().type();
  }

  @Override
  protected void verify(Checker check) {
    MemRefType base = (MemRefType) source().type();
    MemRefType view = type();
    if (!Layouts.isIdentity(base)) {
      check.plainError("unsupported map for base memref type " + Printing.quoted(base));
    } else if (!Layouts.isIdentity(view)) {
      check.plainError("unsupported map for result memref type " + Printing.quoted(view));
    } else if (!Objects.equals(base.memorySpace(), view.memorySpace())) {
      check.plainError(
          "different memory spaces specified for base memref type " + Printing.quoted(base) + " and view memref type " + Printing.quoted(view));
    } else if (sizes().size() != view.shape().dynamicCount()) {
      check.error("incorrect number of dynamic sizes, has " + sizes().size() + ", expected " + view.shape().dynamicCount());
    }
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  public boolean mayMoveAlignedPointer() {
    return !Constants.isZero(Constants.of(byteShift()));
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return type().equals(source().type()) && type().hasStaticShape() ? List.of(source()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "view");
  }
}
