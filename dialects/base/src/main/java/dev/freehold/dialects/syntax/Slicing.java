// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;

/**
 * An operation on a slice: offsets, sizes and strides, each of them static or an operand.
 * They are its first three attributes and its last three operand segments.
 */
public interface Slicing {
  /** How assembly formats write the three lists one after another. */
  String LISTS = "custom<Offsets>($offsets, $static_offsets) custom<Sizes>($sizes, $static_sizes) custom<Strides>($strides, $static_strides)";

  /** Adds the three lists to a declaration that has its other operands already. */
  static <O extends Op & Slicing> void declare(OpDefBuilder<O> declaration) {
    declaration
        .operands("offsets", TypeSets.INDEX)
        .operands("sizes", TypeSets.INDEX)
        .operands("strides", TypeSets.INDEX)
        .attr("static_offsets", AttrSets.DENSE_I64_ARRAY)
        .attr("static_sizes", AttrSets.DENSE_I64_ARRAY)
        .attr("static_strides", AttrSets.DENSE_I64_ARRAY)
        .operandSegments()
        .directive("Offsets", DynamicIndexList.of("offsets", "static_offsets"))
        .directive("Sizes", DynamicIndexList.of("sizes", "static_sizes"))
        .directive("Strides", DynamicIndexList.of("strides", "static_strides"));
  }

  default MixedValues offsets() {
    return list(0);
  }

  default MixedValues sizes() {
    return list(1);
  }

  default MixedValues strides() {
    return list(2);
  }

  private MixedValues list(int i) {
    return MixedValues.of(prop(i), numbers(i));
  }

  /** The operands among the offsets (0), sizes (1) or strides (2). */
  default OperandRange numbers(int list) {
    return operandSegment(def().operandSegmentDefs().size() - 3 + list);
  }

  /** As {@link Op} has it. */
  OpDef<?> def();

  /** As {@link Op} has it. */
  Attribute prop(int segment);

  /** As {@link Op} has it. */
  OperandRange operandSegment(int segment);
}
