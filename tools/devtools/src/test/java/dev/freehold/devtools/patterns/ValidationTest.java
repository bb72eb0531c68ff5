// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import static dev.freehold.devtools.patterns.Validation.Verdict.DIFFERENT;
import static dev.freehold.devtools.patterns.Validation.Verdict.NOT_EXECUTED;
import static dev.freehold.devtools.patterns.Validation.Verdict.SAME;
import static dev.freehold.devtools.patterns.Validation.Verdict.UNDEFINED;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.interp.Executors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What counts as a difference between two programs. */
class ValidationTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();

  private static Op parse(String text) {
    return Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(true), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message());
    }).module();
  }

  /** The verdicts of all runs of a function of these arguments with one body or the other. */
  private static Set<Validation.Verdict> verdicts(String signature, String before, String after) {
    Validation function = Validation.of(parse("func.func @f" + signature + " {\n" + before + "\n}"),
        parse("func.func @f" + signature + " {\n" + after + "\n}"), REGISTRY, EXECUTORS).getFirst();
    BoundaryArguments arguments = function.arguments(300);
    Set<Validation.Verdict> verdicts = EnumSet.noneOf(Validation.Verdict.class);
    for (int run = 0; run < arguments.runs(); run++) verdicts.add(function.run(arguments.of(run)));
    return verdicts;
  }

  @Test
  void otherResults() {
    String sum = "%0 = arith.addi %a, %b : i3 return %0 : i3";
    String difference = "%0 = arith.subi %a, %b : i3 return %0 : i3";
    assertEquals(EnumSet.of(SAME), verdicts("(%a: i3, %b: i3) -> i3", sum, sum));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%a: i3, %b: i3) -> i3", sum, difference));
  }

  @Test
  void poisonMayBecomeAnything() {
    String promised = "%0 = arith.addi %a, %b overflow<nsw> : i3 return %0 : i3";
    String wrapping = "%0 = arith.addi %a, %b : i3 return %0 : i3";
    assertEquals(EnumSet.of(SAME), verdicts("(%a: i3, %b: i3) -> i3", promised, wrapping));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%a: i3, %b: i3) -> i3", wrapping, promised));
  }

  @Test
  void undefinedBehaviorMayBecomeAnything() {
    String quotient = "%0 = arith.divui %a, %b : i3 return %a : i3";
    assertEquals(EnumSet.of(SAME, UNDEFINED), verdicts("(%a: i3, %b: i3) -> i3", quotient, "return %a : i3"));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%a: i3, %b: i3) -> i3", "return %a : i3", quotient));
  }

  @Test
  void affineSumsThatDoNotFitMayBecomeAnything() {
    String sum = "%c = arith.constant 9223372036854775807 : index "
        + "%0 = affine.apply affine_map<(d0)[s0] -> ((d0 - s0) floordiv s0)>(%a)[%c] return %0 : index";
    String quotient = "%0 = affine.apply affine_map<(d0) -> (d0 floordiv 9223372036854775807 - 1)>(%a) return %0 : index";
    assertEquals(EnumSet.of(SAME, UNDEFINED), verdicts("(%a: index) -> index", sum, quotient));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%a: index) -> index", quotient, sum));
  }

  @Test
  void contentsOfBuffers() {
    String store = "memref.store %x, %m[] : memref<i8> return";
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%m: memref<i8>, %x: i8)", store, "return"));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%m: memref<i8>, %x: i8)", "return", store));
  }

  @Test
  void leaksAndAssertions() {
    String freed = "%a = memref.alloc() : memref<i8> memref.dealloc %a : memref<i8> return";
    assertEquals(EnumSet.of(DIFFERENT), verdicts("()", freed, "%a = memref.alloc() : memref<i8> return"));
    assertEquals(EnumSet.of(SAME), verdicts("()", freed, "return"));
    assertEquals(EnumSet.of(SAME, DIFFERENT, UNDEFINED), verdicts("(%c: i1)", "cf.assert %c, \"no\" return", "return"));
  }

  @Test
  void whatIsPassedOutside() {
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%x: i3, %y: i3)", "\"test.see\"(%x) : (i3) -> () return",
        "\"test.see\"(%y) : (i3) -> () return"));
    assertEquals(EnumSet.of(DIFFERENT), verdicts("(%x: i3)", "\"test.see\"(%x) : (i3) -> () return", "return"));
  }

  @Test
  void allNaNsAreOne() {
    String negated = "%0 = arith.negf %x : f32 %1 = arith.negf %y : f32 %2 = arith.mulf %0, %1 : f32 return %2 : f32";
    assertEquals(EnumSet.of(SAME), verdicts("(%x: f32, %y: f32) -> f32", negated, "%2 = arith.mulf %x, %y : f32 return %2 : f32"));
    String zero = "%c = arith.constant 0.0 : f32 %0 = arith.addf %x, %c : f32 return %0 : f32";
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%x: f32) -> f32", zero, "return %x : f32"));
  }

  @Test
  void fastMathFlagsAllowOtherResults() {
    String product = "%c = arith.constant 0.0 : f32 %0 = arith.mulf %x, %c fastmath<FLAGS> : f32 return %0 : f32";
    String zero = "%c = arith.constant 0.0 : f32 return %c : f32";
    assertEquals(EnumSet.of(SAME), verdicts("(%x: f32) -> f32", product.replace("FLAGS", "nnan,nsz"), zero));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%x: f32) -> f32", product.replace("FLAGS", "nnan"), zero));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%x: f32) -> f32", product.replace("FLAGS", "nsz"), zero));
    String rounded = "%0 = arith.truncf %x fastmath<contract> : f32 to f16 %1 = arith.extf %0 fastmath<contract> : f16 to f32 return %1 : f32";
    assertEquals(EnumSet.of(SAME), verdicts("(%x: f32) -> f32", rounded, "return %x : f32"));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%x: f32) -> f32", rounded, "%0 = arith.negf %x : f32 return %0 : f32"));
  }

  @Test
  void signsOfZerosMayDecideAboutOtherResults() {
    String sum = "%z = arith.constant 0.0 : f32 %1 = arith.constant 1.0 : f32 %2 = arith.addf %x, %z FLAGS : f32 "
        + "%3 = arith.divf %1, %2 : f32 return %3 : f32";
    String quotient = "%1 = arith.constant 1.0 : f32 %3 = arith.divf %1, %x : f32 return %3 : f32";
    assertEquals(EnumSet.of(SAME, UNDEFINED), verdicts("(%x: f32) -> f32", sum.replace("FLAGS", "fastmath<nsz>"), quotient));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%x: f32) -> f32", sum.replace("FLAGS", ""), quotient));
  }

  @Test
  void shapesAreArguments() {
    String rank = "%0 = shape.rank %s : !shape.shape -> !shape.size return %0 : !shape.size";
    String product = "%0 = shape.num_elements %s : !shape.shape -> !shape.size return %0 : !shape.size";
    assertEquals(EnumSet.of(SAME), verdicts("(%s: !shape.shape) -> !shape.size", rank, rank));
    assertEquals(EnumSet.of(SAME, DIFFERENT), verdicts("(%s: !shape.shape) -> !shape.size", rank, product));
  }

  @Test
  void endlessLoopsAreNotExecuted() {
    assertEquals(EnumSet.of(NOT_EXECUTED), verdicts("()", "cf.br ^a\n^a:\n cf.br ^a", "return"));
  }
}
