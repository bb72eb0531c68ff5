// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.junit.jupiter.api.Test;

class FeaturesTest {
  private static final String FLAG = """
      // é𝄞: what stands behind such characters is where editors think it is
      #map = affine_map<(d0) -> (d0)>
      func.func private @callee(i1)
      func.func @flag(%c: i1, %m: memref<4xf32>, %i: index) -> f32 {
        %true = arith.constant true
        %false = arith.constant false
        call @callee(%c) : (i1) -> ()
        cf.cond_br %c, ^new, ^old
      ^new:
        %a = memref.alloc() {"é𝄞" = #map} : memref<4xf32>
        cf.br ^end(%a, %true : memref<4xf32>, i1)
      ^old:
        cf.br ^end(%m, %false : memref<4xf32>, i1)
      ^end(%r: memref<4xf32>, %own: i1):
        %x = memref.load %r[%i] : memref<4xf32>
        scf.if %own {
          memref.dealloc %r : memref<4xf32>
        }
        return %x : f32
      }
      """;

  private static String hover(TestClient client, String at) {
    Hover hover = TestClient.get(client.server.getTextDocumentService().hover(new HoverParams(client.document(), client.at(at))));
    return hover == null ? "" : hover.getContents().getRight().getValue();
  }

  private static List<InlayHint> inlayHints(TestClient client, int from, int to) {
    return TestClient.get(client.server.getTextDocumentService()
        .inlayHint(new InlayHintParams(client.document(), new Range(new Position(from, 0), new Position(to, 0)))));
  }

  private static List<String> hints(TestClient client, int from, int to) {
    return inlayHints(client, from, to).stream().map(hint -> hint.getPosition().getLine() + " " + hint.getLabel().getLeft()).toList();
  }

  private static List<String> lines(TestClient client, List<? extends Location> locations) {
    return locations.stream().map(each -> each.getRange().getStart().getLine() + " " + client.text(each.getRange())).toList();
  }

  private static List<String> references(TestClient client, String at) {
    return lines(client, TestClient.get(client.server.getTextDocumentService()
        .references(new ReferenceParams(client.document(), client.at(at), new ReferenceContext(true)))));
  }

  private static List<String> definition(TestClient client, String at) {
    return lines(client,
        TestClient.get(client.server.getTextDocumentService().definition(new DefinitionParams(client.document(), client.at(at)))).getLeft());
  }

  private static Set<String> completions(TestClient client, Position position) {
    List<CompletionItem> items =
        TestClient.get(client.server.getTextDocumentService().completion(new CompletionParams(client.document(), position))).getLeft();
    return items.stream().map(CompletionItem::getLabel).collect(Collectors.toSet());
  }

  private static List<CodeAction> actions(TestClient client, String at) {
    return TestClient.get(client.server.getTextDocumentService()
        .codeAction(new CodeActionParams(client.document(), new Range(client.at(at), client.at(at)), new CodeActionContext(List.of()))))
        .stream().map(each -> each.getRight()).toList();
  }

  private static String applied(TestClient client, WorkspaceEdit edit) {
    DocumentText text = new DocumentText(client.text());
    // From the end to the start, so that each is where it was meant.
    for (TextEdit each : edit.getChanges().get(TestClient.URI).reversed()) text = text.with(each.getRange(), each.getNewText());
    return text.text();
  }

  @Test
  void hoversTellTypesEffectsAndOwners() {
    try (TestClient client = TestClient.with(FLAG)) {
      assertTrue(hover(client, "%m").startsWith("```mlir\n%m : memref<4xf32>"), hover(client, "%m"));
      assertTrue(hover(client, "%m").contains("belongs to the caller"), hover(client, "%m"));
      String allocation = hover(client, "memref.alloc");
      assertTrue(allocation.contains("allocates `%a`") && allocation.contains("line 17: it is freed here, under a condition"), allocation);
      String free = hover(client, "memref.dealloc");
      assertTrue(free.contains("frees `%r`") && free.contains("'memref.alloc' at 10:8"), free);
      assertTrue(hover(client, "memref.load").contains("reads `%r`"));
      assertEquals("```mlir\n^end(memref<4xf32>, i1)\n```", hover(client, "^end"));
      assertEquals("```mlir\nfunc.func @callee : (i1) -> ()\n```", hover(client, "@callee(%c"));
      assertEquals("```mlir\n#map = affine_map<(d0) -> (d0)>\n```", hover(client, "#map}"));
      assertEquals("", hover(client, "what stands"));
    }
  }

  @Test
  void hintsSayWhatBecomesOfBuffers() {
    try (TestClient client = TestClient.with(FLAG)) {
      assertEquals(List.of("9 freed in line 17", "13 owner flag", "16 freed here, owned if %own"), hints(client, 0, 100));
      InlayHint first = inlayHints(client, 0, 100).getFirst();
      assertEquals(client.text().split("\n")[9].length(), first.getPosition().getCharacter(), "behind the operation, in UTF-16 units");
    }
    try (TestClient client = TestClient.with("""
        func.func private @keep(index)
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<index>
          %c = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
          call @keep(%c) : (index) -> ()
          return
        }
        """)) {
      assertEquals(List.of("2 escapes", "3 never freed"), hints(client, 0, 100));
      assertEquals(List.of("3 never freed"), hints(client, 3, 3), "only those in the range");
    }
    try (TestClient client = TestClient.with("""
        func.func @f() -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          return %b : memref<4xf32>
        }
        """)) {
      assertEquals(List.of("1 freed in line 4", "2 copy", "3 freed here"), hints(client, 0, 100));
    }
  }

  @Test
  void namesLeadToTheirDefinitionsAndUses() {
    try (TestClient client = TestClient.with(FLAG)) {
      assertEquals(List.of("13 %own", "15 %own"), references(client, "%own {"));
      assertEquals(List.of("13 ^end"), definition(client, "^end(%a"));
      assertEquals(List.of("10 ^end", "12 ^end", "13 ^end"), references(client, "^end"));
      assertEquals(List.of("2 @callee", "6 @callee"), references(client, "@callee"));
      assertEquals(List.of("2 @callee"), definition(client, "@callee(%c"));
      assertEquals(List.of("1 #map"), definition(client, "#map}"));
      assertEquals(List.of(), definition(client, "memref"));
    }
  }

  @Test
  void namesAreFoundWhereTheirDefinitionIsWrong() {
    try (TestClient client = TestClient.with("""
        func.func @f(%c: i1) -> i1 {
          %x = arith.nonsense %c : i1
          return %x : i1
        }
        """)) {
      assertEquals(List.of("1 %x"), definition(client, "%x : i1\n}"));
    }
  }

  @Test
  void renamesEverywhere() {
    try (TestClient client = TestClient.with(FLAG)) {
      var service = client.server.getTextDocumentService();
      WorkspaceEdit edit = TestClient.get(service.rename(new RenameParams(client.document(), client.at("%own"), "owner")));
      assertEquals(FLAG.replace("%own", "%owner"), applied(client, edit));
      edit = TestClient.get(service.rename(new RenameParams(client.document(), client.at("@callee"), "@other")));
      assertEquals(FLAG.replace("@callee", "@other"), applied(client, edit));
      for (String wrong : List.of("c", "a b", "", "é")) {
        assertThrows(ResponseErrorException.class,
            () -> TestClient.get(service.rename(new RenameParams(client.document(), client.at("%own"), wrong))));
      }
    }
    String multiple = "func.func @f() {\n  %a:2 = \"builtin.unrealized_conversion_cast\"() : () -> (i1, i2)\n"
        + "  \"builtin.unrealized_conversion_cast\"(%a#1, %a#0) : (i2, i1) -> ()\n  return\n}\n";
    try (TestClient client = TestClient.with(multiple)) {
      WorkspaceEdit edit = TestClient.get(client.server.getTextDocumentService().rename(new RenameParams(client.document(), client.at("%a#1"), "b")));
      assertEquals(multiple.replace("%a", "%b"), applied(client, edit));
    }
  }

  @Test
  void outlineFoldingAndTokens() {
    try (TestClient client = TestClient.with("module @m {\n" + FLAG + "}\n")) {
      var service = client.server.getTextDocumentService();
      DocumentSymbol module = TestClient.get(service.documentSymbol(new DocumentSymbolParams(client.document()))).getFirst().getRight();
      assertEquals("@m", module.getName());
      assertEquals(List.of("@callee", "@flag"), module.getChildren().stream().map(DocumentSymbol::getName).toList());
      assertEquals("@flag", client.text(module.getChildren().get(1).getSelectionRange()));
      assertTrue(TestClient.get(service.foldingRange(new FoldingRangeRequestParams(client.document()))).stream()
          .anyMatch(range -> range.getStartLine() == 4 && range.getEndLine() == 19), "the function");
      List<Integer> data = TestClient.get(service.semanticTokensFull(new SemanticTokensParams(client.document()))).getData();
      assertEquals(0, data.size() % 5);
      assertEquals(List.of(0, 0, 6, 0, 0, 0, 7, 2, 4, 0), data.subList(0, 10), "'module' is an operation, '@m' a symbol");
    }
  }

  @Test
  void completesWhatIsInScope() {
    try (TestClient client = TestClient.with(FLAG)) {
      assertEquals(Set.of("%c", "%m", "%i", "%true", "%false", "%a", "%r", "%own"), completions(client, client.at("%r[")));
      assertEquals(Set.of("^end"), completions(client, client.position(FLAG.indexOf("^end(%m") + 2)));
      assertEquals(Set.of("@callee", "@flag"), completions(client, client.at("@callee(%c")));
      assertTrue(completions(client, client.position(FLAG.indexOf("memref.alloc") + 8)).containsAll(Set.of("memref.alloc", "memref.alloca")));
      assertTrue(completions(client, client.position(FLAG.indexOf("memref.alloc") + 3)).contains("memref"));
      assertTrue(completions(client, client.position(FLAG.indexOf("{\"é") + 1)).contains("alignment"));
    }
  }

  @Test
  void formattingIndentsAndKeepsComments() {
    String untidy = FLAG.replaceAll("(?m)^ +", "").replace("scf.if %own {", "scf.if %own { // c\n  // d  ");
    try (TestClient client = TestClient.with(untidy)) {
      var params = new DocumentFormattingParams(client.document(), new FormattingOptions(2, true));
      List<? extends TextEdit> edits = TestClient.get(client.server.getTextDocumentService().formatting(params));
      WorkspaceEdit edit = new WorkspaceEdit(Map.of(TestClient.URI, List.copyOf(edits)));
      assertEquals(FLAG.replace("scf.if %own {", "scf.if %own { // c\n    // d"), applied(client, edit));
      client.edit(0, 0, "wrong\n");
      assertEquals(List.of(), TestClient.get(client.server.getTextDocumentService().formatting(params)));
    }
  }

  @Test
  void passesAreApplied() {
    try (TestClient client = TestClient.with(FLAG)) {
      CodeAction action = actions(client, "@flag").stream().filter(each -> each.getTitle().startsWith("Apply --canonicalize to @flag")).findFirst()
          .orElseThrow();
      assertNull(action.getEdit());
      String after = applied(client, TestClient.get(client.server.getTextDocumentService().resolveCodeAction(action)).getEdit());
      assertTrue(after.startsWith(FLAG.substring(0, FLAG.indexOf("func.func @flag"))), "only the function changes");
      assertEquals(0, client.edit(0, client.text().length(), after).getDiagnostics().size());
      assertThrows(ResponseErrorException.class, () -> TestClient.get(client.server.getTextDocumentService().resolveCodeAction(action)), "stale");
    }
  }

  @Test
  void aFunctionWhoseResultIsClonedMayBecomePrivate() {
    String text = """
        func.func @first(%a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
          return %a : memref<4xf32>
        }
        func.func @user(%a: memref<4xf32>, %b: memref<4xf32>, %i: index) -> f32 {
          %c = call @first(%a, %b) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
          %x = memref.load %c[%i] : memref<4xf32>
          return %x : f32
        }
        """;
    try (TestClient client = TestClient.with(text)) {
      CodeAction action =
          actions(client, "@first").stream().filter(each -> each.getTitle().startsWith("Make @first private")).findFirst().orElseThrow();
      assertEquals(text.replace("func.func @first", "func.func private @first"), applied(client, action.getEdit()));
      assertFalse(actions(client, "@user").stream().anyMatch(each -> each.getTitle().startsWith("Make")));
    }
  }

  @Test
  void diagnosticsAreAtTheirTokens() {
    try (TestClient client = TestClient.with(FLAG.replace("\"é𝄞\" = #map", "\"é𝄞\" = 𝄞").replace("%r[%i]", "%rr[%i]"))) {
      List<Diagnostic> diagnostics = client.diagnosticsAgain();
      assertEquals(List.of("unexpected character", "use of undeclared SSA value name"),
          diagnostics.stream().map(each -> each.getMessage().getLeft()).toList());
      assertEquals("%rr", client.text(diagnostics.getLast().getRange()));
    }
  }
}
