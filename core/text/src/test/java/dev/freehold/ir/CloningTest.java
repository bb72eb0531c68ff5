// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.toy.ToyOps;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Copies of operations and regions. */
class CloningTest {
  @Test
  void copiesOfRandomPrograms() {
    for (int seed = 0; seed < 40; seed++) {
      ModuleOp module = RandomProgram.function(seed, 1 + seed % 7, IntegerType.I32, (rewriter, value, random) -> random.nextInt(3) == 0
          ? RandomProgram.constant(rewriter, random) : rewriter.create(ToyOps.Add.of(value.get(), value.get())).result());
      String before = Toy.print(module);
      Op function = module.body().first();
      IrMapping mapping = new IrMapping();
      Op copy = Cloning.clone(function, mapping);
      assertTrue(IrInvariants.hold(copy));
      for (Block block : function.region(0)) {
        assertSame(copy.region(0), mapping.get(block).region());
        for (Value argument : block.arguments()) assertSame(mapping.get(block), mapping.get(argument).block());
        for (Op op : block) op.results().forEach(result -> assertSame(mapping.get(block), mapping.get(result).block()));
      }
      new Rewriter(Toy.REGISTRY).erase(function);
      new Rewriter(Toy.REGISTRY).atEnd(module.body()).insert(copy);
      assertEquals(before, Toy.print(module));
      assertTrue(IrInvariants.hold(module));
    }
  }

  @Test
  void whatIsMappedIsReplaced() {
    ModuleOp module = Toy.parse("""
        %0:2 = toy.compute : () -> (i32, i32)
        "toy.any"() ({
        ^bb0(%a: i32):
          %1 = toy.add %a, %0#0 : i32
          toy.return %1 : i32
        }) : () -> ()
        """);
    Op values = module.body().first();
    Region source = values.next().region(0);
    IrMapping mapping = new IrMapping();
    mapping.map(values.result(0), values.result(1));
    mapping.map(source.first().argument(0), values.result(1));
    assertTrue(mapping.contains(values.result(0)));
    Rewriter rewriter = new Rewriter(Toy.REGISTRY).after(values.next());
    Op made = rewriter.create(ToyOps.Any.DEF.state().regions(new Region()));
    rewriter.cloneRegionInto(source, made.region(0), mapping);
    Block copy = made.region(0).first();
    assertEquals(0, copy.argumentCount(), "the argument was mapped before");
    assertEquals(List.of(values.result(1), values.result(1)), copy.first().operands());
    assertNotSame(source.first().first(), copy.first());
    assertTrue(IrInvariants.hold(module));
  }
}
