// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where tests find the files of the project: they run in the folder of their module. */
final class Repository {
  static final Path ROOT = root();

  private Repository() {}

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("freehold"))) folder = folder.getParent();
    return folder;
  }
}
