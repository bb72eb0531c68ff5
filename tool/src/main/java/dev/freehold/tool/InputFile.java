// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the file that a command line names, or ({@code -}) the standard input. */
final class InputFile {
  private static final long LARGEST = Integer.MAX_VALUE - 8;

  private InputFile() {}

  /** The input, or null after a message. */
  static byte[] read(String name, Streams io) throws IOException {
    if (name.equals("-")) return io.in().readAllBytes();
    Path path = Path.of(name);
    String problem = name.isEmpty() ? "No such file or directory" : Files.isDirectory(path) ? "Is a directory" : !Files.exists(path) ? "No such file or directory"
        : !Files.isReadable(path) ? "Permission denied" : Files.size(path) > LARGEST ? "File too large" : null;
    if (problem != null) {
      io.err().println("cannot open input file '" + name + "': " + problem);
      return null;
    }
    try (FileInputStream in = new FileInputStream(path.toFile())) {
      return in.readAllBytes();
    }
  }

  /** The name of an input in messages. */
  static String shown(String name) {
    return name.equals("-") ? "<stdin>" : name;
  }
}
