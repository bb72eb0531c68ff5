// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

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

/** Sees the memory of a buffer with another offset, other sizes and other strides, whatever its own are. */
public final class ReinterpretCastOp extends Op implements Slicing, Pure, ViewLike, NamesResults {
  public static final OpDef<ReinterpretCastOp> DEF = OpDef.of("memref.reinterpret_cast", ReinterpretCastOp.class, ReinterpretCastOp::new)
      .operand("source", MemRefTypes.ANY)
      .with(Slicing::declare)
      .result("result", MemRefTypes.STRIDED)
      .assembly("$source `to` `offset` `` `:` custom<Offsets>($offsets, $static_offsets) `` `,` `sizes` `` `:` "
          + "custom<Sizes>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<Strides>($strides, $static_strides) "
          + "attr-dict `:` type($source) `to` type($result)")
      .canonicalize("ReinterpretCastOpExtractStridedMetadataFolder", ReinterpretCastPatterns::ofMetadata)
      .canonicalize("ReinterpretCastOpConstantFolder", ReinterpretCastPatterns::constantOperands)
      .build();

  private ReinterpretCastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ReinterpretCastOp> of(MemRefType type, Value source, MixedValues offsets, MixedValues sizes, MixedValues strides) {
    return DEF.state().operandSegments(List.of(source), offsets.dynamics(), sizes.dynamics(), strides.dynamics())
        .prop("static_offsets", offsets.staticsAttr()).prop("static_sizes", sizes.staticsAttr()).prop("static_strides", strides.staticsAttr())
        .results(type);
  }

  public Value source() {
    return operand("source");
  }

  public MemRefType type() {
    return (MemRefType) result().type();
  }

  @Override
  public Value viewSource() {
    return source();
  }

  /** At offset 0 the name stays one of the whole buffer: a lowered {@code memref.realloc} frees the buffer by it. */
  @Override
  public Extent extent() {
    Long offset = MixedValues.number(offsets().withConstants().entries().getFirst());
    return offset == null ? Extent.UNKNOWN : offset == 0 ? Extent.SAME : Extent.PART;
  }

  /** What the source is a view of, where it has the same offset; otherwise null. */
  private @Nullable Value sameMemory() {
    return switch (source().definingOp()) {
      case ReinterpretCastOp cast -> cast.source();
      case CastOp cast -> cast.source();
      case SubViewOp subview when subview.offsets().all(0) -> subview.source();
      case null, default -> null;
    };
  }

  /** The offset, as far as the operands and the type give it. */
  MixedValues knownOffset() {
    return offsets().refinedBy(Strides.ofStrided(type()).offset());
  }

  /** The sizes, as far as the operands and the type give them. */
  MixedValues knownSizes() {
    return sizes().refinedBy(type().shape().toArray());
  }

  /** The strides, as far as the operands and the type give them. */
  MixedValues knownStrides() {
    return strides().refinedBy(Strides.ofStrided(type()).strides().stream().mapToLong(Long::longValue).toArray());
  }

  @Override
  protected void verify(Checker check) {
    if (!SliceVerifier.verify(this, 1, type().rank(), check)) return;
    BaseMemRefType from = (BaseMemRefType) source().type();
    String types = " types specified for source type " + Printing.quoted(from) + " and result memref type " + Printing.quoted(type());
    if (!Objects.equals(from.memorySpace(), type().memorySpace())) check.plainError(types.replace(" types", "different memory spaces"));
    else if (!from.element().equals(type().element())) check.plainError("different element" + types);
    else verifyNumbers(check);
  }

  private void verifyNumbers(Checker check) {
    long[] sizes = sizes().statics();
    for (int i = 0; i < sizes.length; i++) {
      if (!differs(type().size(i), sizes[i])) continue;
      check.plainError("expected result type with size = " + shown(sizes[i]) + " instead of " + shown(type().size(i)) + " in dim = " + i);
      return;
    }
    Strides layout = Strides.of(type());
    if (layout == null) return;
    long offset = offsets().statics()[0];
    if (differs(layout.offset(), offset)) {
      check.plainError("expected result type with offset = " + shown(offset) + " instead of " + shown(layout.offset()));
      return;
    }
    long[] strides = strides().statics();
    for (int i = 0; i < strides.length; i++) {
      if (!differs(layout.stride(i), strides[i])) continue;
      check.plainError("expected result type with stride = " + shown(strides[i]) + " instead of " + shown(layout.stride(i)) + " in dim = " + i);
      return;
    }
  }

  /** Whether a type has another value than the operation; it may be dynamic. */
  private static boolean differs(long claimed, long number) {
    return !Shape.isDynamic(claimed) && claimed != number;
  }

  private static String shown(long number) {
    return Shape.isDynamic(number) ? "dynamic" : Long.toString(number);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Value same = sameMemory();
    if (same != null) {
      rw.setOperand(this, "source", same);
      return UPDATED;
    }
    boolean unchanged = type().hasStaticShape() && type().equals(source().type()) && offsets().statics()[0] == 0;
    return unchanged ? List.of(source()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "reinterpret_cast");
  }
}
