// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;
import java.util.Set;

/** Reads or writes a variable at once: {@code omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32}. */
public final class AtomicOp extends Op {
  private static final OpDef<AtomicOp> READ = clauses(define("read").operand("x", Clauses.POINTER).operand("v", Clauses.POINTER)
      .attr("element_type", AttrSets.TYPE))
      .assembly("$v `=` $x " + Clauses.ATOMIC + " `:` type($v) `,` type($x) `,` $element_type attr-dict").build();
  private static final OpDef<AtomicOp> WRITE = clauses(define("write").operand("x", Clauses.POINTER).operand("expr", TypeSet.ANY))
      .assembly("$x `=` $expr " + Clauses.ATOMIC + " `:` type($x) `,` type($expr) attr-dict").build();
  static final List<OpDef<AtomicOp>> DEFS = List.of(READ, WRITE);

  private AtomicOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AtomicOp> define(String name) {
    return OpDef.of("omp.atomic." + name, AtomicOp.class, AtomicOp::new);
  }

  private static OpDefBuilder<AtomicOp> clauses(OpDefBuilder<AtomicOp> op) {
    return Clauses.memoryOrder(Clauses.hint(op));
  }

  /** What writes a value instead of an update, with the same clauses. */
  static OpState<?> write(Op update, Value value) {
    OpState<AtomicOp> write = WRITE.state().operands(update.operand(0), value);
    for (String clause : List.of("hint", "memory_order")) write.attr(clause, update.attr(clause));
    return write;
  }

  @Override
  protected void verify(Checker check) {
    if (def() == READ) {
      if (operand("x") == operand("v")) check.plainError("read and write must not be to the same location for atomic reads");
      verifyOrder(this, Set.of("acq_rel", "release"), "memory-order must not be acq_rel or release for atomic reads", check);
    } else {
      Type held = Clauses.variable(operand("x"));
      if (held != null && !held.equals(operand("expr").type())) check.plainError("address must dereference to value type");
      verifyOrder(this, Set.of("acq_rel", "acquire"), "memory-order must not be acq_rel or acquire for atomic writes", check);
    }
    ClauseChecks.hint(this, check);
  }

  static void verifyOrder(Op op, Set<String> wrong, String message, Checker check) {
    if (!check.failed() && op.attr("memory_order") instanceof ClauseEnumAttr order && wrong.contains(order.keyword())) check.plainError(message);
  }
}
