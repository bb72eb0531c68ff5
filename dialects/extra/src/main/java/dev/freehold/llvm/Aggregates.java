// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.Printing;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Structures and arrays, and what is in them. */
final class Aggregates {
  private Aggregates() {}

  /** The type at a position inside of a type; null where there is nothing, which is then reported. */
  static @Nullable Type parameter(Type container, Attribute position, Consumer<String> wrong) {
    if (!LlvmTypes.isCompatible(container)) {
      wrong.accept("expected LLVM IR Dialect type, got " + Printing.quoted(container));
      return null;
    }
    Type at = container;
    for (long i : ((DenseArrayAttr) position).longs()) {
      if (!(at instanceof LlvmArrayType || at instanceof LlvmStructType)) {
        wrong.accept("expected LLVM IR structure/array type, got: " + Printing.quoted(at));
        return null;
      }
      at = direct(at, i);
      if (at == null) {
        wrong.accept("position out of bounds: " + i);
        return null;
      }
    }
    return at;
  }

  /** The type at an index; null where that is out of bounds. */
  private static @Nullable Type direct(Type container, long i) {
    if (container instanceof LlvmArrayType(var count, var element)) return i >= 0 && i < count ? element : null;
    List<Type> elements = ((LlvmStructType) container).elements();
    return elements != null && i >= 0 && i < elements.size() ? elements.get((int) i) : null;
  }

  /** Infers the type of {@code segment}, which is not in the text, from that of the container and the position in it. */
  static <O extends Op> Directive<O> typeOfPart(String segment) {
    return Directive.of((p, state) -> {
      Attribute position = Objects.requireNonNull(state.state().attr("position"), "position");
      state.types(segment).add(parameter(state.types("container").getFirst(), position, message -> {
        throw p.error(message);
      }));
    }, (op, out) -> {});
  }
}
