// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;

/** What a loop tells LLVM about itself ({@code #llvm.loop_annotation<…>}) is said by the branch back to its head. */
final class LoopAnnotations {
  private LoopAnnotations() {}

  static void copy(Op loop, Op branch, Rewriter rewriter) {
    rewriter.setDiscardableAttrs(branch, loop.discardableAttrs().only(name -> loop.discardableAttrs().require(name).dialect().equals("llvm")));
  }
}
