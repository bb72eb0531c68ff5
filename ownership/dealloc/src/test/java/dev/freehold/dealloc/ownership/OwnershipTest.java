// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import org.junit.jupiter.api.Test;

/** What the reference does not do, or not well; the recorded programs have the rest. */
class OwnershipTest {
  private final Freehold freehold = Freehold.load();

  private String run(String pipeline, String text) {
    ModuleOp module = freehold.parse(text);
    freehold.run(module, pipeline);
    freehold.verify(module);
    return freehold.print(module);
  }

  /** The reference frees the buffer in front of the branch: see docs/differences.md. */
  @Test
  void aResultThatLivesIntoALaterBlockIsFreedThere() {
    String printed = run("func.func(ownership-based-buffer-deallocation)", """
        func.func @f(%c: i1, %m: memref<4xf32>) -> f32 {
          %i = arith.constant 0 : index
          %0 = scf.if %c -> (memref<4xf32>) {
            %a = memref.alloc() : memref<4xf32>
            scf.yield %a : memref<4xf32>
          } else {
            scf.yield %m : memref<4xf32>
          }
          cf.br ^later
        ^later:
          %1 = memref.load %0[%i] : memref<4xf32>
          return %1 : f32
        }
        """);
    int branch = printed.indexOf("cf.br ^bb1");
    int dealloc = printed.lastIndexOf("bufferization.dealloc", branch);
    assertTrue(printed.substring(dealloc, branch).contains("retain (%0#0"), printed);
    assertTrue(printed.indexOf("bufferization.dealloc", printed.indexOf("memref.load")) > 0, printed);
  }

  /** The reference leaves the call as it was, and refuses its own output. */
  @Test
  void callsInUnreachableBlocksReturnOwnershipToo() {
    String printed = run("ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}", """
        func.func private @make() -> memref<2xf32> {
          %a = memref.alloc() : memref<2xf32>
          return %a : memref<2xf32>
        }
        func.func @f(%c: i1) {
          return
        ^unreachable:
          scf.if %c {
            %r = func.call @make() : () -> memref<2xf32>
          }
          return
        }
        """);
    assertTrue(printed.contains("func.call @make() : () -> (memref<2xf32>, i1)"), printed);
  }

  /** The reference leaks it. */
  @Test
  void aRegionWhoseTerminatorHasNoInterfaceDeallocatesWhatItOwns() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%m: memref<2xf32>) {
          omp.parallel {
            %a = memref.alloc() : memref<2xf32>
            memref.copy %m, %a : memref<2xf32> to memref<2xf32>
            omp.terminator
          }
          return
        }
        """);
    assertTrue(printed.substring(0, printed.indexOf("omp.terminator")).contains("bufferization.dealloc"), printed);
  }

  /** The reference adds an argument to the region that nobody passes, and refuses its own output. */
  @Test
  void whatAnUnknownOperationPassesToItsRegionIsBorrowed() {
    String printed = run("ownership-based-buffer-deallocation", """
        omp.private {type = firstprivate} @copied : memref<2xf32> copy {
        ^bb0(%from: memref<2xf32>, %to: memref<2xf32>):
          omp.yield(%to : memref<2xf32>)
        }
        func.func @f(%m: memref<2xf32>) {
          omp.parallel private(@copied %m -> %own : memref<2xf32>) {
            %a = memref.alloc() : memref<2xf32>
            memref.copy %own, %a : memref<2xf32> to memref<2xf32>
            omp.terminator
          }
          return
        }
        """);
    assertTrue(printed.contains("-> %arg1 : memref<2xf32>)"), printed);
  }

  private static long deallocations(String printed) {
    return printed.lines().filter(line -> line.contains("bufferization.dealloc")).count();
  }

  /** The reference deallocates it at the end of the iteration, and the function reads it behind the loop. */
  @Test
  void aBufferThatIsStoredIsNotDeallocated() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%n: index, %box: memref<3xmemref<1xi64>>) -> i64 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          scf.for %i = %c0 to %n step %c1 {
            %a = memref.alloc() : memref<1xi64>
            memref.store %a, %box[%i] : memref<3xmemref<1xi64>>
          }
          %q = memref.load %box[%c0] : memref<3xmemref<1xi64>>
          %r = memref.load %q[%c0] : memref<1xi64>
          return %r : i64
        }
        """);
    assertTrue(!printed.substring(0, printed.indexOf("memref.load")).contains("if (%true"), printed);
  }

  @Test
  void aBufferIsDeallocatedBehindACallThatGetsItsAddress() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func private @ext(index)
        func.func @f() {
          %a = memref.alloc() : memref<1xi64>
          %p = memref.extract_aligned_pointer_as_index %a : memref<1xi64> -> index
          call @ext(%p) : (index) -> ()
          return
        }
        """);
    assertEquals(1, deallocations(printed), printed);
  }

  /** The reference returns the address of a buffer that it has deallocated. */
  @Test
  void aBufferWhoseAddressIsReturnedIsNotDeallocated() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f() -> index {
          %a = memref.alloc() : memref<1xi64>
          %p = memref.extract_aligned_pointer_as_index %a : memref<1xi64> -> index
          return %p : index
        }
        """);
    assertEquals(0, deallocations(printed), printed);
  }

  /** The reference returns it as the caller's own, since the container is owned. */
  @Test
  void aMemRefThatIsLoadedIsClonedWhereItIsReturned() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%i: index, %m: memref<4xf32>) -> memref<4xf32> {
          %box = memref.alloc() : memref<2xmemref<4xf32>>
          memref.store %m, %box[%i] : memref<2xmemref<4xf32>>
          %0 = memref.load %box[%i] : memref<2xmemref<4xf32>>
          return %0 : memref<4xf32>
        }
        """);
    assertTrue(printed.contains("bufferization.clone"), printed);
  }

  /** The reference returns one buffer twice, which its caller frees twice. */
  @Test
  void aBufferThatIsReturnedTwiceIsClonedOnce() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f() -> (memref<4xf32>, memref<?xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %v = memref.cast %a : memref<4xf32> to memref<?xf32>
          return %a, %v : memref<4xf32>, memref<?xf32>
        }
        """);
    assertEquals(1, clones(printed), printed);
    assertTrue(printed.contains("bufferization.clone %cast"), printed);
  }

  @Test
  void aResultThatMayBeAnotherIsCloned() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%c: i1) -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^join(%a, %a : memref<4xf32>, memref<4xf32>), ^join(%a, %b : memref<4xf32>, memref<4xf32>)
        ^join(%x: memref<4xf32>, %y: memref<4xf32>):
          return %x, %y : memref<4xf32>, memref<4xf32>
        }
        """);
    assertTrue(printed.substring(printed.lastIndexOf("scf.yield")).contains("bufferization.clone"), printed);
  }

  /** What {@code scf.if} does not own, because it is from around it, is cloned under a condition, as it is without another result. */
  @Test
  void aResultThatIsOwnedOnlyWhereItIsAnotherBufferIsClonedWhereItIsNot() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%c: i1) -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %s = scf.if %c -> memref<4xf32> {
            scf.yield %a : memref<4xf32>
          } else {
            %b = memref.alloc() : memref<4xf32>
            scf.yield %b : memref<4xf32>
          }
          return %a, %s : memref<4xf32>, memref<4xf32>
        }
        """);
    assertEquals(1, clones(printed), printed);
    assertTrue(printed.contains("scf.if %0#1"), printed);
  }

  @Test
  void twoResultsOfOneRegionAreOwnedBoth() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%c: i1) -> (memref<4xf32>, memref<4xf32>) {
          %s:2 = scf.if %c -> (memref<4xf32>, memref<4xf32>) {
            %a = memref.alloc() : memref<4xf32>
            scf.yield %a, %a : memref<4xf32>, memref<4xf32>
          } else {
            %a = memref.alloc() : memref<4xf32>
            %b = memref.alloc() : memref<4xf32>
            scf.yield %a, %b : memref<4xf32>, memref<4xf32>
          }
          return %s#0, %s#1 : memref<4xf32>, memref<4xf32>
        }
        """);
    assertTrue(printed.substring(printed.lastIndexOf("scf.yield")).contains("bufferization.clone %0#1"), printed);
  }

  /** As in a recorded case of the reference: a result is cloned only where the loop has never run, because the loop owns nothing of what is around it. */
  @Test
  void resultsThatALoopReallocatesAndSwapsAreNotClonedInAnyCase() {
    String printed = run("buffer-deallocation-pipeline", """
        func.func private @f(%i: index, %n: index, %s: index) -> (memref<?xf32>, memref<?xf32>) {
          %a = memref.alloc(%n) : memref<?xf32>
          %b = memref.alloc(%n) : memref<?xf32>
          %r:2 = scf.for %k = %i to %n step %n iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
            %c = memref.realloc %x(%s) : memref<?xf32> to memref<?xf32>
            %d = memref.realloc %y(%s) : memref<?xf32> to memref<?xf32>
            scf.yield %d, %c : memref<?xf32>, memref<?xf32>
          }
          return %r#0, %r#1 : memref<?xf32>, memref<?xf32>
        }
        """);
    assertTrue(printed.lines().noneMatch(line -> line.matches("    %\\w+ = bufferization.clone.*")), printed);
  }

  @Test
  void aPrivateFunctionThatReturnsOwnershipReturnsABufferTwice() {
    String pass = "ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}";
    String printed = run(pass, """
        func.func private @pair() -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          return %a, %a : memref<4xf32>, memref<4xf32>
        }
        """);
    assertEquals(0, clones(printed), printed);
    printed = run(pass, """
        func.func private @pair() -> (memref<4xf32>, memref<4xf32>)  {
          %a = memref.alloc() : memref<4xf32>
          return %a, %a : memref<4xf32>, memref<4xf32>
        }
        func.func @f() -> (memref<4xf32>, memref<4xf32>) {
          %0:2 = call @pair() : () -> (memref<4xf32>, memref<4xf32>)
          return %0#0, %0#1 : memref<4xf32>, memref<4xf32>
        }
        """);
    assertTrue(printed.contains("= bufferization.clone %0#1"), printed);
    assertTrue(printed.indexOf("= bufferization.clone %0#1") > printed.lastIndexOf("scf.if"), printed);
  }

  private static long clones(String printed) {
    return printed.lines().filter(line -> line.contains("bufferization.clone")).count();
  }

  /** The reference returns a tensor made of a buffer that it has deallocated. */
  @Test
  void aBufferWhoseTensorIsReturnedIsNotDeallocated() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%i: index, %x: f32) -> tensor<?xf32> {
          %a = memref.alloc() : memref<4xf32>
          %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
          %u = tensor.insert %x into %t[%i] : tensor<4xf32>
          %v = tensor.cast %u : tensor<4xf32> to tensor<?xf32>
          return %v : tensor<?xf32>
        }
        """);
    assertEquals(0, deallocations(printed), printed);
  }

  @Test
  void aBufferWhoseTensorIsReadInALaterBlockIsNotDeallocated() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%i: index) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
          cf.br ^later
        ^later:
          %x = tensor.extract %t[%i] : tensor<4xf32>
          return %x : f32
        }
        """);
    assertTrue(!printed.contains("bufferization.dealloc ("), printed);
  }

  @Test
  void aBufferWhoseTensorIsStoredIsNotDeallocated() {
    String printed = run("ownership-based-buffer-deallocation", """
        ml_program.global private mutable @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
          ml_program.global_store @g = %t : tensor<4xf32>
          return
        }
        """);
    assertEquals(0, deallocations(printed), printed);
  }

  @Test
  void aBufferWhoseTensorIsOnlyReadThereIsDeallocated() {
    String printed = run("ownership-based-buffer-deallocation", """
        func.func @f(%i: index) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
          %x = tensor.extract %t[%i] : tensor<4xf32>
          return %x : f32
        }
        """);
    assertEquals(1, deallocations(printed), printed);
    assertTrue(printed.indexOf("tensor.extract") < printed.indexOf("bufferization.dealloc"), printed);
  }
}
