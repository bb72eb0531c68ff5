// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;

/** The life of the server, and what it can do. */
final class FreeholdServer implements LanguageServer, WorkspaceService, AutoCloseable {
  private final String version;
  private final CompletableFuture<Integer> end = new CompletableFuture<>();
  private final RequestQueue queue;
  private final TextFeatures features;
  private volatile @Nullable LanguageClient client;
  private volatile boolean isShutDown;

  FreeholdServer(Languages languages, String version) {
    this.version = version;
    queue = new RequestQueue(this::tell);
    features = new TextFeatures(new Documents(queue, languages, this::publish));
  }

  void connect(LanguageClient other) {
    client = other;
  }

  private void publish(PublishDiagnosticsParams diagnostics) {
    Objects.requireNonNull(client, "a client has sent the text").publishDiagnostics(diagnostics);
  }

  /** Tells the user about a fault of ours. */
  private void tell(Throwable crash) {
    LanguageClient known = client;
    if (known == null) return;
    StringBuilder text = new StringBuilder("freehold lsp: internal error: " + crash);
    for (StackTraceElement frame : crash.getStackTrace()) text.append("\n  at ").append(frame);
    known.logMessage(new MessageParams(MessageType.Error, text.toString()));
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    Integer parent = params.getProcessId();
    if (parent != null) ProcessHandle.of(parent).ifPresent(editor -> editor.onExit().thenRun(this::exit));
    ServerCapabilities can = new ServerCapabilities();
    can.setPositionEncoding(PositionEncodingKind.UTF16);
    can.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    can.setHoverProvider(true);
    can.setInlayHintProvider(true);
    can.setDefinitionProvider(true);
    can.setReferencesProvider(true);
    can.setDocumentHighlightProvider(true);
    can.setDocumentSymbolProvider(true);
    can.setFoldingRangeProvider(true);
    can.setDocumentFormattingProvider(true);
    can.setDocumentRangeFormattingProvider(true);
    can.setRenameProvider(new RenameOptions(true));
    can.setCompletionProvider(new CompletionOptions(false, List.of(".", "%", "^", "@", "#", "!")));
    can.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(SemanticTokensFeature.LEGEND, true, true));
    CodeActionOptions actions = new CodeActionOptions(List.of(CodeActionKind.RefactorRewrite));
    actions.setResolveProvider(true);
    can.setCodeActionProvider(actions);
    return CompletableFuture.completedFuture(new InitializeResult(can, new ServerInfo("freehold", version)));
  }

  @Override
  public CompletableFuture<Object> shutdown() {
    isShutDown = true;
    return queue.request(() -> null);
  }

  /** What is still to be answered is answered, but what is being worked on is interrupted. */
  @Override
  public void exit() {
    queue.change(() -> end.complete(isShutDown ? 0 : 1));
  }

  /** Ends the server when what has been asked is answered: somebody may still read. */
  void clientHasGone() {
    queue.request(() -> null).whenComplete((done, failure) -> end.complete(0));
  }

  /** Completes with the exit status when the client wants the server to end. */
  CompletableFuture<Integer> end() {
    return end;
  }

  @Override
  public void close() {
    queue.close();
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return features;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return this;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    // All settings are on the command line.
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    // No files are watched.
  }

  @Override
  public void setTrace(SetTraceParams params) {
    // The client traces the messages itself.
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    // No progress is reported.
  }
}
