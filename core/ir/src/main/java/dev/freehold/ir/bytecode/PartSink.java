// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import java.util.List;
import java.util.function.Consumer;

/** What an attribute or type writes its parts to, in the binary form of its dialect. */
public final class PartSink {
  private final ByteSink out;
  private final AttributeNumbers attributes;
  private final StringTable strings;

  PartSink(ByteSink out, AttributeNumbers attributes, StringTable strings) {
    this.out = out;
    this.attributes = attributes;
    this.strings = strings;
  }

  public PartSink number(long value) {
    out.varInt(value);
    return this;
  }

  /** A number that may be negative. */
  public PartSink signed(long value) {
    out.signedVarInt(value);
    return this;
  }

  /** A number of 64 bits with a point. */
  public PartSink decimal(double value) {
    return signed(Double.doubleToRawLongBits(value));
  }

  public PartSink flag(boolean value) {
    out.octet(value ? 1 : 0);
    return this;
  }

  public PartSink string(String text) {
    return number(strings.number(text));
  }

  public PartSink attribute(Attribute attribute) {
    return number(attributes.attribute(attribute));
  }

  public PartSink type(Type type) {
    return number(attributes.type(type));
  }

  /** An attribute that may be null. */
  public PartSink optionalAttribute(Attribute attribute) {
    out.flagged(attribute == null ? 0 : attributes.attribute(attribute), attribute != null);
    return this;
  }

  /** A number that may be null. */
  public PartSink optionalNumber(Long value) {
    out.flagged(value == null ? 0 : value, value != null);
    return this;
  }

  /** A list that is announced only where it has elements. */
  public <T> PartSink list(List<T> elements, Consumer<? super T> each) {
    flag(!elements.isEmpty());
    if (elements.isEmpty()) return this;
    return elements(elements, each);
  }

  /** A list, also where it has no elements. */
  public <T> PartSink elements(List<T> elements, Consumer<? super T> each) {
    number(elements.size());
    elements.forEach(each);
    return this;
  }
}
