// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.text.ParsedText.Placed;
import java.util.List;
import org.junit.jupiter.api.Test;

class TolerantParserTest {
  private static final Registry REGISTRY = Registry.load();

  private static ParsedText parse(String text, ParsedText earlier) {
    return TolerantParser.parse(Source.of("-", text), REGISTRY, new ParserOptions(true), earlier);
  }

  /** What is wrong, each as line:column and message. */
  private static List<String> errors(String text) {
    ParsedText parsed = parse(text, null);
    return parsed.errors().stream().map(error -> {
      int position = parsed.position(error.location());
      return parsed.source().line(position) + ":" + parsed.source().column(position) + " " + error.message();
    }).toList();
  }

  private static List<Op> units(ParsedText parsed) {
    return parsed.units().stream().skip(1).map(placed -> placed.unit().op()).toList();
  }

  @Test
  void aProgramIsWhatTheParserReads() {
    String text = """
        #a = 1 : i32
        "t.f"() ({
          %0:2 = "t.a"(%later) {x = #a} : (i1) -> (i2, i3)
          "t.b"()[^bb1] : () -> ()
        ^bb1:
          %later = "t.c"() : () -> i1
        }) : () -> ()
        module @m {
          module @n {
          }
        }
        """;
    assertEquals(List.of(), errors(text));
    Parsed parsed = Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(true), ignored -> {});
    assertEquals(Printing.print(parsed.module(), REGISTRY), Printing.print(parse(text, null).module(), REGISTRY));
  }

  @Test
  void allErrorsAreReported() {
    assertEquals(List.of("3:8 expected '(' to start operand list", "5:14 use of undeclared SSA value name", "6:16 reference to an undefined block",
        "8:17 expected ':' followed by operation type", "9:11 expected operation name in quotes"), errors("""
            "t.f"() ({
              %0 = "t.a"() : () -> i1
              "t.b"] : () -> ()
              "t.c"(%0) : (i1) -> ()
              %1 = "t.d"(%never) : (i1) -> i1
              "t.e"(%1)   [^bb9] : (i1) -> ()
            }) : () -> ()
            "t.g"() ({ "h"() })
            : () -> ()
            )
            """));
  }

  @Test
  void aValueWhoseDefinitionIsWrongIsNoSecondError() {
    assertEquals(List.of("2:13 expected '(' to start operand list"), errors("""
        "t.f"() ({
          %0 = "t.a" : () -> i1
          "t.b"(%0, %0) : (i1, i2) -> ()
        }) : () -> ()
        """));
  }

  @Test
  void aMissingBraceEndsWhereTheNextOperationBegins() {
    String text = """
        module {
          "t.f"() ({
            "t.a"() : () -> ()
          "t.g"() ({
            "t.b" : () -> ()
          }) : () -> ()
        }
        """;
    assertEquals(List.of("3:23 expected '}'", "5:10 expected '(' to start operand list"), errors(text));
  }

  @Test
  void charactersThatAreNoTokens() {
    assertEquals(List.of("1:1 unexpected character"), errors("$ \"t.f\"() : () -> ()\n"));
    assertEquals(List.of("1:1 unexpected character"), errors("$"));
    assertEquals(1, errors("\"t.f\"() : () -> ()\n\"t.g\"($) : () -> ()\n\"t.h\"() : () -> ()\n").size());
    assertEquals(List.of(), errors(""));
    assertEquals(List.of("1:1 unexpected character", "3:1 unexpected character"), errors("$\n\"t.f\"() : () -> ()\n$\n\"t.h\"() : () -> ()\n"));
  }

  @Test
  void whatHasNotChangedIsTakenOver() {
    String text = "module @a {\n}\n\"t.f\"() : () -> ()\n// comment\n\"t.g\"() : () -> ()\n\"t.h\"() : () -> ()\n";
    ParsedText before = parse(text, null);
    List<Op> old = units(before);
    ParsedText after = parse(text.replace("// comment", "\n\n// longer comment"), before);
    List<Op> now = units(after);
    assertEquals(3, now.size());
    assertSame(old.get(1), now.get(1));
    assertSame(old.get(2), now.get(2));
    assertEquals("\"t.g\"", text(after, after.units().get(2)));
    assertEquals(after.units().get(2).start(), after.position(now.get(1).location()), "places move with the text");
    ParsedText changed = parse(text.replace("// comment", "\n\n// longer comment").replace("t.g", "t.i"), after);
    assertNotSame(now.get(1), units(changed).get(1));
    assertEquals("t.i", units(changed).get(1).name());
  }

  private static String text(ParsedText parsed, Placed placed) {
    return parsed.source().text(placed.start(), placed.start() + 5);
  }

  @Test
  void whatAliasesOrValuesConnectIsReadAnew() {
    String alias = "#a = 1 : i32\n\"t.f\"() {x = #a} : () -> ()\n\"t.g\"() : () -> ()\n";
    ParsedText before = parse(alias, null);
    ParsedText after = parse(alias.replace("1 :", "2 :"), before);
    assertEquals("2 : i32", Printing.toString(units(after).getFirst().attr("x")));
    String value = "%v = \"t.f\"() : () -> i1\n\"t.g\"(%v) : (i1) -> ()\n\"t.h\"() : () -> ()\n";
    ParsedText values = parse(value, null);
    Op user = units(values).get(1);
    ParsedText again = parse(value + "\n", values);
    assertNotSame(user, units(again).get(1));
    assertEquals(List.of(), again.errors());
  }

  @Test
  void namesAndOperationsHavePlaces() {
    String text =
        "\"t.f\"() ({\n  %0:2 = \"t.a\"(%late) : (i1) -> (i2, i3)\n  \"t.b\"(%0#1)[^end] : (i3) -> ()\n^end:\n  %late = \"t.c\"() : () -> i1\n}) : () -> ()\n";
    ParsedText parsed = parse(text, null);
    SourceUnit unit = parsed.units().get(1).unit();
    assertNull(parsed.units().getFirst().unit().op());
    assertEquals(List.of("t.a", "t.b", "t.c", "t.f"), unit.operations().stream().map(extent -> extent.op().name()).toList());
    SourceUnit.OpExtent first = unit.operations().getFirst();
    assertEquals("%0:2 = ", text.substring(first.start(), first.name()));
    List<SourceUnit.Mention> late = unit.mentions().stream().filter(mention -> text.startsWith("%late", mention.offset())).toList();
    assertEquals(2, late.size());
    assertSame(late.get(0).entity(), late.get(1).entity(), "a use before the definition is one of the same value");
    assertTrue(late.get(1).isDefinition() && late.get(1).entity() instanceof Value);
    assertEquals(2, unit.mentions().stream().filter(mention -> mention.entity() instanceof Block).count());
  }
}
