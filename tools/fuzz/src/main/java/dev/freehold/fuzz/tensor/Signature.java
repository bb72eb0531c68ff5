// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.List;

/** A function on tensors; it also receives a condition, an index that is always {@code size}, and a number of each element type. */
record Signature(String name, List<TensorType> params, int size, List<TensorType> results) {
  String resultTypes() {
    return Lists.join(results, TensorType::text);
  }
}
