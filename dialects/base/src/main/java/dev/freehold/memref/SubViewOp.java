// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.KnownSizes;
import dev.freehold.dialects.syntax.MixedSlice;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.SliceVerifier;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A view of a slice of a buffer: {@code memref.subview %m[%offset, 0] [4, 2] [1, 1] : … to …}; dimensions of size 1 may be dropped. */
public final class SubViewOp extends Op implements Slicing, Pure, ViewLike, NamesResults {
  public static final OpDef<SubViewOp> DEF = OpDef.of("memref.subview", SubViewOp.class, SubViewOp::new)
      .operand("source", MemRefTypes.RANKED)
      .with(Slicing::declare)
      .result("result", MemRefTypes.RANKED)
      .assembly("$source `` " + Slicing.LISTS + " attr-dict `:` type($source) `to` type($result)")
      .canonicalize("constantOperands", SubViewPatterns::constantOperands)
      .canonicalize("ofCast", SubViewPatterns::ofCast)
      .canonicalize("TrivialSubViewOpFolder", SubViewPatterns::ofEverything)
      .speculatableIf(KnownSizes.SLICE, op -> KnownSizes.isInBounds(op, op.source().type()))
      .build();

  private SubViewOp(OpState<?> state) {
    super(state);
  }

  public static OpState<SubViewOp> of(MemRefType type, Value source, MixedValues offsets, MixedValues sizes, MixedValues strides) {
    return DEF.state().operandSegments(List.of(source), offsets.dynamics(), sizes.dynamics(), strides.dynamics())
        .prop("static_offsets", offsets.staticsAttr()).prop("static_sizes", sizes.staticsAttr()).prop("static_strides", strides.staticsAttr())
        .results(type);
  }

  public Value source() {
    return operand("source");
  }

  public MemRefType sourceType() {
    return (MemRefType) source().type();
  }

  public MemRefType type() {
    return (MemRefType) result().type();
  }

  @Override
  public Value viewSource() {
    return source();
  }

  MixedSlice slice() {
    return new MixedSlice(offsets(), sizes(), strides());
  }

  @Override
  protected void verify(Checker check) {
    if (!SliceVerifier.verify(this, sourceType().rank(), sourceType().rank(), check)) return;
    if (!Objects.equals(sourceType().memorySpace(), type().memorySpace())) {
      check.plainError("different memory spaces specified for base memref type " + Printing.quoted(sourceType())
          + " and subview memref type " + Printing.quoted(type()));
      return;
    }
    if (Strides.of(sourceType()) == null) {
      check.error("base type " + Printing.quoted(sourceType()) + " is not strided");
      return;
    }
    if (wrongType(check)) return;
    String outside = slice().outside(sourceType().shape());
    if (outside != null) check.plainError(outside);
  }

  private boolean wrongType(Checker check) {
    if (type().rank() > sourceType().rank()) {
      check.plainError("expected result rank to be smaller or equal to the source rank, but got " + Printing.quoted(type()));
      return true;
    }
    if (!type().element().equals(sourceType().element()) && SubViewTypes.isReducedShape(sizes().statics(), type())) {
      check.plainError("expected result element type to be " + Printing.quoted(sourceType().element()) + ", but got " + Printing.quoted(type()));
      return true;
    }
    MemRefType expected = SubViewTypes.infer(sourceType(), offsets().statics(), sizes().statics(), strides().statics());
    String mismatch = SubViewTypes.mismatch(expected, type());
    if (mismatch == null) return false;
    check.plainError("expected result type to be " + Printing.quoted(expected) + " or a rank-reduced version. (mismatch of " + mismatch
        + "), but got " + Printing.quoted(type()));
    return true;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean staticLayout = !(type().layout() instanceof StridedLayoutAttr layout)
        || !Shape.isDynamic(layout.offset()) && !layout.strides().contains(Shape.DYNAMIC);
    if (type().equals(sourceType()) && type().hasStaticShape() && staticLayout) return List.of(source());
    boolean again = source().definingOp() instanceof SubViewOp first && offsets().all(0) && strides().all(1)
        && sizes().equals(first.sizes()) && type().equals(sourceType());
    return again ? List.of(source()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "subview");
  }
}
