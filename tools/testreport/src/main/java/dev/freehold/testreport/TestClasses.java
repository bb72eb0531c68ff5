// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.platform.commons.support.AnnotationSupport;

/** The test classes of a module, as Surefire chooses them by their names. */
final class TestClasses {
  /** The tag of the classes that only {@code ./dev nightly} runs. */
  static final String NIGHTLY = "nightly";

  private TestClasses() {}

  /** Whether a module has test classes. */
  static boolean exist(Path module) throws IOException {
    return !files(folder(module)).isEmpty();
  }

  /** The names of the test classes that run in each build. */
  static Set<String> below(Path module) throws IOException {
    Path folder = folder(module);
    Set<String> names = new TreeSet<>();
    for (Path file : files(folder)) {
      String path = folder.relativize(file).toString();
      String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
      if (runsInEachBuild(name)) names.add(name);
    }
    return names;
  }

  private static boolean runsInEachBuild(String name) {
    try {
      Class<?> type = Class.forName(name, false, Thread.currentThread().getContextClassLoader());
      if (Modifier.isAbstract(type.getModifiers())) return false;
      return AnnotationSupport.findRepeatableAnnotations(type, Tag.class).stream().noneMatch(tag -> tag.value().equals(NIGHTLY));
    } catch (ClassNotFoundException e) {
      return true; // A class that cannot be loaded cannot have run, either.
    }
  }

  private static Path folder(Path module) {
    return module.resolve("target").resolve("test-classes");
  }

  private static Set<Path> files(Path folder) throws IOException {
    Set<Path> found = new TreeSet<>();
    if (!Files.isDirectory(folder)) return found;
    try (Stream<Path> files = Files.walk(folder)) {
      files.filter(file -> file.toString().endsWith("Test.class") && !file.getFileName().toString().contains("$")).forEach(found::add);
    }
    return found;
  }
}
