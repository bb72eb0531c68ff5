// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What a dialect reads the parts of an attribute from, in its own binary form; {@link PartSink} in reverse. */
public final class PartSource {
  private final ByteCursor in;
  private final AttributeTable attributes;
  private final Strings strings;

  PartSource(ByteCursor in, AttributeTable attributes, Strings strings) {
    this.in = in;
    this.attributes = attributes;
    this.strings = strings;
  }

  public long number() {
    return in.varInt();
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

  /** An attribute, or null where the file says that it is absent. */
  public Attribute optionalAttribute() {
    return attributes.optionalAttribute(in);
  }

  /** A number, or null where the file says that it is absent. */
  public Long optionalNumber() {
    long valueAndPresence = in.varInt();
    return (valueAndPresence & 1) == 0 ? null : valueAndPresence >>> 1;
  }

  public <T> List<T> list(Supplier<? extends T> element) {
    List<T> read = new ArrayList<>();
    if (!flag()) return read;
    int count = in.count();
    for (int i = 0; i < count; i++) read.add(element.get());
    return read;
  }
}
