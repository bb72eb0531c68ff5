// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.lastuse.graph.Place;
import org.junit.jupiter.api.Test;

class MovesTest {
  @Test
  void aParameterTakesOver() {
    Analyzed merge = Analyzed.of("""
        func.func @f(%c: i1) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.cond_br %c, ^left, ^right
        ^left:
          cf.br ^next(%a : memref<f32>)
        ^right:
          cf.br ^next(%b : memref<f32>)
        ^next(%x: memref<f32>):
          %r = memref.load %x[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """);
    assertEquals("1>3: b to 3.0, 2>3: a to 3.0", merge.moves());
    assertEquals("3.0 behind l, a start 1, b start 2", merge.deaths());
    assertTrue(merge.moves.deaths().stream().allMatch(death -> death.place() instanceof Place.Start));
  }

  @Test
  void permutedParametersEachTakeOverTheirOwn() {
    assertEquals("0>1: a to 1.0, 0>1: b to 1.1, 1>1: 1.0 to 1.1, 1>1: 1.1 to 1.0", Analyzed.of("""
        func.func @f(%c: i1, %v: f32) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.br ^head(%a, %b : memref<f32>, memref<f32>)
        ^head(%x: memref<f32>, %y: memref<f32>):
          cf.cond_br %c, ^head(%y, %x : memref<f32>, memref<f32>), ^end
        ^end:
          %r = memref.load %x[] : memref<f32>
          return %r : f32
        }
        """).moves());
  }

  @Test
  void whatIsNeededBehindTheEdgeIsNotMoved() {
    Analyzed kept = Analyzed.of("""
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          cf.cond_br %c, ^next(%a : memref<f32>), ^next(%arg : memref<f32>)
        ^next(%x: memref<f32>):
          %p = memref.load %x[] {name = "p"} : memref<f32>
          %q = memref.load %a[] {name = "q"} : memref<f32>
          return %q : f32
        }
        """);
    assertEquals("", kept.moves());
    assertEquals("1.0 behind p, a behind q", kept.deaths());
  }

  @Test
  void ofTwoParametersOneTakesOver() {
    assertEquals("0>1: a to 1.1, 0>1: b to 1.1", Analyzed.of("""
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.cond_br %c, ^next(%a, %a : memref<f32>, memref<f32>), ^next(%arg, %b : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          %p = memref.load %x[] : memref<f32>
          %q = memref.load %y[] : memref<f32>
          return %q : f32
        }
        """).moves());
  }

  @Test
  void aParameterThatNobodyNeedsTakesNothingOver() {
    Analyzed unused = Analyzed.of("""
        func.func @f(%c: i1, %v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          memref.store %v, %a[] {name = "s"} : memref<f32>
          memref.store %v, %b[] {name = "t"} : memref<f32>
          cf.cond_br %c, ^next(%a : memref<f32>), ^next(%b : memref<f32>)
        ^next(%x: memref<f32>):
          return
        }
        """);
    assertEquals("", unused.moves());
    assertEquals("a behind s, b behind t", unused.deaths());
  }

  @Test
  void aLoopIsEnteredOrPassedBy() {
    Analyzed loop = Analyzed.of("""
        func.func @f(%n: index) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> memref<f32> {
            %y = memref.alloc() {name = "y"} : memref<f32>
            memref.copy %x, %y {name = "c"} : memref<f32> to memref<f32>
            scf.yield %y : memref<f32>
          }
          %v = memref.load %r[] {name = "l"} : memref<f32>
          return %v : f32
        }
        """);
    assertEquals("0>1: a to 1.1, 0>2: a to 2.0, 1>1: y to 1.1, 1>2: y to 2.0", loop.moves());
    assertEquals("1.1 behind c, 2.0 behind l", loop.deaths());
  }

  @Test
  void aResultThatNobodyNeedsTakesOverWhatIsOutOfSight() {
    Analyzed loop = Analyzed.of("""
        func.func @f(%n: index) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> memref<f32> {
            %y = memref.alloc() {name = "y"} : memref<f32>
            memref.copy %x, %y {name = "c"} : memref<f32> to memref<f32>
            scf.yield %y : memref<f32>
          }
          return
        }
        """);
    assertEquals("0>1: a to 1.1, 0>2: a to 2.0, 1>1: y to 1.1, 1>2: y to 2.0", loop.moves());
    assertEquals("1.1 behind c, 2.0 start 2", loop.deaths());
  }

  @Test
  void whatIsLeftOnEdgesWithoutPlacesDiesBehindThem() {
    Analyzed left = Analyzed.of("""
        func.func @f(%n: index, %v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          scf.for %i = %n to %n step %n {
            memref.store %v, %a[] : memref<f32>
          }
          return
        }
        """);
    assertEquals("", left.moves());
    assertTrue(left.moves.isLeft(left.handle("a"), left.edge("0>2")));
    assertTrue(left.moves.isLeft(left.handle("a"), left.edge("1>2")));
    assertFalse(left.moves.isLeft(left.handle("a"), left.edge("1>1")));
  }
}
