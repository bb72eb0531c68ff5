// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import dev.freehold.ir.Registry;
import dev.freehold.pass.PassRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** A client that talks over pipes to a server of its own. */
final class TestClient implements LanguageClient, AutoCloseable {
  static final String URI = "file:///test.mlir";
  /** So long a test waits before it is thought to hang; nothing depends on how long things take. */
  private static final long PATIENCE_SECONDS = 120;

  final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  final BlockingQueue<MessageParams> logged = new LinkedBlockingQueue<>();
  final CompletableFuture<Integer> exit = new CompletableFuture<>();
  /** Where raw bytes for the server go. */
  final OutputStream toServer;
  final InputStream fromServer;
  final LanguageServer server;
  private String text = "";
  private int version;

  TestClient() {
    this(new Languages(Registry.load(), PassRegistry.load(), false));
  }

  TestClient(Languages languages) {
    try {
      Pipe requests = Pipe.open();
      Pipe answers = Pipe.open();
      Thread.ofPlatform().daemon().start(() -> {
        try {
          exit.complete(
              LanguageServing.serve(Channels.newInputStream(requests.source()), Channels.newOutputStream(answers.sink()), languages, "test"));
        } catch (Throwable crash) {
          exit.completeExceptionally(crash);
        }
      });
      toServer = Channels.newOutputStream(requests.sink());
      fromServer = Channels.newInputStream(answers.source());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    Launcher<LanguageServer> launcher = new Launcher.Builder<LanguageServer>().setLocalService(this).setRemoteInterface(LanguageServer.class)
        .setInput(fromServer).setOutput(toServer).create();
    launcher.startListening();
    server = launcher.getRemoteProxy();
  }

  /** One that has shaken hands and opened a text. */
  static TestClient with(String text) {
    TestClient client = new TestClient();
    client.initialize();
    client.open(text);
    return client;
  }

  InitializeResult initialize() {
    InitializeParams params = new InitializeParams();
    params.setCapabilities(new ClientCapabilities());
    return get(server.initialize(params));
  }

  PublishDiagnosticsParams open(String newText) {
    text = newText;
    server.getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(URI, "mlir", ++version, text)));
    return diagnostics();
  }

  /** Replaces what stands from one UTF-16 unit to before another. */
  PublishDiagnosticsParams edit(int from, int to, String replacement) {
    send(from, to, replacement);
    return diagnostics();
  }

  void send(int from, int to, String replacement) {
    Range range = new Range(position(from), position(to));
    server.getTextDocumentService().didChange(new DidChangeTextDocumentParams(new VersionedTextDocumentIdentifier(URI, ++version),
        List.of(new TextDocumentContentChangeEvent(range, replacement))));
    text = text.substring(0, from) + replacement + text.substring(to);
  }

  /** The diagnostics of the text as it is now; those of earlier states are passed over. */
  PublishDiagnosticsParams diagnostics() {
    try {
      while (true) {
        PublishDiagnosticsParams next = published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (next == null) throw new AssertionError("no diagnostics; the server says " + logged);
        if (next.getVersion() != null && next.getVersion() == version) return next;
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Those of the text as it is, which the server is made to say once more. */
  List<Diagnostic> diagnosticsAgain() {
    return edit(0, 0, "").getDiagnostics();
  }

  String text() {
    return text;
  }

  TextDocumentIdentifier document() {
    return new TextDocumentIdentifier(URI);
  }

  Position position(int unit) {
    String before = text.substring(0, unit);
    int line = (int) before.chars().filter(c -> c == '\n').count();
    return new Position(line, unit - before.lastIndexOf('\n') - 1);
  }

  /** The position inside the first occurrence of something. */
  Position at(String what) {
    return position(text.indexOf(what) + 1);
  }

  /** The text of a range. */
  String text(Range range) {
    DocumentText lines = new DocumentText(text);
    return text.substring(lines.unit(range.getStart()), lines.unit(range.getEnd()));
  }

  static <T> T get(CompletableFuture<T> answer) {
    try {
      return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof ResponseErrorException error) throw error;
      throw new AssertionError(failure);
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  @Override
  public void close() {
    get(server.shutdown());
    server.exit();
    int status = get(exit);
    if (status != 0) throw new AssertionError("exit status " + status);
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void logMessage(MessageParams message) {
    logged.add(message);
  }

  @Override
  public void showMessage(MessageParams message) {
    logged.add(message);
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return CompletableFuture.completedFuture(null);
  }
}
