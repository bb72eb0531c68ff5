// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A loop, or the clauses of the loops in it: {@code acc.loop gang control(%i : index) = (%a : index) to (%b : index) step (%c : index) { … }}. */
public final class LoopOp extends Op implements AutomaticAllocationScope, RecursiveMemoryEffects, RegionBranchOp, LoopLike {
  public static final OpDef<LoopOp> DEF = define();

  private LoopOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<LoopOp> define() {
    OpDefBuilder<LoopOp> op = OpDef.of("acc.loop", LoopOp.class, LoopOp::new);
    for (String bound : LoopControl.BOUNDS) op.operands(bound, AccTypes.NUMBER);
    op.optionalAttr(LoopControl.INCLUSIVE, AttrSets.DENSE_BOOL_ARRAY).optionalAttr("collapse", AttrSets.I64_ARRAY)
        .optionalAttr("collapseDeviceType", DeviceTypes.ARRAY).with(GangClause::declare);
    for (String level : List.of("workerNum", "vector")) {
      String keywordOnly = level.equals("vector") ? "vector" : "worker";
      op.operands(level + "Operands", AccTypes.NUMBER).optionalAttr(level + "OperandsDeviceType", DeviceTypes.ARRAY)
          .directive(keywordOnly, DeviceTypes.valuesOrKeyword(level + "Operands", level + "OperandsDeviceType", keywordOnly));
    }
    for (String name : List.of("seq", "independent", "auto_", "gang", "worker", "vector")) op.optionalAttr(name, DeviceTypes.ARRAY);
    op.operands("tileOperands", AccTypes.NUMBER).optionalAttr("tileOperandsSegments", AttrSets.DENSE_I32_ARRAY)
        .optionalAttr("tileOperandsDeviceType", DeviceTypes.ARRAY)
        .directive("Tile", DeviceSegments.of("tileOperands", "tileOperandsDeviceType", "tileOperandsSegments"));
    for (String clause : List.of("cache", "private", "firstprivate")) op.operands(clause + "Operands", AccTypes.VARIABLE);
    return op.operands("reductionOperands", TypeSet.ANY).optionalAttr("combined", AccEnums.COMBINED.set("Differentiate between combined constructs"))
        .optionalAttr("unstructured", AttrSets.UNIT).operandSegments().results("results", TypeSet.ANY).region("region", RegionKind.ANY)
        .effects(AccEffects.WRITES_CONSTRUCT).with(LoopControl::declare)
        .directive("Combined", Directive.of(
            (p, state) -> state.attr("combined", combined(p)),
            (each, out) -> out.text(each.attr("combined", EnumAttr.class).keyword().replace("_loop", ""))))
        .assembly("(`combined` `(` custom<Combined>($combined)^ `)`)? oilist(`gang` `` custom<GangClause>($gangOperands, type($gangOperands), "
            + "$gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<worker>($workerNumOperands, "
            + "type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<vector>($vectorOperands, "
            + "type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` "
            + "| `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<Tile>($tileOperands, "
            + "type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` "
            + "type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)`) custom<LoopControl>($region, $lowerbound, "
            + "type($lowerbound), $upperbound, type($upperbound), $step, type($step)) (`(` type($results)^ `)`)? attr-dict-with-keyword")
        .build();
  }

  private static Attribute combined(OpParser p) {
    String construct = p.acceptKeywordIn("kernels", "parallel", "serial");
    if (construct == null) throw p.error("expected compute construct name");
    return AccEnums.COMBINED.of(construct + "_loop");
  }

  @Override
  public List<Region> loopRegions() {
    return List.of(region());
  }

  /** A loop may run no times; what is not structured runs at least once. */
  @Override
  public List<Target> successors(@Nullable Region from) {
    Target end = new Target(null, results());
    Target body = new Target(region(), List.of());
    if (hasAttr("unstructured")) return List.of(from == null ? body : end);
    return List.of(body, end);
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    LoopVerifier.verify(this, check);
  }
}
