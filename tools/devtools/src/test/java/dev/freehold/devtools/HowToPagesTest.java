// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code of the how-to pages and of the tutorial is the code of projects in {@code examples}, which are compiled and tested. */
class HowToPagesTest {
  private static final Path PAGES = Repository.ROOT.resolve("docs").resolve("how-to");
  private static final Path DIALECT = Repository.ROOT.resolve("examples").resolve("third-party-dialect");
  private static final Path TUTORIAL = Repository.ROOT.resolve("examples").resolve("first-pass");

  private static final String LICENSE = "// SPDX-License-Identifier: Apache-2.0\n";
  private static final Pattern CODE = Pattern.compile("^```(?:java|text|xml)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern SHOWN = Pattern.compile("^```(?:java|text|xml|mlir|console)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern LINKED_SOURCE = Pattern.compile("]\\((\\.\\./\\.\\./examples/third-party-dialect/src/main/java/[^)]*\\.java)\\)");
  private static final Pattern TYPE = Pattern.compile("^(?:public )?(?:final )?(?:class|record|interface) (\\w+)", Pattern.MULTILINE);

  @ParameterizedTest
  @ValueSource(
      strings = {"add-a-dialect.md", "add-an-op.md", "add-a-pass.md", "add-a-pattern.md", "add-an-interface-to-a-foreign-op.md", "test-a-dialect.md"})
  void codeOfPagesIsThatOfTheExample(String page) throws IOException {
    assertFalse(blocks(CODE, PAGES.resolve(page)).isEmpty());
    assertAllIn(sources(DIALECT), blocks(CODE, PAGES.resolve(page)));
  }

  @Test
  void thereIsNoOtherPage() throws IOException {
    assertEquals(7, pages().size(), "a new page belongs into the list above, unless it is described-dialect's, which the tool tests");
  }

  @Test
  void whatTheTutorialShowsIsInItsProject() throws IOException {
    List<String> blocks = blocks(SHOWN, Repository.ROOT.resolve("docs").resolve("tutorial.md"));
    assertEquals(10, blocks.size());
    assertAllIn(sources(TUTORIAL), blocks);
  }

  /** A block that begins with its package is a whole file. With the files that the pages link to, they compile. */
  @Test
  void wholeFilesCompile(@TempDir Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (Path page : pages()) {
      for (String block : blocks(CODE, page)) {
        if (!block.startsWith("package ")) continue;
        MatchResult type = TYPE.matcher(block).results().findFirst().orElseThrow();
        assertTrue(sources(DIALECT).contains(LICENSE + block), () -> "not a whole file: " + type.group(1));
        files.put(type.group(1) + ".java", block);
      }
      for (MatchResult link : LINKED_SOURCE.matcher(Files.readString(page)).results().toList()) {
        Path file = page.resolveSibling(link.group(1));
        files.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    List<Path> written = new ArrayList<>();
    for (Map.Entry<String, String> file : files.entrySet()) written.add(Files.writeString(folder.resolve(file.getKey()), file.getValue()));
    StringWriter errors = new StringWriter();
    var compiler = ToolProvider.getSystemJavaCompiler();
    var manager = compiler.getStandardFileManager(null, null, null);
    List<String> options = List.of("-d", folder.toString(), "-proc:none", "-implicit:none", "-cp", System.getProperty("java.class.path"));
    assertTrue(compiler.getTask(errors, manager, null, options, null, manager.getJavaFileObjectsFromPaths(written)).call(), errors::toString);
  }

  private static void assertAllIn(List<String> sources, List<String> blocks) {
    for (String block : blocks) assertTrue(sources.stream().anyMatch(source -> source.contains(block)), block);
  }

  private static List<String> blocks(Pattern kind, Path page) throws IOException {
    return kind.matcher(Files.readString(page)).results().map(block -> block.group(1)).toList();
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> pages = Files.list(PAGES)) {
      return pages.sorted().toList();
    }
  }

  private static List<String> sources(Path project) throws IOException {
    List<String> sources = new ArrayList<>(List.of(Files.readString(project.resolve("pom.xml"))));
    try (Stream<Path> files = Files.walk(project.resolve("src"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) sources.add(Files.readString(file));
    }
    return sources;
  }
}
