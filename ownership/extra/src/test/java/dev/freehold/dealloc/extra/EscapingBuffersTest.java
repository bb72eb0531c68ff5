// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.Transformed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Buffers that are reached otherwise than by their names are left alone, with a remark that says where they escape. */
class EscapingBuffersTest {
  private static final String NOT_PROMOTED = "the buffer is not promoted to the stack: ";
  private static final String NOT_HOISTED = "the allocation is not hoisted: ";
  private static final String NOT_MOVED = "the deallocation is not moved: the buffer may be in use until then";

  private static void unchanged(String pass, String program, String... reported) {
    Transformed after = Transformed.by("func.func(" + pass + ")", program);
    assertEquals(List.of(reported), after.reported());
    assertEquals(Transformed.printed(program), after.text());
  }

  // Promotion.

  @Test
  void whatLeavesItsScopeStaysOnTheHeap() {
    unchanged("promote-buffers-to-stack", """
        func.func @f() -> memref<4xf32> {
          %r = memref.alloca_scope -> (memref<4xf32>) {
            %a = memref.alloc() : memref<4xf32>
            memref.alloca_scope.return %a : memref<4xf32>
          }
          %b = bufferization.clone %r : memref<4xf32> to memref<4xf32>
          return %b : memref<4xf32>
        }""", "remark 3: " + NOT_PROMOTED + "it leaves the scope around it", "note 2: this scope");
  }

  @Test
  void whatMemoryHoldsStaysOnTheHeap() {
    unchanged("promote-buffers-to-stack", """
        func.func @f(%s: memref<memref<?xf32>>) {
          %a = memref.alloc() : memref<4xf32>
          %c = memref.cast %a : memref<4xf32> to memref<?xf32>
          memref.store %c, %s[] : memref<memref<?xf32>>
          return
        }""", "remark 2: " + NOT_PROMOTED + "it escapes", "note 4: it is stored in memory here");
  }

  @ParameterizedTest
  @ValueSource(strings = {"return %q : index", "memref.store %q, %s[] : memref<index>\n  return %p : index",
      "%t = func.call @f(%s) : (memref<index>) -> index\n  %u = arith.addi %t, %q : index\n  return %u : index"})
  void whoseAddressIsTakenStaysOnTheHeap(String use) {
    Transformed after = Transformed.by("func.func(promote-buffers-to-stack)", """
        func.func @f(%s: memref<index>) -> index {
          %c1 = arith.constant 1 : index
          %a = memref.alloc() : memref<4xf32>
          %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
          %q = arith.addi %p, %c1 : index
          USE
        }""".replace("USE", use));
    assertTrue(after.text().contains("memref.alloc()"), after.text());
    assertEquals("remark 3: " + NOT_PROMOTED + "it escapes", after.reported().getFirst());
  }

  @Test
  void addressesMayBeCompared() {
    Transformed after = Transformed.by("func.func(promote-buffers-to-stack)", """
        func.func @f(%m: memref<4xf32>) -> i1 {
          %a = memref.alloc() : memref<4xf32>
          %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
          %q = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
          %same = arith.cmpi eq, %p, %q : index
          return %same : i1
        }""");
    assertEquals(List.of(), after.reported());
    after.inOrder("memref.alloca()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bufferization.dealloc (%a : memref<4xf32>) if (%own)",
      "%t = async.execute {\n  memref.store %v, %a[%i] : memref<4xf32>\n  async.yield\n}",
      "omp.task {\n  memref.store %v, %a[%i] : memref<4xf32>\n  omp.terminator\n}",
      "%p = builtin.unrealized_conversion_cast %a : memref<4xf32> to !llvm.ptr\nllvm.store %p, %q : !llvm.ptr, !llvm.ptr"})
  void whatIsFreedOrMayStillBeUsedStaysOnTheHeap(String use) {
    Transformed after = Transformed.by("func.func(promote-buffers-to-stack)", """
        func.func @f(%own: i1, %v: f32, %i: index, %q: !llvm.ptr) {
          %a = memref.alloc() : memref<4xf32>
          USE
          return
        }""".replace("USE", use));
    assertTrue(after.text().contains("memref.alloc()"), after.text());
    assertTrue(after.reported().getFirst().startsWith("remark 2: " + NOT_PROMOTED), after.reported().getFirst());
  }

  // Hoisting.

  @Test
  void whatEachIterationStoresStaysInTheLoop() {
    unchanged("buffer-loop-hoisting", """
        func.func @f(%s: memref<?xmemref<f32>>, %i: index, %n: index) {
          scf.for %k = %i to %n step %n {
            %a = memref.alloc() : memref<f32>
            memref.store %a, %s[%k] : memref<?xmemref<f32>>
          }
          return
        }""", "remark 3: " + NOT_HOISTED + "the buffer escapes", "note 4: it is stored in memory here");
  }

  @Test
  void whatIsStillUsedStaysInTheLoop() {
    unchanged("buffer-loop-hoisting", """
        func.func @f(%v: f32, %i: index, %n: index) {
          scf.for %k = %i to %n step %n {
            %a = memref.alloc() : memref<4xf32>
            %t = async.execute {
              memref.store %v, %a[%k] : memref<4xf32>
              async.yield
            }
          }
          return
        }""", "remark 3: " + NOT_HOISTED + "the buffer escapes", "note 4: what may still use it later is started here");
  }

  @Test
  void concurrentIterationsKeepTheirBuffers() {
    unchanged("buffer-loop-hoisting", """
        func.func @f(%x: memref<4xf32>) {
          affine.parallel (%i) = (0) to (4) {
            %a = memref.alloc() : memref<f32>
            %v = affine.load %x[%i] : memref<4xf32>
            affine.store %v, %a[] : memref<f32>
          }
          return
        }""", "remark 3: " + NOT_HOISTED + "each concurrent run needs a buffer of its own", "note 2: these regions may run concurrently");
  }

  @Test
  void aLoopOfBlocksKeepsWhatEachIterationStores() {
    unchanged("buffer-hoisting", """
        func.func @f(%s: memref<memref<f32>>, %c: i1, %x: memref<f32>) {
          cf.br ^loop
        ^loop:
          cf.cond_br %c, ^a, ^b(%x : memref<f32>)
        ^a:
          %a = memref.alloc() : memref<f32>
          memref.store %a, %s[] : memref<memref<f32>>
          cf.br ^b(%a : memref<f32>)
        ^b(%y: memref<f32>):
          cf.cond_br %c, ^loop, ^end
        ^end:
          return
        }""", "remark 6: " + NOT_HOISTED + "the buffer escapes", "note 7: it is stored in memory here");
  }

  // Earlier deallocation.

  @Test
  void deallocationsStayBehindUsesThroughMemory() {
    unchanged("optimize-allocation-liveness", """
        func.func @f(%s: memref<memref<f32>>) -> f32 {
          %a = memref.alloc() : memref<f32>
          memref.store %a, %s[] : memref<memref<f32>>
          %m = memref.load %s[] : memref<memref<f32>>
          %x = memref.load %m[] : memref<f32>
          memref.dealloc %a : memref<f32>
          return %x : f32
        }""", "remark 2: " + NOT_MOVED, "note 3: it is stored in memory here");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "%t = async.execute {\n  %v = memref.load %a[%i] : memref<4xf32>\n  async.yield\n}\nasync.await %t : !async.token",
      "%0 = gpu.wait async\n%t = gpu.memcpy async [%0] %a, %x : memref<4xf32>, memref<4xf32>\ngpu.wait [%t]",
      "memref.dma_start %x[%i], %a[%i], %i, %tag[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>\n"
          + "memref.dma_wait %tag[%i], %i : memref<1xi32>",
      "affine.dma_start %x[%i], %a[%i], %tag[%i], %i : memref<4xf32>, memref<4xf32>, memref<1xi32>\n"
          + "affine.dma_wait %tag[%i], %i : memref<1xi32>",
      "%t = async.execute {\n  %v = memref.load %a[%i] : memref<4xf32>\n  async.yield\n}\n%g = async.create_group %i : !async.group\n"
          + "%k = async.add_to_group %t, %g : !async.token\nscf.if %c {\n  async.await_all %g\n}",
      "%t = async.execute {\n  %v = memref.load %a[%i] : memref<4xf32>\n  async.yield\n}\nfunc.call @elsewhere() : () -> ()"})
  void deallocationsStayBehindWaits(String use) {
    Transformed after = Transformed.by("func.func(optimize-allocation-liveness)", """
        func.func private @elsewhere()
        func.func @f(%x: memref<4xf32>, %i: index, %tag: memref<1xi32>, %c: i1) {
          %a = memref.alloc() : memref<4xf32>
          USE
          memref.copy %x, %x : memref<4xf32> to memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          return
        }""".replace("USE", use));
    int dealloc = after.text().indexOf("memref.dealloc");
    for (String wait : List.of("async.await", "gpu.wait [%", "dma_wait", "call @elsewhere")) {
      assertTrue(after.text().lastIndexOf(wait) < dealloc, after.text());
    }
    assertTrue(after.text().indexOf("memref.copy") > dealloc, after.text());
  }

  @Test
  void aTensorMadeOfABufferIsAUseOfIt() {
    Transformed after = Transformed.by("func.func(optimize-allocation-liveness)", """
        func.func @f(%i: index, %v: f32) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
          %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
          %x = tensor.extract %u[%i] : tensor<?xf32>
          %y = arith.addf %x, %v : f32
          memref.dealloc %a : memref<4xf32>
          return %y : f32
        }""");
    after.inOrder("tensor.extract", "memref.dealloc", "arith.addf");
  }

  // Loops of blocks.

  private static String loopOfBlocks(String body) {
    return """
        func.func @f(%n: index, %v: f32, %c: i1) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          cf.br ^head(%c0 : index)
        ^head(%i: index):
        BODY
          %j = arith.addi %i, %c1 : index
          %more = arith.cmpi slt, %j, %n : index
          cf.cond_br %more, ^head(%j : index), ^exit
        ^exit:
          %b = memref.alloc() : memref<5xf32>
          memref.store %v, %b[%c0] : memref<5xf32>
          return
        }""".replace("BODY", body.stripTrailing());
  }

  /** The reference takes more of the stack in each iteration. */
  @Test
  void whatIsAllocatedInALoopOfBlocksStaysOnTheHeap() {
    for (String around : List.of("scf.if %c", "scf.execute_region")) {
      Transformed after = Transformed.by("func.func(promote-buffers-to-stack)", loopOfBlocks(around + """
           {
            %a = memref.alloc() : memref<4xf32>
            memref.store %v, %a[%c0] : memref<4xf32>
            scf.yield
          }"""));
      after.inOrder("memref.alloc() : memref<4xf32>", "memref.alloca() : memref<5xf32>");
      assertEquals(List.of("remark 7: " + NOT_PROMOTED + "it is allocated in a loop of blocks", "note 13: control may come back to this block"),
          after.reported());
    }
  }

  @Test
  void aScopeInALoopOfBlocksEndsWithEachIteration() {
    Transformed after = Transformed.by("func.func(promote-buffers-to-stack)", loopOfBlocks("""
          memref.alloca_scope {
            %a = memref.alloc() : memref<4xf32>
            memref.store %v, %a[%c0] : memref<4xf32>
          }"""));
    after.inOrder("memref.alloca() : memref<4xf32>", "memref.alloca() : memref<5xf32>");
  }

  // Functions.

  @Test
  void resultsThatOthersSeeStayResults() {
    String program = """
        func.func private @f(%m: memref<4xf32>) -> memref<4xf32> {
          return %m : memref<4xf32>
        }
        func.func @g(%m: memref<4xf32>, %v: f32, %i: index) {
          %r = call @f(%m) : (memref<4xf32>) -> memref<4xf32>
          memref.store %v, %r[%i] : memref<4xf32>
          return
        }""";
    Transformed after = Transformed.by("buffer-results-to-out-params", program);
    assertEquals(Transformed.printed(program), after.text());
    assertEquals(List.of("remark 1: the results of the function stay: what it returns others can see, too",
        "note 2: an argument or a global is returned here"), after.reported());
  }

  @Test
  void resultsThatACallerFreesStayResults() {
    String program = """
        func.func private @f() -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          return %a : memref<4xf32>
        }
        func.func @g() {
          %r = call @f() : () -> memref<4xf32>
          memref.dealloc %r : memref<4xf32>
          return
        }""";
    Transformed after = Transformed.by("buffer-results-to-out-params", program);
    assertEquals(Transformed.printed(program), after.text());
    assertEquals(List.of("remark 1: the results of the function stay: a caller frees them", "note 7: it may be freed here"), after.reported());
  }

  @Test
  void anArgumentThatNoCastMakesTheResultIsReturned() {
    String program = """
        func.func private @f(%m: memref<4xf32>) -> memref<8xf32> {
          %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
          %1 = memref.cast %0 : memref<?xf32> to memref<8xf32>
          return %1 : memref<8xf32>
        }
        func.func @g(%m: memref<4xf32>) {
          %r = call @f(%m) : (memref<4xf32>) -> memref<8xf32>
          return
        }""";
    assertEquals(Transformed.printed(program), Transformed.by("drop-equivalent-buffer-results", program).text());
  }
}
