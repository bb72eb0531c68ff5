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
 * Replaces structured operations on buffers by loops over loads and stores. Upstream: {@code --convert-linalg-to-loops},
 * {@code --convert-linalg-to-parallel-loops}, {@code --convert-linalg-to-affine-loops}.
 *
 * <pre>
 *   linalg.fill ins(%f : f32)                           scf.for %i = %c0 to %n step %c1 {
 *       outs(%m : memref&lt;?xf32&gt;)                           memref.store %f, %m[%i] : memref&lt;?xf32&gt;
 *                                                       }
 * </pre>
 *
 * <p>What has a tensor among its operands is left alone. As in the reference, everything is folded on the way, and dead code goes.
 */
public final class ConvertLinalgToLoops implements Pass {
  /** Loops of {@code scf}. */
  public static final PassInfo INFO = PassInfo.of("convert-linalg-to-loops", "ConvertLinalgToLoopsPass",
      "Lower the operations from the linalg dialect into loops", options -> sequential());
  /** Loops of {@code scf}, of which those with independent iterations are parallel. */
  public static final PassInfo PARALLEL = PassInfo.of("convert-linalg-to-parallel-loops", "ConvertLinalgToParallelLoopsPass",
      "Lower the operations from the linalg dialect into parallel loops", options -> parallel());
  /** Loops of {@code affine}. */
  public static final PassInfo AFFINE = PassInfo.of("convert-linalg-to-affine-loops", "ConvertLinalgToAffineLoopsPass",
      "Lower the operations from the linalg dialect into affine loops", options -> affine());

  private final PassInfo info;
  private final LoopForm form;

  private ConvertLinalgToLoops(PassInfo info, LoopForm form) {
    this.info = info;
    this.form = form;
  }

  private static Pass sequential() {
    return new ConvertLinalgToLoops(INFO, new ScfLoops(false));
  }

  private static Pass parallel() {
    return new ConvertLinalgToLoops(PARALLEL, new ScfLoops(true));
  }

  private static Pass affine() {
    return new ConvertLinalgToLoops(AFFINE, new AffineLoops());
  }

  @Override
  public PassInfo info() {
    return info;
  }

  @Override
  public void run(Op root, PassContext cx) {
    PatternSource patterns = patterns();
    GreedyDriver.rewrite(root, cx, (scope, own) -> patterns, GreedyOptions.DEFAULT);
  }

  /** The loops, and the canonicalizations of what their bounds and indices are made of, without those that other operations bring. */
  private PatternSource patterns() {
    PatternSource canonicalizations = PatternSource.ownCanonicalizations();
    List<Pattern<? super Op>> loops = List.of((op, rewriter) -> LoopNest.replace(op, form, rewriter));
    return def -> {
      if (def.dialect().equals("linalg")) return loops;
      return isBoundOrIndex(def) ? canonicalizations.of(def) : List.of();
    };
  }

  private static boolean isBoundOrIndex(OpDef<?> def) {
    return def == ApplyOp.DEF || def == dev.freehold.memref.DimOp.DEF || def == dev.freehold.tensor.DimOp.DEF;
  }
}
