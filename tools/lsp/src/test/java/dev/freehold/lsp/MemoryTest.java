// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MemoryTest {
  /** Less than a text for each request: a text that was kept once would be more. What the JVM keeps for itself comes and goes. */
  private static final long MOST_GROWTH = 1 << 20;
  private static final String PROGRAM = """
      func.func @f%d(%%m: memref<4xf32>, %%i: index) -> f32 {
        %%a = memref.alloc() : memref<4xf32>
        memref.copy %%m, %%a : memref<4xf32> to memref<4xf32>
        %%x = memref.load %%a[%%i] : memref<4xf32>
        memref.dealloc %%a : memref<4xf32>
        return %%x : f32
      }
      """;

  /** The bytes that are alive. */
  private static long live() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      least = Math.min(least, ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
    return least;
  }

  @Test
  void requestsAndChangesLeaveNothingBehind() {
    assertNothingIsLeft(2_000);
  }

  @Test
  @Tag("nightly")
  void manyRequestsAndChangesLeaveNothingBehind() {
    assertNothingIsLeft(10_000);
  }

  private static void assertNothingIsLeft(int requests) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20; i++) text.append(PROGRAM.formatted(i));
    try (TestClient client = TestClient.with(text.toString())) {
      ask(client, requests / 4);
      long before = live();
      ask(client, requests);
      long growth = live() - before;
      assertEquals(0, client.logged.size());
      assertTrue(growth < MOST_GROWTH, growth + " bytes more than before " + requests + " requests");
    }
  }

  private static void ask(TestClient client, int requests) {
    var service = client.server.getTextDocumentService();
    for (int i = 0; i < requests; i++) {
      switch (i % 8) {
        case 0 -> client.edit(client.text().indexOf("%x ="), client.text().indexOf("%x =") + 2, "%y");
        case 1 -> client.edit(client.text().indexOf("%y ="), client.text().indexOf("%y =") + 2, "%x");
        case 2 -> TestClient.get(service.hover(new HoverParams(client.document(), client.at("memref.alloc"))));
        case 3 -> TestClient.get(service.completion(new CompletionParams(client.document(), client.at("memref.load"))));
        case 4 -> TestClient.get(service.documentSymbol(new DocumentSymbolParams(client.document())));
        case 5 -> TestClient.get(service.semanticTokensFull(new SemanticTokensParams(client.document())));
        case 6 -> TestClient.get(service.inlayHint(new InlayHintParams(client.document(), new Range(new Position(0, 0), new Position(20, 0)))));
        default -> client.server.getTextDocumentService().hover(new HoverParams(client.document(), client.at("%m"))).cancel(true);
      }
    }
  }
}
