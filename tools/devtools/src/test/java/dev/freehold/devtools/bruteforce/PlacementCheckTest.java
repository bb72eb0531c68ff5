// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.Violation.Kind;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Walk;
import dev.freehold.memref.DeallocOp;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the brute force says of frees that were placed by hand, and of faults that were planted among them. */
class PlacementCheckTest {
  private static final Set<Kind> LATE = EnumSet.of(Kind.LATE, Kind.LATE_AT_ALLOCATION, Kind.LEAK);
  private static final Set<Kind> EARLY = EnumSet.of(Kind.EARLY, Kind.USE_AFTER_FREE);

  /** Ways to spoil one free. */
  enum Fault {
    DROP(LATE) {
      @Override
      boolean plant(Op free, Rewriter rewriter) {
        rewriter.erase(free);
        return true;
      }
    },
    DOUBLE(EnumSet.of(Kind.DOUBLE_FREE)) {
      @Override
      boolean plant(Op free, Rewriter rewriter) {
        rewriter.after(free).clone(free);
        return true;
      }
    },
    ONE_OPERATION_EARLIER(EARLY) {
      @Override
      boolean plant(Op free, Rewriter rewriter) {
        Op place = free.prev();
        while (place != null && isInserted(place) && !defines(place, free)) place = place.prev();
        if (place == null || defines(place, free)) return false;
        rewriter.moveBefore(free, place);
        return true;
      }
    },
    ONE_OPERATION_LATER(LATE) {
      @Override
      boolean plant(Op free, Rewriter rewriter) {
        Op place = free.next();
        while (place != null && isInserted(place)) place = place.next();
        if (place == null || place.next() == null) return false;
        rewriter.moveAfter(free, place);
        return true;
      }
    };

    final Set<Kind> symptoms;

    Fault(Set<Kind> symptoms) {
      this.symptoms = symptoms;
    }

    private static boolean defines(Op op, Op user) {
      return user.operands().stream().anyMatch(operand -> operand.definingOp() == op);
    }

    /** Plants the fault; false where it does not apply. */
    abstract boolean plant(Op free, Rewriter rewriter);
  }

  /** All paths are explored; none are left to chance. */
  private final PlacementCheck check = new PlacementCheck(0, Window.NONE);

  private static boolean isInserted(Op op) {
    return op.hasAttr("inserted");
  }

  private Op output(String text) {
    return check.read(text, op -> !isInserted(op));
  }

  private Op original(String text) {
    Op original = output(text);
    Rewriter rewriter = new Rewriter(check.registry());
    List<Op> inserted = new ArrayList<>();
    original.walkPreOrder(op -> {
      if (isInserted(op)) inserted.add(op);
      return isInserted(op) ? Walk.SKIP : Walk.ADVANCE;
    });
    inserted.reversed().forEach(rewriter::erase);
    return original;
  }

  private static List<Op> frees(Op output) {
    List<Op> frees = new ArrayList<>();
    output.walk(DeallocOp.class, free -> frees.add(isInserted(free) ? free : free.enclosingOp()));
    return frees;
  }

  @ParameterizedTest
  @EnumSource
  void acceptsFreesWhereTheNeedEnds(HandPlaced example) {
    PlacementCheck.Report report = check.check(original(example.original()), output(example.output()), new Need());
    assertEquals(List.of(), report.violations());
    assertTrue(report.isExplored());
  }

  @ParameterizedTest
  @EnumSource
  void findsPlantedFaults(HandPlaced example) {
    Op original = original(example.original());
    int planted = 0;
    for (int i = 0; i < frees(output(example.output())).size(); i++) {
      for (Fault fault : Fault.values()) {
        Op output = output(example.output());
        if (!fault.plant(frees(output).get(i), new Rewriter(check.registry()))) continue;
        Set<Kind> found = check.violations(original, output).stream().map(Violation::kind).collect(Collectors.toSet());
        assertTrue(found.stream().anyMatch(fault.symptoms::contains), fault + " of free " + i + ": " + found);
        planted++;
      }
    }
    assertTrue(planted > 3, "only " + planted + " faults");
  }

  /** Buffers of the same size take turns in a loop: what is wrong shows after a number of iterations, in one case of many. */
  @Test
  void findsAFaultOnARarePath() {
    String original = """
        func.func @f(%v: f32) {
          %c0 = arith.constant 0 : index
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %d = memref.alloc() : memref<4xf32>
          cf.br ^head(%a, %b, %d : memref<4xf32>, memref<4xf32>, memref<4xf32>)
        ^head(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>):
          memref.store %v, %x[%c0] : memref<4xf32>
          %case = func.call @pick() : () -> i32
          cf.switch %case : i32, [default: ^head(%x, %y, %z : memref<4xf32>, memref<4xf32>, memref<4xf32>),
              5: ^head(%y, %z, %x : memref<4xf32>, memref<4xf32>, memref<4xf32>), 6: ^end]
        ^end:
          memref.store %v, %z[%c0] : memref<4xf32>
          return
        }
        func.func private @pick() -> i32
        """;
    String output = original.replace("^end:\n", """
        ^end:
          memref.dealloc %x {inserted} : memref<4xf32>
          memref.dealloc %y {inserted} : memref<4xf32>
        """).replace("  return\n", "  memref.dealloc %z {inserted} : memref<4xf32>\n  return\n");
    assertEquals(List.of(), check.violations(original(original), output(output)));
    List<Violation> violations = check.violations(original(original), output(output.replace("dealloc %z", "dealloc %a")));
    assertEquals(Kind.DOUBLE_FREE, violations.getFirst().kind());
  }

  private Set<Kind> kinds(String body) {
    String text = "func.func @f(%arg: memref<4xf32>, %v: f32) -> memref<4xf32> {\n%c0 = arith.constant 0 : index\n" + body + "}\n";
    List<Violation> violations = check.violations(original(text), output(text));
    return violations.stream().map(Violation::kind).collect(Collectors.toSet());
  }

  @Test
  void anArgumentIsNotTheFunctionsToReturn() {
    assertEquals(Set.of(Kind.SHARED_RESULT), kinds("return %arg : memref<4xf32>\n"));
  }

  @Test
  void oneBufferIsNotReturnedTwice() {
    String text = """
        func.func @f() -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          return %a, %a : memref<4xf32>, memref<4xf32>
        }
        """;
    List<Violation> violations = check.violations(original(text), output(text));
    assertEquals(Kind.SHARED_RESULT, violations.getFirst().kind());
  }

  @Test
  void anArgumentIsNotTheFunctionsToFree() {
    assertTrue(kinds("""
        memref.dealloc %arg {inserted} : memref<4xf32>
        %a = memref.alloc() : memref<4xf32>
        return %a : memref<4xf32>
        """).contains(Kind.FREE_OF_ARGUMENT));
  }

  @Test
  void nothingIsFreedThroughAView() {
    assertTrue(kinds("""
        %b = memref.alloc() : memref<4xf32>
        %part = memref.subview %b[1] [1] [1] {inserted} : memref<4xf32> to memref<1xf32, strided<[1], offset: 1>>
        memref.dealloc %part {inserted} : memref<1xf32, strided<[1], offset: 1>>
        %a = memref.alloc() : memref<4xf32>
        return %a : memref<4xf32>
        """).contains(Kind.FREE_OF_VIEW));
  }

  @Test
  void pointersAreComparedWhileTheirBuffersLive() {
    assertTrue(kinds("""
        %b = memref.alloc() : memref<4xf32>
        memref.dealloc %b {inserted} : memref<4xf32>
        %p = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index {inserted}
        %a = memref.alloc() : memref<4xf32>
        return %a : memref<4xf32>
        """).contains(Kind.DANGLING_POINTER));
  }

  /** The copy does not have what is written after it was made. */
  @Test
  void aCopyIsMadeAfterTheLastWrite() {
    String original = """
        func.func @f(%arg: memref<4xf32>, %v: f32) -> memref<4xf32> {
          %c0 = arith.constant 0 : index
          memref.store %v, %arg[%c0] : memref<4xf32>
          return %arg : memref<4xf32>
        }
        """;
    String output = original.replace("memref.store", "%copy = bufferization.clone %arg {inserted} : memref<4xf32> to memref<4xf32>\nmemref.store")
        .replace("return %arg", "return %copy");
    List<Violation> violations = check.violations(original(original), output(output));
    assertEquals(Set.of(Kind.DIFFERENT_CONTENTS), violations.stream().map(Violation::kind).collect(Collectors.toSet()));
  }

  @Test
  void bothProgramsExecuteTheSame() {
    String original = """
        func.func @f(%c: i1, %arg: memref<4xf32>, %v: f32) {
          %c0 = arith.constant 0 : index
          scf.if %c {
            memref.store %v, %arg[%c0] : memref<4xf32>
          }
          return
        }
        """;
    String output = original.replace("scf.if %c", "%true = arith.constant {inserted} true\nscf.if %true");
    List<Violation> violations = check.violations(original(original), output(output));
    assertEquals(Kind.DIFFERENT_PATH, violations.getFirst().kind());
  }
}
