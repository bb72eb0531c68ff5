// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.preparation.PrivateTwins;
import dev.freehold.dealloc.lastuse.remarks.DeallocationStatistics;
import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;

/**
 * Frees each buffer at the first point where no handle that may still reach it will be used, on each path:
 *
 * <pre>
 *   %a = memref.alloc() …                       %a = memref.alloc() …
 *   cf.cond_br %c, ^uses, ^allocates            cf.cond_br %c, ^uses, ^allocates
 * ^uses:                                      ^uses:
 *   %x = memref.load %a[%i] …                   %x = memref.load %a[%i] …
 *   cf.br ^end                                  memref.dealloc %a
 *                                               cf.br ^end
 * ^allocates:                                 ^allocates:
 *   %b = memref.alloc() …                       memref.dealloc %a
 *                                               %b = memref.alloc() …
 * </pre>
 */
public record LastUseDeallocation(LastUseOptions options) implements Pass {
  public static final PassInfo INFO = PassInfo.of("last-use-buffer-deallocation", "LastUseBufferDeallocationPass",
      "Frees each buffer behind its last use on each path", options -> new LastUseDeallocation(LastUseOptions.of(options)))
      .options(LastUseOptions.ALL).statistics(DeallocationStatistics.ALL);

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Refusals.report(root, options, cx);
    if (cx.failed()) return;
    PrivateTwins.make(root, options, cx);
    new LastUseRun(root, options, cx).run();
  }
}
