// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;

/**
 * Simplifies {@code bufferization.dealloc} by what is known of the origins of its buffers. Upstream:
 * {@code --buffer-deallocation-simplification}.
 *
 * <pre>
 *   %a = memref.alloc() …                                bufferization.dealloc (%a …) if (%own)
 *   %b = memref.alloc() …                                %0 = bufferization.dealloc (%b …) if (%c) retain (%r …)
 *   %0 = bufferization.dealloc (%a, %b …)
 *       if (%own, %c) retain (%r …)                      (if %r may be %b, but not %a)
 * </pre>
 */
public record BufferDeallocationSimplification() implements Pass {
  public static final PassInfo INFO = PassInfo.of("buffer-deallocation-simplification", "BufferDeallocationSimplificationPass",
      "Optimizes `bufferization.dealloc` operation for more efficient codegen", options -> new BufferDeallocationSimplification());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    GreedyDriver.rewrite(root, cx, (scope, own) -> new DeallocRules(BufferOrigin.withoutFunctions(scope, own.registry()), own),
        GreedyOptions.KEEPING_BLOCKS);
  }
}
