// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.pdl.PdlSyntax;
import dev.freehold.pdl.PdlType;
import dev.freehold.pdl.RangeType;
import java.util.List;

/** What a rewrite does. */
public final class InterpOp extends Op {
  static final List<OpDef<?>> DEFS = List.of(
      define("apply_rewrite").attr("name", AttrSets.STRING).operands("args", PdlType.ANY).results("results", PdlType.ANY)
          .assembly("$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict").build(),
      define("create_operation").attr("name", AttrSets.STRING).operands("inputOperands", RangeType.VALUE_OR_VALUES)
          .operands("inputAttributes", PdlType.ATTRIBUTE.set()).attr("inputAttributeNames", AttrSets.STRING_ARRAY)
          .operands("inputResultTypes", RangeType.TYPE_OR_TYPES).optionalAttr("inferredResultTypes", AttrSets.UNIT).operandSegments()
          .result("resultOp", PdlType.OPERATION.set())
          .directive("CreateOperationOpAttributes", PdlSyntax.attributes("inputAttributes", "inputAttributeNames"))
          .directive("CreateOperationOpResults", Directive.of(InterpSyntax::parseResults, InterpSyntax::printResults)).traits(InterpSyntax::checkCreated)
          .assembly("$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, "
              + "$inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) "
              + "attr-dict").build(),
      define("erase").operand("inputOp", PdlType.OPERATION.set()).assembly("$inputOp attr-dict").build(),
      define("replace").operand("inputOp", PdlType.OPERATION.set()).operands("replValues", RangeType.VALUE_OR_VALUES)
          .assembly("$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict").build());

  private InterpOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<InterpOp> define(String name) {
    return OpDef.of("pdl_interp." + name, InterpOp.class, InterpOp::new);
  }
}
