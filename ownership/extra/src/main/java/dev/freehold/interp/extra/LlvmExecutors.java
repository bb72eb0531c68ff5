// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.llvm.GepOp;
import java.util.Arrays;
import java.util.List;

/** The executors of llvm. */
public final class LlvmExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(GepOp.class, LlvmExecutors::address);
  }

  /** A pointer into what another points to. Two that come by the same indices from the same one are equal. */
  private record Address(Object base, Type element, List<Long> indices) {}

  /** Whether an index is an operand or a constant makes no difference; a pointer moved by nothing is the same pointer. */
  private static void address(GepOp op, Emitter out) {
    if (op.result().type() instanceof VectorType) {
      out.leaveToEnvironment();
      return;
    }
    int base = out.slot(op.operand("base"));
    MixedSizes indices = MixedSizes.of(op.indices(), out);
    int result = out.slot(op.result());
    Type element = op.elementType();
    out.act(frame -> {
      long[] numbers = indices.get(frame);
      boolean moved = Arrays.stream(numbers).anyMatch(each -> each != 0);
      frame.refs[result] = moved ? new Address(frame.refs[base], element, Arrays.stream(numbers).boxed().toList()) : frame.refs[base];
    });
  }
}
