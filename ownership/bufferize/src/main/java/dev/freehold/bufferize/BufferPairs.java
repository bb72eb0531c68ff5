// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.UnrankedMemRefType;

/** A tensor that is made of a buffer, and made a buffer again. */
public final class BufferPairs {
  private BufferPairs() {}

  /** Replaces {@code to_buffer(to_tensor(b))} by {@code b}, or a cast or a copy of it where the types differ; leaves alone what needs more than that. */
  public static void fold(ToBufferOp toBuffer, Bufferizer to) {
    if (!(toBuffer.tensor().definingOp() instanceof ToTensorOp origin)) return;
    Value buffer = origin.buffer();
    to.rewriter().before(toBuffer);
    Value same = switch (toBuffer.result().type()) {
      case BaseMemRefType type when type.equals(buffer.type()) -> buffer;
      case MemRefType type when buffer.type() instanceof MemRefType -> to.castOrCopy(buffer, type, toBuffer, Remedies.keepLayout(toBuffer, buffer));
      case UnrankedMemRefType type -> to.cast(buffer, type);
      default -> null;
    };
    if (same != null) to.rewriter().replace(toBuffer, same);
  }
}
