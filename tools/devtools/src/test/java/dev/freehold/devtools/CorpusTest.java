// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Every program of the corpus prints what the reference printed, and again the same when its own plain output is read back. */
class CorpusTest {
  @TestFactory
  Stream<DynamicNode> suites() throws IOException {
    Map<String, List<RecordedCase>> suites = RecordedCase.all().stream().collect(Collectors.groupingBy(RecordedCase::suite));
    return suites.entrySet().stream()
        .map(suite -> dynamicContainer(suite.getKey(), suite.getValue().stream().map(one -> dynamicTest(one.name(), () -> assertNull(one.check())))));
  }
}
