// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import java.util.ArrayList;
import java.util.List;

/** A region that runs on the device: {@code acc.parallel dataOperands(%d : memref<4xf32>) num_workers(%n : i32) { … }}. */
public final class ComputeOp extends Op implements AutomaticAllocationScope, RecursiveMemoryEffects, SingleRegion {
  static final List<OpDef<ComputeOp>> DEFS = List.of(define("parallel", true), define("kernels", true), define("serial", false));

  private ComputeOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<ComputeOp> define(String name, boolean sized) {
    OpDefBuilder<ComputeOp> op =
        OpDef.of("acc." + name, ComputeOp.class, ComputeOp::new).with(Clauses::declareAsync).with(DeviceSegments::declareWait);
    if (sized) op.with(ComputeOp::declareSizes);
    for (String condition : List.of("ifCond", "selfCond")) op.optionalOperand(condition, TypeSets.I1);
    op.optionalAttr("selfAttr", AttrSets.UNIT);
    for (String clause : List.of("reduction", "private", "firstprivate", "dataClause")) op.operands(clause + "Operands", AccTypes.VARIABLE);
    List<String> clauses = new ArrayList<>(List.of(Clauses.DATA, Clauses.ASYNC, variables("firstprivate")));
    if (sized) {
      clauses.add("`num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)`");
      clauses.add(size("num_workers", "numWorkers"));
    }
    clauses.add(variables("private"));
    if (sized) clauses.add(size("vector_length", "vectorLength"));
    clauses.addAll(List.of(Clauses.WAIT, "`self` `(` $selfCond `)`", Clauses.IF, variables("reduction")));
    return op.optionalAttr("defaultAttr", AccEnums.DEFAULT_VALUE.set("DefaultValue Clause")).optionalAttr("combined", AttrSets.UNIT).operandSegments()
        .region("region", RegionKind.ANY).effects(AccEffects.WRITES_CONSTRUCT, AccEffects.READS_DEVICE)
        .assembly("(`combined` `(` `loop` `)` $combined^)? oilist(" + String.join(" | ", clauses) + ") $region attr-dict-with-keyword").build();
  }

  private static void declareSizes(OpDefBuilder<ComputeOp> op) {
    op.operands("numGangs", AccTypes.NUMBER).optionalAttr("numGangsSegments", AttrSets.DENSE_I32_ARRAY)
        .optionalAttr("numGangsDeviceType", DeviceTypes.ARRAY)
        .directive("NumGangs", DeviceSegments.of("numGangs", "numGangsDeviceType", "numGangsSegments"));
    for (String size : List.of("numWorkers", "vectorLength")) {
      op.operands(size, AccTypes.NUMBER).optionalAttr(size + "DeviceType", DeviceTypes.ARRAY)
          .directive(size, DeviceTypes.values(size, size + "DeviceType"));
    }
  }

  private static String variables(String clause) {
    return "`" + clause + "` `(` $" + clause + "Operands `:` type($" + clause + "Operands) `)`";
  }

  private static String size(String keyword, String size) {
    return "`" + keyword + "` `(` custom<" + size + ">($" + size + ", type($" + size + "), $" + size + "DeviceType) `)`";
  }

  @Override
  protected void verify(Checker check) {
    if (!name().equals("acc.kernels") && !ClauseChecks.verifyVariables(this, check)) return;
    boolean sized = def().operandSegmentIndex("numGangs") >= 0;
    if (sized && !ClauseChecks.verifySegments(this, "numGangs", "num_gangs", 3, check)) return;
    if (!ClauseChecks.verifySegments(this, "waitOperands", "wait", 0, check)) return;
    if (sized && !ClauseChecks.verifyCount(this, "numWorkers", "num_workers", check)) return;
    if (sized && !ClauseChecks.verifyCount(this, "vectorLength", "vector_length", check)) return;
    if (ClauseChecks.verifyCount(this, "asyncOperands", "async", check)) ClauseChecks.verifyData(this, check);
  }
}
