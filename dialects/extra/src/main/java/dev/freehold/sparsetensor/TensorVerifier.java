// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import org.jspecify.annotations.Nullable;

/** What must hold for whole tensors and their iteration, with the messages of the reference. */
final class TensorVerifier {
  private TensorVerifier() {}

  static void concatenated(Op op, Checker check) {
    TensorType whole = SparseSets.tensor(op.result());
    long dim = SparseSets.number(op, "dimension");
    if (op.operandCount() <= 1) {
      check.plainError("Need at least two tensors to concatenate.");
      return;
    }
    if (dim >= whole.rank()) {
      check.plainError("Concat-dimension is out of bounds for dimension-rank (" + dim + " >= " + whole.rank() + ")");
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      TensorType parameter = SparseSets.tensor(op.operand(i));
      if (!parameter.hasStaticShape()) {
        check.plainError("Input tensor $" + i + " has dynamic shape");
        return;
      }
      if (parameter.rank() != whole.rank()) {
        check.plainError(
            "Input tensor $" + i + " has a different rank (rank=" + parameter.rank() + ") from the output tensor (rank=" + whole.rank() + ").");
        return;
      }
    }
    for (int d = 0; d < whole.rank(); d++) {
      String wrong = d == dim ? sum(op, whole.size(d), d) : equal(op, whole.size(d), d);
      if (wrong == null) continue;
      check.plainError(wrong);
      return;
    }
  }

  private static @Nullable String sum(Op op, long size, int d) {
    if (Shape.isDynamic(size)) return null;
    long sum = 0;
    for (Value parameter : op.operands()) sum += SparseSets.tensor(parameter).size(d);
    return sum == size ? null
        : "The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.";
  }

  private static @Nullable String equal(Op op, long size, int d) {
    long before = size;
    for (Value parameter : op.operands()) {
      long here = SparseSets.tensor(parameter).size(d);
      if (!Shape.isDynamic(before) && here != before) return "All dimensions (expect for the concatenating one) should be equal.";
      before = here;
    }
    return null;
  }

  static void space(Op op, Checker check) {
    long low = SparseSets.number(op, "loLvl");
    if (low >= SparseSets.number(op, "hiLvl")) {
      check.error("expected smaller level low than level high");
    } else if ((op.operandCount() == 1) != (low == 0)) {
      check.error("parent iterator should be specified iff level lower bound equals 0");
    } else if (op.operandCount() == 2) {
      IterationType parent = (IterationType) op.operand(1).type();
      if (!parent.encoding().equals(SparseSets.encoding(op.operand("tensor")))) {
        check.error("mismatch in parent iterator encoding and iteration space encoding.");
      } else if (parent.high() != low) {
        check.error("parent iterator should be used to extract an iteration space from a consecutive level.");
      }
    }
  }

  static void extracted(Op op, Checker check) {
    IterationType iterator = (IterationType) op.operand("iterator").type();
    EncodingAttr encoding = SparseSets.encoding(op.operand("tensor"));
    if (!iterator.encoding().equals(encoding)) check.error("mismatch in tensor encoding and iterator encoding.");
    else if (iterator.high() != encoding.levelCount()) check.error("must use last-level iterator to extract values. ");
  }
}
