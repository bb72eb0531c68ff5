// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.remarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.lastuse.LastUseDeallocation;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the pass counts is what it adds to a program. */
class DeallocationStatisticsTest {
  private static final Freehold FREEHOLD = Freehold.load();
  private static final Pattern ROW = Pattern.compile("\\(S\\) +(\\d+) ([\\w-]+) ");

  private static Map<String, Long> statistics(ModuleOp program) {
    PipelineRunner runner = new PipelineRunner(FREEHOLD.registry(), diagnostic -> {}, RunSettings.DEFAULT);
    assertTrue(runner.run(Pipeline.ofModule().add(LastUseDeallocation.INFO), program));
    Map<String, Long> found = new HashMap<>();
    Matcher row = ROW.matcher(runner.report().statistics(true));
    while (row.find()) found.put(row.group(2), Long.parseLong(row.group(1)));
    return found;
  }

  private static ModuleOp read(String program) {
    return FREEHOLD.parse(program, new ParserOptions(true));
  }

  @TestFactory
  Stream<DynamicTest> allPrograms() throws IOException, URISyntaxException {
    Path root = Path.of(DeallocationStatisticsTest.class.getResource("/dev/freehold/dealloc/last-use/pipeline.mlir").toURI()).getParent();
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(each -> each.toString().endsWith(".mlir") && !each.getParent().endsWith("refused")).sorted().toList()) {
        tests.add(DynamicTest.dynamicTest(root.relativize(file).toString(), () -> check(Files.readString(file))));
      }
    }
    return tests.stream();
  }

  private static void check(String text) {
    ModuleOp program = read(text);
    Map<String, Long> counted = statistics(program);
    Map<String, Long> added = new HashMap<>();
    count(program, 1, added);
    count(read(text), -1, added);
    counted.merge("blocks", counted.get("split-edges") + counted.get("shared-blocks"), Long::sum);
    for (String each : List.of("deallocs", "comparisons", "clones", "blocks")) {
      assertEquals(added.getOrDefault(each, 0L), counted.get(each), () -> each + "\n" + FREEHOLD.print(program));
    }
  }

  private static boolean isOfPointers(Op comparison) {
    return comparison.operand(0).definingOp() instanceof ExtractAlignedPointerAsIndexOp;
  }

  /** Adds the operations and blocks, those that each region has anyway aside, of a program that the pass may make, as often as {@code factor} says. */
  private static void count(Op program, long factor, Map<String, Long> found) {
    program.walk(op -> {
      switch (op.name()) {
        case "memref.dealloc", "gpu.dealloc" -> found.merge("deallocs", factor, Long::sum);
        case "arith.cmpi" -> found.merge("comparisons", isOfPointers(op) ? factor : 0, Long::sum);
        case "bufferization.clone" -> found.merge("clones", factor, Long::sum);
        default -> {}
      }
      for (Region region : op.regions()) {
        for (Block block = region.first(); block != null && block.next() != null; block = block.next()) found.merge("blocks", factor, Long::sum);
      }
    });
  }

  @Test
  void flagsPartitionsAndWhatIsKept() {
    Map<String, Long> counted = statistics(read("""
        func.func @flag(%c: index, %arg: memref<f32>) -> f32 {
          %r = scf.index_switch %c -> memref<f32>
          case 0 {
            scf.yield %arg : memref<f32>
          }
          default {
            %a = memref.alloc() : memref<f32>
            scf.yield %a : memref<f32>
          }
          %b = memref.alloc() : memref<f32>
          memref.copy %r, %b : memref<f32> to memref<f32>
          %x = memref.load %b[] : memref<f32>
          return %x : f32
        }
        func.func @kept(%c: i1, %d: i1, %arg: memref<f32>) -> f32 {
          %a = memref.alloc() : memref<f32>
          memref.copy %arg, %a : memref<f32> to memref<f32>
          %s = arith.select %c, %a, %arg : memref<f32>
          %t = arith.select %d, %s, %arg : memref<f32>
          %r = memref.load %t[] : memref<f32>
          return %r : f32
        }
        func.func @escapes() -> index {
          %a = memref.alloc() : memref<f32>
          %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
          return %p : index
        }
        """));
    assertEquals("{changed-signatures=0, clones=0, comparisons=0, conditional-deallocs=1, deallocs=3, escaped=1, flags=1, kept=1, "
        + "largest-partition=3, partitions=3, shared-blocks=0, split-edges=0}", new TreeMap<>(counted).toString());
  }
}
