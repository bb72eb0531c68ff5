// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which values may be one buffer, against the closure of the single steps. */
class BufferViewFlowTest {
  private static final MemRefType BUFFER = MemRefType.of(Shape.of(4), IntegerType.I32);

  private static ModuleOp program(long seed) {
    return RandomProgram.function(seed, 1 + (int) seed % 8, BUFFER, (rewriter, value, random) -> switch (random.nextInt(3)) {
      case 0 -> rewriter.create(ToyOps.Alloc.DEF.state().results(BUFFER)).result();
      case 1 -> rewriter.create(ToyOps.View.DEF.state().operands(value.get()).results(BUFFER)).result();
      default -> rewriter.create(ToyOps.Any.of(List.of(value.get()), BUFFER)).result();
    });
  }

  private static List<Value> buffers(Region region) {
    List<Value> values = new ArrayList<>();
    for (Block block : region) {
      values.addAll(block.arguments());
      block.forEach(op -> values.addAll(op.results()));
    }
    values.removeIf(value -> !value.type().equals(BUFFER));
    return values;
  }

  /** {@code [i][k]}: value k may be value i, in any number of steps. */
  private static boolean[][] closure(List<Value> values, Region region) {
    boolean[][] flows = new boolean[values.size()][values.size()];
    for (int i = 0; i < flows.length; i++) flows[i][i] = true;
    for (Block block : region) {
      for (Op op : block) {
        if (op instanceof ToyOps.View view) flows[values.indexOf(view.viewSource())][values.indexOf(view.result())] = true;
        if (!(op instanceof BranchOp branch)) continue;
        for (int s = 0; s < op.successorCount(); s++) {
          for (int i = 0; i < op.successor(s).argumentCount(); i++) {
            flows[values.indexOf(branch.successorOperands(s).get(i))][values.indexOf(op.successor(s).argument(i))] = true;
          }
        }
      }
    }
    for (int k = 0; k < flows.length; k++) {
      for (int i = 0; i < flows.length; i++) {
        for (int j = 0; j < flows.length; j++) flows[i][j] |= flows[i][k] && flows[k][j];
      }
    }
    return flows;
  }

  @Test
  void randomPrograms() {
    for (int seed = 0; seed < 150; seed++) {
      ModuleOp module = program(seed);
      Region region = module.body().first().region(0);
      List<Value> values = buffers(region);
      boolean[][] flows = closure(values, region);
      BufferViewFlow flow = BufferViewFlow.of(module, Toy.REGISTRY);
      for (int i = 0; i < flows.length; i++) {
        Set<Value> forward = new HashSet<>();
        Set<Value> backward = new HashSet<>();
        for (int k = 0; k < flows.length; k++) {
          if (flows[i][k]) forward.add(values.get(k));
          if (flows[k][i]) backward.add(values.get(k));
        }
        Value value = values.get(i);
        assertEquals(forward, flow.resolve(value), "seed " + seed);
        assertEquals(backward, flow.resolveReverse(value), "seed " + seed);
        assertSame(value, flow.resolve(value).iterator().next());
        boolean isTerminal =
            value.definingOp() instanceof ToyOps.Alloc || value.definingOp() instanceof ToyOps.Any || value == region.first().argument(0);
        assertEquals(isTerminal, flow.mayBeTerminalBuffer(value));
        assertSureOrigin(value, flow);
        Set<Value> walked = new HashSet<>();
        flow.walk(value, walked::add);
        assertEquals(forward, walked);
        walked.clear();
        flow.walkReverse(value, walked::add);
        assertEquals(backward, walked);
        assertEquals(Set.of(value), flow.only((from, to) -> false).resolve(value));
        assertEquals(forward, flow.only((from, to) -> true).resolve(value));
        assertTrue(flow.with(more -> more.accept(value, values.getFirst())).resolve(value).contains(values.getFirst()));
        assertEquals(forward, BufferViewFlow.cautious(module, Toy.REGISTRY, Profile.SOUND).resolve(value));
      }
    }
  }

  /** The sure origin is one of those that the value may be a view of, and all others lie between the two or are behind the origin. */
  private static void assertSureOrigin(Value value, BufferViewFlow flow) {
    Value origin = flow.sureOrigin(value);
    assertTrue(flow.resolveReverse(value).contains(origin));
    assertSame(origin, flow.sureOrigin(value), "the same when asked again");
    if (flow.mayBeTerminalBuffer(value)) assertSame(value, origin);
    Set<Value> between = new HashSet<>();
    flow.walkReverse(value, each -> between.add(each) && each != origin);
    for (Value each : between) assertFalse(each != origin && flow.mayBeTerminalBuffer(each));
  }

  @Test
  void regionsPassBuffers() {
    ModuleOp module = Toy.parse("""
        %a = toy.alloc : memref<4xi32>
        %b = toy.alloc : memref<4xi32>
        %r:2 = toy.loop %a, %b : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>) {
        ^bb0(%x: memref<4xi32>, %y: memref<4xi32>):
          toy.yield %y, %x : memref<4xi32>, memref<4xi32>
        }
        """);
    Op a = module.body().first();
    Op loop = a.next().next();
    BufferViewFlow flow = BufferViewFlow.of(module, Toy.REGISTRY);
    List<Value> all = new ArrayList<>(loop.results());
    all.addAll(loop.region(0).first().arguments());
    all.add(a.result());
    assertEquals(new HashSet<>(all), flow.resolve(a.result()));
    assertSame(loop.result(0), flow.sureOrigin(loop.result(0)));
    assertFalse(flow.mayBeTerminalBuffer(loop.result(0)));
  }
}
