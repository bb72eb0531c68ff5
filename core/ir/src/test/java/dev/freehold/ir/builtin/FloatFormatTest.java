// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Compares every format with what the reference prints and computes, as recorded in the .tsv files. */
class FloatFormatTest {
  @Test
  void printsBits() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String[] row : rows("float-bits.tsv")) {
      FloatFormat format = FloatFormat.byKeyword(row[0]);
      checks.add(() -> assertEquals(row[2], format.print(hex(row[1])), row[0] + " " + row[1]));
    }
    assertAll(checks);
  }

  @Test
  void readsWhatItPrints() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String[] row : rows("float-bits.tsv")) {
      FloatFormat format = FloatFormat.byKeyword(row[0]);
      BigInteger bits = format.canonical(hex(row[1]));
      checks.add(() -> assertEquals(bits, row[2].startsWith("0x") ? hex(row[2]) : format.parseDecimal(row[2]), row[2]));
    }
    assertAll(checks);
  }

  @Test
  void readsLiterals() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String[] row : rows("float-literals.tsv")) {
      FloatFormat format = FloatFormat.byKeyword(row[0]);
      checks.add(() -> assertEquals(row[2], format.print(format.parseLiteral(row[1])), row[0] + " " + row[1]));
    }
    assertAll(checks);
  }

  @Test
  void computes() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String[] row : rows("float-ops.tsv")) {
      checks.add(() -> assertEquals(row[row.length - 1], compute(row), String.join(" ", row)));
    }
    assertAll(checks);
  }

  private static String compute(String[] row) {
    String operation = row[0];
    String[] types = row[1].split(" to ");
    String target = types[types.length - 1];
    if (operation.endsWith("itofp")) {
      FloatFormat format = FloatFormat.byKeyword(target);
      return format.print(format.fromInteger(integer(row[2], operation.startsWith("s")), FloatRounding.TO_NEAREST_EVEN).bits());
    }
    FloatFormat format = FloatFormat.byKeyword(types[0]);
    BigInteger a = hex(row[2]);
    if (operation.startsWith("fpto")) return toInteger(format, a, Integer.parseInt(target.substring(1)), operation.contains("si"));
    if (operation.equals("extf") || operation.equals("truncf")) {
      FloatConversion converted = format.convert(a, FloatFormat.byKeyword(target), FloatRounding.TO_NEAREST_EVEN);
      return converted.exact() ? FloatFormat.byKeyword(target).print(converted.bits()) : "none";
    }
    if (operation.equals("negf")) return format.print(format.negate(a));
    BigInteger b = hex(row[3]);
    if (operation.startsWith("cmpf ")) return String.valueOf(holds(operation.substring(5), format.compare(a, b)));
    return format.print(switch (operation) {
      case "addf" -> format.add(a, b);
      case "subf" -> format.subtract(a, b);
      case "mulf" -> format.multiply(a, b);
      case "divf" -> format.divide(a, b);
      case "remf" -> format.remainder(a, b);
      case "minimumf" -> format.minimum(a, b);
      case "maximumf" -> format.maximum(a, b);
      case "minnumf" -> format.minnum(a, b);
      case "maxnumf" -> format.maxnum(a, b);
      default -> throw new IllegalArgumentException(operation);
    });
  }

  private static BigInteger integer(String text, boolean signed) {
    if (!text.equals("true")) return text.equals("false") ? BigInteger.ZERO : new BigInteger(text);
    return signed ? BigInteger.ONE.negate() : BigInteger.ONE;
  }

  /** As the reference writes an integer constant: signed, i1 in words. */
  private static String toInteger(FloatFormat format, BigInteger bits, int width, boolean signed) {
    FloatToInteger result = format.toInteger(bits, width, signed, FloatRounding.TOWARD_ZERO);
    if (result.invalid()) return "none";
    BigInteger value = result.value();
    if (width == 1) return String.valueOf(value.signum() != 0);
    boolean wraps = value.signum() > 0 && value.testBit(width - 1);
    return (wraps ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value).toString();
  }

  private static boolean holds(String predicate, FloatOrder order) {
    if (predicate.equals("ord")) return order != FloatOrder.UNORDERED;
    if (predicate.equals("uno")) return order == FloatOrder.UNORDERED;
    if (order == FloatOrder.UNORDERED) return predicate.startsWith("u");
    return switch (predicate.substring(1)) {
      case "eq" -> order == FloatOrder.EQUAL;
      case "ne" -> order != FloatOrder.EQUAL;
      case "gt" -> order == FloatOrder.GREATER;
      case "ge" -> order != FloatOrder.LESS;
      case "lt" -> order == FloatOrder.LESS;
      case "le" -> order != FloatOrder.GREATER;
      default -> throw new IllegalArgumentException(predicate);
    };
  }

  @Test
  void roundsInEveryDirection() {
    FloatFormat f32 = FloatFormat.F32;
    BigInteger third = f32.divide(f32.one(), f32.parseDecimal("3"));
    List<String> positive = new ArrayList<>();
    List<String> negative = new ArrayList<>();
    for (FloatRounding rounding : FloatRounding.values()) {
      positive.add(f32.convert(third, FloatFormat.F16, rounding).bits().toString(16));
      negative.add(f32.convert(f32.negate(third), FloatFormat.F16, rounding).bits().toString(16));
    }
    // In the order of the constants: nearest even, down, up, to zero, nearest away. 0x3555 is below a third, 0x3556 above.
    assertEquals(List.of("3555", "3555", "3556", "3555", "3555"), positive);
    assertEquals(List.of("b555", "b556", "b555", "b555", "b555"), negative);
  }

  @Test
  void agreesWithTheMachineOnFloatAndDouble() {
    double[] samples = {0.1, -3.75, 1e300, 5e-324, 123456789, Float.MIN_VALUE, 0.0, -0.0, Double.POSITIVE_INFINITY};
    for (double a : samples) {
      for (double b : samples) {
        FloatFormat f64 = FloatFormat.F64;
        assertSame(a * b, f64.multiply(f64.fromDouble(a), f64.fromDouble(b)));
        assertSame(a + b, f64.add(f64.fromDouble(a), f64.fromDouble(b)));
        assertSame(a / b, f64.divide(f64.fromDouble(a), f64.fromDouble(b)));
        assertSame(a % b, f64.remainder(f64.fromDouble(a), f64.fromDouble(b)));
      }
      assertEquals((float) a, (float) FloatFormat.F32.toDouble(FloatFormat.F32.fromDouble(a)));
    }
  }

  private static void assertSame(double expected, BigInteger bits) {
    double actual = FloatFormat.F64.toDouble(bits);
    assertTrue(expected == actual || Double.isNaN(expected) && Double.isNaN(actual), expected + " but " + actual);
  }

  @Test
  void hugeExponentsAndLongNumbersAreNotComputedInFull() {
    for (FloatFormat format : FloatFormat.values()) {
      assertEquals(format.zero(false), format.parseDecimal("1.0e-999999999999999999999"));
      BigInteger huge = format.parseDecimal("1.0e999999999999999999999");
      assertEquals(format.infinity(false), huge, format.keyword());
      assertEquals(format.one(), format.parseDecimal("1." + "0".repeat(100_000) + "1"));
      assertEquals(format.one(), format.parseDecimal("0." + "0".repeat(1000) + "1e1001"));
    }
  }

  @Test
  void knowsItsSpecialValues() {
    assertTrue(FloatFormat.F8E4M3FNUZ.isNaN(hex("0x80")));
    assertFalse(FloatFormat.F8E5M2FNUZ.hasInfinity());
    assertTrue(FloatFormat.F16.isDenormal(hex("0x03FF")));
    assertFalse(FloatFormat.F16.isDenormal(hex("0x0400")));
    assertTrue(FloatFormat.F80.isNaN(hex("0x00050000000000000001")));
    assertTrue(FloatFormat.F32.isSignaling(hex("0x7F800001")));
    assertFalse(FloatFormat.F32.isSignaling(hex("0x7FC00001")));
  }

  private static BigInteger hex(String text) {
    return new BigInteger(text.substring(2), 16);
  }

  private static List<String[]> rows(String name) throws IOException {
    try (var in = FloatFormatTest.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t")).toList();
    }
  }
}
