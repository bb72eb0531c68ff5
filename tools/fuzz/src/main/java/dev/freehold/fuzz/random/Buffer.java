// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A ranked memref type. {@code layout} is null for the identity; {@code space} 0 is the default one. */
record Buffer(List<Integer> dims, Scalar element, @Nullable Strided layout, int space) implements Type {
  static final int DYNAMIC = Integer.MIN_VALUE;

  Buffer {
    dims = List.copyOf(dims);
  }

  /** An identity layout in the default memory space. */
  static Buffer of(List<Integer> dims, Scalar element) {
    return new Buffer(dims, element, null, 0);
  }

  static String size(int size) {
    return size == DYNAMIC ? "?" : Integer.toString(size);
  }

  @Override
  public String text() {
    var out = new StringBuilder("memref<");
    for (int dim : dims) {
      out.append(size(dim)).append('x');
    }
    out.append(element.text());
    if (layout != null) {
      out.append(", ").append(layout.text());
    }
    if (space != 0) {
      out.append(", ").append(space);
    }
    return out.append('>').toString();
  }

  int rank() {
    return dims.size();
  }

  boolean isIdentity() {
    return layout == null;
  }

  int dynamicDims() {
    return (int) dims.stream().filter(d -> d == DYNAMIC).count();
  }

  /** The layout spelled out: row-major strides, dynamic outside of a dynamic dimension. */
  Strided strided() {
    if (layout != null) {
      return layout;
    }
    var strides = new ArrayList<Integer>();
    int stride = 1;
    for (int i = rank() - 1; i >= 0; i--) {
      strides.addFirst(stride);
      stride = times(stride, dims.get(i));
    }
    return new Strided(strides, 0);
  }

  Buffer withDims(List<Integer> newDims) {
    return new Buffer(newDims, element, layout, space);
  }

  Buffer withLayout(@Nullable Strided newLayout) {
    return new Buffer(dims, element, newLayout, space);
  }

  Buffer withSpace(int newSpace) {
    return new Buffer(dims, element, layout, newSpace);
  }

  static int times(int a, int b) {
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : a * b;
  }

  static int plus(int a, int b) {
    return a == DYNAMIC || b == DYNAMIC ? DYNAMIC : a + b;
  }
}
