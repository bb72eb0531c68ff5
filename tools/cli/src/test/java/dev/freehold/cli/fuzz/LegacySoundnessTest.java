// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.cli.fuzz.SoundnessVerdict.Verdict;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Registry;
import dev.freehold.pass.PassRegistry;
import org.junit.jupiter.api.Test;

/** Programs on which LLVM 19's {@code --buffer-deallocation} crashes, refuses its own output, or frees wrongly: each is refused, or freed rightly. */
class LegacySoundnessTest {
  private final SoundnessCheck check =
      new SoundnessCheck(Registry.load(), PassRegistry.load(), Executors.load(), new CheckLimits(50, 3000));

  private void assertSound(String program) {
    SoundnessVerdict verdict = check.judge(program, DeallocationSystem.LEGACY);
    assertEquals(Verdict.SOUND, verdict.verdict(), verdict::message);
  }

  private void assertRefused(String program) {
    SoundnessVerdict verdict = check.judge(program, DeallocationSystem.LEGACY);
    assertEquals(Verdict.REFUSED, verdict.verdict(), verdict::message);
  }

  @Test
  void bothWaysReturnWhatTheyArePassed() {
    assertSound("""
        func.func @ofCaller(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
          cf.cond_br %c, ^a(%m : memref<4xf32>), ^b(%m : memref<4xf32>)
        ^a(%x: memref<4xf32>):
          return %x : memref<4xf32>
        ^b(%y: memref<4xf32>):
          return %y : memref<4xf32>
        }
        func.func @ofItsOwn(%c: i1) -> memref<4xf32> {
          %m = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^a(%m : memref<4xf32>), ^b(%m : memref<4xf32>)
        ^a(%x: memref<4xf32>):
          return %x : memref<4xf32>
        ^b(%y: memref<4xf32>):
          return %y : memref<4xf32>
        }
        """);
  }

  @Test
  void aLoopCarriesABitBesideABuffer() {
    assertSound("""
        func.func private @more(memref<4xf32>) -> i1
        func.func @f(%c: i1, %m: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %r:2 = scf.while (%x = %a, %k = %c) : (memref<4xf32>, i1) -> (memref<4xf32>, i1) {
            scf.condition(%k) %x, %k : memref<4xf32>, i1
          } do {
          ^bb0(%y: memref<4xf32>, %l: i1):
            %b = memref.alloc() : memref<4xf32>
            %n = func.call @more(%b) : (memref<4xf32>) -> i1
            scf.yield %b, %n : memref<4xf32>, i1
          }
          memref.copy %r#0, %m : memref<4xf32> to memref<4xf32>
          return
        }
        """);
  }

  @Test
  void aReallocationFreesWhatABranchPasses() {
    assertRefused("""
        func.func @f(%v: i64) -> i64 {
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<2xi64>
          memref.store %v, %a[%c0] : memref<2xi64>
          cf.br ^bb1(%a : memref<2xi64>)
        ^bb1(%x: memref<2xi64>):
          %r = memref.realloc %x : memref<2xi64> to memref<4xi64>
          %l = memref.load %r[%c0] : memref<4xi64>
          return %l : i64
        }
        """);
  }

  @Test
  void aNumberIsReturnedThatACallMakesOfABuffer() {
    assertRefused("""
        func.func private @f(%m: memref<2xi64>) -> i64 {
          %c0 = arith.constant 0 : index
          %l = memref.load %m[%c0] : memref<2xi64>
          return %l : i64
        }
        func.func @g(%v: i64) -> i64 {
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<2xi64>
          memref.store %v, %a[%c0] : memref<2xi64>
          %r = func.call @f(%a) : (memref<2xi64>) -> i64
          return %r : i64
        }
        """);
  }

  @Test
  void aRoundOfALoopOnlyReceivesABuffer() {
    assertSound("""
        func.func @f(%n: index) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %r:2 = scf.while (%i = %c0) : (index) -> (index, memref<4xf64>) {
            %a = memref.alloc() : memref<4xf64>
            %more = arith.cmpi ult, %i, %n : index
            scf.condition(%more) %i, %a : index, memref<4xf64>
          } do {
          ^bb0(%j: index, %x: memref<4xf64>):
            %next = arith.addi %j, %c1 : index
            scf.yield %next : index
          }
          return
        }
        """);
  }

  @Test
  void writesAreSeenThroughAllNamesOfABuffer() {
    assertRefused("""
        func.func @branches(%c: i1, %v: f32) -> f32 {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          cf.cond_br %c, ^own, ^shared
        ^own:
          %b = memref.alloc() : memref<4xf32>
          memref.store %v, %b[%i] : memref<4xf32>
          cf.br ^end(%b : memref<4xf32>)
        ^shared:
          cf.br ^end(%a : memref<4xf32>)
        ^end(%x: memref<4xf32>):
          %w = arith.addf %v, %v : f32
          memref.store %w, %a[%i] : memref<4xf32>
          %r = memref.load %x[%i] : memref<4xf32>
          return %r : f32
        }
        func.func @caller(%c: i1, %a: memref<4xf32>, %v: f32) -> f32 {
          %i = arith.constant 0 : index
          memref.store %v, %a[%i] : memref<4xf32>
          %x = scf.if %c -> memref<4xf32> {
            %b = memref.alloc() : memref<4xf32>
            memref.store %v, %b[%i] : memref<4xf32>
            scf.yield %b : memref<4xf32>
          } else {
            scf.yield %a : memref<4xf32>
          }
          %w = arith.addf %v, %v : f32
          memref.store %w, %x[%i] : memref<4xf32>
          %r = memref.load %a[%i] : memref<4xf32>
          return %r : f32
        }
        func.func @nested(%c: i1, %d: i1, %v: f32) -> f32 {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %x = scf.if %c -> memref<4xf32> {
            %b = memref.alloc() : memref<4xf32>
            memref.store %v, %b[%i] : memref<4xf32>
            scf.yield %b : memref<4xf32>
          } else {
            scf.yield %a : memref<4xf32>
          }
          %y = scf.if %d -> memref<4xf32> {
            %e = memref.alloc() : memref<4xf32>
            memref.store %v, %e[%i] : memref<4xf32>
            scf.yield %e : memref<4xf32>
          } else {
            scf.yield %x : memref<4xf32>
          }
          %w = arith.addf %v, %v : f32
          memref.store %w, %x[%i] : memref<4xf32>
          memref.store %w, %a[%i] : memref<4xf32>
          %r = memref.load %y[%i] : memref<4xf32>
          return %r : f32
        }
        func.func @loop(%n: index, %v: f32) -> f32 {
          %i = arith.constant 0 : index
          %one = arith.constant 1 : index
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %x = scf.for %k = %i to %n step %one iter_args(%m = %a) -> memref<4xf32> {
            %b = memref.alloc() : memref<4xf32>
            %w = arith.addf %v, %v : f32
            memref.store %w, %a[%i] : memref<4xf32>
            %r = memref.load %m[%i] : memref<4xf32>
            memref.store %r, %b[%i] : memref<4xf32>
            scf.yield %b : memref<4xf32>
          }
          %r = memref.load %x[%i] : memref<4xf32>
          return %r : f32
        }
        """);
  }

  @Test
  void copiesGoSeveralWaysToOneBlockThatUsesNone() {
    assertRefused("""
        func.func @f(%c: i1, %i: i32, %m: memref<4xf32>) {
          cf.cond_br %c, ^ways, ^end(%m : memref<4xf32>)
        ^ways:
          %a = memref.alloc() : memref<4xf32>
          cf.switch %i : i32, [default: ^other, 1: ^end(%a : memref<4xf32>), 3: ^end(%m : memref<4xf32>)]
        ^other:
          cf.br ^end(%m : memref<4xf32>)
        ^end(%x: memref<4xf32>):
          return
        }
        """);
  }

  @Test
  void aTensorIsReadBehindTheLastUseOfItsBuffer() {
    String program = """
        func.func @f(%v: f32, %i: index) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
          %t = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
          %x = tensor.extract %t[%i] : tensor<4xf32>
          return %x : f32
        }
        """;
    assertRefused(program);
    assertSound(program.replace("tensor.extract %t[%i] : tensor<4xf32>", "memref.load %a[%i] : memref<4xf32>"));
  }

  @Test
  void oneOfTwoIsReturned() {
    assertRefused("""
        func.func @bothWays(%c: i1) -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %r:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
            scf.yield %a, %b : memref<4xf32>, memref<4xf32>
          } else {
            scf.yield %b, %a : memref<4xf32>, memref<4xf32>
          }
          return %r#1 : memref<4xf32>
        }
        func.func @besideSomethingElse(%c: i1, %v: f32, %m: memref<f32>) -> memref<4xf32> {
          memref.store %v, %m[] : memref<f32>
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %r = scf.if %c -> (memref<4xf32>) {
            scf.yield %a : memref<4xf32>
          } else {
            scf.yield %b : memref<4xf32>
          }
          return %r : memref<4xf32>
        }
        """);
  }

  @Test
  void aCopyOfAnArgumentThatNobodyUses() {
    assertRefused("""
        func.func @f(%c: i1, %m: memref<4xf32>) {
          cf.cond_br %c, ^way, ^end(%m : memref<4xf32>)
        ^way:
          %a = memref.alloc() : memref<4xf32>
          memref.copy %m, %a : memref<4xf32> to memref<4xf32>
          cf.br ^end(%a : memref<4xf32>)
        ^end(%x: memref<4xf32>):
          return
        }
        """);
  }

  @Test
  void aCalleeForwardsWhatItGetsOrReturnsItsOwn() {
    String program = """
        func.func private @same(%m: memref<2xi64>) -> memref<2xi64> {
          return %m : memref<2xi64>
        }
        func.func private @made(%m: memref<2xi64>) -> memref<2xi64> {
          %a = memref.alloc() : memref<2xi64>
          memref.copy %m, %a : memref<2xi64> to memref<2xi64>
          return %a : memref<2xi64>
        }
        func.func @f(%v: i64) -> i64 {
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<2xi64>
          memref.store %v, %a[%i] : memref<2xi64>
          %b = func.call @same(%a) : (memref<2xi64>) -> memref<2xi64>
          %c = func.call @made(%b) : (memref<2xi64>) -> memref<2xi64>
          %l = memref.load %b[%i] : memref<2xi64>
          memref.dealloc %c : memref<2xi64>
          return %l : i64
        }
        """;
    assertSound(program);
    assertRefused(program.replace("memref.dealloc %c : memref<2xi64>", ""));
    assertRefused(program.replace("memref.dealloc %c", "memref.dealloc %b"));
  }
}
