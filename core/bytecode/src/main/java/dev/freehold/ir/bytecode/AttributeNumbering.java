// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The attributes and types of a file, numbered as they are asked for. */
final class AttributeNumbering {
  /**
   * Texts in a file mention its distinct attribute {@code n} by this number and {@code n} more, so that those in different texts are known to
   * be one. A text that knows only itself, as of other writers, counts its own from zero.
   */
  static final long FIRST_DISTINCT = 1L << Integer.SIZE;

  private final Map<Object, Integer> attributeNumbers = new HashMap<>();
  private final Map<Object, Integer> typeNumbers = new HashMap<>();
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<Type> types = new ArrayList<>();
  private final StringTable strings;
  private final DialectTable dialects;
  private final ResourceWriter resources;

  /** The bytes of an attribute or type, and whose encoding they are in; text where nobody has one. */
  private record Encoded(String dialect, boolean encoded, byte[] bytes) {}

  AttributeNumbering(StringTable strings, DialectTable dialects, ResourceWriter resources) {
    this.strings = strings;
    this.dialects = dialects;
    this.resources = resources;
  }

  int attribute(Attribute attribute) {
    return number(attribute, attributes, attributeNumbers);
  }

  int type(Type type) {
    return number(type, types, typeNumbers);
  }

  private static <T> int number(T one, List<T> all, Map<Object, Integer> numbers) {
    Integer known = numbers.putIfAbsent(one, all.size());
    if (known != null) return known;
    all.add(one);
    return all.size() - 1;
  }

  /** Returns the content; sizes and kinds go to {@code offsets}. */
  ByteSink write(ByteSink offsets) {
    BuiltinEncoder encoder = new BuiltinEncoder(this, strings, resources);
    List<Encoded> attributeBytes = new ArrayList<>();
    List<Encoded> typeBytes = new ArrayList<>();
    // What is encoded asks for more attributes and types.
    while (attributeBytes.size() < attributes.size() || typeBytes.size() < types.size()) {
      while (attributeBytes.size() < attributes.size()) attributeBytes.add(encode(attributes.get(attributeBytes.size()), encoder));
      while (typeBytes.size() < types.size()) typeBytes.add(encode(types.get(typeBytes.size()), encoder));
    }
    ByteSink content = new ByteSink();
    offsets.varInt(attributes.size()).varInt(types.size());
    writeGroups(attributeBytes, offsets, content);
    writeGroups(typeBytes, offsets, content);
    return content;
  }

  private Encoded encode(Attribute attribute, BuiltinEncoder encoder) {
    ByteSink bytes = new ByteSink();
    if (encoder.encode(attribute, bytes)) return new Encoded("builtin", true, bytes.toBytes());
    return encode(attribute, attribute.dialect(), text -> text.attr(attribute));
  }

  private Encoded encode(Type type, BuiltinEncoder encoder) {
    ByteSink bytes = new ByteSink();
    if (encoder.encode(type, bytes)) return new Encoded("builtin", true, bytes.toBytes());
    return encode(type, type.dialect(), text -> text.type(type));
  }

  private Encoded encode(Object one, String dialect, Consumer<AttrPrinter> text) {
    ByteSink bytes = new ByteSink();
    boolean encoded = one instanceof Encodable encodable && encodable.encode(new DialectBytecodeWriter(bytes, this, strings));
    return new Encoded(dialect, encoded, encoded ? bytes.toBytes() : bytes.terminated(text(text)).toBytes());
  }

  private String text(Consumer<AttrPrinter> content) {
    StringBuilder text = new StringBuilder();
    content.accept(AttrWriter.numberedBy(attribute -> FIRST_DISTINCT + attribute(attribute), text));
    return text.toString();
  }

  /** Neighbours of one dialect are a group. */
  private void writeGroups(List<Encoded> all, ByteSink offsets, ByteSink content) {
    int start = 0;
    while (start < all.size()) {
      String dialect = all.get(start).dialect;
      int end = start + 1;
      while (end < all.size() && all.get(end).dialect.equals(dialect)) end++;
      offsets.varInt(dialects.number(dialect)).varInt(end - start);
      for (Encoded each : all.subList(start, end)) {
        offsets.flagged(each.bytes.length, each.encoded);
        content.raw(each.bytes);
      }
      start = end;
    }
  }
}
