// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.iface.ConstantLike;
import java.util.List;

/**
 * That an operation starts a transfer between its buffers, or waits for one. It is known by an element of another buffer, its tag. Registered as a
 * model of the class of the operation.
 *
 * <pre>
 *   memref.dma_start %a[%i], %b[%j], %n, %tag[%k]      runs on, and uses %a and %b
 *   memref.dma_wait %tag[%k], %n                       behind it, the transfer is over
 * </pre>
 *
 * @param position which element, as a map of {@code indices}
 * @param isAwaited whether the operation waits
 */
public record TaggedTransfer(Value tag, AffineMap position, List<Value> indices, boolean isAwaited) {
  public TaggedTransfer {
    indices = List.copyOf(indices);
  }

  /** Whether both name the same element, if their tags are one buffer and their indices do not change in between. */
  public boolean hasElementOf(TaggedTransfer other) {
    if (!position.equals(other.position) || indices.size() != other.indices.size()) return false;
    for (int i = 0; i < indices.size(); i++) {
      if (!areEqual(indices.get(i), other.indices.get(i))) return false;
    }
    return true;
  }

  private static boolean areEqual(Value a, Value b) {
    return a == b || a.definingOp() instanceof ConstantLike one && b.definingOp() instanceof ConstantLike other && one.value().equals(other.value());
  }
}
