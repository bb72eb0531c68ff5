// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * How a command finds and reads the files that its command line names. One process may run several commands, each with its own.
 *
 * @param directory where relative names start
 * @param maxInput how many bytes an input may have
 */
public record FileAccess(Path directory, int maxInput) {
  /** That of a process that is there for one command; no array is longer. */
  public static final FileAccess OF_PROCESS = new FileAccess(Path.of(""), Integer.MAX_VALUE - 8);

  /**
   * The path of a name on the command line, which in some locales cannot be expressed.
   *
   * @param what what cannot be done then, for a message
   */
  public Path path(String name, String what) {
    return resolve(directory, name, what);
  }

  /** The same for a name in a folder. */
  static Path resolve(Path folder, String name, String what) {
    try {
      return folder.resolve(name);
    } catch (InvalidPathException e) {
      throw new IoFailure(what, "the name cannot be encoded in the encoding of the locale");
    }
  }

  /** Reads all of an input. */
  public byte[] read(InputStream in, String what) throws IOException {
    byte[] bytes = in.readNBytes(maxInput);
    if (bytes.length == maxInput && in.read() >= 0) throw new IoFailure(what, "File too large: more than " + maxInput + " bytes");
    return bytes;
  }
}
