// SPDX-License-Identifier: Apache-2.0
package dev.freehold.web;

import org.junit.jupiter.api.Test;

final class TypeScriptTest {
  @Test
  void typesAreRight() throws Exception {
    NodeTests.run("npm", "run", "--silent", "check");
  }

  @Test
  void unitTestsPass() throws Exception {
    NodeTests.run("npm", "test", "--silent");
  }
}
