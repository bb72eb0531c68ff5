// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Future;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Small questions that every pass about buffers asks. */
public final class Buffers {
  private Buffers() {}

  public static boolean isBuffer(Value value) {
    return value.type() instanceof BaseMemRefType;
  }

  /** The type of the buffer that a value is, or is the future of; null if it is neither. */
  public static @Nullable BaseMemRefType typeOf(Value value) {
    Type type = value.type() instanceof Future future ? future.value() : value.type();
    return type instanceof BaseMemRefType buffer ? buffer : null;
  }

  /** Whether the buffer that a value may be a part of can be had from it, as {@link dev.freehold.dealloc.emit.BaseBuffer} does. */
  public static boolean hasBaseBuffer(Value value) {
    return value.type() instanceof UnrankedMemRefType || value.type() instanceof MemRefType type && Strides.of(type) != null;
  }

  public static int count(Collection<? extends Value> values) {
    int count = 0;
    for (Value value : values) count += isBuffer(value) ? 1 : 0;
    return count;
  }

  /** A constant {@code i1} at the insertion point. */
  public static Value bool(Rewriter rewriter, boolean value, Location location) {
    return rewriter.create(ConstantOp.of(IntegerAttr.ofBool(value)).at(location)).result();
  }

  /** Whether an {@code i1} is known to be true. */
  public static boolean isTrue(Value value) {
    return value.definingOp() instanceof ConstantLike known && known.value() instanceof IntegerAttr number && !number.isZero();
  }

  /** Whether an {@code i1} is known to be false. */
  public static boolean isFalse(Value value) {
    return value.definingOp() instanceof ConstantLike known && known.value() instanceof IntegerAttr number && number.isZero();
  }
}
