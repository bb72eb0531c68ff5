// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.reduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

final class ReducerTest {
  private final Registry registry = Registry.of();

  private String reduce(String text, Predicate<String> interesting) {
    return Reducer.reduce(text, registry, interesting);
  }

  private boolean isProgram(String text) {
    return Parser.parse(Source.of("x", text), registry, new ParserOptions(true), ignored -> {}) != null;
  }

  @Test
  void operationsGoThoughTheirResultsAreUsed() {
    String text = """
        %0 = "d.first"() : () -> i32
        %1 = "d.second"(%0) : (i32) -> i32
        "d.third"(%1) : (i32) -> ()
        """;
    String small = reduce(text, t -> t.contains("d.third"));
    assertTrue(small.contains("\"d.first\"") && !small.contains("d.second"), small);
  }

  @Test
  void candidatesOfAValidProgramAreValid() {
    String text = "%0 = \"d.first\"() : () -> i32\n\"d.second\"(%0) : (i32) -> ()\n";
    reduce(text, t -> {
      assertTrue(isProgram(t), t);
      return t.contains("d.second");
    });
  }

  @Test
  void blocksThatNothingLeadsToGo() {
    String text = """
        "d.op"() ({
          "d.end"() : () -> ()
        ^bb1:
          "d.loop"()[^bb1, ^bb2] : () -> ()
        ^bb2:
          "d.jump"()[^bb1] : () -> ()
        }) : () -> ()
        """;
    String small = reduce(text, t -> t.contains("d.end") && t.contains("d.op"));
    assertTrue(!small.contains("d.loop") && !small.contains("d.jump") && !small.contains("^bb"), small);
  }

  @Test
  void whatIsNoProgramIsStillMadeShorter() {
    assertEquals("b (\n", reduce("a (\nb (\nc (\n", t -> t.contains("b")));
  }
}
