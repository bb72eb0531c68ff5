// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.toy.Toy;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The aliases of a program with many operations that are alike, most of which need not be visited. */
class AliasesTest {
  private static final List<String> TYPES = List.of("i32", "!toy.box<!toy.box<i8>>", "!toy.box<!toy.box<i16>>", "tensor<4x!toy.box<!toy.box<f32>>>",
      "memref<4xi8, affine_map<(d0) -> (d0 + 1)>>", "memref<4xi8, affine_map<(d0) -> (d0 + 2)>>");
  private static final List<String> ATTRIBUTES =
      List.of("", " {m = affine_map<(d0) -> (d0 + 3)>}", " {p = #toy.pair<\"name\", 7, -3, [1 : i32], unit>}", " {n = 1 : i32}");

  private static String printed(String text, PrintOptions options) {
    StringBuilder out = new StringBuilder();
    Printing.print(Toy.parse(text), Toy.REGISTRY, out, options);
    return out.toString();
  }

  @Test
  void whatStandsInAnyOperationHasAnAlias() {
    String text = """
        #map = affine_map<(d0) -> (d0 + 1)>
        #map1 = affine_map<(d0) -> (d0 + 2)>
        module {
          %0 = "other.value"() : () -> i32
          %1 = "other.value"() : () -> i32
          %2 = "other.value"() : () -> memref<4xi8, #map>
          "other.use"(%0) : (i32) -> ()
          "other.use"(%2) : (memref<4xi8, #map>) -> ()
          "other.use"(%0) {m = #map1} : (i32) -> ()
        }
        """;
    assertEquals(text, printed(text, PrintOptions.DEFAULT));
  }

  @Test
  void regionsOfOperationsThatAreAlikeAreVisited() {
    String text = """
        #map = affine_map<(d0) -> (d0 + 1)>
        module {
          "other.holder"() ({
            "other.use"() : () -> ()
          }) : () -> ()
          "other.holder"() ({
            "other.use"() {m = #map} : () -> ()
          }) : () -> ()
        }
        """;
    assertEquals(text, printed(text, PrintOptions.DEFAULT));
  }

  @Test
  void locationsOfOperationsThatAreAlikeAreVisited() {
    String text = """
        module {
          "other.use"() : () -> () loc(#loc1)
          "other.use"() : () -> () loc(#loc2)
        } loc(#loc)
        #loc = loc(unknown)
        #loc1 = loc("a":1:2)
        #loc2 = loc("a":3:4)
        """;
    assertEquals(text, printed(text, PrintOptions.DEFAULT.withDebugInfo()));
  }

  /** What has an alias is written by it alone: read again, it is the same text, and no alias is defined that is not used. */
  @Test
  void randomOperations() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 40; i++) {
        String type = TYPES.get(random.nextInt(TYPES.size()));
        text.append("%v").append(i).append(" = \"other.value\"()").append(ATTRIBUTES.get(random.nextInt(ATTRIBUTES.size()))).append(" : () -> ")
            .append(type).append("\n\"other.use\"(%v").append(i).append(") : (").append(type).append(") -> ()\n");
      }
      String printed = printed(text.toString(), PrintOptions.DEFAULT);
      assertEquals(printed, printed(printed, PrintOptions.DEFAULT));
      printed.lines().takeWhile(line -> !line.equals("module {")).forEach(definition -> {
        String alias = definition.substring(0, definition.indexOf(' '));
        long uses = printed.lines().filter(line -> !line.startsWith(alias + " ") && line.matches(".*" + alias + "\\b.*")).count();
        assertTrue(uses > 0, () -> alias + " in\n" + printed);
      });
      String body = printed.substring(printed.indexOf("module {"));
      for (String written : List.of("affine_map", "#toy.pair", "toy.box<!toy.box")) assertFalse(body.contains(written), printed);
    }
  }
}
