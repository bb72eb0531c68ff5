// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Copies of operations and regions. */
class CloningTest {
  @Test
  void copiesOfRandomPrograms() {
    for (int seed = 0; seed < 40; seed++) {
      ModuleOp module = RandomProgram.function(seed, 1 + seed % 7, IntegerType.I32, (rewriter, value, random) -> random.nextInt(3) == 0
          ? RandomProgram.constant(rewriter, random) : rewriter.create(ToyOps.Add.of(value.get(), value.get())).result());
      Op function = module.body().first();
      IrMapping mapping = new IrMapping();
      Op copy = Cloning.clone(function, mapping);
      assertTrue(IrInvariants.hold(copy));
      for (Block block : function.region(0)) {
        assertSame(copy.region(0), mapping.get(block).region());
        for (Value argument : block.arguments()) assertSame(mapping.get(block), mapping.get(argument).block());
        for (Op op : block) op.results().forEach(result -> assertSame(mapping.get(block), mapping.get(result).block()));
      }
      List<Op> originals = allOps(function);
      List<Op> copies = allOps(copy);
      assertEquals(originals.size(), copies.size());
      for (int i = 0; i < copies.size(); i++) assertCopied(originals.get(i), copies.get(i), mapping);
      new Rewriter(ToyIr.REGISTRY).erase(function);
      new Rewriter(ToyIr.REGISTRY).atEnd(module.body()).insert(copy);
      assertTrue(IrInvariants.hold(module));
    }
  }

  private static List<Op> allOps(Op root) {
    List<Op> all = new ArrayList<>();
    root.walk(all::add);
    return all;
  }

  private static void assertCopied(Op op, Op copy, IrMapping mapping) {
    assertNotSame(op, copy);
    assertSame(op.def(), copy.def());
    assertEquals(op.location(), copy.location());
    assertEquals(op.allAttrs(), copy.allAttrs());
    assertEquals(op.resultTypes(), copy.resultTypes());
    assertEquals(op.operands().stream().map(mapping::get).toList(), copy.operands());
    assertEquals(op.successorBlocks().stream().map(mapping::get).toList(), copy.successorBlocks());
  }

  @Test
  void mappedValuesAreReplaced() {
    ModuleOp module = ToyIr.module();
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(module.body());
    Op values = rewriter.create(ToyOps.Compute.of(List.of(), IntegerType.I32, IntegerType.I32));
    Region source = rewriter.create(ToyOps.Any.DEF.state().regions(ToyIr.region(1))).region(0);
    Value argument = rewriter.addArgument(source.entryBlock(), IntegerType.I32, Location.UNKNOWN);
    Op sum = rewriter.atEnd(source.entryBlock()).create(ToyOps.Add.of(argument, values.result(0)));
    rewriter.create(ToyOps.Return.of(sum.results()));
    IrMapping mapping = new IrMapping();
    mapping.map(values.result(0), values.result(1));
    mapping.map(argument, values.result(1));
    assertTrue(mapping.contains(values.result(0)));
    Op made = rewriter.after(values.next()).create(ToyOps.Any.DEF.state().regions(new Region()));
    rewriter.cloneRegionInto(source, made.region(0), mapping);
    Block copy = made.region(0).first();
    assertEquals(0, copy.argumentCount(), "the argument was mapped before");
    assertEquals(List.of(values.result(1), values.result(1)), copy.first().operands());
    assertNotSame(source.first().first(), copy.first());
    assertTrue(IrInvariants.hold(module));
  }
}
