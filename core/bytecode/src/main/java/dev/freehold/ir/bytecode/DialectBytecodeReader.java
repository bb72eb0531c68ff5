// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a dialect reads the parts of an attribute or type from, in its own binary form; {@link DialectBytecodeWriter} in reverse. */
public final class DialectBytecodeReader {
  private final ByteCursor in;
  private final AttributeTable attributes;
  private final Strings strings;

  DialectBytecodeReader(ByteCursor in, AttributeTable attributes, Strings strings) {
    this.in = in;
    this.attributes = attributes;
    this.strings = strings;
  }

  public long number() {
    return in.varInt();
  }

  /** A number that may be negative. */
  public long signed() {
    return in.signedVarInt();
  }

  /** A number of 64 bits with a point. */
  public double decimal() {
    return Double.longBitsToDouble(signed());
  }

  public boolean flag() {
    return in.octet() != 0;
  }

  public String string() {
    return strings.next(in);
  }

  public Attribute attribute() {
    return attributes.attribute(in);
  }

  /** An attribute that must be of a kind. */
  public <A extends Attribute> A attribute(Class<A> kind) {
    return attributes.attribute(in, kind);
  }

  /** A type that must be of a kind. */
  public <T extends Type> T type(Class<T> kind) {
    return attributes.type(in, kind);
  }

  /** An attribute, or null where the file says that it is absent. */
  public @Nullable Attribute optionalAttribute() {
    return attributes.optionalAttribute(in);
  }

  /** A number, or null where the file says that it is absent. */
  public @Nullable Long optionalNumber() {
    long valueAndPresence = in.varInt();
    return (valueAndPresence & 1) == 0 ? null : valueAndPresence >>> 1;
  }

  public <T> List<T> list(Supplier<? extends T> element) {
    return flag() ? elements(element) : new ArrayList<>();
  }

  /** A list that {@link DialectBytecodeWriter#elements} has written. */
  public <T> List<T> elements(Supplier<? extends T> element) {
    List<T> read = new ArrayList<>();
    int count = in.count();
    for (int i = 0; i < count; i++) read.add(element.get());
    return read;
  }

  /** To be thrown where the parts do not fit together: it makes the file unreadable. */
  public RuntimeException error(String message) {
    return in.stop(message);
  }
}
