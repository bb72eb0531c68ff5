// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How variables are made, copied, combined and destroyed; clauses refer to it by name. */
public final class RecipeOp extends Op implements Symbol, IsolatedFromAbove, AutomaticAllocationScope {
  private static final String DESTROY = "(`destroy` $destroyRegion^)?";
  private static final OpDef<RecipeOp> PRIVATE = define("private").region("initRegion", RegionKind.ANY).region("destroyRegion", RegionKind.ANY)
      .assembly("$sym_name `:` $type attr-dict-with-keyword `init` $initRegion " + DESTROY).build();
  private static final OpDef<RecipeOp> FIRST_PRIVATE = define("firstprivate").region("initRegion", RegionKind.ANY)
      .region("copyRegion", RegionKind.ANY).region("destroyRegion", RegionKind.ANY)
      .assembly("$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion " + DESTROY).build();
  private static final OpDef<RecipeOp> REDUCTION = define("reduction")
      .attr("reductionOperator", AccEnums.REDUCTION_OPERATOR.set("built-in reduction operations supported by OpenACC"))
      .region("initRegion", RegionKind.ANY).region("combinerRegion", RegionKind.ANY).region("destroyRegion", RegionKind.ANY)
      .assembly("$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion "
          + "`combiner` $combinerRegion " + DESTROY)
      .build();
  static final List<OpDef<RecipeOp>> DEFS = List.of(PRIVATE, FIRST_PRIVATE, REDUCTION);

  private RecipeOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<RecipeOp> define(String kind) {
    return OpDef.of("acc." + kind + ".recipe", RecipeOp.class, RecipeOp::new).attr(NAME, AttrSets.SYMBOL_NAME).attr("type", AttrSets.TYPE);
  }

  /** Whether there are recipes for a kind of clause. */
  static boolean isKind(String clause) {
    return DEFS.stream().anyMatch(def -> def.name().equals("acc." + clause + ".recipe"));
  }

  @Override
  protected void verifyRegions(Checker check) {
    Type type = attr("type", TypeAttr.class).value();
    String what = def() == REDUCTION ? "reduction" : "privatization";
    String fault = regionFault(region("initRegion"), "init", what, type);
    if (fault == null && def() == FIRST_PRIVATE) fault = copyFault(region("copyRegion").first(), type);
    if (fault == null && def() == REDUCTION) fault = combinerFault(region("combinerRegion"), type);
    Region destroy = region(regionCount() - 1);
    if (fault == null && def() != REDUCTION && !destroy.isEmpty()) fault = regionFault(destroy, "destroy", what, type);
    if (fault != null) check.error(fault);
  }

  private static @Nullable String regionFault(Region region, String name, String what, Type type) {
    if (region.isEmpty()) return "expects non-empty " + name + " region";
    return takes(region.entryBlock(), 0, type) ? null : "expects " + name + " region first argument of the " + what + " type";
  }

  private static boolean takes(Block block, int argument, Type type) {
    return block.argumentCount() > argument && block.argument(argument).type().equals(type);
  }

  private static @Nullable String copyFault(@Nullable Block block, Type type) {
    if (block == null) return "expects non-empty copy region";
    return block.argumentCount() > 1 && takes(block, 0, type) ? null : "expects copy region with two arguments of the privatization type";
  }

  private static @Nullable String combinerFault(Region region, Type type) {
    if (region.isEmpty()) return "expects non-empty combiner region";
    boolean takes = takes(region.entryBlock(), 0, type) && takes(region.entryBlock(), 1, type);
    if (!takes) return "expects combiner region with the first two arguments of the reduction type";
    for (Block block : region) {
      boolean yields = !(block.last() instanceof YieldOp yield) || yield.operandCount() == 1 && yield.operand(0).type().equals(type);
      if (!yields) return "expects combiner region to yield a value of the reduction type";
    }
    return null;
  }
}
