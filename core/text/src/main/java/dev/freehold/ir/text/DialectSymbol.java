// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.OpaqueAttr;
import dev.freehold.ir.builtin.OpaqueType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A type or attribute behind {@code !} or {@code #}, not yet looked into.
 *
 * @param body what follows the name of the dialect, without the dot or the brackets around it; null for an alias
 * @param start where the body begins
 * @param end where the whole ends
 * @param loc where errors are reported
 */
record DialectSymbol(String dialect, @Nullable String body, int start, int end, int loc) {
  /** Ends the message about a type or attribute of a dialect that is not loaded. */
  static final String UNREGISTERED = " created with unregistered dialect. If this is intended, please call "
      + "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";

  /** As messages name what they cannot read. */
  String quoted() {
    return "\"" + dialect + "\"<\"" + body + "\">";
  }

  /** What follows the name of the dialect; not for an alias. */
  @Override
  public String body() {
    return Objects.requireNonNull(body, "an alias has no body");
  }

  boolean isAlias() {
    return body == null;
  }

  /** Reads past a symbol. */
  static DialectSymbol read(AttrParser p) {
    Lexer lexer = p.lexer();
    int loc = lexer.start();
    int nameEnd = lexer.end();
    String identifier = lexer.text().substring(1);
    lexer.advance();
    boolean hasBody = lexer.is("<") && lexer.start() == nameEnd;
    int dot = identifier.indexOf('.');
    if (dot >= 0) {
      int start = loc + 1 + dot + 1;
      int end = hasBody ? skipBody(p) : nameEnd;
      return new DialectSymbol(identifier.substring(0, dot), p.source().text(start, end), start, end, start);
    }
    if (!hasBody) return new DialectSymbol(identifier, null, loc, nameEnd, loc);
    int end = skipBody(p);
    return new DialectSymbol(identifier, p.source().text(nameEnd + 1, end - 1), nameEnd + 1, end, loc);
  }

  /** Lets a dialect read the body. */
  Type parseType(AttrParser p, Dialect owner) {
    BiFunction<String, AttrParser, Type> hook = owner instanceof ParsesTypes types ? types::parseType : null;
    return parse(p, owner, "type", hook, new OpaqueType(dialect, body()));
  }

  /** Lets a dialect read the body. */
  Attribute parseAttribute(AttrParser p, Dialect owner) {
    BiFunction<String, AttrParser, Attribute> hook = owner instanceof ParsesAttributes attributes ? attributes::parseAttribute : null;
    return parse(p, owner, "attribute", hook, new OpaqueAttr(dialect, body(), NoneType.INSTANCE));
  }

  private <T> T parse(AttrParser p, Dialect owner, String what, @Nullable BiFunction<String, AttrParser, T> hook, T kept) {
    int behind = p.loc();
    p.seek(start);
    int at = p.loc();
    if (hook == null && !owner.keepsUnknown("")) throw p.stop(start, "dialect '" + dialect + "' provides no " + what + " parsing hook");
    String mnemonic = p.acceptKeyword();
    if (mnemonic == null) throw p.stop(at, "expected valid keyword");
    p.setSymbolLoc(at);
    T result = null;
    try {
      if (hook != null) result = p.outsideOperation(() -> hook.apply(mnemonic, p));
    } catch (ParseStop stop) {
      // What reads the surroundings goes on behind the whole, and reports there that it lacks this.
      p.seek(behind);
      throw stop;
    }
    if (result == null && owner.keepsUnknown(mnemonic)) result = kept;
    // The reference has two spaces here where it means a type.
    if (result == null) throw p.stop(at, "unknown " + (what.equals("type") ? " " : "") + what + " `" + mnemonic + "` in dialect `" + dialect + "`");
    p.seek(behind);
    return result;
  }

  /** Moves behind the bracket that closes the one at the current token; returns where that is. */
  private static int skipBody(AttrParser p) {
    Lexer lexer = p.lexer();
    int at = lexer.start();
    Deque<Character> nesting = new ArrayDeque<>();
    do {
      int c = lexer.at(at++);
      switch (c) {
        case 0 -> throw unbalanced(p, nesting);
        case '<', '[', '(', '{' -> nesting.push((char) c);
        case '-' -> {
          if (lexer.at(at) == '>') at++;
        }
        case '>', ']', ')', '}' -> {
          if (nesting.peek() != opening(c)) throw unbalanced(p, nesting);
          nesting.pop();
        }
        case '"' -> {
          lexer.seek(at - 1);
          at = lexer.end();
        }
        default -> {}
      }
    } while (!nesting.isEmpty());
    lexer.seek(at);
    return at;
  }

  private static char opening(int closing) {
    return switch (closing) {
      case '>' -> '<';
      case ']' -> '[';
      case ')' -> '(';
      default -> '{';
    };
  }

  private static ParseStop unbalanced(AttrParser p, Deque<Character> nesting) {
    return p.stop(p.loc(), "unbalanced '" + nesting.peek() + "' character in pretty dialect name");
  }
}
