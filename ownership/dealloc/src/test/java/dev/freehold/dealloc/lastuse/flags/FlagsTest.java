// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.freehold.dealloc.lastuse.lifetimes.Analyzed;
import org.junit.jupiter.api.Test;

/** Flags, and what is known of them when they are simplified. */
class FlagsTest {
  private static final String NEW_OR_ARGUMENT = """
      func.func private @g(%c: i1, %m: memref<f32>) -> memref<f32> {
        %a = memref.alloc() : memref<f32>
        %r = arith.select %c, %a, %m : memref<f32>
        return %r : memref<f32>
      }
      func.func private @ends()
      """;

  @Test
  void anAllocationIsResponsible() {
    assertEquals("a behind s: true", Analyzed.of("""
        func.func @f(%v: f32) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          memref.store %v, %a[] {name = "s"} : memref<f32>
          return
        }
        """).flags());
  }

  @Test
  void aMergeWithTheCallersBufferDependsOnTheEdge() {
    assertEquals("1.0 behind l: if argument 0: true, else false, a on 0>1: true", Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          cf.cond_br %c, ^next(%a : memref<f32>), ^next(%arg : memref<f32>)
        ^next(%x: memref<f32>):
          call @ends() : () -> ()
          %r = memref.load %x[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """).flags());
  }

  @Test
  void aroundALoopAFlagStaysWhatItIs() {
    assertEquals("1.1 behind c: true, 2.0 behind l: true", Analyzed.of("""
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
        """).flags());
  }

  @Test
  void aroundALoopThatBeginsWithTheCallersBufferItChanges() {
    assertEquals("1.1 behind c: if not first: true, else false, 2.0 behind l: if has run: true, else false", Analyzed.of("""
        func.func @f(%n: index, %arg: memref<f32>) -> f32 {
          %r = scf.for %i = %n to %n step %n iter_args(%x = %arg) -> memref<f32> {
            %y = memref.alloc() {name = "y"} : memref<f32>
            memref.copy %x, %y {name = "c"} : memref<f32> to memref<f32>
            scf.yield %y : memref<f32>
          }
          %v = memref.load %r[] {name = "l"} : memref<f32>
          return %v : f32
        }
        """).flags());
  }

  @Test
  void swappedBuffersOfOursNeedNoFlag() {
    assertEquals("1.0 behind l: true, 1.1 start 2: true", Analyzed.of("""
        func.func @f(%c: i1) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.br ^head(%a, %b : memref<f32>, memref<f32>)
        ^head(%x: memref<f32>, %y: memref<f32>):
          memref.copy %x, %y : memref<f32> to memref<f32>
          cf.cond_br %c, ^head(%y, %x : memref<f32>, memref<f32>), ^end
        ^end:
          %r = memref.load %x[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """).flags());
  }

  @Test
  void inANestedLoopThatDoesNotChangeItAFlagIsACopy() {
    assertEquals("1.1 behind c: if not first: true, else false, 4.0 behind l: if has run: true, else false", Analyzed.of("""
        func.func @f(%n: index, %arg: memref<f32>) -> f32 {
          %r = scf.for %i = %n to %n step %n iter_args(%x = %arg) -> memref<f32> {
            %z = scf.for %j = %n to %n step %n iter_args(%p = %x) -> memref<f32> {
              %q = memref.load %p[] : memref<f32>
              scf.yield %p : memref<f32>
            }
            %y = memref.alloc() {name = "y"} : memref<f32>
            memref.copy %z, %y {name = "c"} : memref<f32> to memref<f32>
            scf.yield %y : memref<f32>
          }
          %v = memref.load %r[] {name = "l"} : memref<f32>
          return %v : f32
        }
        """).flags());
  }

  @Test
  void aCandidateIsResponsibleWhereItIsTheSame() {
    assertEquals("a behind s: true, s behind l: if argument 0: true, else false", withoutCandidates(Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %s = arith.select %c, %a, %arg {name = "s"} : memref<f32>
          call @ends() : () -> ()
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """).flags()));
  }

  @Test
  void theLastOfSeveralUpdatesCounts() {
    assertEquals("a behind c: true, b behind c: true, s behind l: update of s where b dies", withoutCandidates(Analyzed.of("""
        func.func private @ends()
        func.func @f(%c: i1, %d: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %t = arith.select %c, %b, %arg : memref<f32>
          %s = arith.select %d, %a, %t {name = "s"} : memref<f32>
          memref.copy %a, %b {name = "c"} : memref<f32> to memref<f32>
          call @ends() : () -> ()
          %r = memref.load %s[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """).flags()));
  }

  @Test
  void whatIsKnownInARegionOnlyComesOutAsAResult() {
    Analyzed scope = Analyzed.of("""
        func.func @f(%v: f32, %arg: memref<f32>) -> f32 {
          %x = memref.alloca_scope -> (memref<f32>) {
            %c = arith.cmpf oeq, %v, %v : f32
            %a = memref.alloc() {name = "a"} : memref<f32>
            %s = arith.select %c, %a, %arg {name = "s"} : memref<f32>
            memref.alloca_scope.return %s : memref<f32>
          }
          %r = memref.load %x[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """);
    assertEquals("2.0 behind l: phi of 2.0 in 2, a behind s: true", withoutCandidates(scope.flags()));
  }

  @Test
  void whatIsReturnedIsReadWhereControlLeaves() {
    Analyzed returned = Analyzed.of("""
        func.func @f(%c: i32, %arg: memref<f32>) -> memref<f32> {
          %a = memref.alloc() {name = "a"} : memref<f32>
          cf.switch %c : i32, [default: ^next(%a : memref<f32>), 0: ^next(%arg : memref<f32>)]
        ^next(%x: memref<f32>):
          return %x : memref<f32>
        }
        """);
    Flag.Phi phi = (Flag.Phi) returned.flags.atEnd(returned.block(1), returned.handle("1.0"));
    assertSame(Flag.Constant.TRUE, phi.inputs()[0]);
    assertSame(Flag.Constant.FALSE, phi.inputs()[1]);
    assertSame(returned.block(1).region(), phi.home());
    assertSame(phi, returned.simplified().of(phi));
  }

  @Test
  void aCallTellsWhetherWhatItReturnsIsNew() {
    assertEquals("call behind l: given with call", Analyzed.withResults("""
        func.func @f(%c: i1, %arg: memref<f32>) -> f32 {
          %q = call @g(%c, %arg) {name = "call"} : (i1, memref<f32>) -> memref<f32>
          %r = memref.load %q[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """ + NEW_OR_ARGUMENT).flags());
  }

  @Test
  void whatIsNewOrElseOursIsOurs() {
    assertEquals("a behind call ? call: true, call behind l: true", Analyzed.withResults("""
        func.func @f(%c: i1) -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %q = call @g(%c, %a) {name = "call"} : (i1, memref<f32>) -> memref<f32>
          call @ends() : () -> ()
          %r = memref.load %q[] {name = "l"} : memref<f32>
          return %r : f32
        }
        """ + NEW_OR_ARGUMENT).flags());
  }

  private static String withoutCandidates(String flags) {
    return flags.replaceAll(" \\?[^:]*:", ":");
  }
}
