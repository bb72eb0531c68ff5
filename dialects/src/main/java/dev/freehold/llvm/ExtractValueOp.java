// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A part of a structure or array: {@code llvm.extractvalue %s[1, 0] : !llvm.struct<(i8, struct<(i32)>)>}. */
public final class ExtractValueOp extends Op implements Pure {
  public static final OpDef<ExtractValueOp> DEF = OpDef.of("llvm.extractvalue", ExtractValueOp.class, ExtractValueOp::new)
      .operand("container", TypeSet.ANY)
      .attr("position", AttrSets.DENSE_I64_ARRAY)
      .result("res", TypeSet.ANY)
      .inferResults(ExtractValueOp::infer)
      .directive("InsertExtractValueElementType", Aggregates.noText())
      .assembly("$container `` $position attr-dict `:` type($container) "
          + "custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))")
      .build();

  private ExtractValueOp(OpState<?> state) {
    super(state);
  }

  private static List<Type> infer(OpState<ExtractValueOp> state) {
    Type part = Aggregates.part(state.operands().getFirst().type(), state.attr("position"));
    return part == null ? null : List.of(part);
  }
}
