// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import org.junit.jupiter.api.Test;

class ResponsibilitiesTest {
  @Test
  void aSelectOfTwoThatDieDecides() {
    Analyzed choice = Analyzed.of("""
        func.func @f(%c: i1) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %s = arith.select %c, %a, %b {name = "s"} : memref<f32>
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """);
    assertEquals(1, choice.responsibilities.choices().size());
    assertTrue(choice.responsibilities.isDecidingChoice(choice.handle("s")));
    assertEquals("s behind l", choice.releases());
    assertTrue(choice.responsibilities.sites(choice.handle("s")).contains(1));
  }

  @Test
  void aSelectOfTheCallersDoesNot() {
    Analyzed choice = Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %s = arith.select %c, %a, %arg {name = "s"} : memref<f32>
          call @ends() : () -> ()
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """);
    assertFalse(choice.responsibilities.isDecidingChoice(choice.handle("s")));
    assertEquals("a behind s ? s, s behind l", choice.releases());
  }

  @Test
  void norDoesOneOfWhichAnOperandMayBeTheCallers() {
    Analyzed choice = Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %d: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %t = arith.select %d, %b, %arg {name = "t"} : memref<f32>
          %s = arith.select %c, %a, %t {name = "s"} : memref<f32>
          call @ends() : () -> ()
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """);
    assertEquals(0, choice.responsibilities.choices().size());
    assertEquals("a behind s ? s, b behind t ? t, s behind l, t behind s ? s", choice.releases());
  }

  @Test
  void whatIsCertainlyResponsibleIsAnotherBuffer() {
    assertEquals("1.0 behind p, 1.1 behind q", Analyzed.of("""
        func.func @f(%c: i1) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.cond_br %c, ^next(%a, %b : memref<f32>, memref<f32>), ^next(%b, %a : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          %p = memref.load %x[] {name = "p"} : memref<f32>
          %q = memref.load %y[] {name = "q"} : memref<f32>
          return %q : f32
        }
        """).releases());
  }

  @Test
  void whatIsNotResponsibleOnSomePathIsACandidate() {
    assertEquals("1.0 behind p ? 1.1, 1.1 behind q, a on 0>1, b on 0>1", Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.cond_br %c, ^next(%a, %a : memref<f32>, memref<f32>), ^next(%b, %arg : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          %p = memref.load %x[] {name = "p"} : memref<f32>
          call @ends() : () -> ()
          %q = memref.load %y[] {name = "q"} : memref<f32>
          return %q : f32
        }
        """).releases());
  }

  @Test
  void whatIsAllocatedLaterIsAnotherBuffer() {
    assertEquals("a behind s ? s, b behind b, s behind l", Analyzed.of("""
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %s = arith.select %c, %a, %arg {name = "s"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """).releases());
  }

  @Test
  void anAllocationOfALoopIsNotWhatTheLoopBeganWith() {
    assertEquals("1.1 behind c, 2.0 behind l, a behind q", Analyzed.of("""
        func.func @f(%n: index) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> memref<f32> {
            %y = memref.alloc() {name = "y"} : memref<f32>
            memref.copy %x, %y {name = "c"} : memref<f32> to memref<f32>
            scf.yield %y : memref<f32>
          }
          %v = memref.load %r[] {name = "l"} : memref<f32>
          %w = memref.load %a[] {name = "q"} : memref<f32>
          return %w : f32
        }
        """).releases());
  }

  @Test
  void whatIsNeverResponsibleIsNotReleased() {
    assertEquals("a behind q", Analyzed.of("""
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %s = arith.select %c, %a, %arg {name = "s"} : memref<f32>
          %v = memref.load %s[] {name = "l"} : memref<f32>
          %w = memref.load %a[] {name = "q"} : memref<f32>
          return %w : f32
        }
        """).releases());
  }

  @Test
  void whatASelectChoosesIsKnownByItsCondition() {
    Analyzed choice = Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %s = arith.select %c, %a, %arg {name = "s"} : memref<f32>
          call @ends() : () -> ()
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """);
    SameBuffer.Told told = assertInstanceOf(SameBuffer.Told.class, same(choice, "a", "s"));
    Flag.Decided decided = assertInstanceOf(Flag.Decided.class, told.flag());
    assertSame(Flag.Constant.TRUE, decided.whenTrue());
    assertSame(Flag.Constant.FALSE, decided.whenFalse());
    assertEquals("0.0", choice.name(((Flag.Decision.Condition) decided.by()).value()));
  }

  @Test
  void whatAnEdgePassesIsKnownOnTheEdge() {
    Analyzed edge = Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %d: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %s = arith.select %d, %b, %arg {name = "s"} : memref<f32>
          cf.cond_br %c, ^next(%s, %a : memref<f32>, memref<f32>), ^next(%arg, %arg : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          call @ends() : () -> ()
          %p = memref.load %x[] {name = "p"} : memref<f32>
          %q = memref.load %y[] {name = "q"} : memref<f32>
          return %q : f32
        }
        """);
    assertEquals("1.0 behind p, 1.1 behind q, a on 0>1, b behind s ? s, s on 0>1", edge.releases());
  }

  @Test
  void whatEdgesPassIsKnownBehindThem() {
    Analyzed merge = Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %d: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %s = arith.select %d, %a, %arg {name = "s"} : memref<f32>
          cf.cond_br %c, ^next(%s : memref<f32>), ^next(%arg : memref<f32>)
        ^next(%x: memref<f32>):
          %p = memref.load %a[] {name = "p"} : memref<f32>
          call @ends() : () -> ()
          %q = memref.load %x[] {name = "q"} : memref<f32>
          return %q : f32
        }
        """);
    assertEquals("1.0 behind q, a behind p ? 1.0", merge.releases());
    SameBuffer.Told told = assertInstanceOf(SameBuffer.Told.class, same(merge, "a", "1.0"));
    Flag.Phi phi = assertInstanceOf(Flag.Phi.class, told.flag());
    assertSame(merge.block(1), phi.block());
    Flag.Decided chosen = assertInstanceOf(Flag.Decided.class, phi.inputs()[0]);
    assertEquals("0.1", merge.name(((Flag.Decision.Condition) chosen.by()).value()));
    assertSame(Flag.Constant.FALSE, phi.inputs()[1]);
  }

  @Test
  void otherwiseAddressesAreCompared() {
    Analyzed merge = Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          cf.cond_br %c, ^next(%a, %arg : memref<f32>, memref<f32>), ^next(%arg, %a : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          %p = memref.load %x[] {name = "p"} : memref<f32>
          call @ends() : () -> ()
          %q = memref.load %y[] {name = "q"} : memref<f32>
          return %q : f32
        }
        """);
    assertEquals("1.0 behind p ? 1.1, 1.1 behind q", merge.releases());
    assertInstanceOf(SameBuffer.Comparison.class, same(merge, "1.0", "1.1"));
  }

  private static SameBuffer same(Analyzed program, String dying, String candidate) {
    HandleClass handle = program.handle(dying);
    Release release = program.responsibilities.releases().stream().filter(each -> each.handle() == handle).findFirst().orElseThrow();
    return program.same(release, program.handle(candidate));
  }
}
