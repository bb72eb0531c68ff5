// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the pages refer to is there. */
class DocumentationTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#]+)(?:#[^)]*)?\\)");
  private static final Pattern FENCED = Pattern.compile("^```.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern JAVA = Pattern.compile("^```java\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  @Test
  void linksLeadToFiles() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path page : pages()) {
      String prose = FENCED.matcher(Files.readString(page)).replaceAll("");
      for (MatchResult link : LINK.matcher(prose).results().toList()) {
        String target = link.group(1);
        if (!target.contains("://") && !Files.exists(page.resolveSibling(target))) broken.add(Repository.ROOT.relativize(page) + ": " + target);
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void codeForPeopleWhoKnowMlirIsOurs() throws IOException {
    List<String> sources = new ArrayList<>();
    for (String module : List.of("core/passes", "dialects/base")) {
      try (Stream<Path> files = Files.walk(Repository.ROOT.resolve(module).resolve("src/main/java"))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) sources.add(Files.readString(file));
      }
    }
    List<String> blocks =
        JAVA.matcher(Files.readString(Repository.ROOT.resolve("docs/mlir-users.md"))).results().map(block -> block.group(1)).toList();
    assertFalse(blocks.isEmpty());
    for (String block : blocks) assertTrue(sources.stream().anyMatch(source -> source.contains(block)), block);
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> top = Files.list(Repository.ROOT); Stream<Path> docs = Files.walk(Repository.ROOT.resolve("docs"))) {
      return Stream.concat(top, docs).filter(file -> file.toString().endsWith(".md")).toList();
    }
  }
}
