// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.pdl.PdlType;
import dev.freehold.pdl.RangeType;
import java.util.List;

/** Where to go on, by what a handle refers to. */
public final class CheckOp extends Op implements Pure, Terminator {
  private static final AttrSet TYPE_ARRAYS = AttrSets.arrayOf("type-array array attribute", AttrSets.TYPE_ARRAY);

  static final List<OpDef<?>> DEFS = List.of(
      define("are_equal").operand("lhs", PdlType.ANY).operand("rhs", PdlType.ANY).successor("trueDest").successor("falseDest")
          .traits(Traits.SAME_TYPE_OPERANDS).assembly("operands `:` type($lhs) attr-dict `->` successors").build(),
      define("branch").successor("dest").assembly("$dest attr-dict").build(),
      define("check_attribute").operand("attribute", PdlType.ATTRIBUTE.set()).attr("constantValue", AttrSets.ANY).successor("trueDest")
          .successor("falseDest").assembly("$attribute `is` $constantValue attr-dict `->` successors").build(),
      define("check_operand_count").operand("inputOp", PdlType.OPERATION.set()).attr("count", AttrSets.nonNegative(AttrSets.I32))
          .optionalAttr("compareAtLeast", AttrSets.UNIT).successor("trueDest").successor("falseDest")
          .assembly("`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors").build(),
      define("check_operation_name").operand("inputOp", PdlType.OPERATION.set()).attr("name", AttrSets.STRING).successor("trueDest")
          .successor("falseDest").assembly("`of` $inputOp `is` $name attr-dict `->` successors").build(),
      define("check_result_count").operand("inputOp", PdlType.OPERATION.set()).attr("count", AttrSets.nonNegative(AttrSets.I32))
          .optionalAttr("compareAtLeast", AttrSets.UNIT).successor("trueDest").successor("falseDest")
          .assembly("`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors").build(),
      define("check_type").operand("value", PdlType.TYPE.set()).attr("type", AttrSets.TYPE).successor("trueDest").successor("falseDest")
          .assembly("$value `is` $type attr-dict `->` successors").build(),
      define("check_types").operand("value", RangeType.OF_TYPES).attr("types", AttrSets.TYPE_ARRAY).successor("trueDest").successor("falseDest")
          .assembly("$value `are` $types attr-dict `->` successors").build(),
      define("continue").traits(Traits.hasParent("pdl_interp.foreach")).assembly("attr-dict").build(),
      define("finalize").assembly("attr-dict").build(),
      define("is_not_null").operand("value", PdlType.ANY).successor("trueDest").successor("falseDest")
          .assembly("$value `:` type($value) attr-dict `->` successors").build(),
      define("switch_attribute").operand("attribute", PdlType.ATTRIBUTE.set()).attr("caseValues", AttrSets.ARRAY).traits(SwitchVerifier::cases)
          .successor("defaultDest")
          .successors("cases").assembly("$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest").build(),
      define("switch_operand_count").operand("inputOp", PdlType.OPERATION.set()).attr("caseValues", AttrSets.I32_ELEMENTS)
          .traits(SwitchVerifier::cases).successor("defaultDest")
          .successors("cases").assembly("`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest").build(),
      define("switch_operation_name").operand("inputOp", PdlType.OPERATION.set()).attr("caseValues", AttrSets.STRING_ARRAY)
          .traits(SwitchVerifier::cases).successor("defaultDest")
          .successors("cases").assembly("`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest").build(),
      define("switch_result_count").operand("inputOp", PdlType.OPERATION.set()).attr("caseValues", AttrSets.I32_ELEMENTS)
          .traits(SwitchVerifier::cases).successor("defaultDest")
          .successors("cases").assembly("`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest").build(),
      define("switch_type").operand("value", PdlType.TYPE.set()).attr("caseValues", AttrSets.TYPE_ARRAY).traits(SwitchVerifier::cases)
          .successor("defaultDest").successors("cases")
          .assembly("$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest").build(),
      define("switch_types").operand("value", RangeType.OF_TYPES).attr("caseValues", TYPE_ARRAYS).traits(SwitchVerifier::cases)
          .successor("defaultDest").successors("cases")
          .assembly("$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest").build());

  private CheckOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<CheckOp> define(String name) {
    return OpDef.of("pdl_interp." + name, CheckOp.class, CheckOp::new);
  }
}
