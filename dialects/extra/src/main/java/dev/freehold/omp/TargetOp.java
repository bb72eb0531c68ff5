// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.IsolatedFromAbove;

/** Blocks that run on another device: {@code omp.target map_entries(%m -> %x : !llvm.ptr) { … }}. */
public final class TargetOp extends Op implements IsolatedFromAbove {
  public static final OpDef<TargetOp> DEF = define();

  private TargetOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<TargetOp> define() {
    OpDefBuilder<TargetOp> op = Clauses.depend(Clauses.allocate(OpDef.of("omp.target", TargetOp.class, TargetOp::new))
        .optionalAttr("bare", AttrSets.UNIT))
        .optionalOperand("device", TypeSets.INTEGER).operands("has_device_addr_vars", Clauses.POINTER).operands("host_eval_vars", TypeSet.ANY)
        .optionalOperand("if_expr", TypeSets.I1);
    RegionClauses.reductions(op, "in_reduction").operands("is_device_ptr_vars", Clauses.POINTER).operands("map_vars", Clauses.POINTER)
        .optionalAttr("nowait", AttrSets.UNIT);
    RegionClauses.privates(op).optionalOperand("thread_limit", TypeSets.INTEGER).optionalAttr(RegionClauses.MAPS, AttrSets.DENSE_I64_ARRAY);
    return RegionClauses.region(op, RegionKind.ANY).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.ALLOCATE, "`ompx_bare` $bare", Clauses.DEPEND, Clauses.DEVICE, Clauses.IF,
            "`is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)`", Clauses.NOWAIT,
            "`thread_limit` `(` $thread_limit `:` type($thread_limit) `)`") + ") " + RegionClauses.TARGET_REGION + " attr-dict")
        .build();
  }

  @Override
  protected void verify(Checker check) {
    ClauseChecks.depends(this, check);
    MapChecks.described(this, "has_device_addr_vars", "has_device_addr", check);
    MapChecks.moved(this, check);
    if (check.failed() || !(attr(RegionClauses.MAPS) instanceof DenseArrayAttr maps) || maps.size() == operandSegment("private_vars").size()) return;
    check.errorAt(location(), "sizes of `private` operand range and `private_maps` attribute mismatch");
  }

  @Override
  protected void verifyRegions(Checker check) {
    int teams = 0;
    for (Block block = region().first(); block != null; block = block.next()) {
      for (Op op : block) {
        if (op instanceof TeamsOp) teams++;
      }
    }
    if (teams > 1) {
      check.plainError("target containing multiple 'omp.teams' nested ops");
      return;
    }
    int first = operandSegment("has_device_addr_vars").size();
    int count = operandSegment("host_eval_vars").size();
    if (count > 0) new HostValues(this).verify(region().entryBlock().arguments().subList(first, first + count), check);
  }
}
