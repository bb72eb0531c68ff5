// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A memref: which elements of a buffer it stands for. Element (i, j, …) has its bytes at
 * {@code base + (offset + i * strides[0] + j * strides[1] + …) * elementBytes}.
 *
 * @param view the operation that made it a view of a buffer, so that it cannot be freed by that name; null otherwise
 */
public record Reference(Buffer buffer, long base, long offset, long[] sizes, long[] strides, int elementBytes, @Nullable Op view) {

  /** All of a buffer without gaps. */
  public static Reference whole(Buffer buffer, long[] sizes, int elementBytes) {
    return new Reference(buffer, 0, 0, sizes, rowMajor(sizes), elementBytes, null);
  }

  public static long[] rowMajor(long[] sizes) {
    long[] strides = new long[sizes.length];
    long running = 1;
    for (int i = sizes.length - 1; i >= 0; i--) {
      strides[i] = running;
      running *= sizes[i];
    }
    return strides;
  }

  public int rank() {
    return sizes.length;
  }

  public long elementCount() {
    long count = 1;
    for (long size : sizes) count *= size;
    return count;
  }

  public Reference with(long newOffset, long[] newSizes, long[] newStrides, @Nullable Op newView) {
    return new Reference(buffer, base, newOffset, newSizes, newStrides, elementBytes, newView);
  }

  /** Elements at a distance from one another in each dimension, without those dimensions that are dropped. */
  public Reference part(long[] starts, long[] counts, long[] steps, BitSet dropped, Op newView) {
    int rank = counts.length - dropped.cardinality();
    long[] newSizes = new long[rank];
    long[] newStrides = new long[rank];
    long newOffset = offset;
    for (int i = 0, next = 0; i < counts.length; i++) {
      newOffset += starts[i] * strides[i];
      if (dropped.get(i)) continue;
      newSizes[next] = counts[i];
      newStrides[next++] = steps[i] * strides[i];
    }
    return with(newOffset, newSizes, newStrides, newView);
  }

  /** The same elements in another shape; null where they do not lie next to each other. */
  public @Nullable Reference reshaped(long[] newSizes, Op newView) {
    return isContiguous() ? with(offset, newSizes, rowMajor(newSizes), newView) : null;
  }

  /** The byte offset in the buffer of the element at the given indices, one for each dimension. */
  public long byteOffset(long[] positions) {
    long at = offset;
    for (int i = 0; i < positions.length; i++) {
      checkBound(i, positions[i]);
      at += positions[i] * strides[i];
    }
    return inBuffer(at);
  }

  public long byteOffset() {
    return inBuffer(offset);
  }

  public long byteOffset(long i) {
    checkBound(0, i);
    return inBuffer(offset + i * strides[0]);
  }

  public long byteOffset(long i, long j) {
    checkBound(0, i);
    checkBound(1, j);
    return inBuffer(offset + i * strides[0] + j * strides[1]);
  }

  private void checkBound(int dimension, long position) {
    if (position >= 0 && position < sizes[dimension]) return;
    throw outOfBounds("index " + position + " is out of bounds of dimension " + dimension + " of size " + sizes[dimension]);
  }

  private long inBuffer(long element) {
    long at = base + element * elementBytes;
    if (at < 0 || at > buffer.size() - elementBytes) {
      throw outOfBounds("element at byte " + at + " is out of bounds of a buffer of " + buffer.size() + " bytes");
    }
    return at;
  }

  /** Whether all elements are in the buffer; where there are none, they are. */
  public boolean isInBuffer() {
    if (elementCount() == 0) return true;
    long first = offset;
    long last = offset;
    for (int i = 0; i < sizes.length; i++) {
      long extent = (sizes[i] - 1) * strides[i];
      first += Math.min(0, extent);
      last += Math.max(0, extent);
    }
    return base + first * elementBytes >= 0 && base + (last + 1) * elementBytes <= buffer.size();
  }

  /** The fault of an access beyond the buffer. */
  public Fault outOfBounds(String message) {
    Fault fault = new Fault(Fault.Kind.OUT_OF_BOUNDS, message);
    if (view != null) fault.note(view.location(), "accessed through this view");
    return fault.note(buffer.site(), buffer.maker() == null ? "buffer passed here" : "allocated here");
  }

  /** Whether the elements lie next to each other in row-major order. */
  public boolean isContiguous() {
    long running = 1;
    for (int i = sizes.length - 1; i >= 0; i--) {
      if (sizes[i] != 1 && strides[i] != running) return false;
      running *= sizes[i];
    }
    return true;
  }
}
