// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.text.Directive;

/** The word for how values are combined, which may be absent where a region says it. */
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
