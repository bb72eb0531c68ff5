// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs with the pipeline that was run on them, in the words of the reference. */
class ReproducerTest {
  private static final InProcess TOOL = new InProcess();
  private static final String PROGRAM = """
      module {
        func.func @f(%arg0: memref<4xf32>) {
          %c0 = arith.constant 0 : index
          memref.dealloc %arg0 : memref<4xf32>
          return
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void aFailureLeavesProgramAndPipeline() throws IOException {
    Path file = folder.resolve("crash.mlir");
    List<String> flags = List.of("--cse", "--ownership-based-buffer-deallocation", "--mlir-pass-pipeline-crash-reproducer=" + file);
    Run run = TOOL.onText(flags, PROGRAM);
    assertEquals(1, run.exit());
    assertTrue(run.err().contains("note: Pipeline failed while executing [`OwnershipBasedBufferDeallocationPass` on 'builtin.module' operation]: "
        + "reproducer generated at `" + file + "`"), run.err());
    assertEquals(PROGRAM + """

        {-#
          external_resources: {
            mlir_reproducer: {
              pipeline: "builtin.module(cse, ownership-based-buffer-deallocation{private-function-dynamic-ownership=false})",
              disable_threading: false,
              verify_each: true
            }
          }
        #-}
        """, Files.readString(file));
    String failure = "memory free side-effect on MemRef value not supported!";
    assertTrue(run.err().contains(failure) && TOOL.run(List.of("--run-reproducer"), file).err().contains(failure));
    assertEquals(0, TOOL.run(List.of(), file).exit());
  }

  @Test
  void aPipelineCanBeKeptAndRunAgain() throws IOException {
    Path file = folder.resolve("kept.mlir");
    assertEquals(0, TOOL.onText(List.of("--canonicalize", "--mlir-generate-reproducer=" + file), PROGRAM).exit());
    String kept = Files.readString(file);
    assertTrue(kept.contains("pipeline: \"builtin.module(canonicalize{  max-iterations=10"), kept);
    Run again = TOOL.onText(List.of("--run-reproducer"), kept.replace("memref.dealloc", "%c7 = arith.constant 7 : i32\nmemref.dealloc"));
    assertFalse(again.out().contains("arith.constant") || again.out().contains("mlir_reproducer"), again.out());
  }

  @Test
  void whatCannotBeRunIsAnError() {
    String stored = PROGRAM + "{-# external_resources: { mlir_reproducer: { ENTRY } } #-}";
    assertTrue(TOOL.onText(List.of("--run-reproducer"), stored.replace("ENTRY", "pipeline: true")).err()
        .contains("error: expected string value for key 'pipeline'"));
    assertTrue(TOOL.onText(List.of("--run-reproducer"), stored.replace("ENTRY", "other: true")).err()
        .contains("error: unknown 'mlir_reproducer' resource key 'other'"));
    assertTrue(TOOL.onText(List.of("--run-reproducer"), stored.replace("ENTRY", "pipeline: \"builtin.module(nope)\"")).err()
        .contains("'nope' does not refer to a registered pass or pass pipeline"));
  }

  @Test
  void theProgramNeedNotBeAModule() throws IOException {
    Path file = folder.resolve("single.mlir");
    String function = "func.func @f() {\n  return\n}\n";
    List<String> flags = List.of("--no-implicit-module", "--pass-pipeline=func.func(cse)", "--mlir-generate-reproducer=" + file);
    assertEquals(function + "\n", TOOL.onText(flags, function).out());
    String kept = Files.readString(file);
    assertTrue(kept.startsWith(function) && kept.contains("pipeline: \"func.func(cse)\""), kept);
    assertEquals(function + "\n", TOOL.onText(List.of("--no-implicit-module", "--run-reproducer"), kept).out());
    Run bytes = TOOL.onText(List.of("--no-implicit-module", "--emit-bytecode", "--verify-roundtrip"), function);
    assertEquals(0, bytes.exit(), bytes::err);
    assertEquals(function + "\n", TOOL.onText(List.of("--no-implicit-module"), bytes.out()).out());
    assertEquals("module {\n  func.func @f() {\n    return\n  }\n}\n\n", TOOL.onText(List.of(), bytes.out()).out());
  }
}
