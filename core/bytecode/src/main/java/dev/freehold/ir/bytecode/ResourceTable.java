// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.text.ExternalResource;
import dev.freehold.ir.text.Resources;
import java.util.ArrayList;
import java.util.List;

/** The data that stand beside the program of a file; attributes name them by number. */
final class ResourceTable {
  static final int BLOB = 0;
  static final int BOOL = 1;
  static final int STRING = 2;

  private final Resources resources = new Resources();
  private final List<Resource> ofDialects = new ArrayList<>();

  static ResourceTable read(ByteCursor offsets, ByteCursor content, Strings strings, Dialects dialects) {
    ResourceTable table = new ResourceTable();
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
      if (ofDialect) ofDialects.add(resources.get(owner, key));
      if (size == 0) continue;
      ByteCursor in = content.parameter(content.count(size));
      if (!ofDialect) resources.addExternal(owner, key, external(in, kind, strings));
      else if (kind == BLOB) resources.get(owner, key).define(blob(in));
      else throw in.stop("expected a blob for resource '" + key + "'");
    }
  }

  private static ExternalResource external(ByteCursor in, int kind, Strings strings) {
    return switch (kind) {
      case BLOB -> new ExternalResource.Blob(blob(in));
      case BOOL -> new ExternalResource.Flag(in.octet() != 0);
      case STRING -> new ExternalResource.Text(strings.next(in));
      default -> throw in.stop("unknown resource kind " + kind);
    };
  }

  /** As the text form has it: the alignment and the bytes in hexadecimal. */
  private static String blob(ByteCursor in) {
    long given = in.varInt();
    int size = in.count();
    // What holds nothing has no alignment; the reference writes that down, and cannot read it.
    if (size > 0 || given > 0) in.align(given);
    long alignment = size == 0 ? 0 : given;
    StringBuilder hex = new StringBuilder("0x");
    for (int i = 0; i < Integer.BYTES; i++) appendHex(hex, (int) (alignment >>> Byte.SIZE * i) & 0xFF);
    for (byte b : in.blob(size)) appendHex(hex, b & 0xFF);
    return hex.toString();
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
