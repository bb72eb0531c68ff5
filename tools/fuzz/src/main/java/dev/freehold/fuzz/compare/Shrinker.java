// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Makes a text smaller while it keeps a property. It knows only lines and braces: it takes away runs of lines, long ones
 * first, and region openers together with what closes them. What is no program any more is for the property to refuse.
 */
public final class Shrinker {
  private final Predicate<String> interesting;
  private List<String> lines;

  private Shrinker(String text, Predicate<String> interesting) {
    this.interesting = interesting;
    lines = text.lines().toList();
  }

  /**
   * A smaller text of which the property holds too; the same text if nothing can be left out.
   *
   * @param text a text of which the property holds
   * @param interesting the property, which is asked often
   */
  public static String shrink(String text, Predicate<String> interesting) {
    var shrinker = new Shrinker(text, interesting);
    boolean smaller = true;
    while (smaller) {
      smaller = shrinker.dropRegions();
      for (int length = shrinker.lines.size() / 2; length > 0; length /= 2) {
        smaller |= shrinker.dropRuns(length);
      }
      smaller |= shrinker.unwrapRegions();
    }
    return join(shrinker.lines);
  }

  private boolean dropRuns(int length) {
    boolean dropped = false;
    // From the end: uses go before what they use.
    for (int start = lines.size() - length; start >= 0; start--) {
      if (keepIfInteresting(without(start, start + length))) {
        dropped = true;
        start = Math.min(start, lines.size() - length + 1);
      }
    }
    return dropped;
  }

  /** Leaves out functions and region operations as a whole. */
  private boolean dropRegions() {
    boolean dropped = false;
    for (int start = lines.size() - 1; start >= 0; start--) {
      if (start < lines.size() && lines.get(start).endsWith("{")) {
        dropped |= keepIfInteresting(without(start, end(start) + 1));
      }
    }
    return dropped;
  }

  /** Leaves out the first and the last line of a region operation, so that its body takes its place. */
  private boolean unwrapRegions() {
    boolean dropped = false;
    for (int start = lines.size() - 1; start >= 0; start--) {
      if (start < lines.size() && lines.get(start).endsWith("{")) {
        int end = end(start);
        var rest = without(end, Math.min(end + 1, lines.size()));
        if (end > start) {
          rest.remove(start);
        }
        dropped |= keepIfInteresting(rest);
      }
    }
    return dropped;
  }

  /** The line that closes what the given one opens; {@code } else {} does both and goes on. */
  private int end(int start) {
    int depth = 0;
    for (int i = start; i < lines.size(); i++) {
      String line = lines.get(i);
      depth -= line.strip().startsWith("}") ? 1 : 0;
      depth += line.endsWith("{") ? 1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return lines.size() - 1;
  }

  private List<String> without(int from, int to) {
    var rest = new ArrayList<>(lines.subList(0, from));
    rest.addAll(lines.subList(to, lines.size()));
    return rest;
  }

  private boolean keepIfInteresting(List<String> candidate) {
    if (candidate.size() == lines.size() || candidate.isEmpty() || !interesting.test(join(candidate))) {
      return false;
    }
    lines = candidate;
    return true;
  }

  private static String join(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
