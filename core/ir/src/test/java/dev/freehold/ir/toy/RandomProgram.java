// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.DominatorTree;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.BranchOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Makes functions with random branches; the same from the same seed. */
public final class RandomProgram {
  private final Random random;
  private final Type type;
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
  private final Region body = new Region();
  private final ModuleOp module = ToyIr.module();

  private RandomProgram(long seed, Type type) {
    random = new Random(seed);
    this.type = type;
  }

  /** Blocks that branch to each other at random, with nothing else in them; some may be unreachable, or never come to an end. */
  public static Region blocks(long seed, int count) {
    RandomProgram program = new RandomProgram(seed, IntegerType.I32);
    program.createBlocks(count, 0);
    Region body = program.finish();
    List<Block> blocks = body.blocks();
    for (Block block : blocks) program.branch(block, blocks);
    return body;
  }

  /**
   * A right program: blocks that compute with values of {@code type} that dominate them, and pass them to the arguments of others.
   *
   * @param make makes one of such values from others, and may make a constant where there are none
   */
  public static ModuleOp function(long seed, int count, Type type, Maker make) {
    RandomProgram program = new RandomProgram(seed, type);
    program.createBlocks(count, 2);
    Region body = program.finish();
    program.fill(body, make);
    return program.module;
  }

  /** Makes a value at the insertion point, or an operation without one (null), from values that are there. */
  @FunctionalInterface
  public interface Maker {
    Value make(Rewriter rewriter, Supplier<Value> anyValue, Random random);
  }

  private void createBlocks(int count, int mostArguments) {
    rewriter.createBlock(body, null, List.of(type, IntegerType.I1), Location.UNKNOWN);
    for (int i = 1; i < count; i++) {
      List<Type> arguments = new ArrayList<>();
      for (int k = random.nextInt(mostArguments + 1); k > 0; k--) arguments.add(type);
      rewriter.createBlock(body, null, arguments, Location.UNKNOWN);
    }
  }

  private Region finish() {
    FunctionType signature = FunctionType.of(List.of(type, IntegerType.I1), List.of());
    Op function = rewriter.atEnd(module.body()).create(ToyOps.Func.DEF.state().attr("sym_name", StringAttr.of("f"))
        .attr("function_type", TypeAttr.of(signature)).regions(body));
    return function.region(0);
  }

  private void fill(Region body, Maker make) {
    List<Block> blocks = body.blocks();
    // The shape first, as what may be used follows from it; what is passed comes last.
    for (Block block : blocks) branch(block, blocks);
    DominatorTree tree = DominatorTree.of(body);
    for (Block block : blocks) {
      Op end = block.last();
      for (int i = random.nextInt(5); i > 0; i--) {
        rewriter.before(end);
        make.make(rewriter, () -> visible(end, tree), random);
      }
    }
    for (Block block : blocks) {
      Op end = block.last();
      for (int i = 0; i < end.successorCount(); i++) {
        List<Value> passed = new ArrayList<>();
        for (int k = 0; k < end.successor(i).argumentCount(); k++) passed.add(visible(end, tree));
        if (end instanceof ToyOps.Branch || end instanceof ToyOps.CondBranch) {
          rewriter.assignOperands(((BranchOp) end).successorOperands(i), passed);
        }
      }
      if (end instanceof ToyOps.Return) rewriter.setOperands(end, List.of(visible(end, tree)));
    }
  }

  /** A value of the type that dominates {@code user}. */
  private Value visible(Op user, DominatorTree tree) {
    List<Value> values = new ArrayList<>();
    Block block = user.block();
    for (Op op = block.first(); op != user; op = op.next()) values.addAll(op.results());
    for (Block above = block; above != null; above = tree.immediateDominator(above)) {
      values.addAll(above.arguments());
      if (above != block) above.forEach(op -> values.addAll(op.results()));
    }
    if (!values.contains(block.region().first().argument(0))) values.addAll(block.region().first().arguments());
    values.removeIf(value -> !value.type().equals(type));
    return values.get(random.nextInt(values.size()));
  }

  private void branch(Block block, List<Block> blocks) {
    rewriter.atEnd(block);
    Value condition = block.region().first().argument(1);
    switch (blocks.size() == 1 ? 0 : random.nextInt(5)) {
      case 0 -> rewriter.create(ToyOps.Return.of(List.of()));
      case 1, 2 -> rewriter.create(ToyOps.Branch.of(any(blocks), List.of()));
      default -> rewriter.create(ToyOps.CondBranch.of(condition, any(blocks), List.of(), any(blocks), List.of()));
    }
  }

  /** Any block but the entry. */
  private Block any(List<Block> blocks) {
    return blocks.get(1 + random.nextInt(blocks.size() - 1));
  }

  /** A number, for makers. */
  public static Value constant(Rewriter rewriter, Random random) {
    return rewriter.create(ToyOps.Constant.of(IntegerAttr.of(IntegerType.I32, random.nextInt(3)), IntegerType.I32)).result();
  }
}
