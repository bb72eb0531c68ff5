// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Reference;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Short texts that are the same for equal values, before and after passes. What would be long is replaced by a hash of 64 bits, as values are
 * named after others.
 */
final class ValueName {
  private static final int MAX_LENGTH = 120;
  private static final int MAX_SHOWN = 4;

  private ValueName() {}

  static String of(Object value) {
    String text = switch (value) {
      case Open open -> open.question();
      case Element element -> element.question();
      case Term term -> (term.isNegated() ? "not " : "") + term;
      case Tensor tensor -> "sizes " + Arrays.toString(tensor.sizes()) + " of " + of(tensor.elements());
      case Object[] elements when elements.length > MAX_SHOWN -> elements.length + " elements #" + Long.toHexString(hash(elements));
      case Object[] elements -> Arrays.stream(elements).map(ValueName::of).collect(Collectors.joining(", ", "[", "]"));
      case Reference reference -> "a buffer of the sizes " + Arrays.toString(reference.sizes());
      case null -> "nothing";
      default -> value.toString();
    };
    return text.length() <= MAX_LENGTH ? text : "value #" + Long.toHexString(hash(text));
  }

  private static long hash(Object[] elements) {
    long hash = elements.length;
    for (Object element : elements) hash = Symbols.mix(hash, hash(element));
    return hash;
  }

  /** Of the elements of large tensors, which would cost much as texts. */
  private static long hash(Object element) {
    return switch (element) {
      case Element of -> Symbols.mix(of.contents().hashCode(), of.offset());
      case Term term -> term.isNegated() ? ~term.identity() : term.identity();
      default -> hash(of(element));
    };
  }

  private static long hash(String text) {
    long hash = text.length();
    for (int i = 0; i < text.length(); i++) hash = Symbols.mix(hash, text.charAt(i));
    return hash;
  }
}
