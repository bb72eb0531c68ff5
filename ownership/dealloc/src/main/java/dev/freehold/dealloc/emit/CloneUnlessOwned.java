// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.emit;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import java.util.List;

/** Makes a memref that is owned: {@code scf.if %owned { yield %memref } else { yield (clone %memref) }}. */
public final class CloneUnlessOwned {
  private CloneUnlessOwned() {}

  public static Value create(Value memref, Value owned, Rewriter rewriter) {
    return ScfCode.choose(owned, List.of(memref.type()), rewriter,
        () -> List.of(memref),
        () -> rewriter.create(CloneOp.of(memref)).results()).getFirst();
  }
}
