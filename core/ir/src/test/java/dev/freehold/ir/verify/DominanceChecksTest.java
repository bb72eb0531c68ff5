// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static dev.freehold.ir.toy.ToyIr.region;
import static dev.freehold.ir.toy.ToyIr.values;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Values that are not defined where they are used. */
class DominanceChecksTest {
  private static final Type I32 = IntegerType.I32;
  private static final String FAULT = "error: operand #0 does not dominate this use";

  private final ModuleOp module = ToyIr.module();
  private final Block entry = ToyIr.function(module, "f").region(0).entryBlock();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(entry);

  private Value constant() {
    return rewriter.create(ToyOps.Constant.of(IntegerAttr.i32(1), I32)).result();
  }

  private void use(Value value) {
    rewriter.create(ToyOps.Compute.of(List.of(value)));
  }

  private void end() {
    rewriter.create(ToyOps.Return.of(List.of()));
  }

  private Region regions(int blocks) {
    return rewriter.create(ToyOps.Any.DEF.state().regions(region(blocks))).region(0);
  }

  private void assertFound(String... lines) {
    assertEquals(List.of(lines), Findings.of(module));
  }

  @Test
  void useBeforeTheDefinition() {
    Value value = constant();
    end();
    rewriter.atStart(entry);
    use(value);
    assertFound(FAULT, "note: operand defined here (op in the same block)");
  }

  @Test
  void operationThatUsesItsOwnResult() {
    Op op = rewriter.create(ToyOps.Compute.of(List.of(constant()), I32));
    end();
    assertFound();
    rewriter.setOperand(op, 0, op.result());
    assertFound(FAULT, "note: operand defined here (op in the same block)");
  }

  @Test
  void useInASiblingBlock() {
    Region body = entry.enclosingRegion();
    Block left = rewriter.createBlock(body);
    Block right = rewriter.createBlock(body);
    rewriter.atEnd(left);
    Value value = constant();
    end();
    rewriter.atEnd(right);
    use(value);
    end();
    rewriter.atEnd(entry).create(ToyOps.Switch.of(List.of(left, right)));
    assertFound(FAULT, "note: operand defined here (op in the same region)");
  }

  @Test
  void anythingGoesInUnreachableBlocks() {
    Block unreachable = rewriter.createBlock(entry.enclosingRegion());
    Value value = constant();
    end();
    rewriter.atStart(unreachable);
    use(value);
    rewriter.atEnd(entry);
    end();
    assertFound();
  }

  @Test
  void useAfterTheRegionOfTheDefinition() {
    Region inner = regions(1);
    rewriter.atEnd(inner.entryBlock());
    Value value = constant();
    end();
    rewriter.atEnd(entry);
    use(value);
    end();
    assertFound(FAULT, "note: operand defined here (op in a child region)");
  }

  @Test
  void useInASiblingRegion() {
    Op both = rewriter.create(ToyOps.Any.DEF.state().regions(region(1), region(1)));
    end();
    rewriter.atEnd(both.region(0).entryBlock());
    Value value = constant();
    end();
    rewriter.atEnd(both.region(1).entryBlock());
    use(value);
    end();
    assertFound(FAULT, "note: operand defined here (op is neither in a parent nor in a child region)");
  }

  @Test
  void useInARegionBeforeTheDefinition() {
    Region inner = regions(1);
    Value value = constant();
    end();
    rewriter.atEnd(inner.entryBlock());
    use(value);
    end();
    assertFound(FAULT, "note: operand defined here (op in a parent region)");
  }

  @Test
  void argumentsOfBlocksThatDoNotDominate() {
    Region inner = regions(2);
    end();
    rewriter.atEnd(inner.first());
    Value argument = rewriter.addArgument(inner.last(), I32, Location.UNKNOWN);
    use(argument);
    end();
    rewriter.atEnd(inner.last());
    end();
    assertFound(FAULT, "note: operand defined as a block argument (block #1 in the same region)");
    rewriter.moveBefore(inner.first().first(), entry.last());
    assertFound(FAULT, "note: operand defined as a block argument (block #1 in a child region)");
  }

  @Test
  void argumentsOfBlocksThatAreNowhere() {
    Op root = Rewriter.createDetached(ToyOps.Any.DEF.state().regions(region(1)));
    rewriter.atEnd(root.region(0).entryBlock());
    use(values(I32).getFirst());
    end();
    assertEquals(List.of(FAULT, "note: operand defined as a block argument (block #0 neither in a parent nor in a child region)"), Findings.of(root));
  }

  @Test
  void graphRegionsHaveNoOrder() {
    Region graph = rewriter.create(ToyOps.Graph.DEF.state().regions(region(1))).region(0);
    end();
    rewriter.atEnd(graph.entryBlock());
    Value value = constant();
    rewriter.atStart(graph.entryBlock());
    use(value);
    assertFound();
  }

  @Test
  void theFirstFaultInTheOrderOfTheTextIsReported() {
    Value late = constant();
    end();
    rewriter.atStart(entry);
    rewriter.create(ToyOps.Compute.of(List.of(late, late)));
    rewriter.create(ToyOps.Compute.of(List.of(constant(), late)));
    rewriter.atStart(entry);
    rewriter.create(ToyOps.Compute.of(List.of(constant(), late)));
    assertFound("error: operand #1 does not dominate this use", "note: operand defined here (op in the same block)");
  }

  /** Whether the verifier accepts a use of a random value in a random place is whether all paths there come by its definition. */
  @Test
  void randomUsesAreAcceptedWhereTheDefinitionIsOnAllPaths() {
    int accepted = 0;
    int refused = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      ModuleOp program = RandomProgram.function(seed, 2 + seed % 8, I32, (rw, value, dice) -> dice.nextInt(3) == 0
          ? RandomProgram.constant(rw, dice) : rw.create(ToyOps.Add.of(value.get(), value.get())).result());
      assertEquals(List.of(), Findings.of(program));
      List<Op> ops = new ArrayList<>();
      List<Value> defined = new ArrayList<>();
      Region body = program.body().first().region(0);
      for (Block block : body) {
        block.forEach(ops::add);
        defined.addAll(block.arguments());
        for (Op op : block) defined.addAll(op.results());
      }
      Op position = ops.get(random.nextInt(ops.size()));
      Value value = defined.get(random.nextInt(defined.size()));
      Op user = new Rewriter(ToyIr.REGISTRY).before(position).create(ToyOps.Compute.of(List.of(value)));
      boolean expected = isOnAllPaths(value, user);
      assertEquals(expected, Findings.of(program).isEmpty(), "seed " + seed);
      if (expected) accepted++;
      else refused++;
    }
    assertTrue(accepted > 50 && refused > 50, accepted + " accepted, " + refused + " refused");
  }

  /** By the definition of dominance: without the block of the definition, control does not come to the user. */
  private static boolean isOnAllPaths(Value value, Op user) {
    Block definition = value.enclosingBlock();
    Block entry = user.enclosingBlock().enclosingRegion().entryBlock();
    if (!isReachable(entry, user.enclosingBlock(), null)) return true;
    if (definition == user.block()) return value instanceof Value.Argument || value.definingOp().isBefore(user);
    return !isReachable(entry, user.enclosingBlock(), definition);
  }

  private static boolean isReachable(Block from, Block to, Block without) {
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Block> pending = new ArrayDeque<>(List.of(from));
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      if (block == without || !seen.add(block)) continue;
      pending.addAll(block.successors());
    }
    return seen.contains(to);
  }
}
