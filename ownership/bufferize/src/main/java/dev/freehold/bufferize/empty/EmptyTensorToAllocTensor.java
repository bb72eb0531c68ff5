// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.empty;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Rewriter;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import dev.freehold.tensor.EmptyOp;
import java.util.List;

/** Each {@code tensor.empty} becomes a {@code bufferization.alloc_tensor}: a shape becomes a buffer. */
public record EmptyTensorToAllocTensor() implements Pass {
  public static final PassInfo INFO = PassInfo.of("empty-tensor-to-alloc-tensor", "EmptyTensorToAllocTensorPass",
      "Replace all empty ops by alloc_tensor ops.", options -> new EmptyTensorToAllocTensor());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    List<Pattern<? super Op>> patterns = List.of((op, rw) -> replace((EmptyOp) op, rw));
    GreedyDriver.rewrite(root, cx, (op, own) -> def -> def == EmptyOp.DEF ? patterns : List.of(), GreedyOptions.DEFAULT);
  }

  private static void replace(EmptyOp op, Rewriter rw) {
    rw.replaceWith(op, AllocTensorOp.of(op.type(), op.dynamicSizes(), List.of(), List.of()));
  }
}
