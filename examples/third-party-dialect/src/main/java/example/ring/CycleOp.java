// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import java.util.List;

/**
 * Runs two regions in turn, a number of times. Values go in, from one region to the other, around, and out:
 *
 * <pre>
 *   %r = ring.cycle %n with (%a : memref<4xi32>) -> (memref<4xi32>) {
 *   ^bb0(%x: memref<4xi32>):
 *     ring.next %x : memref<4xi32>
 *   } then {
 *   ^bb0(%y: memref<4xi32>):
 *     ring.next %y : memref<4xi32>
 *   }
 * </pre>
 */
public final class CycleOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<CycleOp> DEF = OpDef.of("ring.cycle", CycleOp.class, CycleOp::new)
      .operand("turns", TypeSets.INDEX)
      .operands("inputs", TypeSet.ANY)
      .results("results", TypeSet.ANY)
      .region("first", RegionKind.ONE_BLOCK)
      .region("second", RegionKind.ONE_BLOCK)
      .assembly("$turns (`with` `(` $inputs^ `:` type($inputs) `)` `->` `(` type($results) `)`)? "
          + "$first `then` $second attr-dict")
      .build();

  private CycleOp(OpState<?> state) {
    super(state);
  }

  public Region first() {
    return region("first");
  }

  public Region second() {
    return region("second");
  }

  @Override
  public List<Target> successors(Region from) {
    if (from == first()) return List.of(into(second()));
    return List.of(into(first()), new Target(null, results()));
  }

  private static Target into(Region region) {
    return new Target(region, region.first().arguments());
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return operandSegment("inputs");
  }
}
