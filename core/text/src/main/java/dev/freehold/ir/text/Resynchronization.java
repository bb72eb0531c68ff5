// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

/** Decides where to go on behind an error. Only texts with errors depend on lines and columns; those that are right are read as they are. */
final class Resynchronization {
  private final Source source;
  private final byte[] bytes;

  Resynchronization(Source source) {
    this.source = source;
    bytes = source.bytes();
  }

  /** Whether there are as many closing braces as opening ones, strings and comments left out. */
  boolean isBalanced() {
    int depth = 0;
    for (int i = source.start(); i < source.end(); i++) {
      switch (bytes[i]) {
        case '{' -> depth++;
        case '}' -> depth--;
        case '"' -> i = stringEnd(i);
        case '/' -> {
          if (i + 1 < source.end() && bytes[i + 1] == '/') i = lineEnd(i);
        }
        default -> {}
      }
    }
    return depth == 0;
  }

  private int stringEnd(int at) {
    for (int i = at + 1; i < source.end() && bytes[i] != '\n'; i++) {
      if (bytes[i] == '\\') i++;
      else if (bytes[i] == '"') return i;
    }
    return lineEnd(at);
  }

  private int lineEnd(int at) {
    while (at < source.end() && bytes[at] != '\n') at++;
    return at;
  }

  /** The column of a position, from 0 on. */
  int column(int position) {
    int at = position;
    while (at > 0 && bytes[at - 1] != '\n') at--;
    return position - at;
  }

  boolean isFirstOfLine(int position) {
    int at = position;
    while (at > 0 && (bytes[at - 1] == ' ' || bytes[at - 1] == '\t')) at--;
    return at == 0 || bytes[at - 1] == '\n';
  }

  /**
   * Where an operation, a label or the end of the region is likely to be, for the parser to go on there.
   *
   * @param start where what is wrong begins
   * @param error where the parser noticed; what is before is not looked at
   * @param inRegion whether a brace ends the region
   * @param isOutermost whether what begins in the column of {@code start} is not part of it, whatever the braces say
   */
  int next(int start, int error, boolean inRegion, boolean isOutermost) {
    int margin = isFirstOfLine(start) ? column(start) + (isOutermost ? 1 : 0) : 0;
    int depth = 0;
    TokenSequence tokens = new TokenSequence(source, start);
    while (tokens.advance()) {
      int at = tokens.start();
      if (at >= error && at > start) {
        if (inRegion && depth == 0 && tokens.is("}")) return at;
        if (isFirstOfLine(at) && (depth == 0 || column(at) < margin) && begins(tokens, inRegion)) return at;
      }
      if (tokens.is("{")) depth++;
      else if (tokens.is("}")) depth = Math.max(0, depth - 1);
    }
    return source.end();
  }

  private static boolean begins(TokenSequence tokens, boolean inRegion) {
    return switch (tokens.kind()) {
      case VALUE_NAME, STRING -> true;
      case BLOCK_NAME -> inRegion;
      case HASH_NAME, TYPE_NAME -> !inRegion;
      case KEYWORD -> tokens.isOperationName();
      default -> false;
    };
  }
}
