// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.Directive;

/** Structures and arrays, and what is in them. */
final class Aggregates {
  private Aggregates() {}

  /** The type at a position inside of a type; null where there is nothing. */
  static Type part(Type container, Attribute position) {
    Type at = container;
    for (long i : ((DenseArrayAttr) position).longs()) {
      at = switch (at) {
        case LlvmArrayType array -> array.element();
        case LlvmStructType(var name, var packed, var opaque, var elements) when elements != null && i >= 0 && i < elements.size() ->
            elements.get((int) i);
        default -> null;
      };
      if (at == null) return null;
    }
    return at;
  }

  /** A directive whose type follows from others, and has no text. */
  static <O extends Op> Directive<O> noText() {
    return Directive.of((p, state) -> {}, (op, out) -> {});
  }
}
