// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds the units of an earlier reading that stand unchanged in a text. Such a unit is free of errors, shares no values with others, and the aliases that
 * stand before it are the same; what the parser would do with its bytes, and with those that it looks at behind them, is what it did before.
 */
final class Reuse {
  /**
   * What a later reading needs of a unit.
   *
   * @param lookahead how many bytes from its start on the parser has looked at
   * @param definitions how many aliases stand before it
   * @param leastColumn the least column of an operation in it that begins its line; only if that is right of its own, braces alone say where it ends
   */
  record Candidate(SourceUnit unit, int lookahead, int definitions, int leastColumn) {}

  /** What a reading leaves to the next one. */
  record Kept(byte[] bytes, List<String> definitions, Map<Integer, Candidate> candidates, int nextNumber) {}

  private static final Kept NOTHING = new Kept(new byte[0], List.of(), Map.of(), SourceUnit.FRAME + 1);

  private final byte[] bytes;
  private final Kept earlier;
  /** As many bytes at the start, and at the end, are as they were. */
  private final int prefix;
  private final int suffix;
  private final List<String> definitions = new ArrayList<>();
  private final Map<Integer, Candidate> candidates = new HashMap<>();
  private boolean definitionsAgree = true;
  private boolean hasEnded;
  private int nextNumber;

  Reuse(byte[] bytes, @Nullable ParsedText earlier) {
    this.bytes = bytes;
    this.earlier = earlier == null ? NOTHING : earlier.kept();
    byte[] before = this.earlier.bytes;
    int mismatch = Arrays.mismatch(bytes, before);
    prefix = mismatch < 0 ? bytes.length : mismatch;
    int same = 0;
    int most = Math.min(bytes.length, before.length) - prefix;
    while (same < most && bytes[bytes.length - 1 - same] == before[before.length - 1 - same]) same++;
    suffix = same;
    nextNumber = this.earlier.nextNumber;
  }

  int newNumber() {
    return nextNumber++;
  }

  /** Notes the text of an alias definition, which later units may mention. */
  void definition(String text) {
    int index = definitions.size();
    definitionsAgree &= index < earlier.definitions.size() && earlier.definitions.get(index).equals(text);
    definitions.add(text);
  }

  /** The unit that an earlier reading found where the parser is now, if it would read the same again. */
  @Nullable
  Candidate at(int position) {
    if (!definitionsAgree || hasEnded) return null;
    Candidate candidate = earlier.candidates.get(position);
    if (candidate == null || position + candidate.lookahead > prefix) {
      int before = position - bytes.length + earlier.bytes.length;
      candidate = before >= earlier.bytes.length - suffix ? earlier.candidates.get(before) : null;
    }
    return candidate != null && candidate.definitions == definitions.size() ? candidate : null;
  }

  /** Nothing can be taken over any more, by this reading or from it: units see values that are not theirs. */
  void end() {
    hasEnded = true;
  }

  /** Offers a unit to the next reading; {@code lookahead} is where what the parser has looked at ends. */
  void offer(SourceUnit unit, int start, int lookahead, int leastColumn) {
    Op op = unit.op();
    if (op == null || !unit.errors().isEmpty() || !isApart(op)) return;
    candidates.put(start, new Candidate(unit, lookahead - start, definitions.size(), leastColumn));
  }

  /** Offers a unit again that has been taken over. */
  void adopt(Candidate candidate, int start) {
    candidates.put(start, candidate);
  }

  /** Whether a unit shares no values with others. */
  static boolean isApart(Op op) {
    return op.operandCount() == 0 && op.resultCount() == 0 && (op.regionCount() == 0 || op instanceof IsolatedFromAbove);
  }

  /** @param isContextFree whether nothing but aliases connects the units of the text */
  Kept kept(boolean isContextFree) {
    return new Kept(bytes, List.copyOf(definitions), isContextFree && !hasEnded ? candidates : Map.of(), nextNumber);
  }
}
