// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.SparseElementsAttr;

/** Attributes that hold the elements of a tensor. */
final class Elements {
  private Elements() {}

  static boolean is(Attribute attribute) {
    return attribute instanceof DenseElementsAttr || attribute instanceof SparseElementsAttr || attribute instanceof DenseResourceAttr;
  }
}
