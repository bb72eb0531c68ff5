// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.opt.FileAccess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LspTest {
  private static final String DESCRIPTION = Path.of("../../examples/described-dialect/pool.irdl.mlir").toString();
  private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}";
  private static final String OPEN = "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":"
      + "{\"uri\":\"file:///a.mlir\",\"languageId\":\"mlir\",\"version\":1,\"text\":\"pool.\"}}}";
  private static final String COMPLETE = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/completion\",\"params\":{\"textDocument\":"
      + "{\"uri\":\"file:///a.mlir\"},\"position\":{\"line\":0,\"character\":5}}}";
  private static final String SHUTDOWN = "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"shutdown\"}";
  private static final String EXIT = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private boolean tookStreams;

  private int run(String[] line, String... messages) {
    String input = Arrays.stream(messages).map(each -> "Content-Length: " + each.length() + "\r\n\r\n" + each).collect(Collectors.joining());
    CommandIo io =
        CommandIo.of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, FileAccess.OF_PROCESS);
    return new Main(io, new Lsp(() -> tookStreams = true)).run(line);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void describedDialectsAreCompleted() {
    assertEquals(0, run(new String[] {"lsp", "--dialect", DESCRIPTION}, INITIALIZE, OPEN, COMPLETE, SHUTDOWN, EXIT), err::toString);
    assertTrue(tookStreams);
    assertTrue(out().contains("\"label\":\"pool.take\""), this::out);
    assertTrue(out().contains("\"newText\":\"\\\"pool.take\\\"\""), "in its generic form, for it has no other");
    assertEquals("", err.toString());
  }

  @Test
  void whatIsAskedBeforeTheInputEndsIsAnswered() {
    assertEquals(0, run(new String[] {"lsp", "--stdio"}, INITIALIZE, OPEN, COMPLETE));
    assertTrue(out().contains("\"id\":2"), this::out);
    assertFalse(out().contains("pool.take"), this::out);
  }

  @Test
  void anInputThatIsEmptyEndsIt() {
    assertEquals(0, run(new String[] {"lsp"}));
    assertEquals("", out());
  }

  @Test
  void wrongCommandLines() {
    assertEquals(Main.USAGE, run(new String[] {"lsp", "--port=1"}));
    assertEquals(1, run(new String[] {"lsp", "--dialect", "nowhere.mlir"}));
    assertTrue(err.toString(StandardCharsets.UTF_8).endsWith("cannot open input file 'nowhere.mlir': No such file or directory\n"), err::toString);
    assertEquals("", out());
  }
}
