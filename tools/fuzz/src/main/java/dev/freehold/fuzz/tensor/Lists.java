// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Texts of lists. */
final class Lists {
  private Lists() {}

  static <T> String join(List<T> list, Function<T, String> text) {
    return list.stream().map(text).collect(Collectors.joining(", "));
  }

  static String names(List<TensorValue> values) {
    return join(values, TensorValue::name);
  }

  static String types(List<TensorValue> values) {
    return join(values, value -> value.type().text());
  }

  /** {@code %a, %b : tensor<…>, tensor<…>}. */
  static String typed(List<TensorValue> values) {
    return names(values) + " : " + types(values);
  }

  /** {@code [a, b]}. */
  static String dims(List<Dim> dims) {
    return "[" + join(dims, Dim::text) + "]";
  }
}
