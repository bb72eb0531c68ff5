// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What nests deeply is read and printed on a thread with the stack that threads have by default, or refused with a place. */
class NestingTest {
  static final long DEFAULT_STACK = 1 << 20;
  private static final Registry REGISTRY = Registry.of();

  private final List<Diagnostic> errors = new ArrayList<>();

  Parsed parse(String text) {
    return BigStack.run(() -> Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(true), errors::add), DEFAULT_STACK);
  }

  private void assertRoundTrip(Parsed parsed) {
    String printed = print(parsed);
    Parsed again = parse(printed);
    assertNotNull(again, errors::toString);
    assertEquals(printed, print(again));
  }

  private static String print(Parsed parsed) {
    return BigStack.run(() -> Printing.print(parsed.module(), REGISTRY), DEFAULT_STACK);
  }

  static String regions(int depth) {
    return "\"u.x\"() ({\n".repeat(depth) + "}) : () -> ()\n".repeat(depth);
  }

  static int depth(Op outermost) {
    int depth = 0;
    for (Op op = outermost; op != null; op = op.region(0).isEmpty() ? null : op.region(0).first().first()) depth++;
    return depth;
  }

  @ParameterizedTest
  @CsvSource({"63", "64", "65", "1064", "20000"})
  void regions(String levels) {
    int depth = Integer.parseInt(levels);
    Parsed parsed = parse(regions(depth));
    assertNotNull(parsed, errors::toString);
    assertEquals(depth, depth(parsed.module().body().first()));
  }

  @Test
  void tooManyRegions() {
    assertNull(parse(regions(50_001)));
    assertEquals(List.of("regions are nested more than 50000 levels deep"), errors.stream().map(Diagnostic::message).toList());
  }

  @ParameterizedTest
  @CsvSource({"[, '', ]", "{a=, 1, }", "tuple<, i32, >", "() -> (, i32, )"})
  void attributes(String open, String inner, String close) {
    assertRoundTrip(attributes("", open, inner, close, 900));
  }

  @Test
  void locations() {
    // Less deep: the printer compares each location with those that have the same outer levels, to its end.
    assertRoundTrip(attributes("loc(", "callsite(", "\"a\"", " at \"b\")", 300));
    assertRoundTrip(attributes("loc(", "\"n\"(", "\"a\"", ")", 300));
  }

  private Parsed attributes(String before, String open, String inner, String close, int depth) {
    String after = ")".repeat(before.isEmpty() ? 0 : 1);
    Parsed parsed = parse("\"u.x\"() {a = " + before + open.repeat(depth) + inner + close.repeat(depth) + after + "} : () -> ()");
    assertNotNull(parsed, errors::toString);
    assertNull(parse("\"u.x\"() {a = " + before + open.repeat(100_000)));
    assertTrue(errors.removeFirst().message().contains("nested more than 1000 levels deep"), errors::toString);
    return parsed;
  }

  @Test
  void affineExpressions() {
    parse("\"u.x\"() {a = affine_map<(d0) -> (" + "(".repeat(100_000));
    assertEquals(1, errors.size());
  }

  @Test
  void elements() {
    parse("\"u.x\"() {a = dense<" + "[".repeat(100_000));
    assertTrue(errors.getFirst().message().contains("nested more than 1000 levels deep"), errors::toString);
  }
}
