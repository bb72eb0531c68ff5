// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Takes the descriptor of a buffer apart: base, offset, sizes and strides. */
public final class ExtractStridedMetadataOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<ExtractStridedMetadataOp> DEF =
      OpDef.of("memref.extract_strided_metadata", ExtractStridedMetadataOp.class, ExtractStridedMetadataOp::new)
          .operand("source", MemRefTypes.STRIDED)
          .result("base_buffer", MemRefTypes.STRIDED_SCALAR)
          .result("offset", TypeSets.INDEX)
          .results("sizes", TypeSets.INDEX)
          .results("strides", TypeSets.INDEX)
          .inferResults(ExtractStridedMetadataOp::infer)
          .assembly("$source `:` type($source) `->` type(results) attr-dict")
          .build();

  private ExtractStridedMetadataOp(OpState<?> state) {
    super(state);
  }

  public static OpState<ExtractStridedMetadataOp> of(Value source) {
    return DEF.state().operands(source).inferResults();
  }

  private static @Nullable List<Type> infer(OpState<ExtractStridedMetadataOp> state) {
    if (!(state.operands().getFirst().type() instanceof MemRefType source)) return null;
    List<Type> types = new ArrayList<>();
    types.add(MemRefType.of(Shape.SCALAR, source.element(), null, source.memorySpace()));
    types.addAll(Collections.nCopies(1 + 2 * source.rank(), IndexType.INSTANCE));
    return types;
  }

  public Value source() {
    return operand("source");
  }

  public MemRefType sourceType() {
    return (MemRefType) source().type();
  }

  public Value baseBuffer() {
    return result("base_buffer");
  }

  public Value offset() {
    return result("offset");
  }

  public List<Value.Result> sizes() {
    return resultSegment("sizes");
  }

  public List<Value.Result> strides() {
    return resultSegment("strides");
  }

  /** The offset, as far as the type of the source gives it. */
  public MixedValues knownOffset() {
    return new MixedValues(List.of(offset())).refinedBy(Strides.ofStrided(sourceType()).offset());
  }

  /** The sizes, as far as the type of the source gives them. */
  public MixedValues knownSizes() {
    return new MixedValues(List.copyOf(sizes())).refinedBy(sourceType().shape().toArray());
  }

  /** The strides, as far as the type of the source gives them. */
  public MixedValues knownStrides() {
    return new MixedValues(List.copyOf(strides())).refinedBy(Strides.ofStrided(sourceType()).strides().stream().mapToLong(Long::longValue).toArray());
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  public Extent extent() {
    return Extent.WHOLE;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    // Without a listener: as in the reference, the users of the results are not visited again at once.
    Rewriter unobserved = new Rewriter(rw.registry()).before(this);
    boolean changed = offset().hasUses() && useConstants(List.of(offset()), knownOffset(), unobserved);
    changed |= areUsed(sizes()) && useConstants(sizes(), knownSizes(), unobserved);
    changed |= areUsed(strides()) && useConstants(strides(), knownStrides(), unobserved);
    if (source().definingOp() instanceof CastOp cast && cast.source().type() instanceof MemRefType) {
      rw.setOperand(this, "source", cast.source());
      changed = true;
    }
    return changed ? UPDATED : null;
  }

  private static boolean areUsed(List<Value.Result> results) {
    for (Value result : results) {
      if (result.hasUses()) return true;
    }
    return false;
  }

  private static boolean useConstants(List<? extends Value> results, MixedValues known, Rewriter rw) {
    boolean changed = false;
    for (int i = 0; i < results.size(); i++) {
      // Without users the constant would be erased, and made again, for ever.
      if (!results.get(i).hasUses() || !(known.entries().get(i) instanceof IntegerAttr number)) continue;
      rw.replaceAllUses(results.get(i), rw.create(ConstantOp.of(number)).result());
      changed = true;
    }
    return changed;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(baseBuffer(), "base_buffer");
    name.accept(offset(), "offset");
    if (sizes().isEmpty()) return;
    name.accept(sizes().getFirst(), "sizes");
    name.accept(strides().getFirst(), "strides");
  }
}
