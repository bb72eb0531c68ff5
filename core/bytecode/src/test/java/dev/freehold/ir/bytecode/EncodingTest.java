// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Resources;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.toy.PairAttr;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attributes and types that a dialect encodes itself. */
class EncodingTest {
  /** A type with a parameter. */
  private record CodedType(Type content) implements Type, Encodable {
    @Override
    public boolean encode(DialectBytecodeWriter out) {
      out.type(content);
      return true;
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!coded.type<").type(content).text(">");
    }

    @Override
    public String dialect() {
      return "coded";
    }
  }

  /** An attribute with parameters of every kind that bytecode knows. */
  private record CodedAttr(PairAttr pair) implements Attribute, Encodable {
    @Override
    public boolean encode(DialectBytecodeWriter out) {
      out.flag(true).decimal(0.5).string(pair.name()).number(pair.number()).signed(pair.signed()).list(pair.elements(), out::attribute)
          .optionalAttribute(pair.more());
      return true;
    }

    static CodedAttr decode(DialectBytecodeReader in) {
      boolean isPair = in.flag();
      if (!isPair || in.decimal() != 0.5) throw in.error("not a pair");
      return new CodedAttr(new PairAttr(in.string(), in.number(), in.signed(), in.list(in::attribute), in.optionalAttribute()));
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("#coded.attr<").attr(pair).text(">");
    }

    @Override
    public String dialect() {
      return "coded";
    }
  }

  private static final class CodedDialect implements Dialect, ParsesTypes, ParsesAttributes, DecodesTypes, DecodesAttributes {
    @Override
    public String namespace() {
      return "coded";
    }

    @Override
    public void register(Registrar registrar) {}

    @Override
    public Type parseType(String mnemonic, AttrParser parser) {
      parser.expect("<");
      Type content = parser.expectType();
      parser.expect(">");
      return new CodedType(content);
    }

    @Override
    public Attribute parseAttribute(String mnemonic, AttrParser parser) {
      parser.expect("<");
      PairAttr pair = (PairAttr) parser.attribute();
      parser.expect(">");
      return new CodedAttr(pair);
    }

    @Override
    public Type decodeType(DialectBytecodeReader in) {
      return new CodedType(in.type(Type.class));
    }

    @Override
    public Attribute decode(DialectBytecodeReader in) {
      return CodedAttr.decode(in);
    }
  }

  private static final Registry REGISTRY = Toy.REGISTRY.with(List.of(new CodedDialect()));

  @ParameterizedTest
  @ValueSource(strings = {
      "!coded.type<i32>", "!coded.type<!coded.type<f32>>", "memref<2x!toy.box<i8>>",
      "#coded.attr<#toy.pair<\"n\", 7, -3, [1 : i32, \"a\", !coded.type<i1>], unit>>",
      "#coded.attr<#toy.pair<\"\", 0, 0, []>>",
      "[#coded.attr<#toy.pair<\"outer\", 9223372036854775807, -9223372036854775808, [#coded.attr<#toy.pair<\"inner\", 1, 1, []>>]>>]",
  })
  void isReadAgain(String attribute) {
    List<Diagnostic> reported = new ArrayList<>();
    var parsed = Parser.parse(Source.of("-", "\"toy.any\"() {a = " + attribute + "} : () -> ()"), REGISTRY, ParserOptions.DEFAULT, reported::add);
    assertNotNull(parsed, reported::toString);
    Op op = parsed.module().body().first();
    for (int version = 0; version <= BytecodeOptions.NEWEST; version++) {
      byte[] bytes = BytecodeWriter.write(op, new Resources(), new BytecodeOptions("test", version, true));
      var again = BytecodeReader.readOp(new Source("-", bytes), REGISTRY, true, reported::add);
      assertNotNull(again, reported::toString);
      assertEquals(op.attr("a"), again.op().attr("a"));
      assertEquals(Printing.toString(op), Printing.toString(again.op()));
    }
  }
}
