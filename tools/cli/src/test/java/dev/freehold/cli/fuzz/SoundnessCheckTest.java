// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.fuzz.SoundnessVerdict.Verdict;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.ir.Registry;
import dev.freehold.pass.PassRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SoundnessCheckTest {
  private static final int COUNT = 12;

  private final SoundnessCheck check =
      new SoundnessCheck(Registry.load(), PassRegistry.load(), Executors.load(), new CheckLimits(10, 3000));

  private Verdict judge(String program) {
    return check.judge(program, DeallocationSystem.OWNERSHIP).verdict();
  }

  @ParameterizedTest
  @EnumSource(names = {"BRANCHES", "STRUCTURED", "REALLOC", "VIEWS", "SPACES", "MIXED"})
  void mostProgramsCanBeRunAndAreSound(Profile profile) {
    int sound = 0;
    for (int seed = 0; seed < COUNT; seed++) {
      SoundnessVerdict verdict = check.judge(RandomProgram.executableText(seed, profile, 15), DeallocationSystem.OWNERSHIP);
      assertTrue(!verdict.verdict().isFailure(), verdict::message);
      if (verdict.verdict() == Verdict.SOUND) sound++;
    }
    assertTrue(sound >= COUNT * 2 / 3, sound + " of " + COUNT);
  }

  @Test
  void faultsOfTheProgramItselfAreNotOurs() {
    assertEquals(Verdict.FAULTY_INPUT, judge("""
        func.func @f() -> f32 {
          %a = memref.alloc() : memref<f32>
          %v = memref.load %a[] : memref<f32>
          return %v : f32
        }
        """));
  }

  /** The remark is at the call, the leak at the allocation in the callee; or at a clone that is folded into its source. */
  @Test
  void whatARemarkSaysIsLeftIsNoFault() {
    assertEquals(Verdict.ESCAPED, judge("""
        func.func @make() -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          return %a, %b : memref<4xf32>, memref<4xf32>
        }
        func.func @f() -> tensor<4xf32> {
          %0:2 = call @make() : () -> (memref<4xf32>, memref<4xf32>)
          %t = bufferization.to_tensor %0#0 restrict : memref<4xf32> to tensor<4xf32>
          return %t : tensor<4xf32>
        }
        """));
    assertEquals(Verdict.ESCAPED, judge("""
        func.func @f() -> tensor<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
          %t = bufferization.to_tensor %b restrict : memref<4xf32> to tensor<4xf32>
          return %t : tensor<4xf32>
        }
        """));
  }

  /** The remark is at the call, the leak at the copy that the callee returns. */
  @Test
  void aCopyThatIsLeftIsNoFault() {
    assertEquals(Verdict.ESCAPED, check.judge("""
        memref.global "private" @zero : memref<f32> = dense<0.0>
        func.func @copied() -> memref<f32> {
          %a = memref.get_global @zero : memref<f32>
          return %a : memref<f32>
        }
        func.func @f() -> tensor<f32> {
          %0 = call @copied() : () -> memref<f32>
          %t = bufferization.to_tensor %0 restrict : memref<f32> to tensor<f32>
          return %t : tensor<f32>
        }
        """, DeallocationSystem.LAST_USE).verdict());
  }

  /** A path that asks so much about a recursion that no other one comes to the write. */
  @Test
  void aCopyThatIsWrittenToBehindARecursionIsNotOurs() {
    SoundnessVerdict verdict = new SoundnessCheck(Registry.load(), PassRegistry.load(), Executors.load(), new CheckLimits(40, 10_000))
        .judge(RandomProgram.executableText(93_720_084, Profile.CALLS, 20), DeallocationSystem.OWNERSHIP);
    assertEquals(Verdict.COPY_WRITTEN, verdict.verdict(), verdict::message);
  }

  /** A recursion that has gone too far counts as a call of something unknown, which writes to a copy in place of what was copied. */
  @Test
  void whatLiesBehindARecursionWithoutEndIsNotCompared() {
    assertEquals(Verdict.SOUND, judge("""
        func.func @fill(%n: index, %m: memref<?xi1>, %c: i1) -> memref<?xi1> {
          %a = memref.alloc(%n) : memref<?xi1>
          scf.if %c {
            %r = func.call @fill(%n, %a, %c) : (index, memref<?xi1>, i1) -> memref<?xi1>
          }
          return %m : memref<?xi1>
        }
        func.func @again(%c: i1, %n: index, %m: memref<?xi1>) -> memref<?xi1> {
          scf.if %c {
            %0 = func.call @fill(%n, %m, %c) : (index, memref<?xi1>, i1) -> memref<?xi1>
            %1 = func.call @again(%c, %n, %0) : (i1, index, memref<?xi1>) -> memref<?xi1>
          }
          return %m : memref<?xi1>
        }
        func.func @f(%c: i1) -> memref<?xi1> {
          %c1 = arith.constant 1 : index
          %a = memref.alloc(%c1) : memref<?xi1>
          %0 = call @again(%c, %c1, %a) : (i1, index, memref<?xi1>) -> memref<?xi1>
          return %a : memref<?xi1>
        }
        """));
  }

  @Test
  void aProgramThatTellsWhereItsBuffersLieIsCountedApart() {
    assertEquals(Verdict.ADDRESSES_SEEN, judge("""
        func.func private @show(index)
        func.func @f(%m: memref<f32>) -> memref<f32> {
          %b = memref.alloc() : memref<f32>
          %a = memref.alloc() : memref<f32>
          memref.copy %m, %a : memref<f32> to memref<f32>
          %at = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
          call @show(%at) : (index) -> ()
          return %m : memref<f32>
        }
        """));
  }

  @Test
  void aWriteToWhatTheBoundaryCopiesIsCountedApart() {
    assertEquals(Verdict.COPY_WRITTEN, judge("""
        func.func @same(%m: memref<f32>) -> memref<f32> {
          return %m : memref<f32>
        }
        func.func @f(%m: memref<f32>) {
          %r = call @same(%m) : (memref<f32>) -> memref<f32>
          %v = arith.constant 7.0 : f32
          memref.store %v, %r[] : memref<f32>
          return
        }
        """));
  }

  @Test
  void refusalsAreNoFailures() {
    assertEquals(Verdict.REFUSED, judge("func.func @f(%m: memref<f32>) {\n  bufferization.dealloc (%m : memref<f32>) if (%c)\n  return\n}\n"
        .replace("  bufferization", "  %c = arith.constant true\n  bufferization")));
  }

  @Test
  void whatIsNoProgramIsOurFault() {
    assertEquals(Verdict.BROKEN, judge("func.func @f() {\n"));
  }
}
