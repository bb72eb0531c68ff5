// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strings are text on their way through parser, attributes and printer, whatever bytes they are. */
class StringsTest {
  private static final Registry REGISTRY = Registry.of();

  @ParameterizedTest
  @CsvSource({"é, \\C3\\A9", "日本, \\E6\\97\\A5\\E6\\9C\\AC", "😀, \\F0\\9F\\98\\80", "'a\"\\', a\\22\\\\", "\uDCFF\uDCE6x, \\FF\\E6x"})
  void everywhereInAProgram(String text, String printed) {
    String literal = '"' + printed + '"';
    String program = "\"u.x\"() {A = @" + literal + ", " + literal + " = " + literal + "} : () -> () loc(" + literal + ":1:2)";
    Op op = parsed(program).body().first();
    check(op, text);
    Op again = readAgain(op);
    check(again, text);
    assertEquals(print(op), print(again));
    assertEquals(program, print(op));
  }

  private static void check(Op op, String text) {
    StringAttr value = assertInstanceOf(StringAttr.class, op.attr(text));
    assertEquals(text, value.value());
    assertEquals(StringAttr.of(text), value);
    assertArrayEquals(Utf8.encode(text), value.bytes());
    assertEquals(value, StringAttr.ofBytes(value.bytes()));
    assertEquals(Location.file(text, 1, 2), op.location());
    assertEquals("@" + Printing.toString(StringAttr.of(text)), Printing.toString(op.attr("A")));
  }

  @Test
  void rawBytesOfAFileAreWhatTheirEscapesAre() {
    byte[] prefix = Utf8.encode("\"u.x\"() {s = \"日本");
    byte[] suffix = Utf8.encode("\"} : () -> ()");
    byte[] file = new byte[prefix.length + 1 + suffix.length];
    System.arraycopy(prefix, 0, file, 0, prefix.length);
    file[prefix.length] = (byte) 0xFF;
    System.arraycopy(suffix, 0, file, prefix.length + 1, suffix.length);
    Op op = parsed(new Source("-", file)).body().first();
    assertEquals(StringAttr.of("日本\uDCFF"), op.attr("s"));
    assertEquals("\"\\E6\\97\\A5\\E6\\9C\\AC\\FF\"", Printing.toString(op.attr("s")));
  }

  @Test
  void symbols() {
    ModuleOp outer = parsed("module @\"é\" {} module @\"日\" {}");
    assertEquals("é", SymbolTables.nameOf(outer.body().first()));
    assertEquals("module {\n  module @\"\\C3\\A9\" {\n  }\n  module @\"\\E6\\97\\A5\" {\n  }\n}\n", Printing.print(outer, REGISTRY));
  }

  @Test
  void messagesAreText() {
    List<String> messages = new ArrayList<>();
    Parser.parse(Source.of("ü.mlir", "\"u.x\"() {\"日\" = 1, \"日\" = 2} : () -> ()"), REGISTRY, new ParserOptions(true),
        diagnostic -> messages.add(diagnostic.message()));
    assertEquals(List.of("duplicate key '日' in dictionary attribute"), messages);
  }

  /** U+FF01 comes before U+1F600 in bytes, behind it in the chars of Java, and a byte FF comes last. */
  @Test
  void dictionariesAreInTheOrderOfTheBytes() {
    DictAttr dictionary = DictAttr.of(Map.of("😀", UnitAttr.INSTANCE, "！", UnitAttr.INSTANCE, "\uDCFF", UnitAttr.INSTANCE, "z", UnitAttr.INSTANCE));
    assertEquals(List.of("z", "！", "😀", "\uDCFF"), dictionary.names());
    for (String name : dictionary.names()) assertNotNull(dictionary.get(name));
    assertEquals(List.of("z", "！", "\uDCFF"), dictionary.without("😀").names());
    assertEquals(dictionary, dictionary.without("！").with("！", UnitAttr.INSTANCE));
  }

  private static ModuleOp parsed(String text) {
    return parsed(Source.of("-", text));
  }

  private static ModuleOp parsed(Source source) {
    return Parser.parse(source, REGISTRY, new ParserOptions(true), diagnostic -> fail(diagnostic.message())).module();
  }

  private static String print(Op op) {
    StringBuilder out = new StringBuilder();
    Printing.print(op, REGISTRY, out, new PrintOptions(true, true, false, true, false, false, false, false, PrintOptions.Limits.DEFAULT));
    return out.toString();
  }

  /** Writes an operation, and reads what has been written. */
  Op readAgain(Op op) {
    return parsed(print(op)).body().first();
  }
}
