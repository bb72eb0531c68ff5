// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.Delimiter;
import java.math.BigInteger;
import java.util.function.Function;

/** How a part of a {@link StructAttr} stands in the text. */
public interface PartForm {
  /** Any attribute, in full. */
  PartForm ATTRIBUTE = of(AttrParser::attribute, PartForm::full);
  /** A number without its type, kept as one of 32 bits. */
  PartForm NUMBER = of(p -> IntegerAttr.of(IntegerType.I32, p.expectInteger()), attr -> Long.toString(((IntegerAttr) attr).longValue()));
  /** {@code true} or {@code false}. */
  PartForm BOOL = of(PartForm::bool, PartForm::full);
  /** A string in quotes. */
  PartForm STRING = of(p -> StringAttr.of(p.expectString()), PartForm::full);
  /** Numbers in brackets. */
  PartForm I32_ARRAY = array(IntegerType.I32);
  PartForm I64_ARRAY = array(IntegerType.I64);

  Attribute parse(AttrParser p);

  String text(Attribute value);

  static PartForm of(Function<AttrParser, Attribute> parse, Function<Attribute, String> text) {
    return new PartForm() {
      @Override
      public Attribute parse(AttrParser p) {
        return parse.apply(p);
      }

      @Override
      public String text(Attribute value) {
        return text.apply(value);
      }
    };
  }

  /** Just the word of an attribute of a kind. */
  static PartForm word(EnumKind kind) {
    return of(kind::word, attr -> ((EnumAttr) attr).word());
  }

  /** An attribute of a kind without its name. The reference writes one more space in front of the word. */
  static PartForm spacedWord(EnumKind kind) {
    return of(kind::word, attr -> " " + ((EnumAttr) attr).word());
  }

  private static PartForm array(Type element) {
    return of(p -> DenseArrayAttr.of(element, p.commaList(Delimiter.SQUARE, () -> BigInteger.valueOf(p.expectInteger()))), attr -> {
      StringBuilder text = new StringBuilder("[");
      ((DenseArrayAttr) attr).printElements(new AttrPrinter(text, null));
      return text.append(']').toString();
    });
  }

  private static Attribute bool(AttrParser p) {
    int loc = p.loc();
    String word = p.acceptKeywordIn("true", "false");
    if (word == null) throw p.error(loc, "expected 'true' or 'false'");
    return IntegerAttr.ofBool(word.equals("true"));
  }

  private static String full(Attribute value) {
    StringBuilder text = new StringBuilder();
    value.print(new AttrPrinter(text, null));
    return text.toString();
  }
}
