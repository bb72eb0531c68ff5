// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What an attribute or type writes its parts to, in the binary form of its dialect. */
public final class DialectBytecodeWriter {
  private final ByteSink out;
  private final AttributeNumbering attributes;
  private final StringTable strings;

  DialectBytecodeWriter(ByteSink out, AttributeNumbering attributes, StringTable strings) {
    this.out = out;
    this.attributes = attributes;
    this.strings = strings;
  }

  public DialectBytecodeWriter number(long value) {
    out.varInt(value);
    return this;
  }

  /** A number that may be negative. */
  public DialectBytecodeWriter signed(long value) {
    out.signedVarInt(value);
    return this;
  }

  /** A number of 64 bits with a point. */
  public DialectBytecodeWriter decimal(double value) {
    return signed(Double.doubleToRawLongBits(value));
  }

  public DialectBytecodeWriter flag(boolean value) {
    out.octet(value ? 1 : 0);
    return this;
  }

  public DialectBytecodeWriter string(String text) {
    return number(strings.number(text));
  }

  public DialectBytecodeWriter attribute(Attribute attribute) {
    return number(attributes.attribute(attribute));
  }

  public DialectBytecodeWriter type(Type type) {
    return number(attributes.type(type));
  }

  /** An attribute that may be null. */
  public DialectBytecodeWriter optionalAttribute(@Nullable Attribute attribute) {
    out.flagged(attribute == null ? 0 : attributes.attribute(attribute), attribute != null);
    return this;
  }

  /** A number that may be null. */
  public DialectBytecodeWriter optionalNumber(@Nullable Long value) {
    out.flagged(value == null ? 0 : value, value != null);
    return this;
  }

  /** A list that is announced only where it has elements. */
  public <T> DialectBytecodeWriter list(List<T> elements, Consumer<? super T> each) {
    flag(!elements.isEmpty());
    if (elements.isEmpty()) return this;
    return elements(elements, each);
  }

  /** A list, also where it has no elements. */
  public <T> DialectBytecodeWriter elements(List<T> elements, Consumer<? super T> each) {
    number(elements.size());
    elements.forEach(each);
    return this;
  }
}
