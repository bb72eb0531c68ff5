// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.AssumeAlignmentOp;
import dev.freehold.memref.CollapseShapeOp;
import dev.freehold.memref.ExpandShapeOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.ExtractStridedMetadataOp;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.memref.MemorySpaceCastOp;
import dev.freehold.memref.ReinterpretCastOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes offsets, sizes and strides of views by operations on indices. Upstream: {@code --expand-strided-metadata}.
 *
 * <pre>
 *   %v = memref.subview %m[%i, 2] [%n, 4] [1, 1]    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
 *                                                   %o = affine.apply (s0 * s1 + 2) [%i, %strides#0]
 *                                                   %v = memref.reinterpret_cast %base to
 *                                                          offset: [%o], sizes: [%n, 4], strides: [%strides#0, 1]
 * </pre>
 */
public record ExpandStridedMetadata() implements Pass {
  public static final PassInfo INFO = PassInfo.of("expand-strided-metadata", "ExpandStridedMetadataPass",
      "Expand memref operations into easier to analyze constructs", options -> new ExpandStridedMetadata());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    GreedyDriver.rewrite(root, cx, (scope, own) -> ExpandStridedMetadata::patterns, GreedyOptions.DEFAULT);
  }

  private static List<Pattern<? super Op>> patterns(OpDef<?> def) {
    if (def == SubViewOp.DEF || def == ExpandShapeOp.DEF || def == CollapseShapeOp.DEF) return List.of(ExpandStridedMetadata::expandView);
    if (def == ExtractStridedMetadataOp.DEF) return List.of((op, rw) -> resolve((ExtractStridedMetadataOp) op, rw));
    if (def == ExtractAlignedPointerAsIndexOp.DEF) return List.of((op, rw) -> ofSource((ExtractAlignedPointerAsIndexOp) op, rw));
    return List.of();
  }

  private static void expandView(Op view, Rewriter rw) {
    StridedMetadata parts = ofView(view, rw);
    if (parts == null) return;
    rw.replaceWith(view, ReinterpretCastOp.of((MemRefType) view.result().type(), parts.base(), parts.validOffset(rw), new MixedValues(parts.sizes()),
        new MixedValues(parts.strides())));
  }

  private static @Nullable StridedMetadata ofView(@Nullable Op view, Rewriter rw) {
    return switch (view) {
      case SubViewOp op -> StridedMetadata.of(op, rw);
      case ExpandShapeOp op -> StridedMetadata.of(op, rw);
      case CollapseShapeOp op -> StridedMetadata.of(op, rw);
      case null, default -> null;
    };
  }

  private static void resolve(ExtractStridedMetadataOp op, Rewriter rw) {
    switch (op.source().definingOp()) {
      case AssumeAlignmentOp aligned -> rw.replaceWith(op, ExtractStridedMetadataOp.of(aligned.memref()));
      case MemorySpaceCastOp cast -> throughSpaces(op, cast, rw);
      case ReinterpretCastOp cast when cast.source().type() instanceof MemRefType -> {
        Value base = StridedMetadata.extracted(cast.source(), rw).base();
        replace(op, new StridedMetadata(base, cast.offsets().entries().getFirst(), cast.sizes().entries(), cast.strides().entries()), rw);
      }
      case ExtractStridedMetadataOp first when op.source() == first.baseBuffer() ->
          replace(op, new StridedMetadata(op.source(), IntegerAttr.ofIndex(0), List.of(), List.of()), rw);
      case Op made when made instanceof AllocLike || made instanceof GetGlobalOp -> ofAllocation(op, made, rw);
      case null, default -> {
        StridedMetadata parts = ofView(op.source().definingOp(), rw);
        if (parts != null) replace(op, parts, rw);
      }
    }
  }

  private static void throughSpaces(ExtractStridedMetadataOp op, MemorySpaceCastOp cast, Rewriter rw) {
    if (!(cast.source().type() instanceof MemRefType)) return;
    ExtractStridedMetadataOp inner = rw.create(ExtractStridedMetadataOp.of(cast.source()));
    List<Value> results = new ArrayList<>(inner.results());
    results.set(0, rw.create(MemorySpaceCastOp.of((MemRefType) op.baseBuffer().type(), inner.baseBuffer())).result());
    rw.replace(op, results);
  }

  private static void ofAllocation(ExtractStridedMetadataOp op, Op made, Rewriter rw) {
    MemRefType type = op.sourceType();
    if (!type.hasIdentityLayout()) return;
    List<Value> dynamic = made instanceof AllocLike alloc ? List.copyOf(alloc.dynamicSizes()) : List.of();
    List<Folded> sizes = MixedValues.of(type.shape().toArray(), dynamic).entries();
    StridedMetadata parts = StridedMetadata.contiguous(op.source(), sizes, rw);
    Value base = type.rank() == 0 ? op.source()
        : rw.create(ReinterpretCastOp.of((MemRefType) op.baseBuffer().type(), op.source(), new MixedValues(List.of(IntegerAttr.ofIndex(0))),
            new MixedValues(List.of()), new MixedValues(List.of()))).result();
    replace(op, new StridedMetadata(base, parts.offset(), parts.sizes(), parts.strides()), rw);
  }

  private static void replace(ExtractStridedMetadataOp op, StridedMetadata parts, Rewriter rw) {
    List<Value> results = new ArrayList<>(List.of(parts.base(), IndexConstants.value(parts.offset(), rw)));
    results.addAll(IndexConstants.values(parts.sizes(), rw));
    results.addAll(IndexConstants.values(parts.strides(), rw));
    rw.replace(op, results);
  }

  /** The aligned pointer of a descriptor stays the same in a view of the same allocation. */
  private static void ofSource(ExtractAlignedPointerAsIndexOp op, Rewriter rw) {
    switch (op.source().definingOp()) {
      case SubViewOp view -> rw.setOperand(op, "source", view.source());
      case ReinterpretCastOp cast -> rw.setOperand(op, "source", cast.source());
      case null, default -> {
        return;
      }
    }
  }
}
