// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.emit;

import dev.freehold.dealloc.Buffers;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.memref.ExtractStridedMetadataOp;
import dev.freehold.memref.ReinterpretCastOp;
import java.util.List;

/** Finds the memref that an allocation made behind what may be a view of it: only that can be deallocated. */
public final class BaseBuffer {
  private static final MixedValues NONE = MixedValues.of(new long[0], List.of());
  private static final MixedValues ZERO_OFFSET = MixedValues.of(new long[1], List.of());

  private BaseBuffer() {}

  /** The base buffer of a memref, at the insertion point; only where there {@linkplain Buffers#hasBaseBuffer is} one. */
  public static Value of(Value memref, Rewriter rewriter, Location location) {
    Value ranked = memref.type() instanceof UnrankedMemRefType unranked ? scalar(memref, unranked, rewriter, location) : memref;
    return rewriter.create(ExtractStridedMetadataOp.of(ranked).at(location)).result("base_buffer");
  }

  /** Metadata can be extracted from ranked memrefs only. */
  private static Value scalar(Value memref, UnrankedMemRefType type, Rewriter rewriter, Location location) {
    MemRefType scalar = MemRefType.of(Shape.SCALAR, type.element(), StridedLayoutAttr.of(0, List.of()), type.memorySpace());
    return rewriter.create(ReinterpretCastOp.of(scalar, memref, ZERO_OFFSET, NONE, NONE).at(location)).result();
  }
}
