// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.builtin.Resource;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** The resources that a file names. */
final class ResourceWriter {
  private static final int BLOB = 0;
  /** Digits before those of the data: {@code 0x} and four bytes of alignment. */
  private static final int HEAD = 2 + 2 * Integer.BYTES;

  private final Map<Resource, Integer> numbers = new LinkedHashMap<>();
  private int alignment = 1;

  int number(Resource resource) {
    return numbers.computeIfAbsent(resource, r -> numbers.size());
  }

  boolean isEmpty() {
    return numbers.isEmpty();
  }

  /** That of the most demanding resource. */
  int alignment() {
    return alignment;
  }

  /** Answers the content; keys, sizes and kinds go to {@code offsets}. All resources are of the dialect that reads dense resources. */
  ByteSink write(ByteSink offsets, StringTable strings, DialectTable dialects) {
    ByteSink content = new ByteSink();
    if (isEmpty()) return content;
    for (Resource resource : numbers.keySet()) alignment = Math.max(alignment, alignmentOf(resource));
    offsets.varInt(0);      // groups of tools outside
    offsets.varInt(dialects.number("builtin")).varInt(numbers.size());
    for (Resource resource : numbers.keySet()) {
      int start = content.size();
      if (resource.blob() != null) blob(resource, content);
      offsets.varInt(strings.number(resource.key())).varInt(content.size() - start).octet(BLOB);
    }
    return content;
  }

  private static int alignmentOf(Resource resource) {
    if (resource.blob() == null) return 1;
    return Math.max(1, Integer.reverseBytes(HexFormat.fromHexDigits(resource.blob(), 2, HEAD)));
  }

  private static void blob(Resource resource, ByteSink content) {
    byte[] data = HexFormat.of().parseHex(resource.blob(), HEAD, resource.blob().length());
    content.varInt(alignmentOf(resource)).varInt(data.length);
    content.align(alignmentOf(resource));
    content.raw(data);
  }
}
