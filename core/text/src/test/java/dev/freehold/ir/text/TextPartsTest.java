// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.toy.Toy;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of a program whose parts are written by themselves. */
class TextPartsTest {
  private static final int PARTS = 100;
  /** So many operations are written in several runs. */
  private static final int LONG = 5000;

  private static String text(String program, int threads) {
    StringBuilder text = new StringBuilder();
    Printing.print(Toy.parse(program), new Resources(), Toy.REGISTRY, text, PrintOptions.DEFAULT, Workers.of(threads));
    return text.toString();
  }

  private static String all(IntFunction<String> part) {
    return lines(PARTS, part);
  }

  private static String lines(int count, IntFunction<String> line) {
    return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void partsAreNamedAloneAndStandInOrder(int threads) {
    IntFunction<String> part = i -> """
          "other.holder"() <{number = %d : i64}> ({
          ^bb0(%%arg0: i32):
            %%0 = "other.value"(%%arg0) : (i32) -> i64
            "other.use"(%%0)[^bb1] : (i64) -> ()
          ^bb1:  // pred: ^bb0
            "other.end"() : () -> ()
          }) : () -> ()
        """.formatted(i);
    String expected = "module {\n" + all(part) + "}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void longPartsStandInOrderToo(int threads) {
    IntFunction<String> part =
        i -> "  \"other.holder\"() ({\n" + "    \"other.use\"() {number = %d : i64} : () -> ()\n".formatted(i).repeat(i % 3 * 1000 + 1)
            + "  }) : () -> ()\n";
    String expected = "module {\n" + all(part) + "}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void anAliasIsThatOfTheWholeProgram(int threads) {
    String expected = "#map = affine_map<(d0) -> (d0 + 1)>\nmodule {\n"
        + all(i -> "  \"other.holder\"() {a = #map, b = " + i + " : i32} : () -> ()\n") + "}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void distinctAttributesAndResourcesAreInTheOrderOfTheText(int threads) {
    String expected = all(i -> "#distinct" + (i == 0 ? "" : i) + " = distinct[" + i + "]<\"x\">\n")
        + "module {\n"
        + all(i -> "  \"other.holder\"() {a = #distinct" + (i == 0 ? "" : i) + ", b = dense_resource<r" + i + "> : tensor<1xi8>} : () -> ()\n")
        + "}\n\n{-#\n  dialect_resources: {\n    builtin: {\n"
        + IntStream.range(0, PARTS).mapToObj(i -> "      r" + i + ": \"0x010000000%d\"".formatted(i % 10)).collect(Collectors.joining(",\n"))
        + "\n    }\n  }\n#-}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void valuesOfTheModuleAreCountedBeforeThoseInItsParts(int threads) {
    String expected = "module {\n" + all(i -> """
          %%%d = "other.value"() ({
            %%%d = "other.value"() : () -> i32
            "other.end"() : () -> ()
          }) : () -> i64
        """.formatted(i, PARTS)) + "}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aLongBlockIsWrittenInOrder(int threads) {
    String expected = "module {\n  \"other.holder\"() ({\n" + lines(LONG, i -> """
            %%%d:2 = "other.value"() {number = %d : i64} : () -> (i32, i64)
            "other.use"(%%%d#1, %%%d#0) : (i64, i32) -> ()
        """.formatted(i, i, i, i / 2)) + "    \"other.end\"() : () -> ()\n  }) : () -> ()\n}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void operationsWithRegionsStandInLongBlocks(int threads) {
    String expected = "module {\n  \"other.holder\"() ({\n    %0 = \"other.value\"() : () -> i32\n" + lines(LONG, i -> i % 7 != 0
        ? "    \"other.use\"(%0) : (i32) -> ()\n" : """
            "other.holder"() <{number = %d : i64}> ({
            ^bb0(%%arg0: i32):
              %%1 = "other.value"(%%arg0) : (i32) -> i32
              "other.use"(%%0, %%1)[^bb1] : (i32, i32) -> ()
            ^bb1:  // pred: ^bb0
              "other.end"() : () -> ()
            }) : () -> ()
        """.formatted(i)) + "  }) : () -> ()\n}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aLongModuleWithValuesIsWrittenInOrder(int threads) {
    String expected = "module {\n" + lines(LONG, i -> "  %" + i + " = \"other.value\"() {number = " + i + " : i64} : () -> i32\n") + "}\n";
    assertEquals(expected, text(expected, threads));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void distinctAttributesInALongBlockAreInTheOrderOfTheText(int threads) {
    String expected = lines(LONG, i -> "#distinct" + (i == 0 ? "" : i) + " = distinct[" + i + "]<\"x\">\n") + "module {\n  \"other.holder\"() ({\n"
        + lines(LONG, i -> "    \"other.use\"() {a = #distinct" + (i == 0 ? "" : i) + "} : () -> ()\n") + "  }) : () -> ()\n}\n";
    assertEquals(expected, text(expected, threads));
  }
}
