// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.Conversion;
import java.util.List;
import java.util.Set;

/**
 * Turns the operations of {@code bufferization} into those of {@code memref}; there is none for some of them. Upstream:
 * {@code --convert-bufferization-to-memref}.
 *
 * <pre>
 *   %b = bufferization.clone %a : memref&lt;?xf32&gt; …         %n = memref.dim %a, %c0 …
 *                                                        %b = memref.alloc(%n) : memref&lt;?xf32&gt;
 *                                                        memref.copy %a, %b …
 *   bufferization.dealloc (%b …) if (%own)               scf.if %own { memref.dealloc %b … }
 * </pre>
 *
 * <p>Deallocations are lowered as by {@link LowerDeallocations}.
 */
public record ConvertBufferizationToMemref() implements Pass {
  public static final PassInfo INFO = PassInfo.of("convert-bufferization-to-memref", "ConvertBufferizationToMemRefPass",
      "Convert operations from the Bufferization dialect to the MemRef dialect", options -> new ConvertBufferizationToMemref());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    DeallocLowering deallocs = DeallocLowering.in(root, cx);
    Conversion.Goal goal = Conversion.Goal.required(Set.of("arith", "func", "memref", "scf"), op -> op.def().dialect().equals("bufferization"));
    Conversion.run(root, goal, (op, rewriter) -> switch (op) {
      case CloneOp clone when !deallocs.copiesOtherwise(clone) -> {
        Value copy = new CloneLowering(clone, rewriter).lower();
        yield copy == null ? null : List.of(copy);
      }
      case CloneOp clone -> deallocs.lower(clone, rewriter);
      case DeallocOp dealloc -> deallocs.lower(dealloc, rewriter);
      default -> null;
    }, cx);
  }
}
