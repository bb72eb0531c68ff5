// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DistinctAttr;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Reads types and attributes that stand by themselves, outside of the text of a program: without aliases and resources. */
public final class FragmentParser {
  private final Registry registry;
  private final boolean allowUnregistered;
  private final LongFunction<@Nullable DistinctAttr> distinct;

  /** {@code distinct} knows the distinct attributes that several fragments mention by number, and returns null for other numbers. */
  public FragmentParser(Registry registry, boolean allowUnregistered, LongFunction<@Nullable DistinctAttr> distinct) {
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
    this.distinct = distinct;
  }

  /** Throws an {@link IllegalArgumentException} that says what is wrong where the text is no attribute. */
  public Attribute attribute(String text) {
    return whole(text, AttrParser::attribute);
  }

  /** Throws an {@link IllegalArgumentException} that says what is wrong where the text is no type. */
  public Type type(String text) {
    return whole(text, AttrParser::expectType);
  }

  private <T> T whole(String text, Function<AttrParser, T> reader) {
    try {
      AttrParser parser = new AttrParser(Source.of("fragment", text), registry, allowUnregistered, new Definitions(distinct), ignored -> {});
      T read = reader.apply(parser);
      if (parser.atEnd()) return read;
    } catch (ParseStop stop) {
      throw new IllegalArgumentException(stop.getMessage(), stop);
    }
    throw new IllegalArgumentException("more than one fragment");
  }
}
