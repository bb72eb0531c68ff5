// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.analysis.AutomaticAllocations;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which scope frees stack memory, and how often it is taken until then. */
class AutomaticAllocationsTest {
  private static final String PROGRAM = """
      func.func @f(%n: index, %c: i1) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %once = memref.alloca() {name = "once"} : memref<4xi32>
        scf.if %c {
          %chosen = memref.alloca() {name = "chosen"} : memref<4xi32>
          scf.for %i = %c0 to %n step %c1 {
            %each = memref.alloca() {name = "each"} : memref<4xi32>
          }
        }
        %r = scf.while (%i = %c0) : (index) -> index {
          %more = arith.cmpi ult, %i, %n : index
          scf.condition(%more) %i : index
        } do {
        ^bb0(%i: index):
          %repeated = memref.alloca() {name = "repeated"} : memref<4xi32>
          %j = arith.addi %i, %c1 : index
          scf.yield %j : index
        }
        %heap = memref.alloc() : memref<4xi32>
        memref.dealloc %heap : memref<4xi32>
        cf.br ^loop
      ^loop:
        %cycle = memref.alloca() {name = "cycle"} : memref<4xi32>
        cf.cond_br %c, ^loop, ^end
      ^end:
        %last = memref.alloca() {name = "last"} : memref<4xi32>
        return
      }
      """;

  private final Op function = Parser.parse(Source.of("test.mlir", PROGRAM), Registry.load(), ParserOptions.DEFAULT,
      diagnostic -> fail(diagnostic.message())).module().region().entryBlock().firstOp();

  private static List<String> names(List<Op> allocations) {
    return allocations.stream().map(op -> op.attr("name", StringAttr.class).value()).toList();
  }

  private Op find(String operation) {
    List<Op> found = new ArrayList<>();
    function.walk(op -> {
      if (op.name().equals(operation)) found.add(op);
    });
    return found.getFirst();
  }

  @Test
  void theMemoryOfInnerScopesIsNotThatOfTheFunction() {
    assertEquals(List.of("once", "chosen", "repeated", "cycle", "last"), names(AutomaticAllocations.in(function.region())));
    assertEquals(List.of("each"), names(AutomaticAllocations.in(find("scf.for").region())));
  }

  @Test
  void loopsThatAreNoScopesTakeMemoryRepeatedly() {
    List<String> once = new ArrayList<>();
    function.walk(op -> {
      if (AutomaticAllocations.isOne(op) && AutomaticAllocations.runsOnce(op)) once.addAll(names(List.of(op)));
    });
    assertEquals(List.of("once", "chosen", "each", "last"), once);
  }

  @Test
  void aScopeMayGoUnlessItsMemoryWouldGrow() {
    Op loop = find("scf.for");
    assertTrue(AutomaticAllocations.mayErase(loop, loop.region(), Profile.SOUND));
    Op inCycle = find("scf.while");
    assertFalse(AutomaticAllocations.runsOnce(inCycle.region(1).entryBlock().firstOp()));
    assertTrue(AutomaticAllocations.runsOnce(inCycle));
  }
}
