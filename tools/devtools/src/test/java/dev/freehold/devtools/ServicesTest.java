// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A module provides the same services on the module path, by its descriptor, and on the class path, by files in {@code META-INF/services}. */
class ServicesTest {
  private static final Pattern PROVIDES = Pattern.compile("provides\\s+([\\w.]+)\\s+with\\s+([^;]+);");

  @Test
  void descriptorsAndFilesSayTheSame() throws IOException {
    int modules = 0;
    for (Path sources : sources()) {
      Path descriptor = sources.resolve("java/module-info.java");
      if (!Files.exists(descriptor)) continue;
      modules++;
      assertEquals(ofDescriptor(Files.readString(descriptor)), ofFiles(sources.resolve("resources/META-INF/services")), descriptor.toString());
    }
    assertTrue(modules > 15, "modules: " + modules);
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> folders = Stream.of("core", "dialects", "ownership", "tools").map(Repository.ROOT::resolve).flatMap(ServicesTest::children)) {
      return folders.map(folder -> folder.resolve("src/main")).sorted().toList();
    }
  }

  private static Stream<Path> children(Path folder) {
    try {
      return Files.list(folder);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Providers by service, by their binary names. */
  private static TreeMap<String, TreeSet<String>> ofDescriptor(String text) {
    TreeMap<String, TreeSet<String>> services = new TreeMap<>();
    for (MatchResult match : PROVIDES.matcher(text).results().toList()) {
      TreeSet<String> providers = new TreeSet<>();
      for (String name : match.group(2).split(",")) providers.add(binaryName(name.strip()));
      services.put(binaryName(match.group(1)), providers);
    }
    return services;
  }

  /** {@code a.Outer.Inner} is {@code a.Outer$Inner}. */
  private static String binaryName(String name) {
    return name.replaceAll("(?<=\\.[A-Z]\\w{0,80})\\.(?=[A-Z])", "\\$");
  }

  private static TreeMap<String, TreeSet<String>> ofFiles(Path folder) throws IOException {
    TreeMap<String, TreeSet<String>> services = new TreeMap<>();
    if (!Files.isDirectory(folder)) return services;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        TreeSet<String> providers = new TreeSet<>(Files.readAllLines(file).stream().map(String::strip).filter(line -> !line.isEmpty()).toList());
        services.put(file.getFileName().toString(), providers);
      }
    }
    return services;
  }
}
