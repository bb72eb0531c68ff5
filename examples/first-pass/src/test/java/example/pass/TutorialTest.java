// SPDX-License-Identifier: Apache-2.0
package example.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The program of the tutorial becomes what the tutorial shows. */
class TutorialTest {
  private static String resource(String name) throws IOException {
    try (InputStream in = TutorialTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theProgramBecomesWhatThePageShows() throws IOException {
    Freehold freehold = Freehold.load();
    ModuleOp module = freehold.parse(resource("program.mlir"));
    assertEquals(resource("uses.txt"), String.join("\n", ListUses.lines(module)) + "\n");
    freehold.run(module, "erase-unread-buffers");
    assertEquals(resource("erased.mlir"), freehold.print(module));
  }
}
