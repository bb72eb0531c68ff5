// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Functions give the same for boundary values before and after {@code --canonicalize}. {@code boundary-values.mlir} has the functions: arguments of
 * 8-, 32- and 64-bit integers and index get extreme values, floats get zeros of both signs, infinities, NaN and numbers that are rounded.
 */
class BoundaryValuesTest {
  private static final int MOST_RUNS = 400;

  @TestFactory
  Stream<DynamicTest> functions() throws IOException {
    try (var file = BoundaryValuesTest.class.getResourceAsStream("boundary-values.mlir")) {
      String[] programs = new String(file.readAllBytes(), StandardCharsets.UTF_8).split("// -----\n");
      return Stream.of(programs).map(text -> DynamicTest.dynamicTest(text.lines().filter(line -> line.startsWith("//")).findFirst().orElseThrow(),
          () -> check(text)));
    }
  }

  private static void check(String text) {
    BeforeAndAfter runs = new BeforeAndAfter(text, "canonicalize");
    List<String> wrong = new ArrayList<>();
    for (List<String> arguments : combinations(runs.argumentTypes())) {
      String difference = runs.difference(arguments);
      if (difference != null) wrong.add(difference);
    }
    assertEquals(List.of(), wrong, runs::after);
    assertTrue(runs.compared() > 1, "too few results to say anything");
  }

  private static List<List<String>> combinations(List<String> types) {
    List<List<String>> all = new ArrayList<>(List.of(List.of()));
    for (String type : types) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> first : all) {
        for (String value : values(type)) longer.add(Stream.concat(first.stream(), Stream.of(value)).toList());
      }
      all = longer;
    }
    int step = Math.max(1, all.size() / MOST_RUNS);
    List<List<String>> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i += step) some.add(all.get(i));
    return some;
  }

  private static List<String> values(String type) {
    return switch (type) {
      case "i1" -> List.of("false", "true");
      case "i8" -> List.of("-128", "-127", "-1", "0", "1", "5", "126", "127");
      case "i32" -> List.of("-2147483648", "-2147483647", "-129", "-1", "0", "1", "65537", "16777217", "2147483647");
      case "i64", "index" -> List.of("-9223372036854775808", "-9223372036854775807", "-4294967297", "-1", "0", "1", "7", "4294967296",
          "9007199791611905", "9223372036854775807");
      case "f32" -> List.of("0.0", "-0.0", "1.0", "-1.5", "1.0e30", "1.0e-40", "0x7F800000", "0xFF800000", "0x7FC00000");
      default -> throw new IllegalArgumentException(type);
    };
  }
}
