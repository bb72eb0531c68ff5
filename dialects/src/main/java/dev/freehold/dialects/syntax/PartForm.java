// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.Delimiter;
import java.math.BigInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** How a part of a {@link StructAttr} stands in the text. */
public interface PartForm {
  /** Any attribute, in full. */
  PartForm ATTRIBUTE = written(AttrParser::attribute, AttrPrinter::attr);
  /** A number without its type, kept as one of 32 bits. */
  PartForm NUMBER = of(p -> IntegerAttr.of(IntegerType.I32, p.expectInteger()), attr -> Long.toString(((IntegerAttr) attr).longValue()));
  /** Numbers without sign and type, kept as those of 64 bits; a negative one in the text stands for its bits. */
  PartForm UNSIGNED_32 = unsigned(32);
  PartForm UNSIGNED_64 = unsigned(64);
  /** {@code true} or {@code false}. */
  PartForm BOOL = written(PartForm::bool, AttrPrinter::attr);
  /** A string in quotes. */
  PartForm STRING = written(p -> StringAttr.of(p.expectString()), AttrPrinter::attr);
  /** Attributes, with commas between them. */
  PartForm ATTRIBUTES = list(ATTRIBUTE);
  /** Numbers in brackets. */
  PartForm I32_ARRAY = array(IntegerType.I32);
  PartForm I64_ARRAY = array(IntegerType.I64);

  Attribute parse(AttrParser p);

  void print(AttrPrinter out, Attribute value);

  /** A part without other attributes in it. */
  static PartForm of(Function<AttrParser, Attribute> parse, Function<Attribute, String> text) {
    return written(parse, (out, value) -> out.text(text.apply(value)));
  }

  static PartForm written(Function<AttrParser, Attribute> parse, BiConsumer<AttrPrinter, Attribute> print) {
    return new PartForm() {
      @Override
      public Attribute parse(AttrParser p) {
        return parse.apply(p);
      }

      @Override
      public void print(AttrPrinter out, Attribute value) {
        print.accept(out, value);
      }
    };
  }

  /** An attribute of a kind, without its name unless an alias stands for it. The kind may not be defined yet. */
  static PartForm of(Supplier<StructKind> kind) {
    return written(p -> kind.get().parseShort(p), (out, value) -> kind.get().printShort(out, (StructAttr) value));
  }

  /** Several of a form, with commas between them. */
  static PartForm list(PartForm element) {
    return written(p -> ArrayAttr.of(p.commaList(Delimiter.NONE, () -> element.parse(p))),
        (out, value) -> out.list(((ArrayAttr) value).elements(), each -> element.print(out, each)));
  }

  /** Just the word of an attribute of a kind. */
  static PartForm word(EnumKind kind) {
    return of(kind::word, attr -> ((EnumAttr) attr).word());
  }

  /** An attribute of a kind without its name. The reference writes one more space in front of the word. */
  static PartForm spacedWord(EnumKind kind) {
    return of(kind::word, attr -> " " + ((EnumAttr) attr).word());
  }

  private static PartForm unsigned(int width) {
    return of(p -> {
      int loc = p.loc();
      BigInteger value = p.acceptInteger();
      if (value == null) throw p.error("expected integer value");
      if (value.bitLength() > width) throw p.error(loc, "integer value too large");
      return IntegerAttr.of(IntegerType.I64, width == 64 ? value.longValue() : value.longValue() & (1L << width) - 1);
    }, attr -> Long.toUnsignedString(((IntegerAttr) attr).longValue()));
  }

  private static PartForm array(Type element) {
    return written(p -> DenseArrayAttr.of(element, p.commaList(Delimiter.SQUARE, () -> BigInteger.valueOf(p.expectInteger()))), (out, attr) -> {
      out.text("[");
      ((DenseArrayAttr) attr).printElements(out);
      out.text("]");
    });
  }

  private static Attribute bool(AttrParser p) {
    int loc = p.loc();
    String word = p.acceptKeywordIn("true", "false");
    if (word == null) throw p.error(loc, "expected 'true' or 'false'");
    return IntegerAttr.ofBool(word.equals("true"));
  }
}
