// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/** The texts that the editor has open. What happens to them happens in the {@link RequestQueue}. */
final class Documents {
  /** A text that is open: what it is now, and what was last read of it. */
  private static final class Open {
    int version;
    DocumentText text;
    @Nullable Document read;

    Open(int version, DocumentText text) {
      this.version = version;
      this.text = text;
    }
  }

  private final RequestQueue queue;
  private final Languages languages;
  private final Consumer<PublishDiagnosticsParams> publisher;
  private final Map<String, Open> open = new HashMap<>();
  /** How many changes of a text still wait: it is read behind the last one. */
  private final Map<String, AtomicInteger> waiting = new ConcurrentHashMap<>();

  Documents(RequestQueue queue, Languages languages, Consumer<PublishDiagnosticsParams> publisher) {
    this.queue = queue;
    this.languages = languages;
    this.publisher = publisher;
  }

  void open(TextDocumentItem item) {
    change(item.getUri(), () -> open.put(item.getUri(), new Open(item.getVersion(), new DocumentText(item.getText()))));
  }

  void change(VersionedTextDocumentIdentifier document, List<TextDocumentContentChangeEvent> changes) {
    change(document.getUri(), () -> {
      Open changed = open.get(document.getUri());
      if (changed == null) return;
      for (TextDocumentContentChangeEvent each : changes) {
        changed.text = each.getRange() == null ? new DocumentText(each.getText()) : changed.text.with(each.getRange(), each.getText());
      }
      Integer version = document.getVersion();
      changed.version = version == null ? changed.version + 1 : version;
    });
  }

  private void change(String uri, Runnable edit) {
    AtomicInteger count = waiting.computeIfAbsent(uri, key -> new AtomicInteger());
    count.incrementAndGet();
    queue.change(() -> {
      try {
        edit.run();
      } finally {
        count.decrementAndGet();
      }
      Open changed = open.get(uri);
      if (count.get() == 0 && changed != null) read(uri, changed);
    });
  }

  private void read(String uri, Open changed) {
    Document earlier = changed.read;
    changed.read = null;
    Document document = new Document(uri, changed.version, changed.text, languages, earlier);
    changed.read = document;
    publisher.accept(new PublishDiagnosticsParams(uri, DiagnosticsFeature.of(document), changed.version));
  }

  void close(String uri) {
    queue.change(() -> {
      open.remove(uri);
      waiting.remove(uri);
      publisher.accept(new PublishDiagnosticsParams(uri, List.of()));
    });
  }

  /** Answers a request about a text as it is when its turn comes. */
  <T> CompletableFuture<T> ask(String uri, Function<Document, T> feature) {
    return queue.request(() -> {
      Open asked = open.get(uri);
      if (asked == null) throw failure(ResponseErrorCode.InvalidParams, "the document is not open: " + uri);
      Document document = asked.read;
      if (document == null || document.text() != asked.text) throw failure(ResponseErrorCode.ContentModified, "the text has changed");
      return feature.apply(document);
    });
  }

  static ResponseErrorException failure(ResponseErrorCode code, String message) {
    return new ResponseErrorException(new ResponseError(code, message, null));
  }
}
