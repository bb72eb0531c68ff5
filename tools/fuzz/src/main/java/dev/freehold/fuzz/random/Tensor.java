// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** A ranked tensor type. */
record Tensor(List<Integer> dims, Scalar element) implements Type {
  /** What a buffer of this type holds. */
  static Tensor of(Buffer buffer) {
    return new Tensor(buffer.dims(), buffer.element());
  }

  @Override
  public String text() {
    var out = new StringBuilder("tensor<");
    for (int dim : dims) {
      out.append(Buffer.size(dim)).append('x');
    }
    return out.append(element.text()).append('>').toString();
  }

  /** The type of a buffer that holds such a tensor. */
  Buffer buffer() {
    return Buffer.of(dims, element);
  }
}
