// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.attribute.Utf8;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Where a command reads and prints; tests give it memory. Strings print in UTF-8, or in the bytes that they came from. */
record StandardStreams(InputStream in, PrintStream out, PrintStream err) {
  /** Not {@code System.out}, whose encoding is the locale's. Only errors flush at every line: none may be lost, and they are few. */
  static StandardStreams ofProcess() {
    return of(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err));
  }

  /** An output that fails ends the command; errors that fail only count at its end, since nobody would read about them. */
  static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    return new StandardStreams(in, print(new CheckedOutput(out, "standard output"), false), print(err, true));
  }

  private static PrintStream print(OutputStream to, boolean flushLines) {
    return Utf8.printStream(new BufferedOutputStream(to, 1 << 16), flushLines);
  }

  /** Hands on what has been printed so far, for whoever watches. */
  void flush() {
    out.flush();
    err.flush();
  }
}
