// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import java.util.Collection;

/**
 * The most similar name to one that does not exist, for a suggestion.
 *
 * @param name the candidate with the least Levenshtein distance; empty if there are no candidates
 * @param isNear whether it is so similar that it is worth a suggestion
 */
public record Nearest(String name, boolean isNear) {
  /** The candidate that is nearest to a word, the first among equals. */
  public static Nearest of(String word, Collection<String> candidates) {
    String best = "";
    int bestDistance = Integer.MAX_VALUE;
    for (String candidate : candidates) {
      int distance = distance(word, candidate);
      if (distance >= bestDistance) continue;
      best = candidate;
      bestDistance = distance;
    }
    return new Nearest(best, bestDistance <= (word.length() + 2) / 3);
  }

  /** Levenshtein distance, one row of the table at a time. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) row[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
