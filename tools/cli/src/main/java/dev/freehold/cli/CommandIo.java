// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.FileAccess;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Where a command reads and prints, and how it finds files; tests give it memory. Strings print in UTF-8, or in the bytes that they came from. */
record CommandIo(InputStream in, PrintStream out, PrintStream err, FileAccess files, Terminal terminal) {
  /** With the files of the process, and no terminal. */
  CommandIo(InputStream in, PrintStream out, PrintStream err) {
    this(in, out, err, FileAccess.OF_PROCESS, Terminal.NONE);
  }

  /** Not {@code System.out}, whose encoding is the locale's. Only errors flush at every line: none may be lost, and they are few. */
  static CommandIo ofProcess() {
    return of(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err))
        .on(Terminal.OF_PROCESS);
  }

  /** The same for other streams. */
  static CommandIo of(InputStream in, OutputStream out, OutputStream err) {
    return of(in, out, err, FileAccess.OF_PROCESS);
  }

  /** An output that fails ends the command; errors that fail only count at its end, since nobody would read about them. */
  static CommandIo of(InputStream in, OutputStream out, OutputStream err, FileAccess files) {
    return new CommandIo(in, print(new CheckedOutput(out, "standard output"), false), print(err, true), files, Terminal.NONE);
  }

  /** The same on a terminal. */
  CommandIo on(Terminal other) {
    return new CommandIo(in, out, err, files, other);
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
