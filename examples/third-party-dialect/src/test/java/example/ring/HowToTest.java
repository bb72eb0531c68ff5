// SPDX-License-Identifier: Apache-2.0
package example.ring;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code of the how-to pages is the code of this project, which is compiled and tested. */
class HowToTest {
  private static final Path PAGES = Path.of("..", "..", "docs", "how-to");
  private static final Pattern CODE = Pattern.compile("^```(java|text|xml)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  @ParameterizedTest
  @ValueSource(
      strings = {"add-a-dialect.md", "add-an-op.md", "add-a-pass.md", "add-a-pattern.md", "add-an-interface-to-a-foreign-op.md", "test-a-dialect.md"})
  void codeOfPagesIsOurs(String page) throws IOException {
    List<String> blocks = CODE.matcher(Files.readString(PAGES.resolve(page))).results().map(block -> block.group(2)).toList();
    assertFalse(blocks.isEmpty());
    List<String> sources = sources();
    for (String block : blocks) assertTrue(sources.stream().anyMatch(source -> source.contains(block)), block);
  }

  @Test
  void thereIsNoOtherPage() throws IOException {
    try (Stream<Path> pages = Files.list(PAGES)) {
      assertTrue(pages.count() == 7, "a new page belongs into the list above, unless it is described-dialect's, which the tool tests");
    }
  }

  private static List<String> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return Stream.concat(files.filter(Files::isRegularFile), Stream.of(Path.of("pom.xml"))).map(HowToTest::text).toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
