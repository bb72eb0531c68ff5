// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** How the standard attributes read and write in assembly formats. */
public final class AttrSyntaxes {
  /** A string written as the name of a symbol: {@code @foo}. */
  public static final AttrSyntax SYMBOL_NAME =
      of(p -> StringAttr.of(p.expectSymbolName()), (out, attr) -> out.symbolName(((StringAttr) attr).value()));

  /** A string; where it may be absent, only a string literal is taken for it. */
  public static final AttrSyntax STRING = beginning(OpParser::isStringNext, StringAttr.class::isInstance, NoneType.INSTANCE);

  /** A reference to a symbol; where it may be absent, only what begins like one is taken for it. */
  public static final AttrSyntax SYMBOL_REF = beginning(OpParser::isSymbolNameNext, SymbolRefAttr.class::isInstance, NoneType.INSTANCE);

  private AttrSyntaxes() {}

  public static AttrSyntax of(Function<OpParser, Attribute> parse, BiConsumer<OpPrinter, Attribute> print) {
    return new AttrSyntax() {
      @Override
      public Attribute parse(OpParser p) {
        return parse.apply(p);
      }

      @Override
      public void print(OpPrinter out, Attribute attribute) {
        print.accept(out, attribute);
      }
    };
  }

  /** An attribute in full, of a kind. */
  public static AttrSyntax checked(Predicate<Attribute> kind) {
    return of(p -> require(kind, p.loc(), p.attribute(), p), OpPrinter::attr);
  }

  /** The same, where a type is implied as in the reference, which tells by it what is wrong with a number in the attribute's place. */
  static AttrSyntax checked(Predicate<Attribute> kind, Type implied) {
    return of(p -> require(kind, p.loc(), p.attribute(implied), p), OpPrinter::attr);
  }

  /** An untyped attribute of a kind that always begins with one token: where it may be absent, only that token is taken for it. */
  static AttrSyntax beginning(String token, Predicate<Attribute> kind) {
    return beginning(p -> p.isNext(token), kind, NoneType.INSTANCE);
  }

  /** An attribute of a class, without its type, which the definition knows. */
  public static AttrSyntax typed(Type type, Class<? extends Attribute> kind) {
    return of(p -> require(kind::isInstance, p.loc(), p.attribute(type), p), OpPrinter::attrWithoutType);
  }

  /** An attribute of a kind that can be told from others by its first token; with an implied type, none may stand behind it. */
  private static AttrSyntax beginning(Predicate<OpParser> begins, Predicate<Attribute> kind, Type implied) {
    return new AttrSyntax() {
      @Override
      public Attribute parse(OpParser p) {
        return require(kind, p.loc(), p.attribute(implied), p);
      }

      @Override
      public boolean mayBegin(OpParser p) {
        return begins.test(p);
      }

      @Override
      public void print(OpPrinter out, Attribute attribute) {
        out.attr(attribute);
      }
    };
  }

  private static Attribute require(Predicate<Attribute> kind, int loc, Attribute attribute, AttrParser p) {
    if (!kind.test(attribute)) throw p.error(loc, "invalid kind of attribute specified");
    return attribute;
  }

  /** Just the elements in brackets: {@code [1, 2]}. */
  public static AttrSyntax denseArray(Type element) {
    return of(
        p -> parseDenseArray(p, element),
        (out, attr) -> printElements(out, (DenseArrayAttr) attr));
  }

  /** Reads the same, or an alias of such an array. */
  public static DenseArrayAttr parseDenseArray(AttrParser p, Type element) {
    if (!p.isNamedAttribute()) return DenseArrayAttr.of(element, elements(p, element));
    return (DenseArrayAttr) require(attr -> attr instanceof DenseArrayAttr array && array.element().equals(element), p.loc(), p.attribute(), p);
  }

  /** After a wrong element the reference still looks for the bracket. */
  private static List<BigInteger> elements(AttrParser p, Type element) {
    p.expect("[");
    if (p.accept("]")) return List.of();
    List<BigInteger> elements;
    try {
      elements = p.commaList(Delimiter.NONE, () -> element(p, element));
    } catch (ParseStop stop) {
      throw p.accept("]") ? stop : stop.and(p.lacks("]"));
    }
    p.expect("]");
    return elements;
  }

  private static BigInteger element(AttrParser p, Type element) {
    if (!(element instanceof IntegerType type) || type.width() == 1) return bits(p.loc(), p.attribute(element), p);
    int loc = p.loc();
    long value = p.expectInteger();
    if (type.width() < Long.SIZE && value >> type.width() - 1 != value >> Long.SIZE - 1) throw p.error(loc, "integer value too large");
    return BigInteger.valueOf(value);
  }

  private static void printElements(OpPrinter out, DenseArrayAttr array) {
    out.text("[");
    array.printElements(out);
    out.text("]");
  }

  private static BigInteger bits(int loc, Attribute number, AttrParser p) {
    return switch (number) {
      case IntegerAttr integer -> integer.value();
      case FloatAttr real -> real.bits();
      default -> throw p.error(loc, "expected integer or float value");
    };
  }
}
