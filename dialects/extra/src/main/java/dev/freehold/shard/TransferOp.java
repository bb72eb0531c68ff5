// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Sends a tensor to a device of the group, or receives one: {@code shard.send %t on @grid grid_axes = [0] destination = [1] : ...}. */
public final class TransferOp extends Op implements Exchange {
  static final List<OpDef<TransferOp>> DEFS = List.of(
      define("send").with(send -> Exchange.device("destination", send)).assembly(GROUPS + Exchange.deviceText("destination")).build(),
      define("recv")
          .optionalAttr("source", AttrSets.DENSE_I64_ARRAY)
          .operands("source_dynamic", TypeSets.INDEX)
          .directive("DynamicIndexList", DynamicIndexList.of("source_dynamic", "source"))
          .assembly(GROUPS + "(`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict `:` functional-type(operands, results)")
          .build());

  private TransferOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<TransferOp> define(String name) {
    return Exchange.with(OpDef.of("shard." + name, TransferOp.class, TransferOp::new), TypeSets.NON_ZERO_RANK_TENSOR)
        .result("result", TypeSets.RANKED_TENSOR)
        .traits(Agreement.inShape("input", "result"), Agreement.inElement("input", "result"))
        .canonicalize("EmptyGridAxesCanonicalizationPattern", Exchange::alone);
  }

  @Override
  public void verifyIn(GridOp grid, long[] axes, Checker check) {
    String peer = def() == DEFS.getFirst() ? "destination" : "source";
    if (hasAttr(peer)) Grids.checkDevice(this, peer, grid, axes, check);
  }
}
