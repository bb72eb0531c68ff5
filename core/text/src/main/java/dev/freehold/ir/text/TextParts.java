// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.TextSink;
import java.util.ArrayList;
import java.util.List;

/** Parts of a program that several threads write at the same time. What is written of one is held until those in front of it are written. */
final class TextParts {
  /** Writes one part. */
  interface Writer {
    /** {@code first} is the operation that the part begins with. */
    void write(Op first, TextSink to);
  }

  /** How many bytes are held, about, until those in front of them are written. */
  private static final long HELD = 1 << 24;
  /** How many parts are written for each thread, until all threads have to wait for each other. */
  private static final int AHEAD = 64;

  private final TextSink out;
  private final Workers workers;
  /** What is held of each of the parts that are written at the same time. */
  private final List<TextChunks> texts = new ArrayList<>();

  TextParts(TextSink out, Workers workers) {
    this.out = out;
    this.workers = workers;
  }

  /** Writes the parts that begin with these operations, in their order. */
  void write(List<Op> parts, Writer writer) {
    int limit = workers.count();      // as long as it is not known how large the parts are
    for (int from = 0, to; from < parts.size(); from = to) {
      to = Math.min(parts.size(), from + limit);
      long held = writeAtOnce(parts.subList(from, to), writer);
      limit = Math.clamp(HELD * (to - from) / Math.max(1, held), workers.count(), AHEAD * workers.count());
    }
  }

  /** Returns how many bytes were held. */
  private long writeAtOnce(List<Op> parts, Writer writer) {
    if (workers.count() == 1 || parts.size() == 1) {
      for (Op part : parts) writer.write(part, out);
      return 0;
    }
    while (texts.size() < parts.size()) texts.add(new TextChunks());
    workers.run(parts.size(), i -> writer.write(parts.get(i), texts.get(i)));
    long held = 0;
    for (int i = 0; i < parts.size(); i++) {
      held += texts.get(i).length();
      texts.get(i).moveAllTo(out);
    }
    return held;
  }
}
