// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** A structure or array with an element replaced: {@code llvm.insertvalue %x, %s[0] : !llvm.struct<(ptr, i32)>}. */
public final class InsertValueOp extends Op implements Pure {
  public static final OpDef<InsertValueOp> DEF = OpDef.of("llvm.insertvalue", InsertValueOp.class, InsertValueOp::new)
      .operand("container", LlvmTypes.AGGREGATES)
      .operand("value", LlvmTypes.PRIMITIVES)
      .attr("position", AttrSets.DENSE_I64_ARRAY)
      .result("res", LlvmTypes.AGGREGATES)
      .sameType("container", "res")
      .inferResults(state -> List.of(state.operands().getFirst().type()))
      .directive("InsertExtractValueElementType", Aggregates.typeOfPart("value"))
      .assembly("$value `,` $container `` $position attr-dict `:` type($container) "
          + "custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))")
      .build();

  private InsertValueOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Type parameter = Aggregates.parameter(operand("container").type(), attr("position", Attribute.class), check::error);
    if (parameter == null || parameter.equals(operand("value").type())) return;
    check.error("Type mismatch: cannot insert " + Printing.quoted(operand("value").type()) + " into " + Printing.quoted(operand("container").type()));
  }
}
