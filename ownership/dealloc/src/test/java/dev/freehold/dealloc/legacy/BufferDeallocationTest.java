// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.memref.DeallocOp;
import org.junit.jupiter.api.Test;

/** Which functions LLVM 19's algorithm fits, and what is said about the others; the recorded programs have its output. */
class BufferDeallocationTest {
  private final Freehold sound = Freehold.load();
  private final Freehold reference = sound.referenceCompatible();

  private static String function(String body) {
    return "func.func @f(%c: i1, %d: i1, %m: memref<2xi64>) -> i64 {\n" + body + "\n}";
  }

  private static String deallocated(Freehold freehold, String text) {
    ModuleOp module = freehold.parse(text);
    freehold.run(module, "func.func(buffer-deallocation)");
    freehold.verify(module);
    return freehold.print(module);
  }

  /** Both profiles print the same. */
  private String accepted(String text) {
    String printed = deallocated(sound, text);
    assertEquals(deallocated(reference, text), printed);
    return printed;
  }

  /** The reference profile prints something; the sound one says what is wrong with it, and which pass to use. */
  private void refused(String error, String text) {
    deallocated(reference, text);
    String message = assertThrows(ProgramException.class, () -> deallocated(sound, text)).getMessage();
    assertTrue(message.contains(error) && message.contains("use '--buffer-deallocation-pipeline'"), message);
  }

  @Test
  void aBufferWhosePathsDoNotMeetAgain() {
    refused("error: buffer is not freed on a path to here", """
        func.func @f(%c: i1, %m: memref<2xi64>) {
          %a = memref.alloc() : memref<2xi64>
          cf.cond_br %c, ^one, ^other
        ^one:
          memref.copy %a, %m : memref<2xi64> to memref<2xi64>
          return
        ^other:
          return
        }""");
  }

  @Test
  void aUseBehindTheFirstOperationOfABlock() {
    refused("is used here, but has been freed on a path to here", function("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xi64>
          cf.br ^next
        ^next:
          %x = arith.addi %z, %z : i64
          memref.copy %a, %m : memref<2xi64> to memref<2xi64>
          return %x : i64"""));
  }

  @Test
  void aCloneWhereTheBranchIsTakenToAnotherSuccessor() {
    refused("is not freed on a path to here", function("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xi64>
          cf.cond_br %c, ^one, ^end(%a : memref<2xi64>)
        ^one:
          %b = memref.alloc() : memref<2xi64>
          cf.br ^end(%b : memref<2xi64>)
        ^end(%x: memref<2xi64>):
          memref.copy %x, %m : memref<2xi64> to memref<2xi64>
          return %z : i64"""));
  }

  @Test
  void aBufferThatIsReturnedOnSomePathsOnly() {
    refused("is not freed on a path to here", """
        func.func @f(%c: i1, %m: memref<2xi64>) -> memref<2xi64> {
          %a = memref.alloc() : memref<2xi64>
          memref.copy %m, %a : memref<2xi64> to memref<2xi64>
          cf.cond_br %c, ^end(%a : memref<2xi64>), ^end(%m : memref<2xi64>)
        ^end(%r: memref<2xi64>):
          return %r : memref<2xi64>
        }""");
  }

  /** One returns its argument, the other a buffer of its own. */
  private static final String CALLEES = """
      func.func private @same(%m: memref<2xi64>) -> memref<2xi64> {
        return %m : memref<2xi64>
      }
      func.func private @made(%m: memref<2xi64>) -> memref<2xi64> {
        %a = memref.alloc() : memref<2xi64>
        memref.copy %m, %a : memref<2xi64> to memref<2xi64>
        return %a : memref<2xi64>
      }
      """;

  private static String calling(String callee, String end) {
    return CALLEES + """
        func.func @f(%%v: i64) -> i64 {
          %%i = arith.constant 0 : index
          %%a = memref.alloc() : memref<2xi64>
          memref.store %%v, %%a[%%i] : memref<2xi64>
          %%b = func.call @%s(%%a) : (memref<2xi64>) -> memref<2xi64>
          %%l = memref.load %%b[%%i] : memref<2xi64>
          %s
          return %%l : i64
        }""".formatted(callee, end);
  }

  @Test
  void aCallReturnsTheBufferThatIsPassedToIt() {
    accepted(calling("same", ""));
    refused("is freed here, but has been freed on a path to here", calling("same", "memref.dealloc %b : memref<2xi64>"));
  }

  @Test
  void aCallReturnsAnotherBufferThanIsPassedToIt() {
    accepted(calling("made", "memref.dealloc %b : memref<2xi64>"));
    refused("is not freed on a path to here", calling("made", ""));
  }

  @Test
  void aCalleeThatIsNotInSight() {
    String text = """
        func.func @f(%callee: (memref<2xi64>) -> memref<2xi64>) {
          %a = memref.alloc() : memref<2xi64>
          %b = func.call_indirect %callee(%a) : (memref<2xi64>) -> memref<2xi64>
          memref.dealloc %b : memref<2xi64>
          return
        }""";
    refused("the call may return a buffer that is passed to it", text);
  }

  @Test
  void functionsAreNotJudgedOneByOneWhileCallsAreInlined() {
    ModuleOp module = sound.parse(CALLEES);
    String pipeline = "inline{op-pipelines=func.func(buffer-deallocation)}";
    String message = assertThrows(ProgramException.class, () -> sound.run(module, pipeline)).getMessage();
    assertTrue(message.contains("'buffer-deallocation' needs all functions at once and is not supported by 'inline'"), message);
    reference.run(reference.parse(CALLEES), pipeline);
  }

  private static final String OBSERVED = """
          %z = arith.constant 0 : i64
          %i = arith.constant 0 : index
          %a = memref.alloc() : memref<2xi64>
          %r = scf.if %c -> (memref<2xi64>) {
            %b = memref.alloc() : memref<2xi64>
            scf.yield %b : memref<2xi64>
          } else {
            scf.yield %a : memref<2xi64>
          }
        """;

  @Test
  void aBufferThatIsWrittenAfterItHasBeenCloned() {
    refused("reads what was written to the other of a buffer and its clone", function(OBSERVED + """
          memref.store %z, %a[%i] : memref<2xi64>
          %l = memref.load %r[%i] : memref<2xi64>
          return %l : i64"""));
  }

  @Test
  void aCloneThatIsWrittenBeforeItsSourceIsReadInALoop() {
    refused("reads what was written to the other of a buffer and its clone", function(OBSERVED + """
          %one = arith.constant 1 : index
          %s = scf.for %k = %i to %one step %one iter_args(%sum = %z) -> (i64) {
            %l = memref.load %a[%i] : memref<2xi64>
            memref.store %l, %r[%i] : memref<2xi64>
            scf.yield %l : i64
          }
          return %s : i64"""));
  }

  @Test
  void aCloneThatNobodyCanTellFromItsSource() {
    accepted(function(OBSERVED + """
          %l = memref.load %r[%i] : memref<2xi64>
          memref.store %z, %a[%i] : memref<2xi64>
          return %l : i64"""));
  }

  @Test
  void anIterationArgumentThatIsFreshEachTime() {
    accepted("""
        func.func @f(%lb: index, %ub: index, %step: index, %init: memref<2xf32>, %out: memref<2xf32>) {
          %r = scf.for %i = %lb to %ub step %step iter_args(%x = %init) -> memref<2xf32> {
            %n = memref.alloc() : memref<2xf32>
            memref.copy %x, %n : memref<2xf32> to memref<2xf32>
            scf.yield %n : memref<2xf32>
          }
          memref.copy %r, %out : memref<2xf32> to memref<2xf32>
          return
        }""");
  }

  @Test
  void whatTheProgramFreesUnderAnotherName() {
    refused("is freed here, but has been freed on a path to here", function("""
          %z = arith.constant 0 : i64
          %a = memref.alloc() : memref<2xi64>
          cf.br ^next(%a : memref<2xi64>)
        ^next(%b: memref<2xi64>):
          memref.dealloc %b : memref<2xi64>
          %x = arith.addi %z, %z : i64
          return %x : i64"""));
  }

  @Test
  void manyValuesThatMayBeOneOfTwoBuffers() {
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %x0: memref<2xf32>, %m: memref<2xf32>) {\n cf.br ^head0(%x0 : memref<2xf32>)\n");
    int diamonds = 1000;
    for (int i = 0; i < diamonds; i++) {
      text.append("""
          ^head%1$d(%%y%1$d: memref<2xf32>):
            memref.copy %%y%1$d, %%m : memref<2xf32> to memref<2xf32>
            cf.cond_br %%c, ^left%1$d, ^right%1$d
          ^left%1$d:
            %%a%1$d = memref.alloc() : memref<2xf32>
            cf.br ^head%2$d(%%a%1$d : memref<2xf32>)
          ^right%1$d:
            cf.br ^head%2$d(%%y%1$d : memref<2xf32>)
          """.formatted(i, i + 1));
    }
    text.append("^head%1$d(%%y%1$d: memref<2xf32>):\n memref.copy %%y%1$d, %%m : memref<2xf32> to memref<2xf32>\n return\n}".formatted(diamonds));
    ModuleOp module = sound.parse(accepted(text.toString()));
    int[] deallocs = new int[1];
    module.walk(DeallocOp.class, dealloc -> deallocs[0]++);
    assertEquals(2 * diamonds, deallocs[0], "each allocation, and each value that may be one of two buffers");
  }
}
