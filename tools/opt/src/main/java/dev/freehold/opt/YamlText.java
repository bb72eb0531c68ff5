// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import java.util.regex.Pattern;

/** Scalars of YAML, quoted where LLVM's tools quote them. */
final class YamlText {
  private static final Pattern WORD = Pattern.compile("null|Null|NULL|true|True|TRUE|false|False|FALSE");
  private static final Pattern NUMBER =
      Pattern.compile("(\\.\\d+|\\d+(\\.\\d*)?)([eE][-+]?\\d+)?|0o[0-7]+|0x[0-9a-fA-F]+|\\.(inf|Inf|INF|nan|NaN|NAN)");
  /** Text that needs no quotes, unless it is one of the above; a dash at the start would begin an item. */
  private static final Pattern PLAIN = Pattern.compile("[\\w^.]|[\\w^.][-\\w^.,\t ]*[-\\w^.,]");
  private static final char SOFT_HYPHEN = 0xAD;
  /** Stands for a byte that is no UTF-8. */
  private static final String REPLACEMENT = "\uFFFD";

  private YamlText() {}

  static String scalar(String text) {
    if (text.codePoints().anyMatch(c -> c < ' ' && c != '\t' || c >= 0x7F)) return doubleQuoted(text);
    boolean isPlain = PLAIN.matcher(text).matches() && !WORD.matcher(text).matches() && !NUMBER.matcher(text).matches();
    return isPlain ? text : "'" + text.replace("'", "''") + "'";
  }

  private static String doubleQuoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints().forEach(c -> out.append(escaped(c)));
    return out.append('"').toString();
  }

  private static String escaped(int c) {
    return switch (c) {
      case '\\' -> "\\\\";
      case '"' -> "\\\"";
      case 0 -> "\\0";
      case 0x07 -> "\\a";
      case '\b' -> "\\b";
      case '\t' -> "\\t";
      case '\n' -> "\\n";
      case 0x0B -> "\\v";
      case '\f' -> "\\f";
      case '\r' -> "\\r";
      case 0x1B -> "\\e";
      case 0x85 -> "\\N";
      case 0xA0 -> "\\_";
      case 0x2028 -> "\\L";
      case 0x2029 -> "\\P";
      default -> {
        if (c < ' ') yield String.format("\\x%02X", c);
        if (Character.getType(c) == Character.SURROGATE) yield REPLACEMENT;
        if (isPrinted(c)) yield Character.toString(c);
        yield String.format(c > 0xFFFF ? "\\U%08X" : "\\u%04X", c);
      }
    };
  }

  private static boolean isPrinted(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> c == 0x7F;
      case Character.FORMAT -> c == SOFT_HYPHEN;
      case Character.SPACE_SEPARATOR -> c == ' ';
      case Character.PRIVATE_USE, Character.UNASSIGNED -> false;
      default -> true;
    };
  }
}
