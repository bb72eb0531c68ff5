// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Valid programs that the reference refuses, or on which it does something wrong, are freed rightly: they are run before and after.
 * {@code --buffer-deallocation} may refuse them, too, but then it names the passes that do not.
 */
class RefusedByReferenceTest {
  private static final Path FAULTS = Repository.CORPUS.resolve("reference-faults");

  private static void isSound(String program, String... flags) {
    List<String> line = new ArrayList<>(List.of("check", "-", "--max-paths", "50"));
    line.addAll(List.of(flags));
    Run run = InProcess.command(line, program);
    String text = run.out() + run.err();
    if (!text.contains("use '--buffer-deallocation-pipeline'")) assertEquals(0, run.exit(), text);
  }

  @Test
  void aBufferThatIsPassedOnAndNeededItself() {
    isSound("""
        func.func @f(%m: memref<4xf32>, %c: i1) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          cf.br ^one(%a, %a : memref<4xf32>, memref<4xf32>)
        ^one(%x: memref<4xf32>, %y: memref<4xf32>):
          memref.copy %m, %x : memref<4xf32> to memref<4xf32>
          memref.copy %a, %m : memref<4xf32> to memref<4xf32>
          cf.cond_br %c, ^two(%y : memref<4xf32>), ^two(%b : memref<4xf32>)
        ^two(%z: memref<4xf32>):
          memref.copy %m, %z : memref<4xf32> to memref<4xf32>
          memref.copy %b, %m : memref<4xf32> to memref<4xf32>
          return
        }
        """, "--ownership-based-buffer-deallocation");
  }

  @Test
  void unreachableBlocksThatPassBuffersToOthers() {
    isSound("""
        func.func private @f(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          cf.br ^one(%a : memref<4xf32>)
        ^one(%x: memref<4xf32>):
          memref.copy %m, %x : memref<4xf32> to memref<4xf32>
          %r = scf.execute_region -> memref<4xf32> {
            scf.yield %x : memref<4xf32>
          ^never:
            %n = memref.alloc() : memref<4xf32>
            scf.yield %n : memref<4xf32>
          }
          return %r : memref<4xf32>
        ^never:
          %b = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^one(%b : memref<4xf32>), ^nor_this(%b : memref<4xf32>)
        ^nor_this(%z: memref<4xf32>):
          return %z : memref<4xf32>
        }
        func.func @g(%m: memref<4xf32>, %c: i1) {
          %r = call @f(%m, %c) : (memref<4xf32>, i1) -> memref<4xf32>
          return
        }
        """, "--ownership-based-buffer-deallocation=private-function-dynamic-ownership=true");
  }

  @Test
  void aReallocationToLess() {
    isSound("""
        func.func @f(%m: memref<2xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.realloc %a : memref<4xf32> to memref<2xf32>
          memref.copy %m, %b : memref<2xf32> to memref<2xf32>
          memref.copy %b, %m : memref<2xf32> to memref<2xf32>
          return
        }
        """, "--buffer-deallocation-pipeline");
  }

  @Test
  void aCopyThatBeginsBehindAnOffset() {
    isSound("""
        func.func @f(%m: memref<8xf32>, %c: i1) -> memref<?xf32, strided<[1], offset: 1>> {
          %c3 = arith.constant 3 : index
          %c4 = arith.constant 4 : index
          %n = arith.select %c, %c3, %c4 : index
          %part = memref.subview %m[1] [%n] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: 1>>
          return %part : memref<?xf32, strided<[1], offset: 1>>
        }
        """, "--buffer-deallocation-pipeline", "--convert-bufferization-to-memref");
  }

  @TestFactory
  Stream<DynamicTest> programsOfTheCorpus() throws IOException {
    try (Stream<Path> files = Files.list(FAULTS)) {
      return files.filter(file -> file.toString().endsWith(".mlir")).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> isSound(Files.readString(file), flags(file))));
    }
  }

  private static String[] flags(Path file) throws IOException {
    String line = Files.readAllLines(file).stream().filter(each -> each.startsWith("// flags: ")).findFirst().orElseThrow();
    return line.substring("// flags: ".length()).split(" ");
  }
}
