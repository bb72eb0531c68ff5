// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.ir.builtin.ModuleOp;
import dev.freehold.memref.DeallocOp;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What the reference does not do, or not well; the recorded programs have the rest. */
class BufferDeallocationTest {
  private final Freehold freehold = Freehold.load();

  private ModuleOp deallocated(String text) {
    ModuleOp module = freehold.parse(text);
    freehold.run(module, "func.func(buffer-deallocation)");
    freehold.verify(module);
    return module;
  }

  private String body(String text) {
    String printed = freehold.print(deallocated("func.func @f(%c: i1, %d: i1, %m: memref<2xf32>) -> i64 {\n" + text + "\n}"));
    String[] lines = printed.split("\n");
    StringBuilder body = new StringBuilder();
    for (int i = 2; i < lines.length - 2; i++) body.append(lines[i].replaceAll(" *//.*", "").strip()).append('\n');
    return body.toString();
  }

  @Test
  void freesOnEachPathWhereTheyDoNotMeetAgain() {
    assertEquals("""
        %c0_i64 = arith.constant 0 : i64
        %alloc = memref.alloc() : memref<2xf32>
        cf.cond_br %arg0, ^bb1, ^bb2
        ^bb1:
        memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        return %c0_i64 : i64
        ^bb2:
        memref.dealloc %alloc : memref<2xf32>
        return %c0_i64 : i64
        """, body("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xf32>
          cf.cond_br %c, ^one, ^other
        ^one:
          memref.copy %a, %m : memref<2xf32> to memref<2xf32>
          return %z : i64
        ^other:
          return %z : i64"""));
  }

  @Test
  void dividesAnEdgeOnWhichTheBufferIsNotNeededAnyMore() {
    assertEquals("""
        %c0_i64 = arith.constant 0 : i64
        cf.cond_br %arg0, ^bb1, ^bb4(%c0_i64 : i64)
        ^bb1:
        %alloc = memref.alloc() : memref<2xf32>
        cf.cond_br %arg1, ^bb2, ^bb3
        ^bb2:
        memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        cf.br ^bb4(%c0_i64 : i64)
        ^bb3:
        memref.dealloc %alloc : memref<2xf32>
        cf.br ^bb4(%c0_i64 : i64)
        ^bb4(%0: i64):
        return %0 : i64
        """, body("""
          %z = arith.constant 0 : i64
          cf.cond_br %c, ^one, ^end(%z : i64)
        ^one:
          %a = memref.alloc() : memref<2xf32>
          cf.cond_br %d, ^two, ^end(%z : i64)
        ^two:
          memref.copy %a, %m : memref<2xf32> to memref<2xf32>
          cf.br ^end(%z : i64)
        ^end(%x: i64):
          return %x : i64"""));
  }

  @Test
  void seesUsesFarFromTheAllocation() {
    assertEquals("""
        %c0_i64 = arith.constant 0 : i64
        %alloc = memref.alloc() : memref<2xf32>
        cf.br ^bb1
        ^bb1:
        %0 = arith.addi %c0_i64, %c0_i64 : i64
        memref.copy %alloc, %arg2 : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        return %0 : i64
        """, body("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xf32>
          cf.br ^next
        ^next:
          %x = arith.addi %z, %z : i64
          memref.copy %a, %m : memref<2xf32> to memref<2xf32>
          return %x : i64"""));
  }

  @Test
  void freesACopyWhereTheBranchGoesAnotherWay() {
    assertEquals("""
        %c0_i64 = arith.constant 0 : i64
        %alloc = memref.alloc() : memref<2xf32>
        %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc : memref<2xf32>
        cf.cond_br %arg0, ^bb1, ^bb2(%0 : memref<2xf32>)
        ^bb1:
        memref.dealloc %0 : memref<2xf32>
        %alloc_0 = memref.alloc() : memref<2xf32>
        %1 = bufferization.clone %alloc_0 : memref<2xf32> to memref<2xf32>
        memref.dealloc %alloc_0 : memref<2xf32>
        cf.br ^bb2(%1 : memref<2xf32>)
        ^bb2(%2: memref<2xf32>):
        memref.copy %2, %arg2 : memref<2xf32> to memref<2xf32>
        memref.dealloc %2 : memref<2xf32>
        return %c0_i64 : i64
        """, body("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xf32>
          cf.cond_br %c, ^one, ^end(%a : memref<2xf32>)
        ^one:
          %b = memref.alloc() : memref<2xf32>
          cf.br ^end(%b : memref<2xf32>)
        ^end(%x: memref<2xf32>):
          memref.copy %x, %m : memref<2xf32> to memref<2xf32>
          return %z : i64"""));
  }

  @Test
  void copiesWhatItReturnsOnSomePathsOnly() {
    String body = freehold.print(deallocated("""
        func.func @f(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
          %a = memref.alloc() : memref<2xf32>
          memref.copy %m, %a : memref<2xf32> to memref<2xf32>
          cf.cond_br %c, ^end(%a : memref<2xf32>), ^end(%m : memref<2xf32>)
        ^end(%r: memref<2xf32>):
          return %r : memref<2xf32>
        }"""));
    assertTrue(body.contains("""
          ^bb1(%0: memref<2xf32>):  // 2 preds: ^bb0, ^bb0
            %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
            memref.dealloc %alloc : memref<2xf32>
            return %1 : memref<2xf32>
        """.indent(0)), body);
  }

  @Test
  void copiesNothingThatACallMayGiveBackAsWell() {
    String text = """
        func.func private @g(memref<2xf32>) -> memref<2xf32>
        func.func @f(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
          %a = memref.alloc() : memref<2xf32>
          %r = call @g(%a) : (memref<2xf32>) -> memref<2xf32>
          %s = arith.select %c, %a, %m : memref<2xf32>
          return %s, %r : memref<2xf32>, memref<2xf32>
        }""";
    String printed = freehold.print(deallocated(text));
    assertTrue(!printed.contains("clone") && !printed.contains("dealloc"), printed);
  }

  @Test
  void freesCopiesWhereBothWaysLeadToOneBlock() {
    String body = body("""
          %z = arith.constant 0 : i64
          cf.cond_br %c, ^one, ^two(%m : memref<2xf32>)
        ^one:
          %a = memref.alloc() : memref<2xf32>
          cf.cond_br %d, ^two(%a : memref<2xf32>), ^two(%a : memref<2xf32>)
        ^two(%x: memref<2xf32>):
          return %z : i64""");
    assertTrue(body.contains("""
        cf.cond_br %arg1, ^bb2, ^bb3
        ^bb2:
        memref.dealloc %1 : memref<2xf32>
        cf.br ^bb4(%2 : memref<2xf32>)
        ^bb3:
        memref.dealloc %2 : memref<2xf32>
        cf.br ^bb4(%1 : memref<2xf32>)
        """), body);
  }

  private static final String NOTICED = """
          %z = arith.constant 0 : i64
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<2xi64>
          %r = scf.if %c -> (memref<2xi64>) {
            %b = memref.alloc() : memref<2xi64>
            scf.yield %b : memref<2xi64>
          } else {
            scf.yield %a : memref<2xi64>
          }
          memref.store %z, %a[%i] : memref<2xi64>
          %l = memref.load %r[%i] : memref<2xi64>
        """;

  @Test
  void sparesABufferWhoseCopyTheProgramWouldNotice() {
    String body = body(NOTICED + "return %l : i64");
    assertTrue(body.contains("scf.yield %alloc : memref<2xi64>\n"), body);
    assertTrue(body.contains("(%0 : memref<2xi64>) if (%true) retain (%alloc : memref<2xi64>)\nmemref.dealloc %alloc : memref<2xi64>\n"), body);
  }

  @Test
  void refusesToSpareWhatMayBeReturned() {
    String program = "func.func @f(%c: i1) -> (i64, memref<2xi64>) {\n" + NOTICED + "return %l, %r : i64, memref<2xi64>\n}";
    ProgramException refused = assertThrows(ProgramException.class, () -> deallocated(program));
    assertTrue(refused.getMessage().startsWith("-:12:8: error: what this operation reads would be out of date"), refused.getMessage());
  }

  @Test
  void takesNoAccessToACopyForOneToWhatWasCopied() {
    String body = body("""
          %z = arith.constant 0 : i64
          %i = arith.constant 0 : index
          %r = scf.execute_region -> memref<2xi64> {
            %a = memref.alloc() : memref<2xi64>
            scf.yield %a : memref<2xi64>
          }
          memref.store %z, %r[%i] : memref<2xi64>
          %l = memref.load %r[%i] : memref<2xi64>
          return %l : i64""");
    assertTrue(body.endsWith("%1 = memref.load %0[%c0] : memref<2xi64>\nmemref.dealloc %0 : memref<2xi64>\nreturn %1 : i64\n"), body);
  }

  @Test
  void leavesToTheProgramWhatItFreesUnderAnotherName() {
    String body = body("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xf32>
          cf.br ^next(%a : memref<2xf32>)
        ^next(%b: memref<2xf32>):
          memref.dealloc %b : memref<2xf32>
          return %z : i64""");
    assertEquals(1, body.split("memref.dealloc", -1).length - 1, body);
  }

  @Test
  void refusesWhatTheProgramFreesOnSomePathsOnly() {
    ProgramException refused = assertThrows(ProgramException.class, () -> body("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xf32>
          %b = memref.cast %a : memref<2xf32> to memref<?xf32>
          scf.if %c {
            memref.dealloc %b : memref<?xf32>
          }
          return %z : i64"""));
    assertTrue(refused.getMessage().startsWith("-:6:3: error: a buffer that this operation frees is not freed on all paths"), refused.getMessage());
  }

  @Test
  void takesTimeInProportionToTheProgram() {
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %x0: memref<2xf32>, %m: memref<2xf32>) {\n cf.br ^head0(%x0 : memref<2xf32>)\n");
    int diamonds = 1000;
    for (int i = 0; i < diamonds; i++) {
      text.append("""
          ^head%1$d(%%y%1$d: memref<2xf32>):
            cf.cond_br %%c, ^left%1$d, ^right%1$d
          ^left%1$d:
            %%a%1$d = memref.alloc() : memref<2xf32>
            cf.br ^head%2$d(%%a%1$d : memref<2xf32>)
          ^right%1$d:
            cf.br ^head%2$d(%%y%1$d : memref<2xf32>)
          """.formatted(i, i + 1));
    }
    text.append("^head%1$d(%%y%1$d: memref<2xf32>):\n memref.copy %%y%1$d, %%m : memref<2xf32> to memref<2xf32>\n return\n}".formatted(diamonds));

    ModuleOp module = assertTimeout(Duration.ofSeconds(20), () -> deallocated(text.toString()));

    int[] deallocs = new int[1];
    module.walk(DeallocOp.class, dealloc -> deallocs[0]++);
    assertEquals(2 * diamonds, deallocs[0], "each allocation, and each value that may be one of two buffers");
  }
}
