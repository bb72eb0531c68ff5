// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The uses of a value in a part of the program, against a look at all of its uses. */
class LocalUsesTest {
  @Test
  void usesInBlocksAndBelowOperations() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      ModuleOp module = ToyIr.module();
      Value value = new Rewriter(ToyIr.REGISTRY).atEnd(module.body()).create(ToyOps.Constant.of(IntegerAttr.i32(1), IntegerType.I32)).result();
      Value other = new Rewriter(ToyIr.REGISTRY).atEnd(module.body()).clone(value.definingOp()).result();
      List<Op> holders = new ArrayList<>();
      holders.add(module);
      for (int i = 0; i < 30; i++) {
        Op holder = holders.get(random.nextInt(holders.size()));
        Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(holder.region(0).first());
        List<Value> operands = new ArrayList<>();
        for (int k = random.nextInt(3); k > 0; k--) operands.add(random.nextInt(3) == 0 ? other : value);
        if (random.nextInt(4) > 0) {
          rewriter.create(ToyOps.Any.of(operands));
        } else {
          Op made = rewriter.create(ToyOps.Any.of(operands).regions(new Region()));
          rewriter.createBlock(made.region(0));
          holders.add(made);
        }
      }
      compare(holders, value);
    }
  }

  @Test
  void usesOfAValueThatComesDownAndOfUsersThatMove() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      ModuleOp module = ToyIr.module();
      Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(module.body());
      Value value = rewriter.create(ToyOps.Constant.of(IntegerAttr.i32(1), IntegerType.I32)).result();
      List<Op> holders = new ArrayList<>();
      List<Op> users = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        rewriter.atEnd(module.body());
        users.add(rewriter.create(ToyOps.Any.of(List.of(value))));
        Op holder = rewriter.create(ToyOps.Any.of(List.of(value)).regions(new Region()));
        rewriter.createBlock(holder.region(0));
        holders.add(holder);
      }
      compare(holders, value);
      for (int i = 0; i < 6; i++) {
        Block target = random.nextBoolean() ? module.body() : holders.get(random.nextInt(holders.size())).region(0).first();
        rewriter.moveToEnd(random.nextInt(3) == 0 ? value.definingOp() : users.get(random.nextInt(users.size())), target);
        compare(holders, value);
      }
    }
  }

  private static void compare(List<Op> holders, Value value) {
    for (Op holder : holders) {
      Block block = holder.region(0).first();
      List<Use> inBlock = new ArrayList<>();
      List<Use> below = new ArrayList<>();
      value.forEachUse(use -> {
        if (use.owner().block() == block) inBlock.add(use);
        if (use.owner() != holder && holder.isAncestorOf(use.owner())) below.add(use);
      });
      assertEquals(inBlock, LocalUses.in(block, value));
      assertEquals(below, LocalUses.below(holder, value));
    }
  }
}
