// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.check.FunctionReport.Explored;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a program is given and does not know: buffers of buffers, vectors in memory, globals, sizes, bits, pointers. */
class UnknownValuesTest {
  @Test
  void aBufferOfAnArgumentMayHoldBuffers() {
    String program = """
        func.func @f(%p: memref<memref<?xi64>>) -> i64 {
          %c0 = arith.constant 0 : index
          %m = memref.load %p[] : memref<memref<?xi64>>
          %v = memref.load %m[%c0] : memref<?xi64>
          return %v : i64
        }
        """;
    FunctionReport report = Checked.function(program);
    assertEquals(List.of(), report.findings());
    assertEquals(Explored.COMPLETE, report.explored());
    assertEquals(List.of(), Checked.function(program, program).findings());
    String frees = program.replace("  return", "  memref.dealloc %m : memref<?xi64>\n  return");
    assertEquals(List.of("BAD_FREE"), Checked.kinds(frees));
  }

  @Test
  void aBufferThatIsReadTwiceIsTheSame() {
    assertEquals(List.of("LEAK"), Checked.kinds("""
        func.func @f(%p: memref<2xmemref<1xi64>>) {
          %c0 = arith.constant 0 : index
          %c7 = arith.constant 7 : i64
          %m = memref.load %p[%c0] : memref<2xmemref<1xi64>>
          memref.store %c7, %m[%c0] : memref<1xi64>
          %again = memref.load %p[%c0] : memref<2xmemref<1xi64>>
          %v = memref.load %again[%c0] : memref<1xi64>
          %same = arith.cmpi eq, %v, %c7 : i64
          scf.if %same {
            %lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        """));
  }

  @Test
  void whatABufferHoldsIsComparedByItsContents() {
    String program = """
        func.func @f(%p: memref<2xmemref<1xi64>>) {
          %c0 = arith.constant 0 : index
          %c7 = arith.constant 7 : i64
          %m = memref.load %p[%c0] : memref<2xmemref<1xi64>>
          memref.store %c7, %m[%c0] : memref<1xi64>
          return
        }
        """;
    assertEquals(List.of(), Checked.function(program, program).findings());
    List<Finding> found = Checked.function(program, program.replace("constant 7", "constant 8")).findings();
    assertEquals(List.of(Finding.DIFFERENCE), found.stream().map(Finding::kind).toList());
  }

  @Test
  void vectorsInUnknownMemoryAreVectors() {
    FunctionReport report = Checked.function("""
        func.func @f(%m: memref<4xvector<2xf32>>) -> vector<2xf32> {
          %c0 = arith.constant 0 : index
          %v = memref.load %m[%c0] : memref<4xvector<2xf32>>
          %w = arith.addf %v, %v : vector<2xf32>
          return %w : vector<2xf32>
        }
        """);
    assertEquals(Explored.COMPLETE, report.explored());
  }

  @Test
  void unknownVectorsAreComparedByTheirElements() {
    String program = """
        func.func @f(%m: memref<2x4xf32>) -> vector<4xf32> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %v = vector.load %m[%c1, %c0] : memref<2x4xf32>, vector<4xf32>
          return %v : vector<4xf32>
        }
        """;
    assertEquals(Explored.COMPLETE, Checked.function(program, program).explored());
    assertEquals(List.of(Finding.DIFFERENCE),
        Checked.function(program, program.replace("%m[%c1", "%m[%c0")).findings().stream().map(Finding::kind).toList());
  }

  /** Vectors lie in memory as their elements. */
  @Test
  void buffersOfElementsAreBuffersOfVectors() {
    String program = """
        func.func @f(%m: memref<2x4xf32>) -> (vector<4xf32>, vector<4xf32>) {
          %c1 = arith.constant 1 : index
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<2x4xf32>
          memref.copy %m, %a : memref<2x4xf32> to memref<2x4xf32>
          %0 = vector.type_cast %a : memref<2x4xf32> to memref<2xvector<4xf32>>
          %v = memref.load %0[%c1] : memref<2xvector<4xf32>>
          %s = arith.addf %v, %v : vector<4xf32>
          memref.store %s, %0[%c0] : memref<2xvector<4xf32>>
          %1 = vector.type_cast %0 : memref<2xvector<4xf32>> to memref<2x4xf32>
          %w = vector.load %1[%c0, %c0] : memref<2x4xf32>, vector<4xf32>
          memref.dealloc %a : memref<2x4xf32>
          return %v, %w : vector<4xf32>, vector<4xf32>
        }
        """;
    assertEquals(Explored.COMPLETE, Checked.function(program).explored());
    assertEquals(List.of(), Checked.kinds(program));
    String plain = """
        func.func @f(%m: memref<2x4xf32>) -> (vector<4xf32>, vector<4xf32>) {
          %c1 = arith.constant 1 : index
          %c0 = arith.constant 0 : index
          %v = vector.load %m[%c1, %c0] : memref<2x4xf32>, vector<4xf32>
          %s = arith.addf %v, %v : vector<4xf32>
          return %v, %s : vector<4xf32>, vector<4xf32>
        }
        """;
    assertEquals(List.of(), Checked.function(plain, program).findings());
    assertEquals(List.of(Finding.DIFFERENCE),
        Checked.function(plain, program.replace("%0[%c1]", "%0[%c0]")).findings().stream().map(Finding::kind).toList());
    assertEquals(List.of("USE_AFTER_FREE"),
        Checked.kinds(program.replace("  %w = vector.load", "  memref.dealloc %a : memref<2x4xf32>\n  %w = vector.load")));
    assertEquals(List.of("BAD_FREE"), Checked.kinds(program.replace("dealloc %a", "dealloc %1")).stream().limit(1).toList());
  }

  @Test
  void castsOfBuffersKeepTheBuffer() {
    String program = """
        func.func @f(%m: memref<2xi64>) -> index {
          %c0 = arith.constant 0 : index
          %0 = arith.index_cast %m : memref<2xi64> to memref<2xindex>
          %1 = memref.load %0[%c0] : memref<2xindex>
          return %1 : index
        }
        """;
    assertEquals(Explored.COMPLETE, Checked.function(program).explored());
    assertEquals(List.of("BAD_FREE"), Checked.kinds(program.replace("  return", "  memref.dealloc %0 : memref<2xindex>\n  return")));
    FunctionReport other = Checked.function(program.replace("i64", "i32"));
    assertEquals(Explored.SKIPPED, other.explored());
    assertEquals("cannot execute 'arith.index_cast' on memrefs with element sizes of 4 and 8 bytes", other.skipped().message());
    assertEquals(3, dev.freehold.ir.text.DiagnosticPrinter.file(other.skipped().location()).line());
  }

  @Test
  void theSameMemoryCanBeSeenAsAnotherType() {
    assertEquals(List.of(), Checked.kinds("""
        func.func @f(%m: memref<8xi8>) {
          %c0 = arith.constant 0 : index
          %other = memref.view %m[%c0][] : memref<8xi8> to memref<1xf64>
          %x = memref.load %m[%c0] : memref<8xi8>
          %c9 = arith.constant 9 : i8
          %is = arith.cmpi eq, %x, %c9 : i8
          scf.if %is {
            %y = memref.load %other[%c0] : memref<1xf64>
            %z = arith.fptosi %y : f64 to i32
          }
          return
        }
        """));
  }

  @Test
  void theContentsOfGlobalsAreThoseOfTheirResource() {
    assertEquals(List.of("LEAK"), Checked.kinds(global("dense_resource<b>", "0x010000000102", 2)));
    assertEquals(List.of(), Checked.kinds(global("dense_resource<b>", "0x010000000102", 3)));
  }

  /** Leaks where the second element of a global is a number. */
  private static String global(String value, String blob, int leak) {
    return """
        memref.global "private" constant @g : memref<2xi8> = %s
        func.func @f() {
          %%c1 = arith.constant 1 : index
          %%leak = arith.constant %d : i8
          %%0 = memref.get_global @g : memref<2xi8>
          %%1 = memref.load %%0[%%c1] : memref<2xi8>
          %%is = arith.cmpi eq, %%1, %%leak : i8
          scf.if %%is {
            %%lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        {-# dialect_resources: { builtin: { b: "%s" } } #-}
        """.formatted(value, leak, blob);
  }

  @Test
  void whatTheProgramDoesNotSayOfAGlobalIsUnknown() {
    // Of another size, and only declared: any number may be there.
    assertEquals(List.of("LEAK"), Checked.kinds(global("dense_resource<b>", "0x0100000001", 3)));
    assertEquals(List.of("LEAK"), Checked.kinds(global("", "0x01000000", 3).replace(" = \n", "\n")));
    assertTrue(Checked.kinds(global("uninitialized", "0x01000000", 3)).contains("UNINITIALIZED"));
  }

  @Test
  void sizesThatTheProgramEquatesAreEqual() {
    StringBuilder program = new StringBuilder("func.func @f(");
    for (int i = 0; i < 18; i++) program.append(i == 0 ? "" : ", ").append("%m").append(i).append(": memref<?x?xf32>");
    program.append(") {\n");
    for (int i = 0; i < 17; i++)
      program.append("  memref.copy %m").append(i).append(", %m").append(i + 1).append(" : memref<?x?xf32> to memref<?x?xf32>\n");
    FunctionReport report = Checked.function(program.append("  return\n}\n").toString());
    assertEquals(List.of(), report.findings());
    assertEquals(0, report.rejected());
  }

  @Test
  void sizesAreEquatedThroughAllocationsCallsAndConstants() {
    FunctionReport report = Checked.function("""
        func.func private @fill(%a: memref<?xf32>, %n: index) {
          %b = memref.alloc(%n) : memref<?xf32>
          memref.copy %a, %b : memref<?xf32> to memref<?xf32>
          memref.dealloc %b : memref<?xf32>
          return
        }
        func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index, %s: memref<3xf32>, %t: memref<?xf32>) {
          %c0 = arith.constant 0 : index
          %size = memref.dim %b, %c0 : memref<?xf32>
          func.call @fill(%a, %n) : (memref<?xf32>, index) -> ()
          func.call @fill(%a, %size) : (memref<?xf32>, index) -> ()
          %cast = memref.cast %t : memref<?xf32> to memref<3xf32>
          memref.copy %s, %cast : memref<3xf32> to memref<3xf32>
          return
        }
        """);
    assertEquals(List.of(), report.findings());
    assertEquals(0, report.rejected());
    assertEquals(Explored.COMPLETE, report.explored());
    assertTrue(report.paths() >= 4, "paths: " + report.paths());
  }

  @Test
  void sizesThatAreEquatedOnSomePathsOnlyMayDiffer() {
    FunctionReport report = Checked.function("""
        func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1) {
          scf.if %c {
            memref.copy %a, %b : memref<?xf32> to memref<?xf32>
          }
          return
        }
        """);
    assertEquals(List.of(), report.findings());
    assertTrue(report.rejected() > 0);
  }

  @Test
  void theRankOfABufferThatIsNotRankedIsTried() {
    FunctionReport report = Checked.function("""
        func.func @f(%m: memref<*xf32>, %n: memref<2x2xf32>, %k: memref<f32>) {
          %x = memref.load %k[] : memref<f32>
          memref.copy %m, %n : memref<*xf32> to memref<2x2xf32>
          return
        }
        """);
    assertEquals(List.of(), report.findings());
    assertTrue(report.reasons().containsKey("copy between buffers of different ranks: 0 and 2"), report.reasons().toString());
  }

  @Test
  void theBitsOfANumberAreTried() {
    String program = """
        func.func @f(%x: i32) {
          %c2 = arith.constant 2 : i32
          %c3 = arith.constant 3 : i32
          %s2 = arith.shrui %x, %c2 : i32
          %b2 = arith.trunci %s2 : i32 to i1
          %s3 = arith.shrui %x, %c3 : i32
          %b3 = arith.trunci %s3 : i32 to i1
          %both = arith.andi %b2, %b3 : i1
          scf.if %both {
            %lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        """;
    assertEquals(List.of("LEAK"), Checked.kinds(program));
    assertEquals(List.of("LEAK"), Checked.kinds(program.replace("%both = arith.andi %b2, %b3",
        "%true = arith.constant true\n  %no = arith.xori %b3, %true : i1\n  %both = arith.andi %b2, %no")));
  }

  @Test
  void operationsThatDifferInAnAttributeGiveDifferentValues() {
    String program = """
        func.func @f(%x: i32, %y: i32) {
          %lt = llvm.icmp "slt" %x, %y : i32
          %ge = llvm.icmp "sge" %x, %y : i32
          %one = arith.xori %lt, %ge : i1
          scf.if %one {
            %lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        """;
    assertEquals(List.of("LEAK"), Checked.kinds(program));
  }

  /** A condition that holds in one iteration holds in all: what follows the loop is only reached without it. */
  @Test
  void aLoopWithAnInvariantConditionDoesNotEnd() {
    String program = """
        func.func @f(%c: i1, %m: memref<4xi32>, %seven: i32) {
          %c0 = arith.constant 0 : index
          %true = arith.constant true
          %v = memref.load %m[%c0] : memref<4xi32>
          %large = arith.cmpi sgt, %v, %seven : i32
          %0 = scf.while (%x = CONDITION) : (i1) -> i1 {
            %n = arith.xori %x, %true : i1
            %same = arith.xori %n, %true : i1
            scf.condition(%same) %x : i1
          } do {
          ^bb0(%y: i1):
            scf.yield %y : i1
          }
          scf.if CONDITION {
            %lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        """;
    for (String condition : List.of("%c", "%large")) {
      FunctionReport report = Checked.function(program.replace("CONDITION", condition));
      assertEquals(List.of(), report.findings(), condition);
      assertEquals(Explored.PARTIAL, report.explored(), condition);
    }
    assertEquals(List.of("LEAK"),
        Checked.kinds(program.replace("scf.yield %y", "scf.yield %no").replace("^bb0(%y: i1):", "^bb0(%y: i1):\n%no = arith.constant false")
            .replace("CONDITION", "%c")));
  }

  @Test
  void theShapeOfABufferThatIsNotRankedIsTried() {
    assertEquals(List.of(), Checked.kinds("""
        func.func @f(%p: memref<*xf32>, %out: memref<64x64xf32>) {
          %r = memref.reinterpret_cast %p to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<*xf32> to memref<64x64xf32>
          memref.copy %r, %out : memref<64x64xf32> to memref<64x64xf32>
          return
        }
        """));
  }

  /** Each value is named after the one before. */
  @Test
  void chainsOfOperationsWithoutExecutorsTakeNoTime() {
    StringBuilder program = new StringBuilder("func.func @f(%t0: tensor<16x16x2x2xf32>) {\n");
    for (int i = 0; i < 40; i++) {
      program.append("  %p").append(i).append(" = tensor.empty() : tensor<32x32xf32>\n  %u").append(i).append(" = linalg.unpack %t").append(i)
          .append(" inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p").append(i).append(" : tensor<16x16x2x2xf32> -> tensor<32x32xf32>\n  %e")
          .append(i).append(" = tensor.empty() : tensor<16x16x2x2xf32>\n  %t").append(i + 1).append(" = linalg.pack %u").append(i)
          .append(" inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e").append(i).append(" : tensor<32x32xf32> -> tensor<16x16x2x2xf32>\n");
    }
    assertEquals(Explored.COMPLETE, Checked.function(program.append("  return\n}\n").toString()).explored());
  }

  /** It would seem lost with the name that means nothing. */
  @Test
  void aBufferCannotBePoison() {
    String program = """
        func.func @f() -> memref<4xf32> {
          %poison = ub.poison : i1
          %a = memref.alloc() : memref<4xf32>
          %s = arith.select %poison, %a, %a : memref<4xf32>
          return %s : memref<4xf32>
        }
        """;
    assertEquals(List.of("UNDEFINED"), Checked.kinds(program));
  }
}
