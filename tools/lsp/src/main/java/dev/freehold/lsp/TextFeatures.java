// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;

/** The messages about texts: hands each to the class of its feature. */
final class TextFeatures implements TextDocumentService {
  private final Documents documents;

  TextFeatures(Documents documents) {
    this.documents = documents;
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    documents.open(params.getTextDocument());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    documents.change(params.getTextDocument(), params.getContentChanges());
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    documents.close(params.getTextDocument().getUri());
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    // What is on disk is of no interest: the editor has sent all that has changed.
  }

  private <T> CompletableFuture<T> ask(TextDocumentIdentifier document, Function<Document, T> feature) {
    return documents.ask(document.getUri(), feature);
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return ask(params.getTextDocument(), document -> HoverFeature.at(document, params.getPosition()));
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    return ask(params.getTextDocument(), document -> InlayHintFeature.in(document, params.getRange()));
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return ask(params.getTextDocument(), document -> FoldingFeature.of(document));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return ask(params.getTextDocument(), document -> SemanticTokensFeature.of(document, 0, document.text().byteCount()));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
    return ask(params.getTextDocument(),
        document -> SemanticTokensFeature.of(document, document.offset(params.getRange().getStart()), document.offset(params.getRange().getEnd())));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    return ask(params.getTextDocument(),
        document -> NavigationFeature.references(document, params.getPosition(), params.getContext().isIncludeDeclaration()));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(DefinitionParams params) {
    return ask(params.getTextDocument(), document -> Either.forLeft(NavigationFeature.definitions(document, params.getPosition())));
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
    return ask(params.getTextDocument(), document -> NavigationFeature.highlights(document, params.getPosition()));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(DocumentSymbolParams params) {
    return ask(params.getTextDocument(),
        document -> OutlineFeature.of(document).stream().map(Either::<SymbolInformation, DocumentSymbol>forRight).toList());
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
    return ask(params.getTextDocument(), document -> Either.forLeft(CompletionFeature.at(document, params.getPosition())));
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    return ask(params.getTextDocument(), document -> RenameFeature.rename(document, params.getPosition(), params.getNewName()));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return ask(params.getTextDocument(), document -> FormattingFeature.of(document, 0, document.text().lineCount()));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
    return ask(params.getTextDocument(),
        document -> FormattingFeature.of(document, params.getRange().getStart().getLine(), params.getRange().getEnd().getLine()));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return ask(params.getTextDocument(),
        document -> CodeActionFeature.at(document, params.getRange()).stream().map(Either::<Command, CodeAction>forRight).toList());
  }

  @Override
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(PrepareRenameParams params) {
    return ask(params.getTextDocument(), document -> {
      Range range = RenameFeature.prepare(document, params.getPosition());
      return range == null ? null : Either3.forFirst(range);
    });
  }

  @Override
  public CompletableFuture<CodeAction> resolveCodeAction(CodeAction action) {
    if (!(action.getData() instanceof JsonObject data) || !data.has("uri")) return CompletableFuture.completedFuture(action);
    return documents.ask(data.get("uri").getAsString(), document -> CodeActionFeature.resolve(document, action, data));
  }
}
