// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import org.junit.jupiter.api.Test;

/** The nearest description around an operation is asked, and no other. */
class EntriesAttrTest {
  private static ModuleOp parse(String program) {
    return Parser.parse(Source.of("-", program), Registry.load(), new ParserOptions(false), diagnostic -> {}).module();
  }

  @Test
  void findsEntryOfNearestDescription() {
    ModuleOp module = parse("""
        module attributes {dlti.map = #dlti.map<"color" = "red", "size" = "large">} {
          module attributes {note, dlti.map = #dlti.map<"color" = "blue">} {
            func.func private @f()
          }
        }
        """);
    Op function = ((ModuleOp) module.body().first()).body().first();
    assertEquals(StringAttr.of("blue"), EntriesAttr.query(function, "color"));
    assertNull(EntriesAttr.query(function, "size"));
    assertEquals(StringAttr.of("large"), EntriesAttr.query(module, "size"));
  }

  @Test
  void findsNothingWhereNothingIsDescribed() {
    assertNull(EntriesAttr.query(parse("func.func private @f()"), "color"));
  }
}
