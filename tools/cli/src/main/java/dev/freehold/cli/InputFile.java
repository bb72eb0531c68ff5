// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.FileAccess;
import dev.freehold.opt.IoFailure;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

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
    try (InputStream in = name.equals("-") ? standard : open(files.path(name, what))) {
      return files.read(in, what);
    } catch (IOException e) {
      throw new IoFailure(what, e);
    }
  }

  /**
   * Opens a file. A {@link FileInputStream} reads into the array that is wanted, and a channel into memory of the system first, for which the JVM has more
   * to load than for all else that it has to do with files.
   */
  private static InputStream open(Path path) throws IOException {
    try {
      return new FileInputStream(path.toFile());
    } catch (FileNotFoundException unreadable) {
      return Files.newInputStream(path);      // which says what is wrong
    }
  }

  /** The name of an input in messages. */
  static String shown(String name) {
    return name.equals("-") ? "<stdin>" : name;
  }
}
