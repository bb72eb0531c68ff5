// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.PassRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken over from earlier states of a text makes no difference, and what is right or wrong is what the parser and the verifier say. */
class RandomEditsTest {
  private static final Languages LANGUAGES = new Languages(Registry.load(), PassRegistry.load(), false);
  private static final String[] INSERTED = {"{", "}", "(", ")", "\n", "%x", "%a", "^bb1", "func.func @q() {\n  return\n}\n", "\"", "//", "i32", " ",
      "memref.alloc", "#map = affine_map<(d0) -> (d0)>\n", ":", "@", "$", "é", "𝄞", "module {", "%top = arith.constant true\n", "distinct[0]<>",
      "{a = #map}", "call @f1() : () -> ()\n", "return", "loc(unknown)", "!t = i32\n", "-", "=", "private "};

  private static String program() {
    StringBuilder text = new StringBuilder("memref.global @g : memref<4xf32>\n");
    for (int i = 0; i < 12; i++) {
      text.append("""
          func.func @f%d() {
            %%c = arith.constant true
            %%a = memref.alloc() {"é" = #map} : memref<4xf32>
            cf.cond_br %%c, ^bb1, ^bb2(%%a : memref<4xf32>)
          ^bb1:
            %%g = memref.get_global @g : memref<4xf32>
            scf.if %%c {
              func.call @f%d() : () -> ()
            } else {
              memref.copy %%g, %%a : memref<4xf32> to memref<4xf32>
            }
            cf.br ^bb2(%%g : memref<4xf32>)
          ^bb2(%%b: memref<4xf32>):
            return
          }
          """.formatted(i, (i + 1) % 12));
    }
    return text.toString();
  }

  private static List<Diagnostic> fresh(String text) {
    return DiagnosticsFeature.of(new Document(TestClient.URI, 0, new DocumentText(text), LANGUAGES, null));
  }

  private static List<String> shown(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(each -> each.getRange().getStart().getLine() + ":" + each.getRange().getStart().getCharacter() + " " + each.getMessage().getLeft())
        .toList();
  }

  private static boolean isProgram(String text) {
    Parsed parsed = Parser.parse(new DocumentText(text).source("-"), LANGUAGES.registry(), ParserOptions.DEFAULT, ignored -> {});
    return parsed != null && Verifier.verify(parsed.module(), LANGUAGES.registry(), ignored -> {});
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void diagnosticsAreThoseOfAFreshRead(boolean inModule) {
    String original = "#map = affine_map<(d0) -> (d0)>\n" + (inModule ? "module {\n" + program() + "}\n" : program());
    Random random = new Random(inModule ? 1 : 2);
    int valid = 0;
    try (TestClient client = new TestClient(LANGUAGES)) {
      client.initialize();
      assertEquals(List.of(), shown(client.open(original).getDiagnostics()));
      for (int i = 0; i < 1000; i++) {
        int length = client.text().length();
        List<Diagnostic> diagnostics;
        if (random.nextInt(6) == 0) {
          diagnostics = client.edit(0, length, original).getDiagnostics();
        } else {
          int at = random.nextInt(length + 1);
          int to = random.nextBoolean() ? Math.min(length, at + random.nextInt(5)) : at;
          diagnostics = client.edit(at, to, random.nextInt(3) == 0 ? "" : INSERTED[random.nextInt(INSERTED.length)]).getDiagnostics();
        }
        assertEquals(shown(fresh(client.text())), shown(diagnostics), client.text());
        assertEquals(isProgram(client.text()), diagnostics.isEmpty(), client.text());
        if (diagnostics.isEmpty()) valid++;
      }
      assertEquals(new ArrayList<>(), client.logged.stream().map(each -> each.getMessage()).toList());
    }
    assertTrue(valid > 100 && valid < 900, valid + " of the texts are programs");
  }
}
