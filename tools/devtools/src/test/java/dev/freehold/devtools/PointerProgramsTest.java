// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.random.Pointers;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random programs in which calls make pointers into buffers: no buffer is freed before the last use of a pointer into it, and none leaks without a remark. */
class PointerProgramsTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final CheckLimits LIMITS = new CheckLimits(10, 5000);
  private static final String LAST_USE = "--last-use-buffer-deallocation";
  private static final String OWNERSHIP = "--buffer-deallocation-pipeline";
  private static final int SIZE = 11;
  /** Ownership-based deallocation supports no branch with several successors but {@code cf.cond_br}; last use supports them all. */
  private static final String REFUSED_BY_OWNERSHIP = "refused: BranchOpInterface operations with multiple successors are not supported yet";

  @ParameterizedTest
  @ValueSource(strings = {LAST_USE, OWNERSHIP})
  void buffersLiveAsLongAsPointersToThem(String flag) {
    assertEquals(List.of(), wrong(flag, LongStream.range(0, 25)));
  }

  @ParameterizedTest
  @Tag("nightly")
  @ValueSource(strings = {LAST_USE, OWNERSHIP})
  void alsoInManyPrograms(String flag) {
    assertEquals(List.of(), wrong(flag, LongStream.range(1000, 2000)));
  }

  @Test
  void executionShowsThatABufferIsFreedTooEarly() {
    String early = """
        module {
          func.func private @pointer_to(memref<4xf32>) -> !llvm.ptr
          func.func private @use_pointer(!llvm.ptr)
          func.func @f() {
            %m = memref.alloc() : memref<4xf32>
            %p = call @pointer_to(%m) : (memref<4xf32>) -> !llvm.ptr
            memref.dealloc %m : memref<4xf32>
            call @use_pointer(%p) : (!llvm.ptr) -> ()
            return
          }
        }
        """;
    assertEquals(Set.of("USE_AFTER_FREE"), faults(early));
  }

  private static List<String> wrong(String flag, LongStream seeds) {
    PassUnderTest pass = new PassUnderTest(flag, REGISTRY);
    List<String> wrong = new ArrayList<>();
    seeds.forEach(seed -> {
      Op program = read(RandomProgram.executableText(seed, Profile.POINTERS, SIZE));
      List<String> remarks = new ArrayList<>();
      String failure = pass.run(program, diagnostic -> remarks.add(diagnostic.message()));
      if (flag.equals(OWNERSHIP) && REFUSED_BY_OWNERSHIP.equals(failure)) return;
      Set<String> faults = failure == null ? faults(Printing.print(program, REGISTRY)) : Set.of(failure);
      boolean isExplained = remarks.stream().anyMatch(remark -> remark.contains("not freed") || remark.contains("not deallocated"));
      for (String fault : faults) {
        if (!isExplained || !fault.equals("LEAK")) wrong.add(seed + ": " + fault);
      }
    });
    return wrong;
  }

  /** What goes wrong when a program is executed with buffers in place of pointers. */
  private static Set<String> faults(String program) {
    PathChecker checker = PathChecker.of(read(Pointers.judged(program)), REGISTRY, EXECUTORS, LIMITS);
    Set<String> faults = new TreeSet<>();
    for (String function : checker.entries()) {
      for (Finding finding : checker.check(function).findings()) {
        // The functions that take the place of declarations return what they are passed.
        if (!finding.kind().equals("BOUNDARY")) faults.add(finding.kind());
      }
    }
    return faults;
  }

  private static Op read(String text) {
    List<String> errors = new ArrayList<>();
    Parsed parsed = Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), error -> errors.add(error.toString()));
    assertNotNull(parsed, errors::toString);
    assertTrue(errors.isEmpty(), errors::toString);
    return parsed.module();
  }
}
