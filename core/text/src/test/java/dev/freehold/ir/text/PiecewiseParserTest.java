// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What can be read in pieces of a line or so each, and what is left to the parser of the whole text. */
class PiecewiseParserTest {
  private static final ParserOptions OPTIONS = new ParserOptions(true);

  private static Parsed pieces(String text) {
    return Parser.inPieces(Source.of("-", text), Toy.REGISTRY, OPTIONS, Workers.of(2), 1);
  }

  private static String printed(Parsed parsed) {
    StringBuilder text = new StringBuilder();
    Printing.print(parsed.module(), parsed.resources(), Toy.REGISTRY, text, PrintOptions.DEFAULT.withDebugInfo(), Workers.NONE);
    return text.toString();
  }

  /** Reads a program, which must be possible in pieces, and compares it with what is read as a whole. */
  private static Parsed read(String text) {
    Parsed parsed = pieces(text);
    assertNotNull(parsed, text);
    List<String> errors = new ArrayList<>();
    Parsed whole = Parser.parse(Source.of("-", text), Toy.REGISTRY, OPTIONS, error -> errors.add(error.message()));
    assertEquals(List.of(), errors);
    assertEquals(printed(whole), printed(parsed));
    return parsed;
  }

  private static String lines(int count, String line) {
    return IntStream.range(0, count).mapToObj(i -> line.replace("$", String.valueOf(i))).collect(Collectors.joining());
  }

  @Test
  void operationsThatKnowNothingOfEachOther() {
    read(lines(50, "\"u.a\"() {n = $} : () -> ()\n"));
    read("module {\n" + lines(50, "  \"u.a\"() ({\n    \"u.b\"() : () -> ()\n  }) : () -> ()\n") + "}\n");
  }

  @Test
  void valuesAreUsedInTheOrderOfTheText() {
    Parsed parsed = read("""
        %a = "u.a"() : () -> i32
        """ + lines(50, "%b$:2 = \"u.b\"(%a) : (i32) -> (i32, i1)\n\"u.c\"(%b$#1, %a) : (i1, i32) -> ()\n") + """
        "u.d"(%b0#0, %b49#1, %b7) : (i32, i1, i32) -> ()
        """);
    int[] count = {0};
    parsed.module().walk(op -> op.setId(count[0]++));
    Op first = parsed.module().body().firstOp();
    int before = Integer.MAX_VALUE;
    int uses = 0;
    for (Use use = first.result().firstUse(); use != null; use = use.next()) {
      assertEquals(true, use.owner().id() < before, "newest first");
      before = use.owner().id();
      uses++;
    }
    assertEquals(100, uses);
  }

  @Test
  void aliasesThatStandBefore() {
    read("#map = affine_map<(d0) -> (d0)>\n!t = i32\n" + lines(20, "\"u.a\"() {m = #map, t = !t} : () -> ()\n"));
  }

  @Test
  void locationsThatAreNamedBehind() {
    read("module {\n" + lines(20, "  \"u.a\"() : () -> () loc(#loc$)\n") + "}\n" + lines(20, "#loc$ = loc(\"f\":$:1)\n"));
  }

  @Test
  void whatStandsBehindTheOperations() {
    read("\"u.f\"() ({\n" + lines(20, "  \"u.a\"() : () -> ()\n") + "}) {n = 1} : () -> () loc(\"f\":1:1)\n");
  }

  @Test
  void onlyInOnePiece() {
    assertNull(pieces(lines(20, "\"u.a\"() {d = distinct[$]<1>} : () -> ()\n")), "numbers of the text");
    assertNull(pieces(lines(20, "\"u.a\"() {d = dense_resource<r$> : tensor<1xi8>} : () -> ()\n")), "resources of the text");
    assertNull(pieces(lines(5, "\"u.a\"() : () -> ()\n") + "#map = affine_map<(d0) -> (d0)>\n" + lines(5, "\"u.a\"() {m = #map} : () -> ()\n")),
        "an alias in between");
    assertNull(pieces("\"u.f\"() ({\n" + lines(9, "  \"u.br\"()[^next] : () -> ()\n") + "^next:\n  \"u.b\"() : () -> ()\n}) : () -> ()\n"),
        "branches");
    assertNull(pieces("\"u.a\"(%a) : (i32) -> ()\n".repeat(9) + "%a = \"u.b\"() : () -> i32\n".repeat(1) + "\"u.a\"(%a) : (i32) -> ()\n".repeat(9)),
        "a value that is used before its definition");
  }

  @Test
  void errorsAreLeftToTheOtherParser() {
    String good = lines(20, "%a$ = \"u.a\"() : () -> i32\n");
    assertNotNull(pieces(good));
    assertNull(pieces(good + "%a3 = \"u.a\"() : () -> i32\n"), "defined twice");
    assertNull(pieces(good + "\"u.f\"() ({\n  %a3 = \"u.a\"() : () -> i32\n}) : () -> ()\n"), "defined twice, in a region");
    assertNull(pieces(good + "\"u.f\"(%a3) : (i64) -> ()\n"), "of another type");
    assertNull(pieces(good + "\"u.f\"(%a3#1) : (i32) -> ()\n"), "no such result");
    assertNull(pieces(good + "\"u.f\"(%b) : (i32) -> ()\n"), "not defined");
    assertNull(pieces(good + "\"u.f\"() : ()\n" + good.replace("%a", "%b")), "no operation");
  }
}
