// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Poison;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Task;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.AsyncToken;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** What is in a buffer at some time, or in a tensor. */
public record Contents(long[] sizes, Object[] elements) {
  /** Of buffers with more elements than these, only some are looked at. */
  private static final int MAX_ELEMENTS = 4096;
  private static final int LOOKED_AT = 64;
  private static final int MAX_SHOWN = 8;
  private static final Object[] NOTHING = {};

  /** What there is to see of a value now: of a buffer, what it holds. */
  public static Object of(Object value, Type type) {
    // What begins when a token is over cannot tell whether something has come in between, such as a deallocation.
    if (type instanceof AsyncToken token && token.isAwaitedByUsers()) return type;
    // Who gets another one knows nothing of it but where it comes from.
    if (value instanceof Task.Future future) return future.toString();
    if (type instanceof ShapedType tensor && Signature.isTensor(type) && value != Poison.INSTANCE) return ofTensor(SharedTensor.plain(value), tensor);
    if (!(value instanceof Reference reference) || !(type instanceof BaseMemRefType memref)) return value;
    // A view that extends beyond its buffer has no contents here: reading it would be a fault.
    boolean hidden = !reference.buffer().isLive() || !reference.isInBuffer();
    if (hidden) return new Contents(reference.sizes(), NOTHING);
    Object[] elements = isPartial(reference) ? some(reference, memref.element()) : Elements.all(reference, memref.element());
    // Of the buffers that a buffer holds, too, only the contents count.
    if (memref.element() instanceof BaseMemRefType) Arrays.setAll(elements, i -> of(elements[i], memref.element()));
    return new Contents(reference.sizes(), elements);
  }

  /** What a tensor holds, which is the same as what a buffer holds that bufferization has put in its place. */
  private static Object ofTensor(Object value, ShapedType type) {
    if (!(value instanceof Tensor) && !(value instanceof Object[])) return value;
    Object[] all = Tensor.elements(value);
    Object[] elements = all.length > MAX_ELEMENTS ? new Object[LOOKED_AT] : all;
    if (elements != all) Arrays.setAll(elements, i -> all[(int) lookedAt(i, all.length)]);
    return new Contents(Tensor.sizes(value, type), elements);
  }

  private static boolean isPartial(Reference reference) {
    return reference.elementCount() > MAX_ELEMENTS;
  }

  /** Whether one of the values is a buffer or a tensor of which not all elements are looked at. */
  static boolean isPartial(List<Object> values) {
    return values.stream().anyMatch(value -> switch (SharedTensor.plain(value)) {
      case Reference reference -> isPartial(reference);
      case Tensor tensor -> tensor.elements().length > MAX_ELEMENTS;
      case Object[] elements -> elements.length > MAX_ELEMENTS;
      case null, default -> false;
    });
  }

  /** The number of one of the elements that are looked at: the first and the last, and some between. */
  private static long lookedAt(int i, long count) {
    return i == LOOKED_AT - 1 ? count - 1 : count / (LOOKED_AT - 1) * i;
  }

  /** The first element and the last, and some between. */
  private static Object[] some(Reference reference, Type element) {
    Object[] elements = new Object[LOOKED_AT];
    for (int i = 0; i < elements.length; i++) {
      long number = lookedAt(i, reference.elementCount());
      elements[i] = Elements.load(reference.buffer(), reference.byteOffset(Tensor.positions(reference.sizes(), number)), element);
    }
    return elements;
  }

  /** Whether what was, or something that may take its place, is there now: anything may take the place of what means nothing. */
  public static boolean matches(Object before, Object after) {
    if (isArbitrary(before) || isArbitrary(after)) return true;
    Object one = settled(before);
    Object other = settled(after);
    if (one == null || one == Poison.INSTANCE) return true;
    if (one instanceof Contents a && other instanceof Contents b) return a.matches(b);
    if (one instanceof Tensor a && other instanceof Tensor b) return Arrays.equals(a.sizes(), b.sizes()) && matches(a.elements(), b.elements());
    if (one instanceof Object[] a && other instanceof Object[] b) return matches(a, b);
    if (one instanceof Object[] a && other == Poison.INSTANCE) return Arrays.stream(a).allMatch(element -> element == Poison.INSTANCE);
    return Objects.equals(one, other);
  }

  private static boolean isArbitrary(Object value) {
    return value instanceof Term term && term.isArbitrary() || value instanceof Element element && element.isOpaque();
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
    return switch (value) {
      case Open open -> open.settled();
      case Element element -> element.settled();
      case Term term -> term.settled();
      case null, default -> value;
    };
  }

  /** A short text of a value. */
  public static String text(Object value, Type type) {
    if (value instanceof Contents contents && type instanceof BaseMemRefType memref && memref.element() instanceof BaseMemRefType) {
      return text(contents.elements, memref.element());
    }
    Type element = type instanceof ShapedType shaped ? shaped.element() : type instanceof BaseMemRefType memref ? memref.element() : type;
    return switch (settled(value)) {
      case null -> "nothing";
      case Contents contents -> text(contents.elements, element);
      case Tensor tensor -> text(tensor.elements(), element);
      case Object[] elements -> text(elements, element);
      case Object number when Kinds.isScalar(element) && (number instanceof Long || number instanceof BigInteger) -> Domains.text(number, element);
      case Object other -> other.toString();
    };
  }

  private static String text(Object[] elements, Type element) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < Math.min(MAX_SHOWN, elements.length); i++) text.append(i == 0 ? "" : ", ").append(text(elements[i], element));
    return text.append(elements.length > MAX_SHOWN ? ", ...]" : "]").toString();
  }
}
