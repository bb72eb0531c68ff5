// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.text.Aliases;
import dev.freehold.ir.text.FragmentParser;
import dev.freehold.ir.text.StackSpace;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The attributes and types of a file, by number. Each is decoded when it is first asked for, as they refer to one another in any order. */
final class AttributeTable {
  private static final String BUILTIN = "builtin";
  /** The bounds of texts hold here too: how deep attributes and types are nested, and how large they are when what they refer to is written out. */
  private static final int MAX_HEIGHT = 1000;
  private static final long MAX_SIZE = 1L << 30;

  private final FragmentParser text;
  private final BuiltinDecoder builtin;
  private final Registry registry;
  private final Strings strings;
  private final Dialects dialects;
  private Entry[] attributes = {};
  private Entry[] types = {};
  /** Of what is being decoded, so far. */
  private int height;
  private long size;
  private int depth;

  /** The bytes of one attribute or type, and what they mean once somebody has looked. */
  private static final class Entry {
    final ByteCursor bytes;
    final String dialect;
    final boolean encoded;
    @Nullable Object value;
    boolean decoding;
    int height;
    long size;

    Entry(ByteCursor bytes, String dialect, boolean encoded) {
      this.bytes = bytes;
      this.dialect = dialect;
      this.encoded = encoded;
    }
  }

  AttributeTable(Registry registry, boolean allowUnregistered, Strings strings, Dialects dialects, ResourceTable resources) {
    text = new FragmentParser(registry, allowUnregistered, this::distinct);
    this.registry = registry;
    this.strings = strings;
    builtin = new BuiltinDecoder(this, strings, resources, text);
    this.dialects = dialects;
  }

  void read(ByteCursor offsets, ByteCursor content) {
    attributes = new Entry[offsets.count()];
    types = new Entry[offsets.count()];
    readEntries(offsets, content, attributes);
    readEntries(offsets, content, types);
  }

  private void readEntries(ByteCursor offsets, ByteCursor content, Entry[] entries) {
    int next = 0;
    while (next < entries.length) {
      String dialect = dialects.names().get(offsets.index(dialects.names().size(), "dialect"));
      int count = offsets.count();
      if (count > entries.length - next) throw offsets.stop("too many attributes or types");
      for (int i = 0; i < count; i++) {
        long sizeAndKind = offsets.varInt();
        entries[next++] = new Entry(content.parameter(content.count(sizeAndKind >>> 1)), dialect, (sizeAndKind & 1) != 0);
      }
    }
  }

  Attribute attribute(ByteCursor in) {
    return attribute(in, in.varInt());
  }

  Attribute attribute(ByteCursor in, long index) {
    return (Attribute) value(in, attributes, index, true);
  }

  /** An attribute, or null where the file says that it is absent. */
  @Nullable
  Attribute optionalAttribute(ByteCursor in) {
    long indexAndPresence = in.varInt();
    return (indexAndPresence & 1) == 0 ? null : attribute(in, indexAndPresence >>> 1);
  }

  /** An attribute that must be of a kind. */
  <A extends Attribute> A attribute(ByteCursor in, Class<A> kind) {
    return expect(attribute(in), kind, in);
  }

  /** A type that must be of a kind. */
  <T extends Type> T type(ByteCursor in, Class<T> kind) {
    return expect(type(in), kind, in);
  }

  private static <T> T expect(Object read, Class<T> kind, ByteCursor in) {
    if (!kind.isInstance(read)) throw in.stop("expected a " + kind.getSimpleName());
    return kind.cast(read);
  }

  Location location(ByteCursor in) {
    return attribute(in, Location.class);
  }

  Type type(ByteCursor in) {
    return type(in, in.varInt());
  }

  Type type(ByteCursor in, long index) {
    return (Type) value(in, types, index, false);
  }

  private Object value(ByteCursor in, Entry[] entries, long index, boolean isAttribute) {
    if (index < 0 || index >= entries.length) throw in.stop("invalid " + (isAttribute ? "attribute " : "type ") + Long.toUnsignedString(index));
    Entry entry = entries[(int) index];
    if (entry.decoding) throw in.stop((isAttribute ? "attribute " : "type ") + index + " contains itself");
    if (entry.value == null) measure(entry, isAttribute);
    height = Math.max(height, entry.height + 1);
    size += entry.size;
    return Objects.requireNonNull(entry.value, "has been decoded");
  }

  /** Decodes an entry, and finds out how much it is. */
  private void measure(Entry entry, boolean isAttribute) {
    int outerHeight = height;
    long outerSize = size;
    height = 0;
    size = entry.bytes.remaining();
    entry.decoding = true;
    if (++depth > MAX_HEIGHT) throw tooMuch(entry);
    entry.value = StackSpace.run(depth, () -> decode(entry, isAttribute));
    depth--;
    entry.decoding = false;
    boolean staysShort = size > MAX_SIZE && (entry.value instanceof Location || Aliases.hasStem(entry.value, registry));
    if (height > MAX_HEIGHT || size > MAX_SIZE && !staysShort) throw tooMuch(entry);
    entry.height = height;
    entry.size = staysShort ? 1 : size;
    height = outerHeight;
    size = outerSize;
  }

  private static BytecodeStop tooMuch(Entry entry) {
    return entry.bytes.stop("an attribute or type is nested more than " + MAX_HEIGHT + " levels deep, or has more than " + MAX_SIZE + " bytes");
  }

  private Object decode(Entry entry, boolean isAttribute) {
    if (!entry.encoded) return decodeText(entry, isAttribute);
    if (!entry.dialect.equals(BUILTIN)) return decodeForeign(entry, isAttribute);
    return isAttribute ? builtin.attribute(entry.bytes) : builtin.type(entry.bytes);
  }

  private Object decodeForeign(Entry entry, boolean isAttribute) {
    Dialect dialect = registry.dialect(entry.dialect);
    DialectBytecodeReader parameters = new DialectBytecodeReader(entry.bytes, this, strings);
    Object read = null;
    if (isAttribute && dialect instanceof DecodesAttributes decoder) read = decoder.decode(parameters);
    else if (!isAttribute && dialect instanceof DecodesTypes decoder) read = decoder.decodeType(parameters);
    if (read == null) throw entry.bytes.stop("dialect '" + entry.dialect + "' uses an unknown encoding");
    return read;
  }

  /** Whom the texts of the file mean by a number; null if none but the text that mentions it knows that. */
  private @Nullable DistinctAttr distinct(long number) {
    long index = number - AttributeNumbering.FIRST_DISTINCT;
    if (index < 0 || index >= attributes.length) return null;
    return value(attributes[(int) index].bytes, attributes, index, true) instanceof DistinctAttr distinct ? distinct : null;
  }

  private Object decodeText(Entry entry, boolean isAttribute) {
    String source = entry.bytes.terminated();
    try {
      return isAttribute ? text.attribute(source) : text.type(source);
    } catch (IllegalArgumentException e) {
      throw entry.bytes.stop(e.getMessage() + " in '" + source + "'");
    }
  }
}
