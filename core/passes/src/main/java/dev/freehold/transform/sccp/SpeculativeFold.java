// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.sccp;

import dev.freehold.ir.IrListener;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.pass.PassContext;
import dev.freehold.rewrite.Folding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Folds a copy of an operation that has constants as operands, and leaves the program as it was. */
final class SpeculativeFold {
  private final List<Op> made = new ArrayList<>();
  private final Rewriter rewriter;

  SpeculativeFold(PassContext cx) {
    rewriter = new Rewriter(cx.registry(), cx.profile(), cx.callees(), new IrListener() {
      @Override
      public void inserted(Op op, boolean moved) {
        made.add(op);
      }

      @Override
      public void erased(Op op) {
        made.remove(op);
      }
    });
  }

  /**
   * Returns what is known of the results.
   *
   * @param known what is known of a value; never null for an operand
   * @return null if the results vary
   */
  @Nullable
  List<Known> of(Op op, Function<Value, @Nullable Known> known) {
    rewriter.before(op);
    IrMapping constants = new IrMapping();
    for (Value operand : op.operands()) {
      Known value = known.apply(operand);
      if (value == null || value.constant() == null || constants.contains(operand)) continue;
      Op constant = rewriter.createConstant(rewriter.registry().dialect(value.dialect()), value.constant(), operand.type());
      if (constant != null) constants.map(operand, constant.result());
    }
    Op copy = rewriter.clone(op, constants);
    List<Folded> folded = Folding.results(copy, rewriter);
    List<Known> results = folded == null || folded.isEmpty() ? null : folded.stream().map(each -> asKnown(each, op, known)).toList();
    while (!made.isEmpty()) rewriter.erase(made.getLast());
    return results;
  }

  private Known asKnown(Folded folded, Op op, Function<Value, @Nullable Known> known) {
    if (!(folded instanceof Value value)) return new Known((Attribute) folded, op.def().dialect());
    Op definition = value.definingOp();
    if (definition instanceof ConstantLike constant) return new Known(constant.value(), definition.def().dialect());
    Known same = known.apply(value);
    return same == null ? Known.VARIES : same;
  }
}
