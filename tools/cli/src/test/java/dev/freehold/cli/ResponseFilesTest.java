// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.opt.FileAccess;
import dev.freehold.opt.IoFailure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code mlir-opt} makes of response files. */
class ResponseFilesTest {
  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return "@" + Files.writeString(folder.resolve(name), text);
  }

  @Test
  void wordsAreSeparatedByWhiteSpace() {
    assertEquals(List.of("--cse", "a.mlir", "b"), ResponseFiles.split("\ufeff --cse\ta.mlir\r\n\r\n b\n"));
  }

  @Test
  void quotesAndBackslashesKeepWhatIsInThem() {
    assertEquals(List.of("a b.mlir", "it's", "cd", "e f", "back", "x\\y", "g\\"),
        ResponseFiles.split("'a b.mlir' \"it's\" c''d e\\ f 'ba\\ck' \"x\\\\y\" g\\"));
  }

  @Test
  void emptyWordsAreNone() {
    assertEquals(List.of("a"), ResponseFiles.split("'' a \"\""));
  }

  @Test
  void aQuoteWithoutItsEndLastsToTheEnd() {
    assertEquals(List.of("a b\n"), ResponseFiles.split("'a b\n"));
  }

  @Test
  void filesNameFiles() throws IOException {
    String inner = file("inner", "--cse x");
    assertEquals(List.of("opt", "--cse", "x", "--cse", "x", "@none", "@"),
        ResponseFiles.expand(List.of("opt", file("outer", inner + " " + inner), "@none", "@"), FileAccess.OF_PROCESS));
  }

  @Test
  void aFileThatNamesItselfIsAnError() throws IOException {
    String name = file("loop", "--cse @" + folder.resolve("loop"));
    String message = assertThrows(IoFailure.class, () -> ResponseFiles.expand(List.of(name), FileAccess.OF_PROCESS)).getMessage();
    assertTrue(message.endsWith("recursive response file"), message);
  }

  @Test
  void everyCommandTakesThem() throws IOException {
    Path program = Files.writeString(folder.resolve("a b.mlir"), "func.func @f() {\n  return\n}\n");
    String words = file("words", "'" + program + "'");
    for (String command : List.of("opt", "run", "check", "reduce")) {
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      CommandIo io = CommandIo.of(new ByteArrayInputStream(new byte[0]), out, err);
      String[] args = command.equals("reduce") ? new String[] {command, words, "--keep", "true"} : new String[] {command, words};
      int status = new Main(io, new Opt(), new Run(), new Check(), new Reduce()).run(args);
      io.flush();
      assertEquals(0, status, command + ": " + err + out);
    }
  }

  @Test
  void aFolderIsNoResponseFile() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CommandIo io = CommandIo.of(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(), err);
    assertEquals(1, new Main(io, new Check()).run("check", "@" + folder));
    io.flush();
    assertEquals("cannot expand '@" + folder + "': Is a directory\n", err.toString());
  }
}
