// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The page about operations says what their definitions say now; {@code ./dev operations} writes it anew. */
class OperationTableTest {
  @Test
  void thePageIsThatOfTheDefinitions() throws IOException {
    assertEquals(OperationTable.page(), Files.readString(OperationTable.PAGE));
  }
}
