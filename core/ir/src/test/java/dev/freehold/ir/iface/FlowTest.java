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
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.ToyIr;
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

  private static final Type I1 = IntegerType.I1;
  private static final Type I32 = IntegerType.I32;

  private final ModuleOp module = ToyIr.module();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(module.body());

  /** The entry of a function; operations are created at its end. */
  private Block entry(Type... inputs) {
    Block entry = ToyIr.function(module, "f", inputs).region(0).entryBlock();
    rewriter.atEnd(entry);
    return entry;
  }

  /** A block that returns, at the end of a function; operations are created where they were before. */
  private Block returning(Block entry, Type... arguments) {
    Block made = new Rewriter(ToyIr.REGISTRY).createBlock(entry.region(), null, List.of(arguments), Location.UNKNOWN);
    new Rewriter(ToyIr.REGISTRY).atEnd(made).create(ToyOps.Return.of(List.of()));
    return made;
  }

  @Test
  void branches() {
    Block entry = entry(I1, I32, I32);
    Block left = returning(entry, I32, I32);
    Block right = returning(entry);
    List<Value> passed = List.of(entry.argument(1), entry.argument(2));
    rewriter.create(ToyOps.CondBranch.of(entry.argument(0), left, passed, right, List.of()));
    rewriter.replaceWith(left.last(), ToyOps.Branch.of(right, List.of()));
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
    Block to = returning(entry());
    Op branch = rewriter.create(ToyOps.Switch.of(List.of(to, to, to)));
    Seen each = new Seen(branch, to, List.of(), List.of(), List.of());
    assertEquals(List.of(each, each, each), Seen.all(Flow.edges(branch)));
    assertEquals(List.of(each, each, each), Seen.all(Flow.edgesInto(to)));
  }

  @Test
  void producedArgumentsAreNotReceived() {
    Block entry = entry(I32);
    Block to = returning(entry, I32, I32);
    Op branch = rewriter.create(Receive.DEF.state().operands(entry.argument(0)).successors(to));
    Seen edge = new Seen(branch, to, entry.arguments(), List.of(to.argument(1)), List.of(to.argument(0)));
    assertEquals(List.of(edge), Seen.all(Flow.edges(branch)));
  }

  @Test
  void unknownTerminatorsMayProduceAllArguments() {
    Block entry = entry(I32);
    Block to = returning(entry, I32);
    Op jump = rewriter.create(ToyIr.REGISTRY.opDef("foo.jump").state().operands(entry.argument(0)).successors(to));
    Seen edge = new Seen(jump, to, List.of(), List.of(), to.arguments());
    assertEquals(List.of(edge), Seen.all(Flow.edges(jump)));
    assertEquals(List.of(edge), Seen.all(Flow.edgesInto(to)));
  }

  @Test
  void loops() {
    Op init = rewriter.create(ToyOps.Any.of(List.of(), I32));
    Op loop = rewriter.create(ToyOps.Loop.DEF.state().operands(init.results()).results(I32).regions(ToyIr.region(1)));
    Block body = loop.region(0).entryBlock();
    Value argument = rewriter.addArgument(body, I32, Location.UNKNOWN);
    Op sum = rewriter.atEnd(body).create(ToyOps.Add.of(argument, argument));
    Op yield = rewriter.create(ToyOps.Yield.of(sum.results()));
    Seen enter = new Seen(loop, body, init.results(), body.arguments(), List.of());
    Seen skip = new Seen(loop, null, init.results(), loop.results(), List.of());
    Seen again = new Seen(yield, body, sum.results(), body.arguments(), List.of());
    Seen leave = new Seen(yield, null, sum.results(), loop.results(), List.of());
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
    Block body = entry(I32);
    Op function = body.parentOp();
    rewriter.create(ToyOps.Return.of(body.arguments()));
    Seen leave = new Seen(body.last(), null, body.arguments(), List.of(), List.of());
    assertEquals(List.of(leave), Seen.all(Flow.edges(body.last())));
    assertEquals(List.of(), Seen.all(Flow.edgesInto(body)));
    assertEquals(List.of(), Flow.edges(function));
    assertEquals(List.of(), Flow.regionEdges(function));
  }

  /** What an operation does with its regions is not known where it does not say. */
  @Test
  void opaqueRegions() {
    Op producer = rewriter.create(ToyOps.Any.of(List.of(), I32));
    Op opaque = rewriter.create(ToyOps.Any.DEF.state().results(I32).regions(ToyIr.region(1)));
    Block body = opaque.region(0).entryBlock();
    rewriter.atEnd(body).create(ToyOps.Yield.of(producer.results()));
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
    Block entry = entry(I1, I32, I32);
    Block to = returning(entry, I32, I32);
    Value a = entry.argument(1);
    Value b = entry.argument(2);
    rewriter.create(ToyOps.CondBranch.of(entry.argument(0), to, List.of(a, b), to, List.of(b, a)));
    for (Edge edge : Flow.edges(entry.last())) rewriter.eraseOperand(edge.passed(), 0);
    for (Edge edge : Flow.edgesInto(to)) rewriter.appendOperands(edge.passed(), List.of(b));
    rewriter.eraseArguments(to, to.argument(0)::equals);
    rewriter.addArgument(to, I32, Location.UNKNOWN);
    assertTrue(IrInvariants.hold(module));
    List<Seen> seen = Seen.all(Flow.edges(entry.last()));
    assertEquals(List.of(b, b), seen.getFirst().passed);
    assertEquals(List.of(a, b), seen.getLast().passed);
    assertEquals(to.arguments(), seen.getLast().received);
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
