// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Kinds;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Task;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ShapedType;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;

/** What is in a buffer at some time. */
record Contents(long[] sizes, Object[] elements) {
  /** More elements are not worth looking at. */
  private static final int MAX_ELEMENTS = 4096;
  private static final int MAX_SHOWN = 8;
  private static final Object[] NOTHING = {};

  static Object of(Object value, Type type) {
    // Who gets a token knows nothing of it but where it comes from.
    if (value instanceof Task.Future future) return future.toString();
    if (!(value instanceof Reference reference) || !(type instanceof BaseMemRefType memref)) return value;
    // A view that reaches beyond its buffer shows nothing: that is a fault of whoever reads it only.
    boolean hidden = reference.elementCount() > MAX_ELEMENTS || !reference.buffer().isLive() || !reference.isInBuffer();
    if (hidden) return new Contents(reference.sizes(), NOTHING);
    Object[] elements = Elements.all(reference, memref.element());
    // Of the buffers that a buffer holds, too, only the contents count.
    if (memref.element() instanceof BaseMemRefType) Arrays.setAll(elements, i -> of(elements[i], memref.element()));
    return new Contents(reference.sizes(), elements);
  }

  /** Whether what was, or something that may take its place, is there now: anything may take the place of what means nothing. */
  static boolean matches(Object before, Object after) {
    if (before == null || before == Poison.INSTANCE) return true;
    if (before instanceof Contents a && after instanceof Contents b) return a.matches(b);
    if (before instanceof Tensor a && after instanceof Tensor b) return Arrays.equals(a.sizes(), b.sizes()) && matches(a.elements(), b.elements());
    if (before instanceof Object[] a && after instanceof Object[] b) return matches(a, b);
    if (before instanceof Object[] a && after == Poison.INSTANCE) return Arrays.stream(a).allMatch(element -> element == Poison.INSTANCE);
    return Objects.equals(settled(before), settled(after));
  }

  private boolean matches(Contents after) {
    return Arrays.equals(sizes, after.sizes) && matches(elements, after.elements);
  }

  private static boolean matches(Object[] before, Object[] after) {
    if (before.length != after.length) return false;
    for (int i = 0; i < before.length; i++) {
      if (!matches(before[i], after[i])) return false;
    }
    return true;
  }

  private static Object settled(Object value) {
    return value instanceof Open open ? open.settled() : value;
  }

  /** A short text of a value. */
  static String words(Object value, Type type) {
    if (value instanceof Contents contents && type instanceof BaseMemRefType memref && memref.element() instanceof BaseMemRefType) {
      return words(contents.elements, memref.element());
    }
    Type element = type instanceof ShapedType shaped ? shaped.element() : type instanceof BaseMemRefType memref ? memref.element() : type;
    return switch (settled(value)) {
      case null -> "nothing";
      case Contents contents -> words(contents.elements, element);
      case Tensor tensor -> words(tensor.elements(), element);
      case Object[] elements -> words(elements, element);
      case Object number when Kinds.isScalar(element) && (number instanceof Long || number instanceof BigInteger) -> Domains.words(number, element);
      case Object other -> other.toString();
    };
  }

  private static String words(Object[] elements, Type element) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < Math.min(MAX_SHOWN, elements.length); i++) text.append(i == 0 ? "" : ", ").append(words(elements[i], element));
    return text.append(elements.length > MAX_SHOWN ? ", ...]" : "]").toString();
  }
}
