// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Packages refer to each other in one direction: no package is referred to, directly or through others, by one that it refers to. */
class PackageCyclesTest {
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);
  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
  private static final Pattern REFERENCE = Pattern.compile("\\bdev\\.freehold(?:\\.[a-z][a-zA-Z0-9]*)*(?=\\.[A-Z])");

  @Test
  void packagesFormNoCycles() throws IOException {
    Map<String, Set<String>> references = references();
    assertTrue(references.containsKey("dev.freehold.dealloc.ownership"), "the sources are not found");
    Set<String> cyclic = new TreeSet<>();
    for (String name : references.keySet()) {
      if (reachable(name, references).contains(name)) cyclic.add(name);
    }
    assertEquals(Set.of(), cyclic);
  }

  private static Set<String> reachable(String from, Map<String, Set<String>> references) {
    Set<String> found = new HashSet<>();
    Deque<String> pending = new ArrayDeque<>(references.get(from));
    while (!pending.isEmpty()) {
      String name = pending.pop();
      if (found.add(name)) pending.addAll(references.getOrDefault(name, Set.of()));
    }
    return found;
  }

  /** The packages that each package refers to, in imports or by full names. */
  private static Map<String, Set<String>> references() throws IOException {
    Map<String, Set<String>> references = new TreeMap<>();
    for (Path file : Repository.mainSources()) {
      String text = Files.readString(file);
      Matcher named = PACKAGE.matcher(text);
      if (!named.find()) continue;
      Set<String> found = references.computeIfAbsent(named.group(1), name -> new TreeSet<>());
      REFERENCE.matcher(COMMENT.matcher(text).replaceAll("")).results().map(each -> each.group()).filter(name -> !name.equals(named.group(1)))
          .forEach(found::add);
    }
    return references;
  }
}
