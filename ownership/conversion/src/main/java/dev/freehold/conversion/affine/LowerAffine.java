// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.affine;

import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.Conversion;
import java.util.Set;

/**
 * Replaces the operations of {@code affine} by arithmetic, structured control flow and accesses to memory. Upstream: {@code --lower-affine}.
 *
 * <pre>
 *   affine.for %i = 0 to %n {                          %lb = arith.constant 0 : index
 *     %v = affine.load %m[%i * 2 + 1] : …              %step = arith.constant 1 : index
 *     …                                                scf.for %i = %lb to %n step %step {
 *   }                                                    %c2 = arith.constant 2 : index
 *                                                        %a = arith.muli %i, %c2 overflow&lt;nsw&gt; : index
 *                                                        %c1 = arith.constant 1 : index
 *                                                        %b = arith.addi %a, %c1 : index
 *                                                        %v = memref.load %m[%b] : …
 *                                                        …
 *                                                      }
 * </pre>
 *
 * <p>What can be folded is folded on the way, as in the reference. What no way leads to is left alone.
 */
public record LowerAffine() implements Pass {
  public static final PassInfo INFO = PassInfo.of("lower-affine", "LowerAffinePass",
      "Lower Affine operations to a combination of Arith and SCF operations", options -> new LowerAffine());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    Conversion.Goal goal = Conversion.Goal.possible(Set.of("arith", "memref", "scf", "vector"), op -> op.def().dialect().equals("affine"));
    boolean changed = Conversion.run(root, goal, (op, rewriter) -> new AffineLowering(op, rewriter).lower(), cx);
    if (!changed) cx.preserveAll();
  }
}
