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

/** What nests deeply is read on a thread with the stack that threads have by default, or refused with a place. */
class NestingTest {
  static final long DEFAULT_STACK = 1 << 20;
  private static final Registry REGISTRY = Registry.of();

  private final List<Diagnostic> errors = new ArrayList<>();

  Parsed parse(String text) {
    return BigStack.run(() -> Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(true), errors::add), DEFAULT_STACK);
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
    attributes("", open, inner, close);
  }

  @Test
  void locations() {
    attributes("loc(", "callsite(", "\"a\"", " at \"b\")");
    attributes("loc(", "\"n\"(", "\"a\"", ")");
  }

  private void attributes(String before, String open, String inner, String close) {
    String after = ")".repeat(before.isEmpty() ? 0 : 1);
    assertNotNull(parse("\"u.x\"() {a = " + before + open.repeat(900) + inner + close.repeat(900) + after + "} : () -> ()"), errors::toString);
    assertNull(parse("\"u.x\"() {a = " + before + open.repeat(100_000)));
    assertTrue(errors.removeFirst().message().contains("nested more than 1000 levels deep"), errors::toString);
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
