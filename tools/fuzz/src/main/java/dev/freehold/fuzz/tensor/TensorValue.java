// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

/**
 * A tensor in scope.
 *
 * @param name with the percent sign
 * @param root the name of the tensor at the head of its chain of destinations: loops mostly carry on what came in
 */
record TensorValue(String name, TensorType type, String root) {
  String typed() {
    return name + " : " + type.text();
  }
}
