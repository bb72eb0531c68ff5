// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;

/** The element types of memrefs. */
final class Elementals {
  private Elementals() {}

  static Type of(Value memref) {
    return ((BaseMemRefType) memref.type()).element();
  }
}
