// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.ParallelCombining;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/** Terminates the body of {@code scf.forall}. Its region combines the threads' slices of a tensor; with buffers, it is empty. */
public final class InParallelOp extends Op implements Pure, Terminator, SingleBlock, NoTerminator, GraphRegion {
  public static final OpDef<InParallelOp> DEF = OpDef.of("scf.forall.in_parallel", InParallelOp.class, InParallelOp::new)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.hasParent("scf.forall"))
      .syntax(OpSyntax.of(InParallelOp::parse, InParallelOp::print))
      .build();

  private InParallelOp(OpState<?> state) {
    super(state);
  }

  public Block body() {
    return region().entryBlock();
  }

  /** Whether the threads may insert slices into a value: one of the arguments for the outputs. */
  public boolean mayCombineInto(Value value) {
    return parentOp() instanceof ForallOp loop && loop.outputArguments().contains(value);
  }

  @Override
  protected void verify(Checker check) {
    for (Op op : body()) {
      if (op instanceof ParallelCombining) continue;
      check.error("expected only ParallelCombiningOpInterface ops");
      return;
    }
  }

  private static void parse(OpParser p, OpState<InParallelOp> state) {
    Region region = p.region(List.of());
    p.addBlockIfMissing(region);
    p.attrDict(state.regions(region));
  }

  private static void print(InParallelOp op, OpPrinter out) {
    out.text(" ").region(op.region(), false, false).attrDict(op);
  }
}
