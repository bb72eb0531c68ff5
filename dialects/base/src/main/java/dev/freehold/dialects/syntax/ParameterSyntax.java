// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntaxes;
import dev.freehold.ir.text.Delimiter;
import java.math.BigInteger;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How a parameter of a {@link StructAttr} is parsed and printed. */
public final class ParameterSyntax {
  /** Any attribute, in full. */
  public static final ParameterSyntax ATTRIBUTE = written("Attribute", Attribute.class, AttrParser::attribute, AttrPrinter::attr);
  /** Any type. */
  public static final ParameterSyntax TYPE = written("Type", TypeAttr.class, p -> TypeAttr.of(p.expectType()), AttrPrinter::attr);
  /** An integer without its type, held as an {@code i32}. */
  public static final ParameterSyntax NUMBER = number("int", 31, IntegerType.I32);
  /** Unsigned integers without their type, held as {@code i64}; a negative one in the text is taken for its bits. */
  public static final ParameterSyntax UNSIGNED_32 = unsigned("unsigned", 32);
  public static final ParameterSyntax UNSIGNED_64 = unsigned("uint64_t", 64);
  /** An integer without its type, held as an {@code i64}. */
  public static final ParameterSyntax SIGNED_64 = number("int64_t", 63, IntegerType.I64);
  /** {@code true} or {@code false}; 1 and 0 are accepted, too. */
  public static final ParameterSyntax BOOL = written("bool", IntegerAttr.class, ParameterSyntax::bool, AttrPrinter::attr);
  /** A string in quotes. */
  public static final ParameterSyntax TEXT =
      written("::llvm::StringRef", StringAttr.class, p -> StringAttr.of(p.expectString()), AttrPrinter::attr);
  /** An attribute that is a string. */
  public static final ParameterSyntax STRING = attribute("StringAttr", StringAttr.class::isInstance);
  /** Attributes of a kind, in full. */
  public static final ParameterSyntax INTEGER = attribute("IntegerAttr", IntegerAttr.class::isInstance);
  public static final ParameterSyntax BOOLEAN = attribute("BoolAttr", AttrSets.BOOL::contains);
  public static final ParameterSyntax TYPE_ATTRIBUTE = attribute("TypeAttr", TypeAttr.class::isInstance);
  public static final ParameterSyntax ARRAY = attribute("ArrayAttr", ArrayAttr.class::isInstance);
  public static final ParameterSyntax DICTIONARY = attribute("DictionaryAttr", DictAttr.class::isInstance);
  public static final ParameterSyntax SYMBOL = attribute("SymbolRefAttr", SymbolRefAttr.class::isInstance);
  public static final ParameterSyntax FLAT_SYMBOL = attribute("FlatSymbolRefAttr", attr -> attr instanceof SymbolRefAttr name && name.isFlat());
  /** Integers in brackets. */
  public static final ParameterSyntax I32_ARRAY = array("DenseI32ArrayAttr", IntegerType.I32);
  public static final ParameterSyntax I64_ARRAY = array("DenseI64ArrayAttr", IntegerType.I64);

  private final Supplier<String> title;
  private final Predicate<Attribute> fits;
  private final Function<AttrParser, ? extends Attribute> parse;
  private final BiConsumer<AttrPrinter, Attribute> print;

  private ParameterSyntax(Supplier<String> title, Predicate<Attribute> fits, Function<AttrParser, ? extends Attribute> parse,
      BiConsumer<AttrPrinter, Attribute> print) {
    this.title = title;
    this.fits = fits;
    this.parse = parse;
    this.print = print;
  }

  /** Reads a parameter; null where it may be missing, and is: see {@link #orNothing}. */
  public @Nullable Attribute parse(AttrParser p) {
    return parse.apply(p);
  }

  /** Reads a parameter of an attribute or type, null where it is missing; where that fails, a second error names both. */
  public @Nullable Attribute parse(AttrParser p, String holder, String parameter) {
    return Parameters.read(p, holder, parameter, title(), () -> parse(p));
  }

  /** Like {@link #parse(AttrParser)}, for a parameter of one kind that may not be missing. */
  public <A extends Attribute> A parse(AttrParser p, Class<A> kind) {
    return kind.cast(Objects.requireNonNull(parse(p), "the parameter may not be missing"));
  }

  /** Like {@link #parse(AttrParser, String, String)}, for a parameter of one kind that may not be missing. */
  public <A extends Attribute> A parse(AttrParser p, String holder, String parameter, Class<A> kind) {
    return kind.cast(Objects.requireNonNull(parse(p, holder, parameter), parameter));
  }

  /** Reads a type as a parameter. */
  public static Type type(AttrParser p, String holder, String parameter) {
    return Parameters.read(p, holder, parameter, TYPE.title(), p::expectType);
  }

  public void print(AttrPrinter out, Attribute value) {
    print.accept(out, value);
  }

  /** Whether an attribute that was not parsed is a valid value of the parameter. */
  public boolean fits(Attribute value) {
    return fits.test(value);
  }

  /** The C++ type of the parameter in messages. */
  public String title() {
    return title.get();
  }

  /** The same for an integer that may be missing although its name is there: null then. */
  public ParameterSyntax orNothing() {
    return new ParameterSyntax(() -> "std::optional<" + title() + ">", fits, p -> p.isNumber() ? parse(p) : null, print);
  }

  /** The same form where messages have another name for the type. */
  public ParameterSyntax titled(String name) {
    return new ParameterSyntax(() -> name, fits, parse, print);
  }

  /** A parameter without nested attributes; the title is its C++ type in messages. */
  public static <A extends Attribute> ParameterSyntax of(
      String title, Class<A> kind, Function<AttrParser, ? extends A> parse, Function<? super A, String> text) {
    return written(title, kind, parse, (out, value) -> out.text(text.apply(value)));
  }

  public static <A extends Attribute> ParameterSyntax written(
      String title, Class<A> kind, Function<AttrParser, ? extends A> parse, BiConsumer<AttrPrinter, ? super A> print) {
    return written(() -> title, kind, value -> true, parse, print);
  }

  /** A parameter that takes only some attributes of a class. */
  public static <A extends Attribute> ParameterSyntax written(Supplier<String> title, Class<A> kind, Predicate<? super A> fits,
      Function<AttrParser, ? extends A> parse, BiConsumer<AttrPrinter, ? super A> print) {
    return new ParameterSyntax(title, value -> kind.isInstance(value) && fits.test(kind.cast(value)), parse,
        (out, value) -> print.accept(out, kind.cast(value)));
  }

  /** An attribute of a kind, without its mnemonic unless an alias is used. The kind may not be defined yet. */
  public static ParameterSyntax of(Supplier<StructKind> kind) {
    return written(() -> kind.get().title(), StructAttr.class, value -> value.kind() == kind.get(), p -> kind.get().parseShort(p),
        (out, value) -> kind.get().printShort(out, value));
  }

  /** One of some attributes, in full. */
  public static ParameterSyntax attribute(String title, Predicate<Attribute> some) {
    return written(() -> title, Attribute.class, some, p -> {
      int loc = p.loc();
      Attribute read = p.attribute();
      if (!some.test(read)) throw p.error(loc, "invalid kind of attribute specified");
      return read;
    }, AttrPrinter::attr);
  }

  /** Several of a form, at least one, with commas between them. */
  public static ParameterSyntax list(ParameterSyntax element) {
    return written(() -> "::llvm::ArrayRef<" + element.title() + ">", ArrayAttr.class, list -> list.elements().stream().allMatch(element::fits),
        p -> ArrayAttr.of(p.commaList(Delimiter.NONE, () -> element.parse(p))),
        (out, list) -> out.list(list.elements(), each -> element.print(out, each)));
  }

  /** The same form between brackets. */
  public ParameterSyntax between(String open, String close) {
    return new ParameterSyntax(title, fits, p -> {
      p.expect(open);
      Attribute read = parse(p);
      p.expect(close);
      return read;
    }, (out, value) -> {
      print(out.text(open), value);
      out.text(close);
    });
  }

  /** An attribute of some kinds whose name may be left out; what follows it is the body. */
  public static <A extends Attribute> ParameterSyntax shorthand(String title, Class<A> type, Predicate<? super A> kind,
      Function<AttrParser, ? extends A> body, BiConsumer<AttrPrinter, ? super A> print) {
    return written(() -> title, type, kind, p -> Parameters.shorthand(p, type, kind, () -> body.apply(p)),
        (out, value) -> out.attrOfKnownKind(value, () -> print.accept(out, value)));
  }

  /** An attribute of a kind, without its mnemonic unless an alias is used. */
  public static ParameterSyntax of(String title, EnumKind kind) {
    return written(title, EnumAttr.class, kind::parseShort, kind::printShort);
  }

  /** Just the keyword of an enum attribute. */
  public static ParameterSyntax keyword(EnumKind kind) {
    return of(kind.type(), EnumAttr.class, kind::unnamedKeyword, EnumAttr::keyword);
  }

  private static ParameterSyntax number(String title, int magnitudeBits, IntegerType kept) {
    return of(title, IntegerAttr.class, p -> IntegerAttr.of(kept, integer(p, magnitudeBits)), number -> Long.toString(number.longValue()));
  }

  private static ParameterSyntax unsigned(String title, int width) {
    return of(title, IntegerAttr.class, p -> {
      int loc = p.loc();
      BigInteger value = integer(p, width);
      if (value.signum() < 0 && value.bitLength() == width) throw p.error(loc, "integer value too large");
      return IntegerAttr.of(IntegerType.I64, width == 64 ? value.longValue() : value.longValue() & (1L << width) - 1);
    }, number -> Long.toUnsignedString(number.longValue()));
  }

  private static BigInteger integer(AttrParser p, int magnitudeBits) {
    int loc = p.loc();
    BigInteger value = p.acceptInteger();
    if (value == null) throw p.error("expected integer value");
    if (value.bitLength() > magnitudeBits) throw p.error(loc, "integer value too large");
    return value;
  }

  private static ParameterSyntax array(String title, Type element) {
    return written(title, DenseArrayAttr.class, p -> AttrSyntaxes.parseDenseArray(p, element), (out, array) -> {
      out.text("[");
      array.printElements(out);
      out.text("]");
    });
  }

  private static IntegerAttr bool(AttrParser p) {
    if (p.accept("true")) return IntegerAttr.TRUE;
    int loc = p.loc();
    BigInteger value = integer(p, 1);
    if (value.signum() < 0) throw p.error(loc, "integer value too large");
    return IntegerAttr.ofBool(value.signum() > 0);
  }
}
