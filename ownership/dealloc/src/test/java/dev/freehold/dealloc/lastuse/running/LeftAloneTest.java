// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.running;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.lifetimes.Analyzed;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Of a value {@code %t}, which an operation named {@code start} starts, or a parameter {@code %p} gets; operations named {@code wait} wait for it. */
class LeftAloneTest {
  private static String leftAlone(String body) {
    Analyzed program = Analyzed.of("func.func @f(%c: i1, %n: index, %v: f32) {\n%t = arith.negf %v {name = \"start\"} : f32\n" + body + "\n}");
    Op start = program.graph.blocks().stream().flatMap(block -> block.ops().stream()).filter(op -> Analyzed.name(op).equals("start")).findFirst()
        .orElseThrow();
    LeftAlone.Work work = new LeftAlone.Work(start.result(0), Set.of(start.result(0)), waits(program));
    return names(LeftAlone.from(start, work, program.graph, program.dominance), program);
  }

  private static String passed(String program, String parameter) {
    Analyzed analyzed = Analyzed.of(program);
    Value value = analyzed.graph.blocks().stream().flatMap(block -> block.parameters().stream())
        .filter(each -> analyzed.name(each).equals(parameter)).findFirst().orElseThrow();
    LeftAlone.Work work = new LeftAlone.Work(Objects.requireNonNull(value), Set.of(value), waits(analyzed));
    return names(LeftAlone.passed(value, work, analyzed.graph, analyzed.dominance), analyzed);
  }

  private static Set<Op> waits(Analyzed program) {
    Set<Op> waits = new HashSet<>();
    for (BasicBlock block : program.graph.blocks()) {
      for (Op op : block.ops()) {
        if (Analyzed.name(op).equals("wait")) waits.add(op);
      }
    }
    return waits;
  }

  private static String names(Set<Place> places, Analyzed program) {
    return places.stream().map(program::name).sorted().collect(Collectors.joining(", "));
  }

  private static final String WAIT = "%w = arith.negf %t {name = \"wait\"} : f32\n";

  @Test
  void whoWaitsInTheSameBlockLeavesNothingAlone() {
    assertEquals("", leftAlone(WAIT + "return"));
    assertEquals("in front of func.return", leftAlone("return"));
  }

  @Test
  void aBranchThatDoesNotWaitLeavesItAlone() {
    assertEquals("in front of cf.br", leftAlone("""
        cf.cond_br %c, ^a, ^b
        ^a:
        """ + WAIT + """
        cf.br ^end
        ^b:
        cf.br ^end
        ^end:
        return"""));
    assertEquals("start 1", leftAlone("scf.if %c {\n" + WAIT + "}\nreturn"));
  }

  @Test
  void anEdgeIntoAJoinGetsThePlace() {
    assertEquals("on 0>2", leftAlone("""
        cf.cond_br %c, ^a, ^end
        ^a:
        """ + WAIT + """
        cf.br ^end
        ^end:
        return"""));
  }

  @Test
  void whoWaitsBehindTheJoinWaitsForAll() {
    assertEquals("", leftAlone("scf.if %c {\n" + WAIT + "}\n" + WAIT.replace("%w", "%x") + "return"));
  }

  @Test
  void anEdgeWithoutAPlaceIsPassed() {
    assertEquals("in front of func.return", leftAlone("scf.for %i = %n to %n step %n {\n" + WAIT + "}\nreturn"));
  }

  @Test
  void itIsLeftAloneWhereItIsOutOfScope() {
    String loop = """
        func.func @f(%c: i1, %v: f32) {
          cf.br ^head(%v : f32)
        ^head(%p: f32):
          cf.cond_br %c, ^head(%v : f32), ^end
        ^end:
          return
        }
        """;
    assertEquals("in front of func.return, on 1>1", passed(loop, "1.0"));
    assertEquals("start 2", passed(loop.replace("^head(%v : f32), ^end", "^head(%p : f32), ^end"), "1.0"));
  }

  @Test
  void whatIsPassedOnHasAnotherName() {
    assertEquals("", leftAlone("cf.br ^end(%t : f32)\n^end(%p: f32):\nreturn"));
  }
}
