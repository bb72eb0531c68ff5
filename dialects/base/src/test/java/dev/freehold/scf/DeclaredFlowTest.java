// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The edges that the operations of {@code scf}, {@code affine} and {@code cf} declare. One is written as {@code scf.for -> #0: 3>1 +0}: from
 * {@code scf.for} to its first region; operand 3 becomes argument 1, and argument 0 is produced.
 */
class DeclaredFlowTest {
  private static final Registry REGISTRY = Registry.load();

  private static ModuleOp parse(String body) {
    String program = "func.func private @f(%c: i1, %i: index, %n: index, %m: memref<4xf32>, %t: tensor<4xf32>) {\n" + body + "\nreturn\n}";
    List<Diagnostic> reported = new ArrayList<>();
    ModuleOp module = Parser.parse(Source.of("-", program), REGISTRY, new ParserOptions(true), reported::add).module();
    assertNotNull(module, reported::toString);
    assertTrue(Verifier.verify(module, REGISTRY, reported::add), reported::toString);
    return module;
  }

  /** The edges of the first operation of that name. */
  private static List<String> edges(String name, String body) {
    List<Op> found = new ArrayList<>();
    parse(body).walk(op -> {
      if (op.name().equals(name)) found.add(op);
    });
    Op op = found.getFirst();
    List<Edge> edges = op.regionCount() > 0 ? Flow.regionEdges(op) : Flow.edges(op);
    return edges.stream().map(DeclaredFlowTest::text).toList();
  }

  private static String text(Edge edge) {
    StringBuilder text = new StringBuilder(edge.from().name()).append(" -> ").append(destination(edge)).append(':');
    for (Value value : edge.received()) {
      Use passed = edge.passedTo(value);
      text.append(' ').append(passed.index()).append('>').append(index(value));
    }
    for (Value value : edge.produced()) text.append(" +").append(index(value));
    return text.toString();
  }

  private static String destination(Edge edge) {
    if (edge.block() == null) return "out";
    return edge.block().isEntry() ? "#" + edge.region().index() : "^bb" + edge.region().blocks().indexOf(edge.block());
  }

  private static int index(Value value) {
    return value instanceof Value.Argument argument ? argument.index() : ((Value.Result) value).index();
  }

  @Test
  void countedLoop() {
    assertEquals(List.of("scf.for -> #0: 3>1 +0", "scf.for -> out: 3>0", "scf.yield -> #0: 0>1 +0", "scf.yield -> out: 0>0"), edges("scf.for", """
        %r = scf.for %k = %i to %n step %n iter_args(%x = %m) -> (memref<4xf32>) {
          scf.yield %x : memref<4xf32>
        }"""));
  }

  @Test
  void loopWithTwoRegions() {
    List<String> expected = List.of("scf.while -> #0: 0>0", "scf.condition -> out: 1>0", "scf.condition -> #1: 1>0", "scf.yield -> #0: 0>0");
    assertEquals(expected, edges("scf.while", """
        %r = scf.while (%x = %m) : (memref<4xf32>) -> memref<4xf32> {
          scf.condition(%c) %x : memref<4xf32>
        } do {
        ^bb0(%y: memref<4xf32>):
          scf.yield %y : memref<4xf32>
        }"""));
  }

  @Test
  void conditionals() {
    assertEquals(List.of("scf.if -> #0:", "scf.if -> out:", "scf.yield -> out:"), edges("scf.if", "scf.if %c { }"));
    assertEquals(List.of("scf.if -> #0:", "scf.if -> #1:", "scf.yield -> out: 0>0", "scf.yield -> out: 0>0"), edges("scf.if", """
        %r = scf.if %c -> (memref<4xf32>) {
          scf.yield %m : memref<4xf32>
        } else {
          scf.yield %m : memref<4xf32>
        }"""));
    String skipped = "affine.if affine_set<(d) : (d >= 0)>(%i) { }";
    assertEquals(List.of("affine.if -> #0:", "affine.if -> out:", "affine.yield -> out:"), edges("affine.if", skipped));
    assertEquals(List.of("affine.if -> #0:", "affine.if -> #1:", "affine.yield -> out: 0>0", "affine.yield -> out: 0>0"), edges("affine.if", """
        %r = affine.if affine_set<(d) : (d >= 0)>(%i) -> memref<4xf32> {
          affine.yield %m : memref<4xf32>
        } else {
          affine.yield %m : memref<4xf32>
        }"""));
  }

  @Test
  void choiceAmongRegions() {
    List<String> expected = List.of("scf.index_switch -> #0:", "scf.index_switch -> #1:", "scf.yield -> out: 0>0", "scf.yield -> out: 0>0");
    assertEquals(expected, edges("scf.index_switch", """
        %r = scf.index_switch %i -> memref<4xf32>
        case 2 {
          scf.yield %m : memref<4xf32>
        }
        default {
          scf.yield %m : memref<4xf32>
        }"""));
  }

  /** Only ends of the region lead out; its blocks branch among themselves. */
  @Test
  void regionOfSeveralBlocks() {
    assertEquals(List.of("scf.execute_region -> #0:", "scf.yield -> out: 0>0", "scf.yield -> out: 0>0"), edges("scf.execute_region", """
        %r = scf.execute_region -> memref<4xf32> {
          cf.cond_br %c, ^bb1, ^bb2
        ^bb1:
          scf.yield %m : memref<4xf32>
        ^bb2:
          scf.yield %m : memref<4xf32>
        }"""));
  }

  @Test
  void parallelLoops() {
    List<String> expected = List.of("scf.parallel -> #0: +0", "scf.parallel -> out: +0", "scf.reduce -> #0: +0", "scf.reduce -> out: +0");
    assertEquals(expected, edges("scf.parallel", """
        %r = scf.parallel (%k) = (%i) to (%n) step (%n) init (%i) -> index {
          scf.reduce(%k : index) {
          ^bb0(%a: index, %b: index):
            scf.reduce.return %a : index
          }
        }"""));
    assertEquals(List.of("scf.forall -> #0: +0 +1", "scf.forall -> out: +0"), edges("scf.forall", """
        %r = scf.forall (%k) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %t into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
          }
        }"""));
  }

  /** Where it is known how often a loop runs, there are only the edges that are taken. */
  @Test
  void affineLoops() {
    String enter = "affine.for -> #0: 0>1 +0";
    String skip = "affine.for -> out: 0>0";
    String again = "affine.yield -> #0: 0>1 +0";
    String leave = "affine.yield -> out: 0>0";
    assertEquals(List.of(skip, again, leave), affineLoop("0"));
    assertEquals(List.of(enter, leave), affineLoop("1"));
    assertEquals(List.of(enter, again, leave), affineLoop("2"));
  }

  private static List<String> affineLoop(String count) {
    return edges("affine.for", """
        %r = affine.for %k = 0 to COUNT iter_args(%x = %m) -> (memref<4xf32>) {
          affine.yield %x : memref<4xf32>
        }""".replace("COUNT", count));
  }

  @Test
  void switchWithEqualSuccessors() {
    assertEquals(List.of("cf.switch -> ^bb2: 1>0", "cf.switch -> ^bb1: 2>0", "cf.switch -> ^bb1: 3>0"), edges("cf.switch", """
        %flag = arith.index_cast %i : index to i32
        cf.switch %flag : i32, [
          default: ^bb2(%i : index),
          1: ^bb1(%n : index),
          2: ^bb1(%i : index)
        ]
        ^bb1(%x: index):
          cf.br ^bb2(%x : index)
        ^bb2(%y: index):"""));
  }
}
