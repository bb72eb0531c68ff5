// SPDX-License-Identifier: Apache-2.0
package example.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code of docs/tutorial.md is the code of this project, and does what the page says. */
class TutorialTest {
  private static final Path PAGE = Path.of("..", "..", "docs", "tutorial.md");

  private static List<String> blocks(String kinds) throws IOException {
    Pattern block = Pattern.compile("^```(?:" + kinds + ")\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    return block.matcher(Files.readString(PAGE)).results().map(match -> match.group(1)).toList();
  }

  @Test
  void codeOfThePageIsOurs() throws IOException {
    List<String> sources = new ArrayList<>(List.of(Files.readString(Path.of("pom.xml"))));
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) sources.add(Files.readString(file));
    }
    List<String> blocks = blocks("java|text|xml");
    assertEquals(7, blocks.size());
    for (String block : blocks) assertTrue(sources.stream().anyMatch(source -> source.contains(block)), block);
  }

  @Test
  void theProgramBecomesWhatThePageShows() throws IOException {
    List<String> programs = blocks("mlir");
    Freehold freehold = Freehold.load();
    ModuleOp module = freehold.parse(programs.getFirst());
    assertEquals(blocks("console").getFirst(), String.join("\n", ListUses.lines(module)) + "\n");
    freehold.run(module, "erase-unread-buffers");
    assertEquals(programs.getLast(), freehold.print(module));
  }
}
