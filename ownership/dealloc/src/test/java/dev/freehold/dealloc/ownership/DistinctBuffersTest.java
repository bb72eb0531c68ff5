// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.analysis.Dominance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether the two results of a function are shown to be distinct buffers. */
class DistinctBuffersTest {
  private static final Freehold FREEHOLD = Freehold.load();

  private static boolean areDistinct(String body) {
    ModuleOp module = FREEHOLD.parse("""
        func.func @f(%c: i1, %i: index, %n: index, %m: memref<4xf32>, %o: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
        """ + body.replace(" ; ", "\n").replace("M", "memref<4xf32>") + "\n}");
    Op function = module.body().first();
    Op end = function.region(0).last().last();
    return DistinctBuffers.areDistinct(end.operand(0), end.operand(1), new Dominance(function));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "%a, %b | true",
      "%a, %a | false",
      "%a, %m | true",
      "%m, %o | false"})
  void ofStraightLines(String returned, boolean distinct) {
    assertEquals(distinct, areDistinct("return " + returned + " : M, M"));
  }

  /** What the two are that a loop passes on, at first and from one iteration to the next. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "%a | %b | scf.yield %y, %x | true",
      "%a | %a | scf.yield %y, %x | false",
      "%a | %b | scf.yield %x, %x | false",
      "%m | %a | scf.yield %y, %x | true",
      "%a | %b | %v = memref.alloc() : M ; scf.yield %y, %v | true",
      "%a | %b | %v = memref.alloc() : M ; scf.yield %v, %v | false",
      "%a | %b | %v = arith.select %c, %x, %y : M ; scf.yield %v, %x | false",
      "%a | %b | %w = memref.alloc() : M ; %v = arith.select %c, %x, %y : M ; scf.yield %v, %w | true",
      "%a | %b | scf.yield %y, %b | false",
      "%a | %b | %v = scf.if %c -> (M) { ; %w = memref.alloc() : M ; scf.yield %w : M ; } else { ; scf.yield %x : M ; } ; scf.yield %y, %v | true",
      "%a | %b | %v = scf.if %c -> (M) { ; scf.yield %y : M ; } else { ; scf.yield %x : M ; } ; scf.yield %y, %v | false",
      "%a | %b | %v:2 = scf.if %c -> (M, M) { ; scf.yield %y, %x : M, M ; } else { ; scf.yield %x, %y : M, M ; } ; scf.yield %v#0, %v#1 | true"})
  void ofLoops(String first, String second, String body, boolean distinct) {
    assertEquals(distinct, areDistinct("%r:2 = scf.for %k = %i to %n step %n iter_args(%x = " + first + ", %y = " + second + ") -> (M, M) { ; "
        + body + " : M, M ; } ; return %r#0, %r#1 : M, M"));
  }

  /** A buffer of an iteration before is none that a loop passes on in this one; it may be the one that it passed on then. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"%v = memref.alloc() : M ; scf.yield %v, %x | true", "%v = memref.alloc() : M ; scf.yield %v, %v | false"})
  void ofWhileLoops(String body, boolean distinct) {
    assertEquals(distinct, areDistinct("%r:2 = scf.while (%x = %a, %y = %b) : (M, M) -> (M, M) { ; scf.condition(%c) %x, %y : M, M ; } do { ; "
        + "^bb0(%x: M, %y: M): ; " + body + " : M, M ; } ; return %r#0, %r#1 : M, M"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "cf.cond_br %c, ^join(%a, %b : M, M), ^join(%b, %a : M, M) ; ^join(%x: M, %y: M): ; return %x, %y : M, M | true",
      "cf.cond_br %c, ^join(%a, %b : M, M), ^join(%a, %a : M, M) ; ^join(%x: M, %y: M): ; return %x, %y : M, M | false",
      "cf.cond_br %c, ^join(%a : M), ^join(%m : M) ; ^join(%x: M): ; return %x, %b : M, M | true",
      "cf.cond_br %c, ^join(%a : M), ^join(%b : M) ; ^join(%x: M): ; return %x, %b : M, M | false"})
  void ofBranches(String body, boolean distinct) {
    assertEquals(distinct, areDistinct(body));
  }
}
