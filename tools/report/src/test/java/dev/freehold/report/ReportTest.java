// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.web.NodeTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ReportTest {
  static final Path EXAMPLES = Path.of("../../ownership/dealloc/src/test/resources/dev/freehold/dealloc/last-use/examples");

  private static Json report(String program, String pipeline) throws IOException {
    return Json.of(Reports.of("given.mlir", program, pipeline)::write);
  }

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.filter(file -> file.toString().endsWith(".mlir")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void reportsOfTheExamplesAreConsistent(Path file) throws IOException {
    Json report = report(Files.readString(file), "last-use-buffer-deallocation-pipeline");
    int before = lines(report.at("before", "text"));
    int after = lines(report.at("after", "text"));
    int lastBefore = 0;
    int lastAfter = 0;
    for (Json link : report.at("links").elements()) {
      assertTrue(lastBefore <= link.at(0).number() && link.at(0).number() <= before);
      assertTrue(lastAfter <= link.at(1).number() && link.at(1).number() <= after);
      lastBefore = link.at(0).number();
      lastAfter = link.at(1).number();
    }
    TreeSet<Object> explained = new TreeSet<>();
    for (Json explanation : report.at("explanations").elements()) {
      assertEquals("<after the passes>", explanation.at("file").text());
      explained.add(explanation.at("line").value());
      explanation.at("lines").elements().forEach(line -> explained.add(line.value()));
    }
    String[] text = report.at("after", "text").text().split("\n");
    for (Json line : report.at("inserted").elements()) {
      if (text[line.number() - 1].contains("dealloc")) assertTrue(explained.contains(line.value()), line + " in " + file);
    }
    for (Json function : report.at("functions").elements()) {
      assertEquals(List.of(), function.at("findings").value(), file.toString());
      for (Json run : function.at("runs").elements()) {
        assertFalse(run.at("after", "buffers").each("owner").contains("nobody"), file.toString());
        assertTrue(run.at("after", "pathOptimalPeak").number() <= run.at("after", "peak").number());
      }
    }
    for (Json graph : report.at("graphs", "after", "functions").elements()) {
      for (Json edge : graph.at("edges").elements())
        assertTrue(edge.at("from").number() < graph.at("blockCount").number() && edge.at("to").number() < graph.at("blockCount").number());
    }
  }

  private static int lines(Json text) {
    return text.text().split("\n", -1).length;
  }

  @Test
  void withoutPassesTheProgramIsShownAsItIs() throws IOException {
    Json report = report("func.func @f() {\n  %a = memref.alloc() : memref<4xi32>\n  return\n}\n", "");
    assertNull(report.at("before").value());
    assertEquals("given.mlir", report.at("after", "name").text());
    assertEquals(List.of(), report.at("inserted").value());
    assertNull(report.at("graphs", "before").value());
    assertEquals(List.of("allocation"), report.at("explanations").each("kind"));
  }

  @Test
  void aRunHasTheLivesOfItsBuffersInTheNamesOfBothTexts() throws IOException {
    Json run = report("""
        func.func @f(%m: memref<2xi32>) -> memref<4xi32> {
          %a = memref.alloc() : memref<2xi32>
          memref.copy %m, %a : memref<2xi32> to memref<2xi32>
          %b = memref.alloc() : memref<4xi32>
          return %b : memref<4xi32>
        }
        """, "last-use-buffer-deallocation-pipeline").at("functions", 0, "runs", 0);
    assertEquals(List.of("%m", "%a", "%b"), run.at("before", "buffers").each("name"));
    assertEquals(List.of("caller", "nobody", "caller"), run.at("before", "buffers").each("owner"));
    assertEquals(List.of(1L, 2L, 4L), run.at("before", "buffers").each("line"));
    assertEquals(List.of("%arg0", "%alloc", "%alloc_0"), run.at("after", "buffers").each("name"));
    assertEquals(List.of("caller", "function", "caller"), run.at("after", "buffers").each("owner"));
    assertEquals(List.of(8L, 8L, 16L), run.at("after", "buffers").each("bytes"));
    assertEquals(24, run.at("before", "peak").number());
    assertEquals(16, run.at("before", "pathOptimalPeak").number());
    assertEquals(16, run.at("after", "peak").number());
  }

  @Test
  void aFindingHasTheStepsThatLeadToIt() throws IOException {
    Json function = report("""
        func.func @f(%c: i1) -> i32 {
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : i32
          %a = memref.alloc() : memref<4xi32>
          memref.store %one, %a[%zero] : memref<4xi32>
          cf.cond_br %c, ^free, ^end
        ^free:
          memref.dealloc %a : memref<4xi32>
          cf.br ^end
        ^end:
          %x = memref.load %a[%zero] : memref<4xi32>
          return %x : i32
        }
        """, "").at("functions", 0);
    assertEquals(List.of("use-after-free", "leak"), function.at("findings").each("kind"));
    Json finding = function.at("findings", 0);
    assertEquals("[{question=argument 0, answer=true}]", finding.at("path").toString());
    assertEquals(List.of("allocated", "written", "way", "freed"), finding.at("steps").each("what"));
    assertEquals(List.of(4L, 5L, 6L, 8L), finding.at("steps").each("line"));
    assertEquals(8, finding.at("steps", 2, "to").number());
    assertEquals(11, finding.at("line").number());
    assertEquals(List.of("freed here", "allocated here"), finding.at("notes").each("message"));
    assertEquals(List.of("%a"), finding.at("buffers").each("name"));
  }

  @Test
  void edgesSayWhatTheFunctionOwnsAndWhatIsPassed() throws IOException {
    Json graph = report(Reports.FLAG, "buffer-deallocation-pipeline").at("graphs", "after", "functions", 0);
    assertEquals("[[3, 4, 5], [7, 8], [10, 11, 12], [], [13], [15]]", graph.at("blocks").toString());
    Json skips = edge(graph, 0, 2);
    assertEquals("false", skips.at("label").text());
    assertEquals("[{value=%arg1, parameter=%0, isFlag=false}, {value=%false, parameter=%1, isFlag=true}]", skips.at("passed").toString());
    assertEquals(List.of(), skips.at("owned").value());
    assertEquals("[{buffer=%alloc, line=7, status=owned}]", edge(graph, 1, 2).at("owned").toString());
    assertEquals("[{buffer=%alloc, line=7, status=owned-if}]", edge(graph, 2, 4).at("owned").toString());
  }

  @Test
  void functionsThatAreLeftOutAreCounted() throws IOException {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 203; i++)
      program.append("func.func @f%d() {\n  %%a = memref.alloc() : memref<4xi32>\n  memref.dealloc %%a : memref<4xi32>\n  return\n}\n".formatted(i));
    program.append("func.func @nothing() {\n  return\n}\n");
    Json report = report(program.toString(), "");
    assertEquals(200, report.at("graphs", "after", "functions").elements().size());
    assertEquals(4, report.at("graphs", "after", "leftOut").number());
    List<Json> functions = report.at("functions").elements();
    assertEquals(40, functions.stream().filter(function -> !function.at("runs").elements().isEmpty()).count());
    assertEquals(163, functions.stream().filter(function -> function.at("runsLeftOut").value().equals(true)).count());
    assertEquals(false, functions.getLast().at("runsLeftOut").value());
  }

  private static Json edge(Json graph, int from, int to) {
    return graph.at("edges").elements().stream().filter(edge -> edge.at("from").number() == from && edge.at("to").number() == to).findFirst()
        .orElseThrow();
  }

  @Test
  void thePageIsOneFileWithTheDataInIt() {
    NodeTests.assumePages();
    String page = Reports.of("<x>.mlir", "func.func @\"</script>\"() {\n  return\n}\n", "").page();
    assertTrue(page.startsWith("<!DOCTYPE html>"));
    assertTrue(page.contains("<title>&lt;x&gt;.mlir · Freehold</title>"));
    assertTrue(page.contains("\\u003c/script\\u003e"));
  }
}
