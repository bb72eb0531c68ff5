// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.List;

/**
 * A function on tensors; it also receives a condition, an index that is always {@code size}, and a number of each element type.
 *
 * @param readOnly for each tensor whether the function must not write to it
 */
record Signature(String name, List<TensorType> params, List<Boolean> readOnly, int size, List<TensorType> results) {
  String resultTypes() {
    return Lists.join(results, TensorType::text);
  }
}
