// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.devtools.validate.Mutant.Checked;
import dev.freehold.func.CallOp;
import dev.freehold.interp.Executors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MutantCheckerTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final String PROGRAM = """
      func.func private @callee(%m: memref<4xf32>) {
        return
      }
      func.func @caller(%c: i1) {
        %no = arith.constant false
        %a = memref.alloc() : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        scf.if %no {
          memref.dealloc %a : memref<4xf32>
        }
        scf.if %c {
          memref.dealloc %a : memref<4xf32>
        } else {
          memref.dealloc %a : memref<4xf32>
        }
        call @callee(%a) : (memref<4xf32>) -> ()
        call @callee(%b) : (memref<4xf32>) -> ()
        memref.dealloc %b : memref<4xf32>
        return
      }
      """;

  private static Op read(String text) {
    return Parser.parse(Source.of("program", text), REGISTRY, new ParserOptions(false), diagnostic -> {}).module();
  }

  private static MutantChecker checker(int paths, Set<Location> announced) {
    return new MutantChecker(read(PROGRAM), read(PROGRAM), announced, REGISTRY, EXECUTORS, paths);
  }

  @Test
  void knowsWherePathsCome() {
    Op program = read(PROGRAM);
    assertEquals(Set.of(1, 2, 3), checker(10, Set.of()).find(Probes.ofReached(PlantedFault.frees(program), REGISTRY), program));
  }

  @Test
  void knowsWhatIsPassedAfterItWasFreed() {
    Op program = read(PROGRAM);
    List<Op> calls = new ArrayList<>();
    program.walk(CallOp.class, calls::add);
    assertEquals(Set.of(0), checker(10, Set.of()).find(Probes.ofPassed(calls, REGISTRY), program));
  }

  @Test
  void tellsWhatThereIsToFind() {
    String inDeadCode = PROGRAM.replaceFirst("memref.dealloc %a : memref<4xf32>\n", "");
    assertEquals(Checked.NOTHING_AT_ALL, checker(10, Set.of()).check(read(inDeadCode)));
    String leak = PROGRAM.replace("memref.dealloc %b : memref<4xf32>\n", "");
    assertEquals(Checked.FOUND, checker(10, Set.of()).check(read(leak)));
    assertEquals(Checked.FREES_OTHERWISE, checker(10, Set.of(Location.file("program", 7, 8))).check(read(leak)));
  }
}
