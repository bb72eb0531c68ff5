// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;

class ServerTest {
  private static final String PROGRAM = "func.func @f(%a: memref<4xf32>) {\n  return\n}\n";

  private static Hover hover(TestClient client, Position position) {
    return TestClient.get(client.server.getTextDocumentService().hover(new HoverParams(client.document(), position)));
  }

  private static void write(TestClient client, String bytes) throws IOException {
    client.toServer.write(bytes.getBytes(StandardCharsets.UTF_8));
    client.toServer.flush();
  }

  @Test
  void aSessionFromInitializeToExit() {
    TestClient client = new TestClient();
    assertEquals("freehold", client.initialize().getServerInfo().getName());
    assertEquals(List.of(), client.open(PROGRAM).getDiagnostics());
    assertEquals(1, client.edit(0, 0, "@").getDiagnostics().size());
    assertEquals(List.of(), client.edit(0, 1, "").getDiagnostics());
    client.close();
  }

  @Test
  void exitWithoutShutdownIsAnError() {
    TestClient client = new TestClient();
    client.initialize();
    client.server.exit();
    assertEquals(1, TestClient.get(client.exit));
  }

  @Test
  void aClientThatDisappearsEndsTheServer() throws IOException {
    TestClient client = TestClient.with(PROGRAM);
    client.toServer.close();
    assertEquals(0, TestClient.get(client.exit));
  }

  @Test
  void aClientThatDisappearsInTheMiddleOfAMessageEndsTheServer() throws IOException {
    TestClient client = TestClient.with(PROGRAM);
    write(client, "Content-Length: 1000\r\n\r\n{\"jsonrpc\"");
    client.toServer.close();
    assertEquals(0, TestClient.get(client.exit));
  }

  @Test
  void anEditorThatDiesEndsTheServer() throws IOException, InterruptedException {
    Process editor = new ProcessBuilder("sleep", "600").start();
    TestClient client = new TestClient();
    var params = new org.eclipse.lsp4j.InitializeParams();
    params.setProcessId(Math.toIntExact(editor.pid()));
    params.setCapabilities(new org.eclipse.lsp4j.ClientCapabilities());
    TestClient.get(client.server.initialize(params));
    editor.destroyForcibly().waitFor();
    assertEquals(1, TestClient.get(client.exit));
  }

  @Test
  void malformedMessagesDoNotEndIt() throws IOException {
    try (TestClient client = TestClient.with(PROGRAM)) {
      for (String body : List.of("", "nonsense", "{", "[]", "{}", "null", "{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":7}",
          "{\"jsonrpc\":\"2.0\",\"id\":77,\"method\":\"textDocument/hover\",\"params\":[1,2]}",
          "{\"jsonrpc\":\"2.0\",\"id\":78,\"method\":\"textDocument/hover\",\"params\":{}}",
          "{\"jsonrpc\":\"2.0\",\"id\":79,\"method\":\"textDocument/rename\",\"params\":{\"textDocument\":{\"uri\":\"file:///test.mlir\"}}}",
          "{\"jsonrpc\":\"2.0\",\"id\":80,\"method\":\"no/such/method\",\"params\":{}}",
          "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///test.mlir\",\"version\":null},"
              + "\"contentChanges\":null}}",
          "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\"}")) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        write(client, "Content-Length: " + bytes.length + "\r\n\r\n" + body);
        assertNotNull(hover(client, client.at("%a")), body);
      }
      write(client, "Content-Type: x\r\n\r\n");
      write(client, "Content-Length: many\r\n\r\n");
      assertNotNull(hover(client, client.at("%a")));
    }
  }

  @Test
  void unknownDocumentsAreErrors() {
    try (TestClient client = TestClient.with(PROGRAM)) {
      var service = client.server.getTextDocumentService();
      var unknown = new TextDocumentIdentifier("file:///unknown.mlir");
      assertTrue(assertThrows(ResponseErrorException.class, () -> TestClient.get(service.hover(new HoverParams(unknown, new Position(0, 0)))))
          .getMessage().contains("the document is not open: file:///unknown.mlir"));
      service.didClose(new DidCloseTextDocumentParams(unknown));
      service.didClose(new DidCloseTextDocumentParams(client.document()));
      assertThrows(ResponseErrorException.class, () -> hover(client, new Position(0, 0)));
      assertThrows(ResponseErrorException.class, () -> TestClient.get(service.resolveCodeAction(action(unknown))));
      assertEquals(List.of(), client.open(PROGRAM).getDiagnostics());
    }
  }

  private static CodeAction action(TextDocumentIdentifier document) {
    CodeAction action = new CodeAction("of another time");
    action.setData(java.util.Map.of("uri", document.getUri(), "version", 1, "pass", "cse"));
    return action;
  }

  @Test
  void placesThatDoNotExistAreAnswered() {
    try (TestClient client = TestClient.with("// 𝄞é\n" + PROGRAM)) {
      var service = client.server.getTextDocumentService();
      for (int line : new int[] {-1, 0, 1, 4, 5, 1000, Integer.MAX_VALUE}) {
        for (int character : new int[] {-1, 0, 3, 4, 5, 1000, Integer.MAX_VALUE}) {
          Position position = new Position(line, character);
          hover(client, position);
          TestClient.get(service.completion(new CompletionParams(client.document(), position)));
          TestClient.get(service.inlayHint(new InlayHintParams(client.document(), new Range(position, new Position(0, 0)))));
          TestClient.get(service.prepareRename(new org.eclipse.lsp4j.PrepareRenameParams(client.document(), position)));
        }
      }
      assertThrows(ResponseErrorException.class,
          () -> TestClient.get(service.rename(new RenameParams(client.document(), new Position(1000, 0), "x"))));
      assertEquals(List.of(), client.logged.stream().map(each -> each.getMessage()).toList(), "no fault of ours");
    }
  }

  /** Some have been answered when they are cancelled, others not: {@link RequestQueueTest} tells the two apart. */
  @Test
  void afterCancellationsTheNextRequestIsAnswered() {
    try (TestClient client = TestClient.with(PROGRAM)) {
      List<CompletableFuture<?>> answers = new ArrayList<>();
      for (int i = 0; i < 50; i++) answers.add(client.server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(client.document())));
      answers.forEach(answer -> answer.cancel(true));
      assertNotNull(hover(client, client.at("%a")));
      assertEquals(List.of(), client.logged.stream().map(each -> each.getMessage()).toList(), "no fault of ours");
    }
  }

  @Test
  void changesComeBeforeWhatIsAskedBehindThem() {
    try (TestClient client = TestClient.with(PROGRAM)) {
      for (int i = 0; i < 100; i++) {
        int at = client.text().indexOf("%a");
        client.send(at, at + 2, "%a");
        client.send(at + 2, at + 2, "b");
        assertTrue(hover(client, client.at("%ab")).getContents().getRight().getValue().contains("%ab : memref<4xf32>"));
        client.send(at + 2, at + 3, "");
      }
      assertEquals(List.of(), client.diagnostics().getDiagnostics());
    }
  }
}
