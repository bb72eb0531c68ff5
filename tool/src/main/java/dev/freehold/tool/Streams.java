// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where a command reads and prints; tests give it memory. Strings print one byte per char, since IR text holds its bytes that way. */
record Streams(InputStream in, PrintStream out, PrintStream err) {
  /** Not {@code System.out}, whose encoding is the locale's. Only errors flush at every line: none may be lost, and they are few. */
  static Streams ofProcess() {
    return new Streams(new FileInputStream(FileDescriptor.in), print(FileDescriptor.out, false), print(FileDescriptor.err, true));
  }

  private static PrintStream print(FileDescriptor to, boolean flushLines) {
    return new PrintStream(new BufferedOutputStream(new FileOutputStream(to), 1 << 16), flushLines, StandardCharsets.ISO_8859_1);
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
