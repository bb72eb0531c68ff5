// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Location;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.YieldOp;
import java.util.List;

/** {@code scf.if %owned { yield %buffer } else { yield (clone %buffer) }}. */
final class CopyUnlessOwned {
  private CopyUnlessOwned() {}

  static Value create(Owners.Owned owned, Location location, Rewriter rewriter) {
    IfOp choice = rewriter.create(IfOp.of(owned.indicator(), List.of(owned.buffer().type())).at(location));
    rewriter.atEnd(rewriter.createBlock(choice.thenRegion()));
    rewriter.create(YieldOp.of(List.of(owned.buffer())).at(location));
    rewriter.atEnd(rewriter.createBlock(choice.elseRegion()));
    Value copy = rewriter.create(CloneOp.of(owned.buffer()).at(location)).result();
    rewriter.create(YieldOp.of(List.of(copy)).at(location));
    rewriter.after(choice);
    return choice.result();
  }
}
