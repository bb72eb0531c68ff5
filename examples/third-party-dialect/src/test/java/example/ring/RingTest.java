// SPDX-License-Identifier: Apache-2.0
package example.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a dialect of somebody else's can rely on. */
class RingTest {
  private static final String LEGACY = "builtin.module(func.func(buffer-deallocation))";
  private static final String PIPELINE = "ring-discard-boxes,buffer-deallocation-pipeline";

  private final Freehold freehold = Freehold.load();

  private static String resource(String name) throws IOException {
    try (InputStream in = RingTest.class.getResourceAsStream("/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String after(String pipeline, String program) {
    ModuleOp module = freehold.parse(program);
    freehold.run(module, pipeline);
    return freehold.print(module);
  }

  /** The kinds of faults found in a program as it is. */
  private List<String> faults(String program) {
    return faults(PathChecker.of(freehold.parse(program), freehold.registry(), Executors.load(), CheckLimits.DEFAULT));
  }

  /** The kinds of faults that are left when passes have run, where also a difference in what the program does is one. */
  private List<String> faultsAfter(String pipeline, String program) {
    ModuleOp after = freehold.parse(program);
    freehold.run(after, pipeline);
    return faults(PathChecker.of(freehold.parse(program), after, freehold.registry(), Executors.load(), CheckLimits.DEFAULT));
  }

  private static List<String> faults(PathChecker checker) {
    List<String> kinds = new ArrayList<>();
    for (String function : checker.functions()) {
      for (Finding finding : checker.check(function).findings()) kinds.add(function + ": " + finding.kind());
    }
    return kinds;
  }

  @Test
  void whatIsReadIsPrintedAsItWas() throws IOException {
    String program = resource("ring.mlir");
    assertEquals(program.strip(), freehold.print(freehold.parse(program)).strip());
  }

  @Test
  void bytecodeKeepsWhatIsRead() throws IOException {
    String program = resource("ring.mlir");
    Source bytes = new Source("-", BytecodeWriter.write(freehold.parse(program), "example"));
    Parsed read = BytecodeReader.read(bytes, freehold.registry(), false, diagnostic -> fail(diagnostic.message()));
    assertEquals(program.strip(), freehold.print(read.module()).strip());
  }

  @Test
  void thePipelineFreesWhatIsAllocated() throws IOException {
    String program = resource("ring.mlir");
    assertTrue(faults(program).containsAll(List.of("cycle: LEAK", "fork: LEAK", "reverse: LEAK", "call: LEAK", "boxes: LEAK")));
    assertEquals(List.of(), faultsAfter(PIPELINE, program));
  }

  @Test
  void callsTellWhoOwnsWhatAPrivateFunctionReturns() throws IOException {
    String program = resource("ring.mlir").replace("func.func @reverse", "func.func private @reverse");
    String dynamic = PIPELINE + "{private-function-dynamic-ownership=true}";
    assertTrue(after(dynamic, program).contains("ring.call @reverse on(%arg0) : (memref<4xi32>) -> (memref<4xi32>, i1)"));
    assertEquals(List.of(), faultsAfter(dynamic, program));
  }

  @Test
  void ownershipGoesAroundACycle() throws IOException {
    String freed = after(PIPELINE, resource("ring.mlir"));
    assertTrue(freed.contains("%0:2 = ring.cycle %arg0 with(%alloc, %false : memref<4xi32>, i1) -> (memref<4xi32>, i1) {\n"), freed);
    assertTrue(freed.contains("""
              scf.if %arg3 {
                memref.dealloc %base_buffer_10 : memref<i32>
              }
              memref.dealloc %front : memref<4xi32>
              ring.next %back, %true : memref<4xi32>, i1
            } then {
        """), freed);
  }

  @Test
  void eachWayOfAForkFreesWhatItDoesNotNeed() throws IOException {
    String freed = after(PIPELINE, resource("ring.mlir"));
    assertTrue(freed.contains("""
            %1 = arith.cmpi slt, %0, %c0 : index
            scf.if %1 {
              memref.dealloc %alloc_0 : memref<4xi32>
            }
            %2 = arith.cmpi eq, %0, %c0 : index
            scf.if %2 {
              memref.dealloc %alloc : memref<4xi32>
            }
            %3 = arith.cmpi sgt, %0, %c0 : index
            scf.if %3 {
              memref.dealloc %alloc : memref<4xi32>
              memref.dealloc %alloc_0 : memref<4xi32>
            }
            ring.fork %0, ^bb1(%alloc, %1 : memref<4xi32>, i1), ^bb2, ^bb3(%arg1, %false : memref<4xi32>, i1)
        """), freed);
  }

  @Test
  void theLegacyPassFreesBuffersAndBoxes() throws IOException {
    String program = resource("legacy.mlir");
    assertTrue(faults(program).containsAll(List.of("cycle: LEAK", "boxes: LEAK")));
    assertEquals(List.of(), faultsAfter(LEGACY, program));
    String freed = after(LEGACY, program);
    assertTrue(freed.contains("""
              %2 = bufferization.clone %alloc_0 : memref<4xi32> to memref<4xi32>
              memref.dealloc %alloc_0 : memref<4xi32>
              ring.next %2 : memref<4xi32>
        """), freed);
    assertTrue(freed.contains("""
            memref.copy %3, %arg2 : memref<4xi32> to memref<4xi32>
            ring.discard %1 : !ring.box<memref<4xi32>>
            ring.discard %0 : !ring.box<memref<4xi32>>
            return
        """), freed);
  }

  /** LLVM 19's algorithm does not know an operation that allocates more than one buffer: what would leak is refused. */
  @Test
  void theLegacyPassRefusesPairs() {
    String program = """
        func.func @f() {
          %front, %back = ring.alloc_pair : memref<4xi32>, memref<4xi32>
          return
        }
        """;
    ProgramException refused = assertThrows(ProgramException.class, () -> after(LEGACY, program));
    assertTrue(refused.getMessage().contains("buffer is not freed on a path to here"), refused.getMessage());
  }

  @Test
  void aBoxThatLeavesItsBlockIsAnError() {
    ProgramException refused = assertThrows(ProgramException.class, () -> after("ring-discard-boxes", """
        func.func @f(%c: i1, %a: memref<4xi32>, %other: !ring.box<memref<4xi32>>) -> !ring.box<memref<4xi32>> {
          %box = ring.box %a : memref<4xi32>
          %either = arith.select %c, %box, %other : !ring.box<memref<4xi32>>
          return %either : !ring.box<memref<4xi32>>
        }
        """));
    assertTrue(refused.getMessage().contains("'func.return' op lets a box out of the block that made it"), refused.getMessage());
  }
}
