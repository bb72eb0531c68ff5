// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Frees what {@code memref.alloca} allocates in its body when the body ends: {@code memref.alloca_scope -> (f32) { … }}. */
public final class AllocaScopeOp extends Op
    implements AutomaticAllocationScope, RegionBranchOp, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<AllocaScopeOp> DEF = OpDef.of("memref.alloca_scope", AllocaScopeOp.class, AllocaScopeOp::new)
      .results("results", TypeSet.ANY)
      .region("bodyRegion", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("memref.alloca_scope.return"), Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(AllocaScopeOp::parse, AllocaScopeOp::print))
      .canonicalize("inline", AllocaScopePatterns::inline)
      .canonicalize("hoist", AllocaScopePatterns::hoist)
      .build();

  private AllocaScopeOp(OpState<?> state) {
    super(state);
  }

  public Region body() {
    return region("bodyRegion");
  }

  private static void parse(OpParser p, OpState<AllocaScopeOp> state) {
    state.results(p.optionalArrowTypeList());
    Region body = p.region(List.of());
    p.addTerminatorIfMissing(body, AllocaScopeReturnOp.DEF, state.location());
    state.regions(body);
    p.attrDict(state);
  }

  private static void print(AllocaScopeOp op, OpPrinter out) {
    out.text(" ");
    if (op.resultCount() > 0) out.text(" -> (").types(op.resultTypes()).text(")");
    out.text(" ").region(op.body(), false, op.resultCount() > 0).attrDict(op);
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(from == null ? new Target(body(), List.of()) : new Target(null, results()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, 0, 0, -1);
  }
}
