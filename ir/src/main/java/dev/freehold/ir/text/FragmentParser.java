// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Type;
import java.util.function.Function;

/** Reads types and attributes that stand alone, outside of a program: without aliases and resources. */
public final class FragmentParser {
  private final Registry registry;
  private final boolean allowUnregistered;

  public FragmentParser(Registry registry, boolean allowUnregistered) {
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
  }

  /** Throws an {@link IllegalArgumentException} that says what is wrong where the text, one char per byte, is no attribute. */
  public Attribute attribute(String text) {
    return whole(text, AttrParser::attribute);
  }

  /** Throws an {@link IllegalArgumentException} that says what is wrong where the text, one char per byte, is no type. */
  public Type type(String text) {
    return whole(text, AttrParser::expectType);
  }

  private <T> T whole(String text, Function<AttrParser, T> reader) {
    try {
      AttrParser parser = new AttrParser(Source.of("fragment", text), registry, allowUnregistered);
      T read = reader.apply(parser);
      if (parser.atEnd()) return read;
    } catch (ParseStop stop) {
      throw new IllegalArgumentException(stop.getMessage(), stop);
    }
    throw new IllegalArgumentException("more than one fragment");
  }
}
