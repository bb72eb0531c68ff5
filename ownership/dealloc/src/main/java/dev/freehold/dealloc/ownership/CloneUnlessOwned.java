// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.YieldOp;
import java.util.List;

/** Makes a memref that is owned: {@code scf.if %owned { yield %memref } else { yield (clone %memref) }}. */
final class CloneUnlessOwned {
  private CloneUnlessOwned() {}

  static Value create(DeallocBuilder.UniqueOwner owner, Location location, Rewriter rewriter) {
    IfOp choice = rewriter.create(IfOp.of(owner.indicator(), List.of(owner.memref().type())).at(location));
    rewriter.atEnd(rewriter.createBlock(choice.thenRegion()));
    rewriter.create(YieldOp.of(List.of(owner.memref())).at(location));
    rewriter.atEnd(rewriter.createBlock(choice.elseRegion()));
    Value clone = rewriter.create(CloneOp.of(owner.memref()).at(location)).result();
    rewriter.create(YieldOp.of(List.of(clone)).at(location));
    rewriter.after(choice);
    return choice.result();
  }
}
