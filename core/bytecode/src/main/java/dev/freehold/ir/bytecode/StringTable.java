// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Utf8;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The texts of a file, numbered as they are asked for. */
final class StringTable {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> texts = new ArrayList<>();

  int number(String text) {
    return numbers.computeIfAbsent(text, t -> {
      texts.add(t);
      return texts.size() - 1;
    });
  }

  ByteSink write() {
    ByteSink out = new ByteSink();
    out.varInt(texts.size());
    List<byte[]> encoded = texts.stream().map(Utf8::encode).toList();
    for (byte[] text : encoded.reversed()) out.varInt(text.length + 1L);
    for (byte[] text : encoded) out.raw(text).octet(0);
    return out;
  }
}
