// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Utf8;

/** The texts that a file uses, by number. */
record Strings(String[] all) {

  static Strings read(ByteCursor in) {
    int count = in.count();
    int[] lengths = new int[count];
    // The lengths come in reverse, and count the zero at the end.
    for (int i = count - 1; i >= 0; i--) lengths[i] = in.count();
    String[] all = new String[count];
    for (int i = 0; i < count; i++) {
      byte[] bytes = in.blob(lengths[i]);
      if (bytes.length == 0) throw in.stop("unterminated string");
      all[i] = Utf8.decode(bytes, 0, bytes.length - 1);
    }
    return new Strings(all);
  }

  String next(ByteCursor in) {
    return all[in.index(all.length, "string")];
  }
}
