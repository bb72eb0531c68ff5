// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.arith.ConstantOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.tensor.ExtractOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of {@code bufferization.to_buffer}. */
final class ToBufferPatterns {
  private ToBufferPatterns() {}

  /** The buffer of a tensor that was made of a buffer is that buffer, cast where the types differ, or copied where a cast might fail. */
  static void ofToTensor(ToBufferOp op, Rewriter rw) {
    if (!(op.tensor().definingOp() instanceof ToTensorOp origin)) return;
    Value buffer = origin.buffer();
    Type wanted = op.result().type();
    if (buffer.type().equals(wanted)) {
      rw.replace(op, buffer);
    } else if (buffer.type() instanceof MemRefType from && wanted instanceof MemRefType to) {
      rw.before(op);
      Value same = castOrCopy(buffer, from, to, rw);
      if (same != null) rw.replace(op, same);
    } else if (wanted instanceof UnrankedMemRefType && CastOp.areCompatible(buffer.type(), wanted)) {
      rw.replaceWith(op, CastOp.of(wanted, buffer));
    }
  }

  private static @Nullable Value castOrCopy(Value buffer, MemRefType from, MemRefType to, Rewriter rw) {
    if (!from.element().equals(to.element()) || from.rank() != to.rank()) return null;
    rw.withLocation(buffer.location());
    if (CastOp.areCompatible(from, to) && alwaysFits(from, to)) return rw.create(CastOp.of(to, buffer)).result();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < to.rank(); i++) {
      if (!to.shape().isDynamic(i)) continue;
      Value index = rw.create(ConstantOp.index(i)).result();
      sizes.add(rw.create(DimOp.of(buffer, index)).result());
    }
    Value copy = rw.create(AllocOp.of(to, sizes)).result();
    rw.create(CopyOp.of(buffer, copy));
    return copy;
  }

  /** Whether a cast cannot fail at run time for what it claims of the layout. */
  private static boolean alwaysFits(MemRefType from, MemRefType to) {
    Strides have = Strides.of(from);
    Strides claimed = Strides.of(to);
    if (have == null || claimed == null || learns(have.offset(), claimed.offset())) return false;
    for (int i = 0; i < from.rank(); i++) {
      if (learns(have.stride(i), claimed.stride(i))) return false;
    }
    return true;
  }

  private static boolean learns(long from, long to) {
    return Shape.isDynamic(from) && !Shape.isDynamic(to);
  }

  /** The buffer of a tensor seen under another type is the buffer of the tensor itself, seen under another type. */
  static void ofCast(ToBufferOp op, Rewriter rw) {
    if (!(op.tensor().definingOp() instanceof dev.freehold.tensor.CastOp cast) || !(cast.source().type() instanceof TensorType source)) return;
    BaseMemRefType wanted = (BaseMemRefType) op.result().type();
    Attribute layout = wanted instanceof MemRefType ranked ? ranked.layout() : null;
    Type type = MemRefType.of(source.shape(), source.element(), layout, wanted.memorySpace());
    rw.before(op);
    Value buffer = rw.create(ToBufferOp.of(type, cast.source()).attr("read_only", op.attr("read_only"))).result();
    rw.replaceWith(op, CastOp.of(wanted, buffer));
  }

  /** An element of the buffer of a tensor is an element of the tensor. */
  static void loadFrom(LoadOp load, Rewriter rw) {
    if (!(load.memref().definingOp() instanceof ToBufferOp origin)) return;
    if (rw.profile().strategy(LoadedTensors.class, LoadedTensors.SOUND).areUnchanged(origin))
      rw.replaceWith(load, ExtractOp.of(origin.tensor(), load.indices()));
  }

  /** The sizes of the buffer of a tensor are those of the tensor. */
  static void dimOf(DimOp dim, Rewriter rw) {
    if (dim.source().definingOp() instanceof ToBufferOp origin) {
      rw.replaceWith(dim, dev.freehold.tensor.DimOp.of(origin.tensor(), dim.index()));
    }
  }

  /** The sizes of the tensor of a buffer are those of the buffer. */
  static void dimOf(dev.freehold.tensor.DimOp dim, Rewriter rw) {
    if (dim.source().definingOp() instanceof ToTensorOp origin) rw.replaceWith(dim, DimOp.of(origin.buffer(), dim.index()));
  }
}
