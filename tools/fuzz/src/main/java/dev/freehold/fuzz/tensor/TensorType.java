// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The type of a tensor, with the sizes that its values have.
 *
 * @param element a number type
 * @param shape the size of each dimension
 * @param dynamic for each dimension whether the type leaves its size open
 */
record TensorType(String element, List<Integer> shape, List<Boolean> dynamic) {
  static TensorType fixed(String element, List<Integer> shape) {
    return new TensorType(element, shape, Collections.nCopies(shape.size(), false));
  }

  /** The type of a tensor with such dimensions. */
  static TensorType of(String element, List<Dim> dims) {
    return new TensorType(element, dims.stream().map(Dim::size).toList(), dims.stream().map(Dim::isDynamic).toList());
  }

  int rank() {
    return shape.size();
  }

  boolean isFloat() {
    return element.startsWith("f");
  }

  boolean isFixed() {
    return !dynamic.contains(true);
  }

  TensorType withDynamic(List<Boolean> other) {
    return new TensorType(element, shape, other);
  }

  /** Without some dimensions. */
  TensorType without(List<Integer> dropped) {
    List<Integer> sizes = new ArrayList<>();
    List<Boolean> open = new ArrayList<>();
    for (int i = 0; i < rank(); i++) {
      if (dropped.contains(i)) continue;
      sizes.add(shape.get(i));
      open.add(dynamic.get(i));
    }
    return new TensorType(element, sizes, open);
  }

  boolean hasShapeOf(TensorType other) {
    return shape.equals(other.shape) && element.equals(other.element);
  }

  String text() {
    StringBuilder text = new StringBuilder("tensor<");
    for (int i = 0; i < rank(); i++) text.append(dynamic.get(i) ? "?" : shape.get(i).toString()).append('x');
    return text.append(element).append('>').toString();
  }
}
