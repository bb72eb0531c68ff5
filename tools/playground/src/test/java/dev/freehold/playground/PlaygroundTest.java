// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.serve.http.Page;
import dev.freehold.web.NodeTests;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PlaygroundTest {
  @BeforeAll
  static void needPages() {
    NodeTests.assumePages();
  }

  private static String text(String path) {
    return new String(Playground.pages().get(path).content(), StandardCharsets.UTF_8);
  }

  @Test
  void thePageIsMadeOfTheseFiles() {
    assertEquals(Set.of("/", "/favicon.svg", "/playground.js", "/playground.css", "/passes.json", "/examples.json"), Playground.pages().keySet());
    assertTrue(text("/").contains(Page.NONCE));
    assertFalse(text("/").contains("<script>"), "the policy of the page allows no script in it");
  }

  @Test
  void passesHaveTheirOptions() {
    assertTrue(text("/passes.json").contains("{\"name\":\"buffer-deallocation-pipeline\",\"summary\":"));
    assertTrue(text("/passes.json").contains("{\"name\":\"private-function-dynamic-ownership\",\"kind\":\"<bool>\",\"default\":\"false\""));
  }

  @Test
  void examplesHaveTheirPrograms() {
    assertTrue(text("/examples.json").contains("func.func @branches("));
  }
}
