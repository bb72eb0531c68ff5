// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.linalg;

import dev.freehold.affine.ApplyOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Pattern;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import dev.freehold.rewrite.PatternSource;
import java.util.List;

/**
 * Replaces structured operations on buffers by loops over loads and stores. Upstream: {@code --convert-linalg-to-loops}.
 *
 * <pre>
 *   linalg.fill ins(%f : f32)                           scf.for %i = %c0 to %n step %c1 {
 *       outs(%m : memref&lt;?xf32&gt;)                           memref.store %f, %m[%i] : memref&lt;?xf32&gt;
 *                                                       }
 * </pre>
 *
 * <p>What has a tensor among its operands is left alone. As in the reference, everything is folded on the way, and dead code goes.
 */
public record ConvertLinalgToLoops() implements Pass {
  public static final PassInfo INFO = PassInfo.of("convert-linalg-to-loops", "ConvertLinalgToLoopsPass",
      "Lower the operations from the linalg dialect into loops", options -> new ConvertLinalgToLoops());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    PatternSource patterns = patterns();
    GreedyDriver.rewrite(root, cx, (scope, own) -> patterns, GreedyOptions.DEFAULT);
  }

  /** The loops, and the canonicalizations of what their bounds and indices are made of, without those that other operations bring. */
  private static PatternSource patterns() {
    PatternSource canonicalizations = PatternSource.ownCanonicalizations();
    List<Pattern<? super Op>> loops = List.of(LoopNest::replace);
    return def -> {
      if (def.dialect().equals("linalg")) return loops;
      return isBoundOrIndex(def) ? canonicalizations.of(def) : List.of();
    };
  }

  private static boolean isBoundOrIndex(OpDef<?> def) {
    return def == ApplyOp.DEF || def == dev.freehold.memref.DimOp.DEF || def == dev.freehold.tensor.DimOp.DEF;
  }
}
