// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Where tests find the files of the project: they run in the folder of their module. */
public final class Repository {
  public static final Path ROOT = root();
  /** The recorded cases and the programs they are made of; {@code corpus/README.md} describes the folder. */
  public static final Path CORPUS = ROOT.resolve("corpus");

  private Repository() {}

  /** The Java sources of all modules, without those of tests and examples. */
  static List<Path> mainSources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String group : List.of("core", "dialects", "ownership", "tools")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(group))) {
        files.filter(file -> file.toString().endsWith(".java") && file.toString().contains("/src/main/java/")).forEach(sources::add);
      }
    }
    return sources;
  }

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("freehold"))) folder = folder.getParent();
    return folder;
  }
}
