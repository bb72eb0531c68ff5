// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.Conversion;
import java.util.Set;

/**
 * Turns every {@code bufferization.dealloc} into deallocations under conditions. Upstream: {@code --bufferization-lower-deallocations}.
 *
 * <pre>
 *                                                        %p = memref.extract_aligned_pointer_as_index %a …
 *                                                        %q = memref.extract_aligned_pointer_as_index %r …
 *   %0 = bufferization.dealloc (%a …) if (%own)          %other = arith.cmpi ne, %p, %q : index
 *       retain (%r …)                                    %free = arith.andi %other, %own : i1
 *                                                        scf.if %free { memref.dealloc %a … }
 *                                                        %same = arith.xori %other, %true : i1
 *                                                        %0 = arith.andi %same, %own : i1
 * </pre>
 *
 * <p>Several buffers are compared by a function that is added to the module. What frees a buffer is what its allocation says
 * ({@link DeallocationOps}); the reference takes {@code memref.dealloc} for all, and leaks buffers under several names
 * ({@link HiddenOwnership}).
 */
public record LowerDeallocations() implements Pass {
  public static final PassInfo INFO = PassInfo.of("bufferization-lower-deallocations", "LowerDeallocationsPass",
      "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations", options -> new LowerDeallocations());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    if (!(root instanceof ModuleOp || root instanceof FunctionLike)) {
      cx.report(Diagnostic.error(root.location(), "root operation must be a builtin.module or a function"));
      return;
    }
    DeallocLowering lowering = DeallocLowering.in(root, cx);
    Conversion.run(root,
        Conversion.Goal.required(Set.of("arith", "func", "memref", "scf"), op -> op instanceof DeallocOp || lowering.copiesOtherwise(op)),
        lowering, cx);
  }
}
