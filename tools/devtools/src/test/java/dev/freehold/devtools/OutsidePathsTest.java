// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No file of the repository names a file outside of it: whoever has a clone has everything that builds, tests, scripts and pages need. */
class OutsidePathsTest {
  private static final Set<String> MADE = Set.of(".git", ".cache", ".idea", "target", "node_modules");

  /** The folder beside a checkout, and the homes of users, wherever they are named. */
  private static final Pattern NAMED = Pattern.compile("\\.\\.[\"/, ]+shared\\b|ROOT\\.resolve\\(\"\\.\\.|(?<![\\w.)}~*-])/(?:work|home)/");
  /** The steps up at the start of a relative path, in one text or as several: {@code Path.of("..", "..")}. */
  private static final Pattern UP = Pattern.compile("(?<![\\w./)}*$-])\\.\\.(?:(?:/|\", ?\")\\.\\.)*(?=[/\"'`]|$)", Pattern.MULTILINE);

  /** How many folders below the root relative paths in a file begin. Tests run in the folder of their module, and tools at the root. */
  private static int depth(String file) {
    if (file.contains("/src/test/java/")) return 2;
    if (file.contains("/src/main/java/")) return 0;
    return (int) file.chars().filter(c -> c == '/').count();
  }

  private static List<String> outside(String file, String text) {
    List<String> found = new ArrayList<>();
    // Most files have neither, and there are thousands.
    if (Stream.of("..", "/work/", "/home/").noneMatch(text::contains)) return found;
    NAMED.matcher(text).results().forEach(match -> found.add(line(file, text, match)));
    for (MatchResult match : UP.matcher(text).results().toList()) {
      int steps = match.group().split("\\.\\.", -1).length - 1;
      if (steps > depth(file)) found.add(line(file, text, match));
    }
    return found;
  }

  private static String line(String file, String text, MatchResult match) {
    int start = text.lastIndexOf('\n', match.start()) + 1;
    int end = text.indexOf('\n', match.start());
    return file + ": " + text.substring(start, end < 0 ? text.length() : end).strip();
  }

  @Test
  void noFileNamesOneOutside() throws IOException {
    List<String> found = new ArrayList<>();
    int[] count = {0};
    Files.walkFileTree(Repository.ROOT, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        return MADE.contains(folder.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        String name = Repository.ROOT.relativize(file).toString();
        // In a worktree, this file says where the repository is.
        if (name.equals(".git") || file.endsWith("OutsidePathsTest.java")) return FileVisitResult.CONTINUE;
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        if (text.indexOf('\0') >= 0) return FileVisitResult.CONTINUE;
        count[0]++;
        found.addAll(outside(name, text));
        return FileVisitResult.CONTINUE;
      }
    });
    assertTrue(count[0] > 2000, count[0] + " files");
    assertEquals(List.of(), found);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "dev|exec ../elsewhere/check",
      "dev|cd '..'",
      "docs/page.md|see ../../elsewhere",
      "a/b/src/test/java/c/D.java|Path.of(\"../../..\")",
      "a/b/src/test/java/c/D.java|Path.of(\"..\", \"..\", \"..\", \"x\")",
      "a/b/src/test/java/c/D.java|ROOT.resolve(\"../x\")",
      "a/b/src/main/java/c/D.java|Path.of(\"../x\")",
      "a/b/c/d|$here/../../shared",
      "a/b/c/d|Path.of(\"..\", \"shared\")",
      "a/b/c/d|cp /home/somebody/x .",
      "a/b/c/d|cp /work/x ."})
  void whatLeavesTheRootIsFound(String file, String text) {
    assertEquals(1, outside(file, text).size(), text);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
      "docs/page.md|see [this](../README.md)",
      "a/b/pom.xml|<relativePath>../../pom.xml</relativePath>",
      "a/b/src/test/java/c/D.java|Path.of(\"../..\")",
      "scripts/s|cd \"$(dirname \"$0\")/..\"",
      "scripts/s|for i in 1..3; do echo ...; done",
      "a/b/src/test/java/c/D.java|get(\"/../../../../etc/passwd\")",
      "docs/page.md|src/work/home/x"})
  void whatStaysInsideIsNot(String file, String text) {
    assertEquals(List.of(), outside(file, text));
  }
}
