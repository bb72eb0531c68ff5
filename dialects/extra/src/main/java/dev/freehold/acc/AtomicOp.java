// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Reads or writes a variable at once: {@code acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32}. */
public final class AtomicOp extends Op {
  private static final OpDef<AtomicOp> READ = define("read").operand("x", AccTypes.POINTER).operand("v", AccTypes.POINTER)
      .attr("element_type", AttrSets.TYPE).optionalOperand("ifCond", TypeSets.I1)
      .assembly("oilist(" + Clauses.IF + ") $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict").build();
  private static final OpDef<AtomicOp> WRITE = define("write").operand("x", AccTypes.POINTER).operand("expr", TypeSet.ANY)
      .optionalOperand("ifCond", TypeSets.I1)
      .assembly("oilist(" + Clauses.IF + ") $x `=` $expr `:` type($x) `,` type($expr) attr-dict").build();
  static final List<OpDef<AtomicOp>> DEFS = List.of(READ, WRITE);

  private AtomicOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AtomicOp> define(String name) {
    return OpDef.of("acc.atomic." + name, AtomicOp.class, AtomicOp::new);
  }

  /** What writes a value instead of an update, under the same condition. */
  static OpState<?> write(AtomicRegionOp update, Value value) {
    return WRITE.state().operands(update.operand("x"), value).operands(update.operandSegment("ifCond"));
  }

  @Override
  protected void verify(Checker check) {
    if (def() == READ && operand("x") == operand("v")) {
      check.plainError("read and write must not be to the same location for atomic reads");
    } else if (def() == WRITE) {
      Type held = AccTypes.variable(operand("x").type());
      if (held != null && !held.equals(operand("expr").type())) check.plainError("address must dereference to value type");
    }
  }
}
