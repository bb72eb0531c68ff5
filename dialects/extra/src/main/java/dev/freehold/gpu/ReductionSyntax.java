// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.text.Directive;

/** The keyword of the operator, which may be absent where there is a region. */
final class ReductionSyntax {
  private static final String ATTRIBUTE = "op";

  private ReductionSyntax() {}

  /** Declares the directive {@code custom<AllReduceOperation>($op)}. */
  static <O extends Op> OpDefBuilder<O> in(OpDefBuilder<O> builder) {
    return builder.directive("AllReduceOperation", Directive.of(
        (p, state) -> {
          if (GpuEnums.REDUCTION.mayBegin(p)) state.attr(ATTRIBUTE, GpuEnums.REDUCTION.parse(p));
        },
        (op, out) -> {
          if (op.attr(ATTRIBUTE) != null) GpuEnums.REDUCTION.print(out, op.attr(ATTRIBUTE));
        }));
  }
}
