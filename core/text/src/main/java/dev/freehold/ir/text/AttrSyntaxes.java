// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.AttrAssembly;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** How the standard attributes read and write in assembly formats. */
public final class AttrSyntaxes {
  private AttrSyntaxes() {}

  /** The parser and printer of a form. */
  static AttrSyntax of(AttrAssembly form) {
    return switch (form) {
      case AttrAssembly.Standard standard -> of(standard);
      case AttrAssembly.Checked(var kind, var implied) -> of(p -> require(kind, p.loc(), p.attribute(implied), p), OpPrinter::attr);
      case AttrAssembly.Typed(var type, var kind) -> of(p -> require(kind::isInstance, p.loc(), p.attribute(type), p), OpPrinter::attrWithoutType);
      case AttrAssembly.DenseArray(var element) -> of(p -> parseDenseArray(p, element), (out, attr) -> printElements(out, (DenseArrayAttr) attr));
      default -> (AttrSyntax) form;
    };
  }

  private static AttrSyntax of(AttrAssembly.Standard form) {
    return switch (form) {
      case PLAIN -> of(OpParser::attribute, OpPrinter::attr);
      case SYMBOL_NAME -> of(p -> StringAttr.of(p.expectSymbolName()), (out, attr) -> out.symbolName(((StringAttr) attr).value()));
      case STRING -> beginning(OpParser::isStringNext, StringAttr.class::isInstance);
      case SYMBOL_REF -> beginning(OpParser::isSymbolNameNext, SymbolRefAttr.class::isInstance);
      case ARRAY -> beginning(p -> p.isNext("["), ArrayAttr.class::isInstance);
    };
  }

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

  /** An untyped attribute of a kind that its first token distinguishes from others. */
  private static AttrSyntax beginning(Predicate<OpParser> begins, Predicate<Attribute> kind) {
    return new AttrSyntax() {
      @Override
      public Attribute parse(OpParser p) {
        return require(kind, p.loc(), p.attribute(NoneType.INSTANCE), p);
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

  /** Just the elements in brackets, {@code [1, 2]}, or an alias of such an array. */
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
