// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.FileAccess;
import dev.freehold.opt.IoFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;

/** Reads the file that a command line names, or ({@code -}) the standard input. */
final class InputFile {
  private InputFile() {}

  /** The input, or null after a message. */
  static byte[] read(String name, CommandIo io) {
    try {
      return read(name, io.in(), io.files());
    } catch (IoFailure failure) {
      io.err().println(failure.getMessage());
      return null;
    }
  }

  private static byte[] read(String name, InputStream standard, FileAccess files) {
    String what = "cannot open input file '" + name + "'";
    if (name.isEmpty()) throw new IoFailure(what, "No such file or directory");
    try (InputStream in = name.equals("-") ? standard : Files.newInputStream(files.path(name, what))) {
      return files.read(in, what);
    } catch (IOException e) {
      throw new IoFailure(what, e);
    }
  }

  /** The name of an input in messages. */
  static String shown(String name) {
    return name.equals("-") ? "<stdin>" : name;
  }
}
