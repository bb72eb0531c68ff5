// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.builtin.Resource;
import dev.freehold.ir.text.Resources;
import java.util.ArrayList;
import java.util.List;

/** The data that stand beside the program of a file; attributes name them by number. */
final class ResourceTable {
  private static final int BLOB = 0;
  private static final int BOOL = 1;

  private final Resources resources = new Resources();
  private final List<Resource> ofDialects = new ArrayList<>();

  private ResourceTable() {}

  /** Either cursor may be null, for a file without resources. */
  static ResourceTable read(ByteCursor offsets, ByteCursor content, Strings strings, Dialects dialects) {
    ResourceTable table = new ResourceTable();
    if (offsets == null) return table;
    int external = offsets.count();
    for (int i = 0; i < external; i++) table.readGroup(offsets, content, strings, strings.next(offsets), false);
    while (!offsets.atEnd()) {
      String dialect = dialects.names().get(offsets.index(dialects.names().size(), "dialect"));
      table.readGroup(offsets, content, strings, dialect, true);
    }
    return table;
  }

  private void readGroup(ByteCursor offsets, ByteCursor content, Strings strings, String owner, boolean ofDialect) {
    int count = offsets.count();
    for (int i = 0; i < count; i++) {
      String key = strings.next(offsets);
      long size = offsets.varInt();
      int kind = offsets.octet();
      Resource resource = ofDialect ? resources.get(owner, key) : null;
      if (ofDialect) ofDialects.add(resource);
      if (size == 0) continue;
      ByteCursor in = content.part(content.count(size));
      String literal = literal(in, kind, strings);
      if (ofDialect) resource.define(literal.substring(1, literal.length() - 1));
      else resources.addExternal(owner, key, literal);
    }
  }

  /** The value as the text form writes it; a blob is its alignment and its bytes in hexadecimal. */
  private static String literal(ByteCursor in, int kind, Strings strings) {
    if (kind == BOOL) return in.octet() != 0 ? "true" : "false";
    if (kind != BLOB) return '"' + strings.next(in) + '"';
    long alignment = in.varInt();
    int size = (int) in.varInt();
    in.align(alignment);
    StringBuilder hex = new StringBuilder("\"0x");
    for (int i = 0; i < Integer.BYTES; i++) appendHex(hex, (int) (alignment >>> Byte.SIZE * i) & 0xFF);
    for (byte b : in.blob(size)) appendHex(hex, b & 0xFF);
    return hex.append('"').toString();
  }

  private static void appendHex(StringBuilder out, int octet) {
    out.append(Character.toUpperCase(Character.forDigit(octet >> 4, 16))).append(Character.toUpperCase(Character.forDigit(octet & 15, 16)));
  }

  Resources resources() {
    return resources;
  }

  Resource next(ByteCursor in) {
    return ofDialects.get(in.index(ofDialects.size(), "resource"));
  }
}
