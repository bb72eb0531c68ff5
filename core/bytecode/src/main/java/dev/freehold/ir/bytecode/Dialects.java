// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import java.util.ArrayList;
import java.util.List;

/** The dialects and the operations that a file uses, by number. */
record Dialects(List<String> names, List<Operation> operations) {

  /** An operation of the file; its name with the dialect in front. */
  record Operation(String name, boolean registered) {}

  static Dialects read(ByteCursor in, int version, Strings strings) {
    List<String> names = new ArrayList<>();
    int count = in.count();
    for (int i = 0; i < count; i++) {
      if (version < Version.DIALECT_VERSIONS) {
        names.add(strings.next(in));
        continue;
      }
      long nameAndVersion = in.varInt();
      names.add(string(in, strings, nameAndVersion >>> 1));
      if ((nameAndVersion & 1) != 0) Section.next(in);      // of no use here
    }
    List<Operation> operations = new ArrayList<>();
    if (version >= Version.SHORT_ARGUMENTS) in.varInt();    // how many there are
    while (!in.atEnd()) {
      String dialect = names.get(in.index(names.size(), "dialect"));
      int ofDialect = in.count();
      for (int i = 0; i < ofDialect; i++) operations.add(operation(in, version, strings, dialect));
    }
    return new Dialects(names, operations);
  }

  private static Operation operation(ByteCursor in, int version, Strings strings, String dialect) {
    long name = in.varInt();
    boolean registered = version < Version.PROPERTIES || (name & 1) != 0;
    String inDialect = string(in, strings, version < Version.PROPERTIES ? name : name >>> 1);
    return new Operation(inDialect.isEmpty() ? dialect : dialect + "." + inDialect, registered);
  }

  private static String string(ByteCursor in, Strings strings, long index) {
    if (index < 0 || index >= strings.all().length) throw in.stop("invalid string " + index);
    return strings.all()[(int) index];
  }
}
