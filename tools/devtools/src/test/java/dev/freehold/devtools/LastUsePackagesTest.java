// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of deallocation at the last use know only those that the page of their parent lists above them. */
class LastUsePackagesTest {
  private static final Path ROOT = Repository.ROOT.resolve("ownership/dealloc/src/main/java/dev/freehold/dealloc/lastuse");
  private static final Pattern LISTED = Pattern.compile("<li>\\{@code (\\w+)}");
  private static final Pattern IMPORTED = Pattern.compile("import (?:static )?dev\\.freehold\\.dealloc\\.lastuse\\.(?:(\\w+)\\.)?[A-Z]");

  @Test
  void knowOnlyWhatIsListedAbove() throws IOException {
    List<String> order = LISTED.matcher(Files.readString(ROOT.resolve("package-info.java"))).results().map(result -> result.group(1)).toList();
    assertTrue(order.size() > 5, "the packages are listed");
    assertEquals(packages(), new TreeSet<>(order));
    List<String> upwards = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      Set<String> above = Set.copyOf(order.subList(0, i));
      for (Path file : files(order.get(i))) {
        for (MatchResult imported : IMPORTED.matcher(Files.readString(file)).results().toList()) {
          if (imported.group(1) == null || !above.contains(imported.group(1))) upwards.add(file.getFileName() + ": " + imported.group());
        }
      }
    }
    assertEquals(List.of(), upwards);
  }

  private static Set<String> packages() throws IOException {
    try (Stream<Path> all = Files.list(ROOT)) {
      return all.filter(Files::isDirectory).map(folder -> folder.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static List<Path> files(String name) throws IOException {
    try (Stream<Path> all = Files.list(ROOT.resolve(name))) {
      return all.sorted().toList();
    }
  }
}
