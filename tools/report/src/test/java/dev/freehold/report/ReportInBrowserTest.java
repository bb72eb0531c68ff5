// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.web.NodeTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens reports in Chromium: {@code tools/web/src/test/typescript/browser/report.ts} says what must hold there. */
final class ReportInBrowserTest {
  private static final String PIPELINE = "buffer-deallocation-pipeline";
  private static final String LAST_USE = "last-use-buffer-deallocation-pipeline";
  private static final String FAULTY = """
      func.func @faulty(%c: i1) -> f32 {
        %zero = arith.constant 0 : index
        %one = arith.constant 1.0 : f32
        %a = memref.alloc() : memref<8xf32>
        memref.store %one, %a[%zero] : memref<8xf32>
        cf.cond_br %c, ^free, ^end
      ^free:
        memref.dealloc %a : memref<8xf32>
        cf.br ^end
      ^end:
        %x = memref.load %a[%zero] : memref<8xf32>
        return %x : f32
      }
      """;
  private static final String HOSTILE = """
      // </script><script>alert(1)</script><!-- <img src=x onerror=alert(2)>
      func.func @"</script><script>alert(3)</script>"(%c: i1) attributes {note = "<!--<script>"} {
        %a = memref.alloc() {name = "<img src=x onerror=alert(4)>"} : memref<4xf32>
        return
      }
      """;

  @TempDir Path folder;

  @Test
  void pagesDoWhatTheyShould() throws Exception {
    NodeTests.assumePages();
    write("branches", Files.readString(Path.of("../../examples/branches.mlir")), PIPELINE);
    write("faulty", FAULTY, "");
    write("hostile", HOSTILE, LAST_USE);
    write("large", large(), LAST_USE);
    write("empty", "", LAST_USE);
    write("loop", Files.readString(ReportTest.EXAMPLES.resolve("07-while-carried.mlir")), LAST_USE);
    NodeTests.inBrowser("report", folder.toString());
  }

  private void write(String name, String program, String pipeline) throws IOException {
    Files.writeString(folder.resolve(name + ".html"), Reports.of(name.equals("hostile") ? "<b>" : name + ".mlir", program, pipeline).page());
  }

  /** A function of more than 10,000 lines would have one graph that is too large; many have many graphs. */
  private static String large() {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 1200; i++) {
      program.append("""
          func.func @f%d(%%c: i1, %%v: f32) {
            %%zero = arith.constant 0 : index
            %%a = memref.alloc() : memref<8xf32>
            %%r = scf.if %%c -> memref<8xf32> {
              scf.yield %%a : memref<8xf32>
            } else {
              %%b = memref.alloc() : memref<8xf32>
              scf.yield %%b : memref<8xf32>
            }
            memref.store %%v, %%r[%%zero] : memref<8xf32>
            return
          }
          """.formatted(i));
    }
    return program.toString();
  }
}
