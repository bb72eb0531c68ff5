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
import java.util.function.Predicate;
import java.util.function.Supplier;

/** How a part of a {@link StructAttr} stands in the text. */
public interface PartForm {
  /** Any attribute, in full. */
  PartForm ATTRIBUTE = written(Attribute.class, AttrParser::attribute, AttrPrinter::attr);
  /** A number without its type, kept as one of 32 bits. */
  PartForm NUMBER = of(IntegerAttr.class, p -> IntegerAttr.of(IntegerType.I32, p.expectInteger()),
      number -> Long.toString(number.longValue()));
  /** Numbers without sign and type, kept as those of 64 bits; a negative one in the text stands for its bits. */
  PartForm UNSIGNED_32 = unsigned(32);
  PartForm UNSIGNED_64 = unsigned(64);
  /** {@code true} or {@code false}. */
  PartForm BOOL = written(IntegerAttr.class, PartForm::bool, AttrPrinter::attr);
  /** A string in quotes. */
  PartForm STRING = written(StringAttr.class, p -> StringAttr.of(p.expectString()), AttrPrinter::attr);
  /** Attributes, with commas between them. */
  PartForm ATTRIBUTES = list(ATTRIBUTE);
  /** Numbers in brackets. */
  PartForm I32_ARRAY = array(IntegerType.I32);
  PartForm I64_ARRAY = array(IntegerType.I64);

  Attribute parse(AttrParser p);

  void print(AttrPrinter out, Attribute value);

  /** Whether an attribute can stand here, that has not come from a text. */
  boolean fits(Attribute value);

  /** A part without other attributes in it. */
  static <A extends Attribute> PartForm of(Class<A> kind, Function<AttrParser, ? extends A> parse, Function<? super A, String> text) {
    return written(kind, parse, (out, value) -> out.text(text.apply(value)));
  }

  static <A extends Attribute> PartForm written(
      Class<A> kind, Function<AttrParser, ? extends A> parse, BiConsumer<AttrPrinter, ? super A> print) {
    return written(kind, value -> true, parse, print);
  }

  /** A part of which not every attribute of a class can stand here. */
  static <A extends Attribute> PartForm written(
      Class<A> kind, Predicate<? super A> fits, Function<AttrParser, ? extends A> parse, BiConsumer<AttrPrinter, ? super A> print) {
    return new PartForm() {
      @Override
      public Attribute parse(AttrParser p) {
        return parse.apply(p);
      }

      @Override
      public void print(AttrPrinter out, Attribute value) {
        print.accept(out, kind.cast(value));
      }

      @Override
      public boolean fits(Attribute value) {
        return kind.isInstance(value) && fits.test(kind.cast(value));
      }
    };
  }

  /** An attribute of a kind, without its name unless an alias stands for it. The kind may not be defined yet. */
  static PartForm of(Supplier<StructKind> kind) {
    return written(StructAttr.class, value -> value.kind() == kind.get(), p -> kind.get().parseShort(p),
        (out, value) -> kind.get().printShort(out, value));
  }

  /** One of some attributes, in full. */
  static PartForm attribute(Predicate<Attribute> some) {
    return written(Attribute.class, some, p -> {
      int loc = p.loc();
      Attribute read = p.attribute();
      if (!some.test(read)) throw p.error(loc, "invalid kind of attribute specified");
      return read;
    }, AttrPrinter::attr);
  }

  /** Several of a form, with commas between them. */
  static PartForm list(PartForm element) {
    return list(Delimiter.NONE, element, "", "");
  }

  /** Several of a form between delimiters, with commas between them. */
  static PartForm list(Delimiter around, PartForm element, String open, String close) {
    return written(ArrayAttr.class, list -> list.elements().stream().allMatch(element::fits),
        p -> ArrayAttr.of(p.commaList(around, () -> element.parse(p))),
        (out, list) -> out.text(open).list(list.elements(), each -> element.print(out, each)).text(close));
  }

  /** Just the word of an attribute of a kind. */
  static PartForm word(EnumKind kind) {
    return of(EnumAttr.class, kind::word, EnumAttr::word);
  }

  /** An attribute of a kind without its name. The reference writes one more space in front of the word. */
  static PartForm spacedWord(EnumKind kind) {
    return of(EnumAttr.class, kind::word, attr -> " " + attr.word());
  }

  private static PartForm unsigned(int width) {
    return of(IntegerAttr.class, p -> {
      int loc = p.loc();
      BigInteger value = p.acceptInteger();
      if (value == null) throw p.error("expected integer value");
      if (value.bitLength() > width) throw p.error(loc, "integer value too large");
      return IntegerAttr.of(IntegerType.I64, width == 64 ? value.longValue() : value.longValue() & (1L << width) - 1);
    }, number -> Long.toUnsignedString(number.longValue()));
  }

  private static PartForm array(Type element) {
    return written(DenseArrayAttr.class, p -> DenseArrayAttr.of(element, p.commaList(Delimiter.SQUARE, () -> BigInteger.valueOf(p.expectInteger()))),
        (out, array) -> {
          out.text("[");
          array.printElements(out);
          out.text("]");
        });
  }

  private static IntegerAttr bool(AttrParser p) {
    int loc = p.loc();
    String word = p.acceptKeywordIn("true", "false");
    if (word == null) throw p.error(loc, "expected 'true' or 'false'");
    return IntegerAttr.ofBool(word.equals("true"));
  }
}
