// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tensors that lie in buffers, before and after passes, and outside of the program. */
class TensorsInBuffersTest {
  /** A bufferization may read what was there before a write as well as what is there behind it. */
  @Test
  void whetherAWriteIsSeenThroughATensorIsNotDefined() {
    String program = """
        func.func @f(%a: memref<2xi8>) -> i8 {
          %c0 = arith.constant 0 : index
          %v = arith.constant 7 : i8
          %t = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
          memref.store %v, %a[%c0] : memref<2xi8>
          %x = tensor.extract %t[%c0] : tensor<2xi8>
          return %x : i8
        }
        """;
    assertAbandoned(Checked.function(program, program.replace("tensor.extract %t[%c0] : tensor<2xi8>", "memref.load %a[%c0] : memref<2xi8>")));
    String elsewhere = program.replace("%a[%c0]", "%b[%c0]").replace("%a: memref<2xi8>)", "%a: memref<2xi8>, %b: memref<2xi8>)");
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(elsewhere, elsewhere.replace("return %x", "return %v"))));
  }

  /** Nobody has to see writes to the buffer of a tensor that lies in none: each such buffer may be another one, or all the same. */
  @Test
  void aTensorHasNoBufferThatIsToBeWritten() {
    String program = """
        func.func @f(%t: tensor<2xi8>) -> i8 {
          %c0 = arith.constant 0 : index
          %v = arith.constant 7 : i8
          %a = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
          %b = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
          memref.store %v, %a[%c0] : memref<2xi8>
          %x = memref.load %b[%c0] : memref<2xi8>
          return %x : i8
        }
        """;
    assertAbandoned(Checked.function(program, program.replace("memref.load %b", "memref.load %a")));
    String read = program.replace("  memref.store %v, %a[%c0] : memref<2xi8>\n", "");
    assertEquals(FunctionReport.Explored.COMPLETE, Checked.function(read, read.replace("memref.load %b", "memref.load %a")).explored());
  }

  @Test
  void whatIsOutsideReadsATensor() {
    String program = """
        func.func private @sink(tensor<2xi8>)
        func.func @f(%v: i8) {
          %a = memref.alloc() : memref<2xi8>
          linalg.fill ins(%v : i8) outs(%a : memref<2xi8>)
          %t = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
          call @sink(%t) : (tensor<2xi8>) -> ()
          memref.dealloc %a : memref<2xi8>
          return
        }
        """;
    String call = "  call @sink(%t) : (tensor<2xi8>) -> ()\n";
    String free = "  memref.dealloc %a : memref<2xi8>\n";
    assertEquals(List.of(), Checked.kinds(program));
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds(program.replace(call + free, free + call)));
    assertEquals(List.of("USE_AFTER_FREE"), kinds(Checked.function(program, program.replace(call + free, free + call))));
  }

  /** A loop that is left out but for its first iterations passes on the tensor of the buffer that the iteration before has freed. */
  @Test
  void iterationsThatAreLeftOutPassOnTensors() {
    String program = """
        func.func @f(%v: i8) -> tensor<2xi8> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 100000 : index
          %a0 = memref.alloc() : memref<2xi8>
          linalg.fill ins(%v : i8) outs(%a0 : memref<2xi8>)
          %t0 = bufferization.to_tensor %a0 : memref<2xi8> to tensor<2xi8>
          %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a0, %t = %t0) -> (memref<2xi8>, tensor<2xi8>) {
            %next = arith.addi %t, %t : tensor<2xi8>
            memref.dealloc %b : memref<2xi8>
            %a = memref.alloc() : memref<2xi8>
            bufferization.materialize_in_destination %next in writable %a : (tensor<2xi8>, memref<2xi8>) -> ()
            %u = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
            scf.yield %a, %u : memref<2xi8>, tensor<2xi8>
          }
          %copy = bufferization.alloc_tensor() copy(%r#1) : tensor<2xi8>
          memref.dealloc %r#0 : memref<2xi8>
          return %copy : tensor<2xi8>
        }
        """;
    FunctionReport report = Checked.function(program);
    assertEquals(List.of(), report.findings());
    assertEquals(1, report.summarized());
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds(program.replace("return %copy", "return %r#1")));
  }

  /** Elements of tensors are not chosen where they are put there, after which they would fit to no computation in buffers any more. */
  @Test
  void tensorsHoldUnknownElements() {
    String program = """
        func.func @f(%x: f32, %m: memref<6xi32>, %i: i32) -> (f32, tensor<6xi32>) {
          %c0 = arith.constant 0 : index
          %c2 = arith.constant 2 : index
          %all = bufferization.to_tensor %m : memref<6xi32> to tensor<6xi32>
          %e = tensor.generate %c2 {
          ^bb0(%at: index):
            %y = arith.addf %x, %x : f32
            tensor.yield %y : f32
          } : tensor<?xf32>
          %y = tensor.extract %e[%c0] : tensor<?xf32>
          %z = arith.addf %x, %y : f32
          %splat = tensor.splat %i : tensor<6xi32>
          %sum = arith.addi %all, %splat : tensor<6xi32>
          return %z, %sum : f32, tensor<6xi32>
        }
        """;
    String inBuffers = """
        func.func @f(%x: f32, %m: memref<6xi32>, %i: i32) -> (f32, tensor<6xi32>) {
          %c0 = arith.constant 0 : index
          %y = arith.addf %x, %x : f32
          %z = arith.addf %x, %y : f32
          %b = memref.alloca() : memref<6xi32>
          linalg.map ins(%m : memref<6xi32>) outs(%b : memref<6xi32>) (%a: i32, %old: i32) {
            %s = arith.addi %a, %i : i32
            linalg.yield %s : i32
          }
          %t = bufferization.to_tensor %b : memref<6xi32> to tensor<6xi32>
          %sum = bufferization.alloc_tensor() copy(%t) : tensor<6xi32>
          return %z, %sum : f32, tensor<6xi32>
        }
        """;
    FunctionReport same = Checked.function(program, inBuffers);
    assertEquals(List.of(), same.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, same.explored());
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(program, inBuffers.replace("addf %x, %y", "addf %y, %y"))));
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(program, inBuffers.replace("addi %a, %i", "addi %a, %a"))));
  }

  /** What control depends on is chosen, wherever it comes from: both branches are taken. */
  @Test
  void conditionsInTensorsAreChosen() {
    String program = """
        func.func private @here()
        func.func private @there()
        func.func @f(%m: memref<2xi32>, %n: memref<2xi32>) {
          %c0 = arith.constant 0 : index
          %a = bufferization.to_tensor %m : memref<2xi32> to tensor<2xi32>
          %b = bufferization.to_tensor %n : memref<2xi32> to tensor<2xi32>
          %less = arith.cmpi slt, %a, %b : tensor<2xi32>
          %c = tensor.extract %less[%c0] : tensor<2xi1>
          scf.if %c {
            func.call @here() : () -> ()
          } else {
            func.call @there() : () -> ()
          }
          return
        }
        """;
    FunctionReport same = Checked.function(program, program);
    assertEquals(List.of(), same.findings());
    assertTrue(same.paths() > 1, "paths: " + same.paths());
    assertEquals(List.of(Finding.DIFFERENCE, Finding.DIFFERENCE), kinds(Checked.function(program, program.replace("slt, %a, %b", "slt, %b, %a"))));
  }

  private static List<String> kinds(FunctionReport report) {
    return report.findings().stream().map(Finding::kind).toList();
  }

  private static void assertAbandoned(FunctionReport report) {
    assertEquals(List.of(), report.findings());
    assertTrue(report.reasons().containsKey(FunctionReport.TENSORS_MATTER), report.reasons().toString());
  }
}
