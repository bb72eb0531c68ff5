// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.gpu.DeviceMemRefs;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.CastFolding;
import dev.freehold.memref.CastOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of the {@code amdgpu} dialect. */
final class AmdgpuPatterns {
  private static final long LARGEST_OFFSET = 0xFFFF_FFFFL;

  private AmdgpuPatterns() {}

  /** What is read outside of a buffer is zero. */
  static void zeroOutside(DeclaredOp access, Rewriter rw) {
    Attribute zero = isOutside(access) ? Constants.zero(access.result().type()) : null;
    if (zero != null) rw.replaceWith(access, ConstantOp.of(zero));
  }

  /** What is written outside of a buffer is lost. */
  static void eraseOutside(DeclaredOp access, Rewriter rw) {
    if (isOutside(access)) rw.erase(access);
  }

  private static boolean isOutside(Op access) {
    MemRefType buffer = DeviceMemRefs.typeOf(access, "memref");
    Strides strides = Strides.of(buffer);
    if (!IntegerAttr.TRUE.equals(access.attr("boundsCheck")) || !buffer.hasStaticShape() || strides == null) return false;
    long place = strides.offset() + (access.attr("indexOffset") instanceof IntegerAttr offset ? offset.longValue() : 0);
    for (Value offset : access.operandSegment("sgprOffset")) {
      Long known = known(offset);
      if (known == null) return false;
      place += known;
    }
    List<Value> indices = access.operandSegment("indices");
    for (int i = 0; i < indices.size(); i++) {
      Long known = known(indices.get(i));
      if (known == null) return false;
      place += strides.stride(i) * known;
    }
    // What is past the largest offset wraps around to the start. An unknown stride or offset counts as less than all others.
    return place <= LARGEST_OFFSET && place >= buffer.shape().elementCount();
  }

  /** An index without sign, or null. */
  private static @Nullable Long known(Value index) {
    Long number = Constants.number(index);
    return number == null || !index.type().equals(IntegerType.I32) ? null : (Long) (number & LARGEST_OFFSET);
  }

  /** Reads and writes what was cast instead of the cast, where that only forgets. */
  static void uncast(DeclaredOp gather, Rewriter rw) {
    for (int i = 0; i < gather.operandCount(); i++) {
      if (gather.operand(i).definingOp() instanceof CastOp cast && CastFolding.onlyForgets(cast)) rw.setOperand(gather, i, cast.source());
    }
  }

  /** Of two barriers one after another, one is enough. */
  static void eraseRepeated(DeclaredOp barrier, Rewriter rw) {
    if (barrier.next() != null && barrier.next().def() == barrier.def()) rw.erase(barrier);
  }

  /** Of two waits one after another, what is stricter in either is left. */
  static void fuseWaits(DeclaredOp wait, Rewriter rw) {
    Op next = wait.next();
    if (next == null || next.def() != wait.def()) return;
    for (int i = 0; i < wait.def().props().size(); i++) {
      if (!(next.prop(i) instanceof IntegerAttr other)) continue;
      boolean stricter = !(wait.prop(i) instanceof IntegerAttr own) || other.value().compareTo(own.value()) < 0;
      if (stricter) rw.setProp(wait, i, other);
    }
    rw.erase(next);
  }
}
