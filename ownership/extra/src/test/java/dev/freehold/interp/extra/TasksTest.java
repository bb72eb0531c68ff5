// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.check.Checked;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport.Explored;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is started is done when somebody waits for it, or at once: a buffer must be there until then. */
class TasksTest {
  /** A program that is right if it frees a buffer behind the line that waits, and wrong if it does so in front of it. */
  private static void assertFreedBehind(String wait, String program) {
    String free = "  memref.dealloc %a : "
        + program.substring(program.indexOf("%a = memref.alloc() : ")).lines().findFirst().orElseThrow().split(" : ")[1] + "\n";
    String behind = program.replace(wait, wait + free);
    assertEquals(List.of(), Checked.kinds(behind), behind);
    assertEquals(Explored.COMPLETE, Checked.function(behind).explored(), () -> Checked.function(behind).gaps().toString());
    assertEquals(List.of(), Checked.function(behind, behind).findings(), behind);
    String before = program.replace(wait, free + wait);
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds(before).stream().distinct().toList(), before);
    Finding found = Checked.function(before).findings().getFirst();
    assertTrue(found.diagnostic().notes().stream().anyMatch(note -> note.message().equals("waited for here")), found.toString());
  }

  @Test
  void aBodyIsExecutedWhenItsTokenIsAwaited() {
    assertFreedBehind("  async.await %t : !async.token\n", """
        func.func @f(%x: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          memref.copy %x, %a : memref<4xf32> to memref<4xf32>
          %t = async.execute {
            memref.copy %a, %x : memref<4xf32> to memref<4xf32>
            async.yield
          }
          async.await %t : !async.token
          return
        }
        """);
  }

  @Test
  void aBodyThatNobodyWaitsForMayBeExecutedAtTheEnd() {
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds("""
        func.func @f(%x: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          memref.copy %x, %a : memref<4xf32> to memref<4xf32>
          %t = async.execute {
            memref.copy %a, %x : memref<4xf32> to memref<4xf32>
            async.yield
          }
          memref.dealloc %a : memref<4xf32>
          return
        }
        """));
  }

  @Test
  void aBodyMayBeExecutedAtOnce() {
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds("""
        func.func @f(%x: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          memref.copy %x, %a : memref<4xf32> to memref<4xf32>
          %t = async.execute {
            memref.dealloc %a : memref<4xf32>
            async.yield
          }
          memref.copy %a, %x : memref<4xf32> to memref<4xf32>
          async.await %t : !async.token
          return
        }
        """));
  }

  @Test
  void valuesAndDependenciesAreWaitedFor() {
    assertFreedBehind("  %w = async.await %v : !async.value<f32>\n", """
        func.func @f(%x: memref<4xf32>) -> f32 {
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          %t = async.execute {
            memref.copy %x, %a : memref<4xf32> to memref<4xf32>
            async.yield
          }
          %t1, %r = async.execute [%t] -> !async.value<f32> {
            %l = memref.load %a[%c0] : memref<4xf32>
            async.yield %l : f32
          }
          %t2, %v = async.execute (%r as %l: !async.value<f32>) -> !async.value<f32> {
            %s = arith.addf %l, %l : f32
            async.yield %s : f32
          }
          %w = async.await %v : !async.value<f32>
          return %w : f32
        }
        """);
  }

  @Test
  void theBodySeesTheValuesOfItsIteration() {
    assertEquals(List.of(), Checked.kinds("""
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          %m = memref.alloc() : memref<3xindex>
          %g = async.create_group %c3 : !async.group
          scf.for %i = %c0 to %c3 step %c1 {
            %t = async.execute {
              memref.store %i, %m[%i] : memref<3xindex>
              async.yield
            }
            %rank = async.add_to_group %t, %g : !async.token
          }
          async.await_all %g
          scf.for %i = %c0 to %c3 step %c1 {
            %v = memref.load %m[%i] : memref<3xindex>
            %same = arith.cmpi eq, %v, %i : index
            scf.if %same {
            } else {
              %lost = memref.alloc() : memref<f32>
            }
          }
          memref.dealloc %m : memref<3xindex>
          return
        }
        """));
  }

  @Test
  void groupsAndCallsAreWaitedFor() {
    assertFreedBehind("  async.await_all %g\n", """
        async.func @copy(%a: memref<4xf32>, %x: memref<4xf32>) -> !async.token {
          memref.copy %a, %x : memref<4xf32> to memref<4xf32>
          return
        }
        func.func @f(%x: memref<4xf32>) {
          %c1 = arith.constant 1 : index
          %a = memref.alloc() : memref<4xf32>
          memref.copy %x, %a : memref<4xf32> to memref<4xf32>
          %t = async.call @copy(%a, %x) : (memref<4xf32>, memref<4xf32>) -> !async.token
          %g = async.create_group %c1 : !async.group
          %rank = async.add_to_group %t, %g : !async.token
          async.await_all %g
          return
        }
        """.replace("  return\n}\nfunc", "  async.return\n}\nfunc"));
  }

  @Test
  void transfersAreUnderWayUntilTheirTagIsWaitedFor() {
    assertFreedBehind("  memref.dma_wait %tag[%c1], %n : memref<2xi32>\n", """
        func.func @f(%x: memref<4xf32>, %tag: memref<2xi32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 4 : index
          %a = memref.alloc() : memref<4xf32>
          memref.dma_start %x[%c0], %a[%c0], %n, %tag[%c1] : memref<4xf32>, memref<4xf32>, memref<2xi32>
          memref.dma_wait %tag[%c0], %n : memref<2xi32>
          memref.dma_wait %tag[%c1], %n : memref<2xi32>
          return
        }
        """);
    assertFreedBehind("  affine.dma_wait %tag[%c0], %n : memref<1xi32>\n", """
        func.func @f(%x: memref<4xf32>, %tag: memref<1xi32>) {
          %c0 = arith.constant 0 : index
          %n = arith.constant 4 : index
          %a = memref.alloc() : memref<4xf32>
          affine.dma_start %x[%c0], %a[%c0], %tag[%c0], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
          affine.dma_wait %tag[%c0], %n : memref<1xi32>
          return
        }
        """);
  }

  @Test
  void workOfADeviceIsUnderWayUntilItsTokenIsWaitedFor() {
    assertFreedBehind("  gpu.wait [%t2]\n", """
        func.func @f(%x: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %t0 = gpu.wait async
          %t1 = gpu.memcpy async [%t0] %a, %x : memref<4xf32>, memref<4xf32>
          %t2 = gpu.wait async [%t1]
          gpu.wait [%t2]
          return
        }
        """);
    assertFreedBehind("  gpu.wait [%t]\n", """
        func.func @f(%x: memref<4xf32>) {
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %a = memref.alloc() : memref<4xf32>
          memref.copy %x, %a : memref<4xf32> to memref<4xf32>
          %t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c1) {
            %v = memref.load %a[%ty] : memref<4xf32>
            memref.store %v, %x[%tx] : memref<4xf32>
            gpu.terminator
          }
          gpu.wait [%t]
          return
        }
        """);
    assertFreedBehind("  nvgpu.device_async_wait %g\n", """
        func.func @f(%x: memref<4xf32>) {
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          %t = nvgpu.device_async_copy %x[%c0], %a[%c0], 4 : memref<4xf32> to memref<4xf32>
          %g = nvgpu.device_async_create_group %t
          nvgpu.device_async_wait %g
          return
        }
        """.replace("%a = memref.alloc() : memref<4xf32>", "%a = memref.alloc() : memref<4xf32, 3>").replace("to memref<4xf32>",
        "to memref<4xf32, 3>"));
  }

  @Test
  void buffersOfADeviceAreFreedWhenTheirTokenIsWaitedFor() {
    String program = """
        func.func @f(%n: index) {
          %t0 = gpu.wait async
          %a, %t1 = gpu.alloc async [%t0] (%n) : memref<?xf32, 1>
          %t2 = gpu.dealloc async [%t1] %a : memref<?xf32, 1>
          gpu.wait [%t2]
          return
        }
        """;
    assertEquals(List.of(), Checked.kinds(program));
    assertEquals(List.of("LEAK"),
        Checked.kinds(program.replace("  %t2 = gpu.dealloc async [%t1] %a : memref<?xf32, 1>\n", "").replace("%t2", "%t1")));
    assertEquals(List.of("DOUBLE_FREE"), Checked.kinds(program.replace("  return", "  gpu.dealloc %a : memref<?xf32, 1>\n  return")));
  }

  @Test
  void functionsOfADeviceAreChecked() {
    String program = """
        gpu.module @kernels {
          gpu.func @f(%m: memref<4xf32>, %i: index) -> f32 {
            %a = memref.alloc() : memref<4xf32>
            memref.copy %m, %a : memref<4xf32> to memref<4xf32>
            %0 = memref.load %a[%i] : memref<4xf32>
            memref.dealloc %a : memref<4xf32>
            gpu.return %0 : f32
          }
        }
        """;
    assertEquals(List.of(), Checked.program(program).functions().getFirst().findings());
    assertEquals(Explored.COMPLETE, Checked.program(program).functions().getFirst().explored());
    Finding leak = Checked.program(program.replace("memref.dealloc", "memref.cast").replace("4xf32>\n    gpu", "4xf32> to memref<?xf32>\n    gpu"))
        .functions().getFirst().findings().getFirst();
    assertEquals("LEAK", leak.kind());
  }
}
