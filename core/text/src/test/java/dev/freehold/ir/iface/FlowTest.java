// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The edges of control flow that operations declare. */
class FlowTest {
  /** What an edge shows when it is looked at. */
  private record Seen(Op from, Block to, List<? extends Value> passed, List<? extends Value> received, List<? extends Value> produced) {
    static List<Seen> all(Iterable<Edge> edges) {
      List<Seen> seen = new ArrayList<>();
      for (Edge edge : edges) {
        assertSame(edge.block() == null ? null : edge.block().region(), edge.region());
        for (int i = 0; i < edge.received().size(); i++) assertSame(edge.passed().use(i), edge.passedTo(edge.received().get(i)));
        for (Value value : edge.produced()) assertNull(edge.passedTo(value));
        seen.add(new Seen(edge.from(), edge.block(), List.copyOf(edge.passed()), List.copyOf(edge.received()), List.copyOf(edge.produced())));
      }
      return seen;
    }
  }

  /** Produces the first argument of its one successor and passes the others. */
  private static final class Receive extends Op implements BranchOp {
    static final OpDef<Receive> DEF = OpDef.of("toy.receive", Receive.class, Receive::new)
        .operands("passed", TypeSet.ANY)
        .successor("dest")
        .build();

    private Receive(OpState<?> state) {
      super(state);
    }

    @Override
    public OperandRange successorOperands(int i) {
      return operandSegment(0);
    }

    @Override
    public int producedOperandCount(int i) {
      return 1;
    }
  }

  private static Op first(String program) {
    return Toy.parse(program).body().first();
  }

  @Test
  void branches() {
    Region body = first("""
        toy.func @f (i1, i32, i32) -> () {
        ^bb0(%c: i1, %a: i32, %b: i32):
          toy.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2
        ^bb1(%x: i32, %y: i32):
          toy.br ^bb2
        ^bb2:
          toy.return
        }
        """).region(0);
    Block entry = body.first();
    Block left = entry.next();
    Block right = left.next();
    List<Value> passed = List.of(entry.argument(1), entry.argument(2));
    Seen toLeft = new Seen(entry.last(), left, passed, left.arguments(), List.of());
    Seen toRight = new Seen(entry.last(), right, List.of(), List.of(), List.of());
    Seen onward = new Seen(left.last(), right, List.of(), List.of(), List.of());
    assertEquals(List.of(toLeft, toRight), Seen.all(Flow.edges(entry.last())));
    assertEquals(List.of(toLeft), Seen.all(Flow.edgesInto(left)));
    assertEquals(List.of(onward, toRight), Seen.all(Flow.edgesInto(right)), "newest first");
    assertNull(Flow.edges(entry.last()).getFirst().passedTo(entry.argument(1)), "no argument of the successor");
  }

  @Test
  void equalSuccessorsAreEdgesOfTheirOwn() {
    Region body = first("""
        toy.func @f () -> () {
          toy.switch ^bb1, ^bb1, ^bb1
        ^bb1:
          toy.return
        }
        """).region(0);
    Seen each = new Seen(body.first().last(), body.last(), List.of(), List.of(), List.of());
    assertEquals(List.of(each, each, each), Seen.all(Flow.edges(body.first().last())));
    assertEquals(List.of(each, each, each), Seen.all(Flow.edgesInto(body.last())));
  }

  @Test
  void whatBranchesProduceIsNotReceived() {
    Region body = first("""
        toy.func @f (i32) -> () {
        ^bb0(%a: i32):
          toy.br ^bb1(%a, %a : i32, i32)
        ^bb1(%x: i32, %y: i32):
          toy.return
        }
        """).region(0);
    Block entry = body.first();
    Op branch = new Rewriter(Toy.REGISTRY).replaceWith(entry.last(), Receive.DEF.state().operands(entry.argument(0)).successors(body.last()));
    Seen edge = new Seen(branch, body.last(), entry.arguments(), List.of(body.last().argument(1)), List.of(body.last().argument(0)));
    assertEquals(List.of(edge), Seen.all(Flow.edges(branch)));
  }

  @Test
  void unknownTerminatorsMayProduceAllArguments() {
    Region body = first("""
        toy.func @f (i32) -> () {
        ^bb0(%a: i32):
          "foo.jump"(%a)[^bb1] : (i32) -> ()
        ^bb1(%x: i32):
          toy.return
        }
        """).region(0);
    Seen edge = new Seen(body.first().last(), body.last(), List.of(), List.of(), body.last().arguments());
    assertEquals(List.of(edge), Seen.all(Flow.edges(body.first().last())));
    assertEquals(List.of(edge), Seen.all(Flow.edgesInto(body.last())));
  }

  @Test
  void loops() {
    Op init = first("""
        %a = "toy.any"() : () -> i32
        %r = toy.loop %a : (i32) -> i32 {
        ^bb0(%x: i32):
          %y = toy.add %x, %x : i32
          toy.yield %y : i32
        }
        """);
    Op loop = init.next();
    Block body = loop.region(0).first();
    Op yield = body.last();
    Seen enter = new Seen(loop, body, init.results(), body.arguments(), List.of());
    Seen skip = new Seen(loop, null, init.results(), loop.results(), List.of());
    Seen again = new Seen(yield, body, body.first().results(), body.arguments(), List.of());
    Seen leave = new Seen(yield, null, body.first().results(), loop.results(), List.of());
    assertEquals(List.of(enter, skip), Seen.all(Flow.edges(loop)));
    assertEquals(List.of(again, leave), Seen.all(Flow.edges(yield)));
    assertEquals(List.of(enter, skip, again, leave), Seen.all(Flow.regionEdges(loop)));
    assertEquals(List.of(enter, again), Seen.all(Flow.edgesInto(body)));
    assertEquals(List.of(skip, leave), Seen.all(Flow.edgesToResults(loop)));
    assertTrue(Flow.reaches(loop.region(0), loop.region(0)));
  }

  /** It is not known who calls, and where control returns to. */
  @Test
  void functions() {
    Op function = first("""
        toy.func @f (i32) -> (i32) {
        ^bb0(%a: i32):
          toy.return %a : i32
        }
        """);
    Block body = function.region(0).first();
    Seen leave = new Seen(body.last(), null, body.arguments(), List.of(), List.of());
    assertEquals(List.of(leave), Seen.all(Flow.edges(body.last())));
    assertEquals(List.of(), Seen.all(Flow.edgesInto(body)));
    assertEquals(List.of(), Flow.edges(function));
    assertEquals(List.of(), Flow.regionEdges(function));
  }

  /** What an operation does with its regions is not known where it does not say. */
  @Test
  void opaqueRegions() {
    Op producer = first("""
        %a = "toy.any"() : () -> i32
        %r = "toy.any"() ({
        ^bb0(%x: i32):
          toy.yield %a : i32
        }) : () -> i32
        """);
    Op opaque = producer.next();
    Block body = opaque.region(0).first();
    Seen leave = new Seen(body.last(), null, producer.results(), List.of(), opaque.results());
    assertEquals(List.of(leave), Seen.all(Flow.edges(body.last())));
    assertEquals(List.of(), Seen.all(Flow.edgesInto(body)));
    assertEquals(List.of(), Flow.edges(opaque));
    assertEquals(List.of(), Flow.edgesToResults(opaque));
    assertEquals(List.of(), Flow.edges(producer), "goes on to the next operation");
  }

  /** An operand that is erased moves those of later edges of the same operation. */
  @Test
  void operandsMayChangeWhileEdgesAreLookedAt() {
    ModuleOp module = Toy.parse("""
        toy.func @f (i1, i32, i32) -> () {
        ^bb0(%c: i1, %a: i32, %b: i32):
          toy.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb1(%b, %a : i32, i32)
        ^bb1(%x: i32, %y: i32):
          toy.return
        }
        """);
    Region body = module.body().first().region(0);
    Block entry = body.first();
    Rewriter rewriter = new Rewriter(Toy.REGISTRY);
    for (Edge edge : Flow.edges(entry.last())) rewriter.eraseOperand(edge.passed(), 0);
    for (Edge edge : Flow.edgesInto(body.last())) rewriter.appendOperands(edge.passed(), List.of(entry.argument(2)));
    rewriter.eraseArguments(body.last(), body.last().argument(0)::equals);
    rewriter.addArgument(body.last(), IntegerType.I32, Location.UNKNOWN);
    assertTrue(IrInvariants.hold(module));
    List<Seen> seen = Seen.all(Flow.edges(entry.last()));
    assertEquals(List.of(entry.argument(2), entry.argument(2)), seen.getFirst().passed);
    assertEquals(List.of(entry.argument(1), entry.argument(2)), seen.getLast().passed);
    assertEquals(body.last().arguments(), seen.getLast().received);
  }

  /** The edges into all blocks of a region are those out of all its blocks. */
  @Test
  void edgesIntoAndOutOfBlocksAgree() {
    Comparator<Edge> order = Comparator.comparing((Edge edge) -> edge.from().block().id()).thenComparing(edge -> edge.block().id());
    int count = 0;
    for (int seed = 0; seed < 100; seed++) {
      Region region = RandomProgram.blocks(seed, 1 + seed % 12);
      int number = 0;
      for (Block block : region) block.setId(number++);
      List<Edge> out = new ArrayList<>();
      List<Edge> in = new ArrayList<>();
      for (Block block : region) {
        if (!(block.last() instanceof ToyOps.Return)) out.addAll(Flow.edges(block.last()));
        Flow.edgesInto(block).forEach(in::add);
        for (Edge edge : Flow.edgesInto(block)) assertSame(block, edge.block());
      }
      out.sort(order);
      in.sort(order);
      assertEquals(Seen.all(out).stream().map(Seen::to).toList(), Seen.all(in).stream().map(Seen::to).toList());
      assertEquals(Seen.all(out).stream().map(Seen::from).toList(), Seen.all(in).stream().map(Seen::from).toList());
      count += out.size();
    }
    assertTrue(count > 100, "edges: " + count);
  }
}
