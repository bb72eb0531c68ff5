// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.pdl.PdlSyntax;
import dev.freehold.pdl.PdlType;
import dev.freehold.pdl.RangeType;
import java.util.List;

/** What a rewrite does, and the handles that it makes from others or from constants. */
public final class InterpOp extends Op {
  static final List<OpDef<?>> DEFS = List.of(
      define("apply_rewrite").attr("name", AttrSets.STRING).operands("args", PdlType.ANY).results("results", PdlType.ANY)
          .assembly("$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict").build(),
      define("create_operation").attr("name", AttrSets.STRING).operands("inputOperands", RangeType.VALUE_OR_VALUES)
          .operands("inputAttributes", PdlType.ATTRIBUTE.set()).attr("inputAttributeNames", AttrSets.STRING_ARRAY)
          .operands("inputResultTypes", RangeType.TYPE_OR_TYPES).optionalAttr("inferredResultTypes", AttrSets.UNIT).operandSegments()
          .result("resultOp", PdlType.OPERATION.set())
          .directive("CreateOperationOpAttributes", PdlSyntax.attributes("inputAttributes", "inputAttributeNames"))
          .directive("CreateOperationOpResults", Directive.of(InterpSyntax::parseResults, InterpSyntax::printResults))
          .traits(InterpSyntax::checkCreated)
          .assembly("$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, "
              + "$inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) "
              + "attr-dict")
          .build(),
      define("erase").operand("inputOp", PdlType.OPERATION.set()).assembly("$inputOp attr-dict").build(),
      define("replace").operand("inputOp", PdlType.OPERATION.set()).operands("replValues", RangeType.VALUE_OR_VALUES)
          .assembly("$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict").build(),
      pure("create_attribute").attr("value", AttrSets.ANY).result("attribute", PdlType.ATTRIBUTE.set()).assembly("$value attr-dict-with-keyword")
          .build(),
      pure("create_range").operands("arguments", PdlType.ANY).result("result", RangeType.OF_TYPES_OR_VALUES)
          .directive("RangeType", PdlSyntax.rangeType()).traits(PdlSyntax::checkElements)
          .assembly("($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict").build(),
      pure("create_type").attr("value", AttrSets.TYPE).result("result", PdlType.TYPE.set()).assembly("$value attr-dict").build(),
      pure("create_types").attr("value", AttrSets.TYPE_ARRAY).result("result", RangeType.OF_TYPES).assembly("$value attr-dict").build(),
      pure("extract").operand("range", RangeType.OF_ANY).attr("index", AttrSets.nonNegative(AttrSets.I32)).result("result", PdlType.ANY)
          .typeFrom("`range` is a PDL range whose element type matches type of `result`", "result", "range", RangeType::new)
          .assembly("$index `of` $range `:` type($result) attr-dict").build(),
      pure("get_attribute").operand("inputOp", PdlType.OPERATION.set()).attr("name", AttrSets.STRING).result("attribute", PdlType.ATTRIBUTE.set())
          .assembly("$name `of` $inputOp attr-dict").build(),
      pure("get_attribute_type").operand("value", PdlType.ATTRIBUTE.set()).result("result", PdlType.TYPE.set()).assembly("`of` $value attr-dict")
          .build(),
      pure("get_defining_op").operand("value", RangeType.VALUE_OR_VALUES).result("inputOp", PdlType.OPERATION.set())
          .assembly("`of` $value `:` type($value) attr-dict").build(),
      pure("get_operand").operand("inputOp", PdlType.OPERATION.set()).attr("index", AttrSets.nonNegative(AttrSets.I32))
          .result("value", PdlType.VALUE.set()).assembly("$index `of` $inputOp attr-dict").build(),
      pure("get_operands").operand("inputOp", PdlType.OPERATION.set()).optionalAttr("index", AttrSets.nonNegative(AttrSets.I32))
          .result("value", RangeType.VALUE_OR_VALUES).assembly("($index^)? `of` $inputOp `:` type($value) attr-dict").build(),
      pure("get_result").operand("inputOp", PdlType.OPERATION.set()).attr("index", AttrSets.nonNegative(AttrSets.I32))
          .result("value", PdlType.VALUE.set()).assembly("$index `of` $inputOp attr-dict").build(),
      pure("get_results").operand("inputOp", PdlType.OPERATION.set()).optionalAttr("index", AttrSets.nonNegative(AttrSets.I32))
          .result("value", RangeType.VALUE_OR_VALUES).assembly("($index^)? `of` $inputOp `:` type($value) attr-dict").build(),
      pure("get_users").operand("value", RangeType.VALUE_OR_VALUES).result("operations", RangeType.OF_OPERATIONS)
          .assembly("`of` $value `:` type($value) attr-dict").build(),
      pure("get_value_type").operand("value", RangeType.VALUE_OR_VALUES).result("result", RangeType.TYPE_OR_TYPES)
          .typeFrom("`value` type matches arity of `result`", "result", "value",
              type -> type instanceof RangeType ? new RangeType(PdlType.VALUE) : PdlType.VALUE)
          .assembly("`of` $value `:` type($result) attr-dict").build());

  private InterpOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<InterpOp> define(String name) {
    return OpDef.of("pdl_interp." + name, InterpOp.class, InterpOp::new);
  }

  /** The same for an operation that only computes. */
  private static OpDefBuilder<InterpOp> pure(String name) {
    return define(name).pure();
  }
}
