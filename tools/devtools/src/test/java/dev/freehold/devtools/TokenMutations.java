// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes programs token by token, so that most of what comes out is nearly a program: operands, types and attributes that are
 * missing, there twice, or somewhere else.
 */
public final class TokenMutations {
  private static final Pattern TOKEN = Pattern.compile(
      "//[^\n]*|\\s+|\"(?:[^\"\\\\\n]|\\\\.)*\"|->|[%^#!@]?[A-Za-z0-9_$][\\w$.]*(?:#\\d+)?|.", Pattern.DOTALL);

  private final Random random;

  public TokenMutations(long seed) {
    random = new Random(seed);
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** The text with one to three changes. */
  public String mutate(String text) {
    List<String> tokens = tokens(text);
    for (int changes = 1 + random.nextInt(3); changes > 0 && !tokens.isEmpty(); changes--) change(tokens);
    return String.join("", tokens);
  }

  static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) tokens.add(matcher.group());
    return tokens;
  }

  private void change(List<String> tokens) {
    int at = solid(tokens);
    int other = solid(tokens);
    int[] element = element(tokens, at);
    switch (random.nextInt(8)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, tokens.get(at) + " ");
      case 2 -> Collections.swap(tokens, at, other);
      case 3 -> tokens.set(at, tokens.get(other));
      case 4, 5 -> removeElement(tokens, element);
      case 6 -> tokens.addAll(element[0], repeated(tokens, element));
      default -> {
        List<String> copy = List.copyOf(tokens.subList(element[0], element[1]));
        int[] there = element(tokens, other);
        tokens.subList(there[0], there[1]).clear();
        tokens.addAll(there[0], copy);
      }
    }
  }

  /** A token that is not white space. */
  private int solid(List<String> tokens) {
    for (int tries = 0; tries < 50; tries++) {
      int at = random.nextInt(tokens.size());
      if (!tokens.get(at).isBlank()) return at;
    }
    return 0;
  }

  private static void removeElement(List<String> tokens, int[] element) {
    int end = element[1];
    if (end < tokens.size() && tokens.get(end).equals(",")) end++;
    else if (element[0] > 0 && tokens.get(element[0] - 1).equals(",")) element[0]--;
    tokens.subList(element[0], end).clear();
  }

  private static List<String> repeated(List<String> tokens, int[] element) {
    List<String> copy = new ArrayList<>(tokens.subList(element[0], element[1]));
    copy.add(",");
    return copy;
  }

  /** The bounds of what stands around a token between commas or brackets of one list. */
  private static int[] element(List<String> tokens, int at) {
    int start = at;
    for (int depth = 0; start > 0; start--) {
      String before = tokens.get(start - 1);
      if (")]}>".contains(before)) depth++;
      else if ("([{<".contains(before) && depth-- == 0) break;
      else if (depth == 0 && before.equals(",")) break;
    }
    int end = at;
    for (int depth = 0; end < tokens.size(); end++) {
      String next = tokens.get(end);
      if ("([{<".contains(next)) depth++;
      else if (")]}>".contains(next) && depth-- == 0) break;
      else if (depth == 0 && next.equals(",")) break;
    }
    return new int[] {start, Math.max(end, Math.min(start + 1, tokens.size()))};
  }
}
