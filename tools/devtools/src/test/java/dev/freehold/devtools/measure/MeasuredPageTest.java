// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasuredPageTest {
  @TempDir private Path folder;

  @Test
  void onlyTheSectionIsReplaced() throws IOException {
    MeasuredPage page = page("<!-- measured: one -->\nold\n<!-- end -->\nby hand\n<!-- measured: two -->\nother\n<!-- end -->\n");
    page.write("one", "new\n");
    assertEquals("<!-- measured: one -->\nnew\n\n<!-- end -->\nby hand\n<!-- measured: two -->\nother\n<!-- end -->\n",
        Files.readString(page.file()));
  }

  @Test
  void whatIsWrittenTwiceStandsThereOnce() throws IOException {
    MeasuredPage page = page("<!-- measured: one -->\n<!-- end -->\n");
    page.write("one", "new\n");
    String once = Files.readString(page.file());
    page.write("one", "new\n");
    assertEquals(once, Files.readString(page.file()));
  }

  @Test
  void aMissingSectionIsAnError() throws IOException {
    MeasuredPage page = page("<!-- measured: one -->\n<!-- end -->\n");
    assertThrows(IOException.class, () -> page.write("two", "new\n"));
  }

  private MeasuredPage page(String text) throws IOException {
    return new MeasuredPage(Files.writeString(folder.resolve("page.md"), text));
  }
}
