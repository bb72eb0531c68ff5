// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.freehold.func.FuncDialect;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arguments of expressions, which have the names of their operands, also where several threads write a function. */
class ExpressionPrintingTest {
  private static final int COUNT = 5000;
  private static final Registry REGISTRY = Registry.of(new FuncDialect(), new EmitcDialect());

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void argumentsHaveTheNamesOfOperands(int threads) {
    String text = "module {\n  func.func @f(%arg0: i32, %arg1: i32) {\n" + IntStream.range(0, COUNT).mapToObj(i -> """
            %%%d = emitc.expression %%arg%d, %s : (i32, i32) -> i32 {
              %%%d = sub %%arg%d, %s : (i32, i32) -> i32
              yield %%%d : i32
            }
        """.formatted(i, i % 2, before(i), COUNT, i % 2, before(i), COUNT)).collect(Collectors.joining()) + "    return\n  }\n}\n";
    assertEquals(text, printed(text, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void alsoInExpressionsThatAreLong(int threads) {
    String text = "module {\n  func.func @f(%arg0: i32, %arg1: i32) {\n    %0 = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {\n"
        + IntStream.range(0, COUNT).mapToObj(i -> "      %" + (i + 1) + " = sub %arg1, " + (i == 0 ? "%arg0" : "%" + i) + " : (i32, i32) -> i32\n")
            .collect(Collectors.joining())
        + "      yield %" + COUNT + " : i32\n    }\n    return\n  }\n}\n";
    assertEquals(text, printed(text, threads));
  }

  private static String printed(String text, int threads) {
    Parsed parsed = Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), error -> {
      throw new AssertionError(error.toString());
    });
    assertNotNull(parsed);
    StringBuilder printed = new StringBuilder();
    Printing.print(parsed.module(), parsed.resources(), REGISTRY, printed, PrintOptions.DEFAULT, Workers.of(threads));
    return printed.toString();
  }

  private static String before(int i) {
    return i == 0 ? "%arg1" : "%" + (i - 1);
  }
}
