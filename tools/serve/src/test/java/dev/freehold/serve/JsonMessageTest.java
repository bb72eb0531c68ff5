// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JsonMessageTest {
  private static JsonMessage read(String text) throws Exception {
    return JsonMessage.read(new JsonFactory().createParser(text));
  }

  @Test
  void fieldsHaveNames() throws Exception {
    assertEquals(Set.of("a", "b"), read("{\"a\":{\"c\":1},\"b\":2}").names());
  }

  @Test
  void whatIsNestedTooDeeplyIsNoRequest() {
    for (String text : new String[] {"[".repeat(100_000), "{\"a\":".repeat(100_000)}) {
      IOException wrong = assertThrows(IOException.class, () -> read(text));
      assertTrue(wrong.getMessage().startsWith("a request that is not JSON: "), wrong::getMessage);
    }
  }
}
