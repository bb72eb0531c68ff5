// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.scf;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.scf.ForallOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Replaces {@code scf.forall} by loops of one of two kinds. Upstream: {@code --scf-forall-to-for}, {@code --scf-forall-to-parallel}.
 *
 * <pre>
 *   scf.forall (%i, %j) in (%n, 4) {           scf.for %i = %c0 to %n step %c1 {
 *     …                                          scf.for %j = %c0 to %c4 step %c1 {
 *   }                                              …
 *                                                }
 *                                              }
 * </pre>
 *
 * <p>A loop that returns tensors is refused: bufferization removes its results.
 */
public final class ForallToLoops implements Pass {
  /** Nested loops, one for each index. */
  public static final PassInfo SEQUENTIAL = PassInfo.of("scf-forall-to-for", "SCFForallToForLoop",
      "Convert SCF forall loops to SCF for loops", options -> sequential());
  /** One parallel loop, which keeps the mapping to devices. */
  public static final PassInfo PARALLEL = PassInfo.of("scf-forall-to-parallel", "SCFForallToParallelLoop",
      "Convert SCF forall loops to SCF parallel loops", options -> parallel());

  private final PassInfo info;
  private final BiConsumer<ForallOp, Rewriter> lowering;

  private ForallToLoops(PassInfo info, BiConsumer<ForallOp, Rewriter> lowering) {
    this.info = info;
    this.lowering = lowering;
  }

  private static Pass sequential() {
    return new ForallToLoops(SEQUENTIAL, (loop, rewriter) -> SequentialLoops.nest(SequentialLoops.parallel(loop, rewriter), rewriter));
  }

  private static Pass parallel() {
    return new ForallToLoops(PARALLEL, SequentialLoops::parallel);
  }

  @Override
  public PassInfo info() {
    return info;
  }

  @Override
  public void run(Op root, PassContext cx) {
    List<ForallOp> loops = new ArrayList<>();
    root.walk(op -> {
      if (op instanceof ForallOp loop) loops.add(loop);
    });
    for (ForallOp loop : loops) {
      if (loop.outputs().isEmpty()) continue;
      cx.report(Diagnostic.error(loop.location(), "'scf.forall' op returns tensors; bufferize it first").see(loop));
      return;
    }
    loops.forEach(loop -> lowering.accept(loop, cx.rewriter()));
    if (loops.isEmpty()) cx.preserveAll();
  }
}
