// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.arith.ShLIOp;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.RunListener;
import dev.freehold.interp.check.FunctionReport.Explored;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.memory.Statistics;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How much of a program a check says that it has explored. */
class ExploredTest {
  @Test
  void allPathsAndAllOperationsAreTheWhole() {
    CheckReport report = Checked.program("func.func @f(%c: i1) {\n  scf.if %c {\n    %0 = arith.constant 1 : i32\n  }\n  return\n}\n");
    assertTrue(report.isComplete());
    assertFalse(report.hasFindings());
  }

  @Test
  void whatIsNeverReachedIsNotExplored() {
    CheckReport report = Checked.program("""
        func.func @f(%x: i32) {
          %p = arith.muli %x, %x : i32
          %k = arith.constant 2 : i32
          %q = arith.muli %k, %k : i32
          %is = arith.cmpi eq, %p, %k : i32
          scf.if %is {
            %lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        """);
    assertFalse(report.hasFindings());
    assertFalse(report.isComplete());
    FunctionReport function = report.functions().getFirst();
    assertEquals(Explored.PARTIAL, function.explored());
    assertEquals(List.of("line 7 never reached"), function.gaps());
  }

  @Test
  void morePathsThanAreRunAreAGap() {
    FunctionReport report = PathChecker.of(Checked.parse("func.func @f(%a: memref<?x?xf32>) {\n  return\n}\n"), Checked.REGISTRY, Checked.EXECUTORS,
        new CheckLimits(2, 10_000)).check("f");
    assertEquals(List.of("only 2 paths were executed"), report.gaps());
  }

  @Test
  void pathsThatAreGivenUpAreAGap() {
    FunctionReport report = Checked.function("""
        func.func @f(%c: i1) {
          cf.cond_br %c, ^loop, ^end
        ^loop:
          cf.br ^loop
        ^end:
          return
        }
        """);
    assertEquals(Explored.PARTIAL, report.explored());
    assertEquals(1, report.abandoned());
    assertEquals(List.of("1 path was abandoned"), report.gaps());
  }

  @Test
  void argumentsThatAFunctionDoesNotTakeAreNone() {
    FunctionReport report = Checked.function("""
        func.func @f(%c: i1) {
          cf.assert %c, "never call this with false"
          return
        }
        """);
    assertEquals(Explored.COMPLETE, report.explored());
    assertTrue(report.rejected() > 0);
  }

  @Test
  void recursionThatIsCutShortIsAGap() {
    FunctionReport report = Checked.function("""
        func.func private @ask() -> i1
        func.func @f() {
          %c = call @ask() : () -> i1
          scf.if %c {
            func.call @f() : () -> ()
          }
          return
        }
        """);
    assertTrue(report.gaps().contains(FunctionReport.RECURSION_CUT), report.gaps().toString());
  }

  /** As many calls within one another come further where some of them were inlined; what is behind the cuts cannot be compared. */
  @Test
  void recursionThatIsCutElsewhereIsNoDifference() {
    String program = """
        func.func private @ask() -> i1
        func.func private @see(i32)
        func.func @f(%x: i32) {
          %one = arith.constant 1 : i32
          %y = arith.addi %x, %one : i32
          call @see(%x) : (i32) -> ()
          %c = call @ask() : () -> i1
          scf.if %c {
            func.call @f(%y) : (i32) -> ()
          }
          return
        }
        """;
    String inlined = program.replace("    func.call @f(%y) : (i32) -> ()", """
                %z = arith.addi %y, %one : i32
                func.call @see(%y) : (i32) -> () loc("-":6:3)
                %d = func.call @ask() : () -> i1 loc("-":7:8)
                scf.if %d {
                  func.call @f(%z) : (i32) -> () loc("-":9:5)
                }""");
    FunctionReport report = Checked.function(program, inlined);
    assertEquals(List.of(), report.findings());
    assertTrue(report.reasons().containsKey(FunctionReport.RECURSION_CUT), report.reasons().toString());
    FunctionReport other = Checked.function(program, inlined.replace("@see(%y)", "@see(%x)"));
    assertEquals(List.of(Finding.DIFFERENCE), other.findings().stream().map(Finding::kind).toList());
  }

  /** Only what a private function is given may be freed by it; other buffers leak wherever it is called. */
  @Test
  void whatAPrivateFunctionFreesThatIsNotFollowedIsNoLeak() {
    FunctionReport report = Checked.function("""
        func.func @f(%c: i1) {
          %given = memref.alloc() : memref<4xf32>
          %lost = memref.alloc() : memref<8xf32>
          call @free(%c, %given) : (i1, memref<4xf32>) -> ()
          return
        }
        func.func private @free(%c: i1, %m: memref<4xf32>) {
          scf.if %c {
            func.call @free(%c, %m) : (i1, memref<4xf32>) -> ()
          } else {
            memref.dealloc %m : memref<4xf32>
          }
          return
        }
        """);
    assertTrue(report.gaps().contains(FunctionReport.RECURSION_CUT), report.gaps().toString());
    assertEquals(List.of("LEAK at line 3"), report.findings().stream()
        .map(finding -> finding.kind() + " at line " + DiagnosticPrinter.file(finding.diagnostic().location()).line()).toList());
  }

  /** What it lends is not followed, either, and nobody has to free it. */
  @Test
  void whatAFunctionLendsThatIsNotFollowedIsNoLeak() {
    FunctionReport report = Checked.function("""
        func.func @f(%c: i1, %m: memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [1]}) {
          %r = scf.if %c -> memref<4xf32> {
            %q = func.call @f(%c, %m) : (i1, memref<4xf32>) -> memref<4xf32>
            scf.yield %q : memref<4xf32>
          } else {
            scf.yield %m : memref<4xf32>
          }
          return %r : memref<4xf32>
        }
        """);
    assertTrue(report.gaps().contains(FunctionReport.RECURSION_CUT), report.gaps().toString());
    assertEquals(List.of(), report.findings());
  }

  @Test
  void whatCannotBeExecutedIsSkippedWithAPlace() {
    CheckReport report = Checked.program("""
        func.func @f() {
          omp.parallel {
            omp.terminator
          }
          return
        }
        func.func @g() {
          return
        }
        """);
    FunctionReport skipped = report.functions().getFirst();
    assertEquals(Explored.SKIPPED, skipped.explored());
    assertEquals("cannot execute 'omp.parallel'", skipped.skipped().message());
    assertEquals(2, DiagnosticPrinter.file(skipped.skipped().location()).line());
    assertEquals(Explored.COMPLETE, report.functions().getLast().explored());
    assertFalse(report.isComplete());
  }

  @Test
  void whatCannotBeExecutedOnOnePathLeavesTheOthers() {
    FunctionReport report = Checked.function("""
        func.func @f(%c: i1) {
          scf.if %c {
            omp.parallel {
              omp.terminator
            }
          } else {
            %lost = memref.alloc() : memref<1xi64>
          }
          return
        }
        """);
    assertEquals(Explored.PARTIAL, report.explored());
    assertEquals(List.of("LEAK"), report.findings().stream().map(Finding::kind).toList());
  }

  @Test
  void anExecutorThatFailsIsSomethingThatCannotBeExecuted() {
    List<ExecutorProvider> providers = new ArrayList<>();
    ServiceLoader.load(ExecutorProvider.class).forEach(providers::add);
    String program = "func.func @f(%x: i32) -> i32 {\n  %0 = \"test.fail\"(%x) : (i32) -> i32\n  return %0 : i32\n}\n"
        .replace("\"test.fail\"(%x) : (i32) -> i32", "arith.shli %x, %x : i32");
    for (boolean whenRun : new boolean[] {false, true}) {
      Executors executors = new Executors();
      executors.add(ShLIOp.class, (op, out) -> {
        if (!whenRun) throw new ClassCastException("planted");
        out.act(frame -> {
          throw new ClassCastException("planted");
        });
      });
      providers.stream().filter(each -> !each.getClass().getSimpleName().equals("ArithExecutors")).forEach(each -> each.register(executors));
      FunctionReport report = PathChecker.of(Checked.parse(program), Checked.REGISTRY, executors, CheckLimits.DEFAULT).check("f");
      assertEquals("cannot execute 'arith.shli': its executor failed with java.lang.ClassCastException: planted", report.skipped().message());
      assertEquals(2, DiagnosticPrinter.file(report.skipped().location()).line());
      assertNotNull(report.failure());
    }
  }

  private static final String CALLS = """
      func.func @f(%a: memref<2xf32>) -> memref<2xf32> {
        %0 = call @borrow(%a) : (memref<2xf32>) -> memref<2xf32>
        %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
        return %1 : memref<2xf32>
      }
      func.func private @borrow(%a: memref<2xf32>) -> memref<2xf32> {
        return %a : memref<2xf32>
      }
      """;

  @Test
  void privateFunctionsAreExploredFromTheirCallers() {
    PathChecker checker = Checked.checker(CALLS);
    assertEquals(List.of("f"), checker.entries());
    CheckReport report = checker.check(checker.entries(), new CheckListener() {});
    assertFalse(report.hasFindings());
    assertTrue(report.isComplete());
    assertEquals(List.of("f", "borrow"), report.functions().stream().map(FunctionReport::name).toList());
    // Who asks for it gets it as an entry.
    assertTrue(checker.check(List.of("borrow"), new CheckListener() {}).hasFindings());
  }

  @Test
  void privateFunctionsThatNobodyCallsAreEntries() {
    assertEquals(List.of("borrow"), Checked.checker(CALLS.substring(CALLS.indexOf("func.func private"))).entries());
    assertEquals(List.of("a", "c"), Checked.checker("""
        func.func private @a() {
          call @b() : () -> ()
          return
        }
        func.func private @b() {
          call @a() : () -> ()
          return
        }
        func.func private @c() {
          call @c() : () -> ()
          return
        }
        """).entries());
    assertEquals(List.of("top"), Checked.checker("""
        func.func private @low() {
          call @low() : () -> ()
          return
        }
        func.func private @top() {
          call @low() : () -> ()
          return
        }
        """).entries());
  }

  @Test
  void aPrivateFunctionIsExploredAsFarAsItsCallersGo() {
    CheckReport report = Checked.program("""
        func.func private @g(%c: i1) {
          scf.if %c {
            %0 = arith.constant 1 : i32
          }
          return
        }
        func.func @f() {
          %false = arith.constant false
          func.call @g(%false) : (i1) -> ()
          return
        }
        """);
    assertEquals(List.of("line 3 never reached"), report.functions().getFirst().gaps());
    assertEquals(Explored.COMPLETE, report.functions().getLast().explored());
  }

  @Test
  void functionsInNestedModulesAreChecked() {
    CheckReport report =
        Checked.program("module {\n  module @inner {\n    func.func @g() {\n      return\n    }\n  }\n  func.func @f() {\n    return\n  }\n}\n");
    assertEquals(List.of("inner::@g", "f"), report.functions().stream().map(FunctionReport::name).toList());
    assertEquals(Explored.COMPLETE, report.functions().getFirst().explored());
  }

  @Test
  void functionsOfModulesWithoutANameAreDistinguished() {
    String leak = "    %a = memref.alloc() : memref<4xf32>\n";
    CheckReport report =
        Checked.program("module {\n  module {\n    func.func @f() {\n      return\n    }\n  }\n  module {\n    func.func @f() {\n" + leak
            + "      return\n    }\n  }\n  func.func @f() {\n    return\n  }\n}\n");
    assertEquals(List.of("0::@f", "1::@f", "f"), report.functions().stream().map(FunctionReport::name).toList());
    assertEquals(List.of(0, 1, 0), report.functions().stream().map(each -> each.findings().size()).toList());
  }

  /** The run that tolerates a fault may end in the same one: the path has it once. */
  @Test
  void aFaultOfSomePathsMayBeThatOfTheArguments() {
    FunctionReport report = Checked.function("""
        func.func @f(%t: tensor<?xf32>) -> f32 {
          %c2 = arith.constant 2 : index
          %0 = tensor.extract %t[%c2] : tensor<?xf32>
          return %0 : f32
        }
        """);
    assertEquals(List.of(), report.findings());
    assertTrue(report.rejected() * 2 >= report.paths(), "on most paths it is out of bounds");
  }

  /** No run with such an argument goes on after the allocation. */
  @Test
  void sizesThatNoMachineHasAreRejected() {
    FunctionReport report = Checked.function("""
        func.func @f(%n: index) {
          %large = arith.constant 6364136223846793005 : index
          %m = arith.muli %n, %large : index
          %a = memref.alloc(%m) : memref<?xi8>
          memref.dealloc %a : memref<?xi8>
          return
        }
        """);
    assertEquals(List.of(), report.findings());
    assertEquals(Explored.COMPLETE, report.explored());
    assertTrue(report.reasons().keySet().stream().anyMatch(reason -> reason.endsWith("which is more than an address space has")),
        () -> report.reasons().toString());
  }

  @Test
  void aFunctionThatIsNotThereIsSkipped() {
    PathChecker checker = Checked.checker("func.func private @d()\nfunc.func @f() {\n  return\n}\n");
    assertEquals(Explored.SKIPPED, checker.check("nobody").explored());
    assertEquals(Explored.SKIPPED, checker.check("d").explored());
  }

  private static final String COPYING = "  %c = bufferization.clone %a : memref<2xf32> to memref<2xf32>\n  return %c";

  private static final String SHARED = """
      func.func private @same(%a: memref<2xf32>) -> memref<2xf32> {
        return %a : memref<2xf32>
      }
      func.func @f(%a: memref<2xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %v = arith.constant 4.0 : f32
        %0 = call @same(%a) : (memref<2xf32>) -> memref<2xf32>
        memref.store %v, %0[%c0] : memref<2xf32>
        %r = memref.load %a[%c0] : memref<2xf32>
        return %r : f32
      }
      """;

  @Test
  void aDifferenceWhereACopyIsWrittenToIsExplained() {
    String copied = SHARED.replace("  return %a", COPYING)
        .replace("  return %r", "  memref.dealloc %0 : memref<2xf32>\n  return %r");
    Finding difference = Checked.function(SHARED, copied).findings().getFirst();
    assertEquals(Finding.DIFFERENCE, difference.kind());
    assertTrue(difference.writesToCopy());
    assertEquals(List.of("a buffer is copied after the passes, and the copy or its source is written here"),
        difference.diagnostic().notes().stream().map(Diagnostic::message).toList());
    assertFalse(Checked.function(SHARED, SHARED.replace("4.0", "5.0")).findings().getFirst().writesToCopy());
  }

  @Test
  void anUnknownFunctionThatWroteToABufferWritesToItsCopy() {
    String unknown = SHARED.replace("memref.store %v, %0[%c0] : memref<2xf32>", "call @write(%0) : (memref<2xf32>) -> ()")
        + "func.func private @write(memref<2xf32>)\n";
    String copied = unknown.replace("  return %a", COPYING).replace("  return %r", "  memref.dealloc %0 : memref<2xf32>\n  return %r");
    assertTrue(Checked.function(unknown, copied).findings().getFirst().writesToCopy());
  }

  @Test
  void findingsAreToldAsTheyAreFound() {
    PathChecker checker = Checked.checker("func.func @f() {\n  %a = memref.alloc() : memref<f32>\n  return\n}\nfunc.func @g() {\n  return\n}\n");
    List<String> told = new ArrayList<>();
    checker.check(checker.entries(), new CheckListener() {
      @Override
      public void found(Finding finding) {
        told.add("found " + finding.kind());
      }

      @Override
      public void checked(FunctionReport report) {
        told.add("checked " + report.name());
      }
    });
    assertEquals(List.of("found LEAK", "checked f", "checked g"), told);
  }

  @Test
  void whatBothProgramsCostIsToldForEachPath() {
    String late = """
        func.func @f(%c: i1) {
          %a = memref.alloc() : memref<2xf32>
          cf.cond_br %c, ^more, ^end
        ^more:
          %b = memref.alloc() : memref<f32>
          memref.dealloc %b : memref<f32>
          cf.br ^end
        ^end:
          memref.dealloc %a : memref<2xf32>
          return
        }
        """;
    String early = late.replace("  memref.dealloc %a : memref<2xf32>\n", "")
        .replace("  cf.cond_br", "  memref.dealloc %a : memref<2xf32>\n  cf.cond_br");
    List<String> told = new ArrayList<>();
    PathChecker checker = Checked.checker(late, early);
    checker.check(checker.entries(), new CheckListener() {
      @Override
      public void compared(String function, Statistics given, Statistics transformed) {
        told.add(function + ": " + given.peakBytes() + ", " + transformed.peakBytes());
      }
    });
    told.sort(null);
    assertEquals(List.of("f: 12, 8", "f: 8, 8"), told);
  }

  @Test
  void aPathCanBeRunAgain() {
    PathChecker checker = Checked.checker("""
        func.func @f(%c: i1, %m: memref<?xf32>) {
          %a = memref.alloc() : memref<f32>
          cf.cond_br %c, ^end, ^more
        ^more:
          %b = memref.alloc() : memref<2xf32>
          memref.dealloc %b : memref<2xf32>
          cf.br ^end
        ^end:
          memref.dealloc %a : memref<f32>
          return
        }
        """);
    Map<List<Choice>, Long> peaks = new HashMap<>();
    checker.check(checker.entries(), new CheckListener() {
      @Override
      public void completed(String function, List<Choice> path, Statistics cost) {
        peaks.put(path, cost.peakBytes());
      }
    });
    assertEquals(Set.of(4L, 12L), Set.copyOf(peaks.values()));
    peaks.forEach((path, peak) -> {
      List<String> heard = new ArrayList<>();
      Outcome outcome = checker.replay("f", path, Finding.Stage.GIVEN, () -> {
        heard.clear();
        return new RunListener() {
          @Override
          public void happened(Event event) {
            heard.add(event.what().text());
          }

          @Override
          public void left(Op from, Op to) {
            heard.add(from.name() + " to " + (to == null ? "the end" : to.name()));
          }
        };
      });
      assertEquals(peak, MemoryReport.of(outcome.heap()).peak());
      String more = "cf.cond_br to memref.alloc, allocated, freed, cf.br to memref.dealloc";
      assertEquals("passed, allocated, " + (peak == 12 ? more : "cf.cond_br to memref.dealloc") + ", freed, func.return to the end",
          String.join(", ", heard));
    });
  }

  @Test
  void eachOfTwoProgramsCanBeRunAgain() {
    String late = "func.func @f() {\n  %a = memref.alloc() : memref<f32>\n  return\n}\n";
    PathChecker checker = Checked.checker(late, late.replace("return", "memref.dealloc %a : memref<f32>\n  return"));
    checker.check(checker.entries(), new CheckListener() {});
    assertEquals(0, checker.replay("f", List.of(), Finding.Stage.GIVEN, () -> event -> {}).heap().statistics().frees());
    assertEquals(1, checker.replay("f", List.of(), Finding.Stage.TRANSFORMED, () -> event -> {}).heap().statistics().frees());
  }

  @Test
  void aCheckThatIsCancelledKeepsWhatItHas() {
    Budget budget = new Budget();
    PathChecker checker =
        PathChecker.of(Checked.parse("func.func @f() {\n  %a = memref.alloc() : memref<f32>\n  return\n}\nfunc.func @g() {\n  return\n}\n"),
            Checked.REGISTRY, Checked.EXECUTORS, new CheckLimits(10, 100, budget));
    CheckReport report = checker.check(checker.entries(), new CheckListener() {
      @Override
      public void found(Finding finding) {
        budget.cancel("interrupted");
      }
    });
    assertTrue(report.hasFindings());
    assertEquals(Explored.COMPLETE, report.functions().getFirst().explored());
    assertEquals("interrupted", report.functions().getLast().skipped().message());
  }

  @Test
  void aRunThatNeverEndsCanBeCancelled() throws InterruptedException {
    Budget budget = new Budget();
    PathChecker checker = PathChecker.of(Checked.parse("func.func @f() {\n  cf.br ^loop\n^loop:\n  cf.br ^loop\n}\n"),
        Checked.REGISTRY, Checked.EXECUTORS, new CheckLimits(10, Long.MAX_VALUE, budget));
    List<CheckReport> reports = new ArrayList<>();
    Thread check = new Thread(() -> reports.add(checker.check(List.of("f"), new CheckListener() {})));
    check.start();
    budget.cancel("interrupted");
    check.join();
    assertFalse(reports.getFirst().isComplete());
  }
}
