// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** Output of a running script, and choices that it leaves open. */
final class ScriptOps {
  static final List<OpDef<?>> DEFS = List.of(
      QueryOp.define("debug.emit_param_as_remark").operand("param", TransformSets.PARAM).optionalOperand("anchor", TransformSets.HANDLE)
          .optionalAttr("message", AttrSets.STRING)
          .assembly("$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?")
          .build(),
      QueryOp.define("debug.emit_remark_at").operand("at", TransformSets.ANY_HANDLE).attr("message", AttrSets.STRING)
          .assembly("$at `,` $message attr-dict `:` type($at)").build(),
      BodyOp.define("tune.alternatives").attr("name", AttrSets.STRING).optionalAttr("selected_region_attr", AttrSets.INTEGER)
          .optionalOperand("selected_region_param", TransformSets.PARAM).results("results", TransformSets.ANY)
          .region("alternatives", RegionKind.VARIADIC)
          .traits(Traits.singleBlockImplicitTerminator("transform.yield"), Traits.NO_REGION_ARGUMENTS, ScriptOps::verifySelected)
          .directive("AlternativesOpSelectedRegion", TransformSyntax.selected())
          .assembly("`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)? "
              + "attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions")
          .build(),
      QueryOp.define("tune.knob").attr("name", AttrSets.STRING).attr("options", AttrSets.ANY).optionalAttr("selected", AttrSets.ANY)
          .result("result", TransformSets.PARAM).traits(ScriptOps::verifyKnob)
          .assembly("`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)")
          .build());

  private ScriptOps() {}

  private static void verifySelected(Op op, Checker check) {
    for (Region region : op.regions()) {
      Op yield = region.entryBlock().lastOp();
      if (yield.operandCount() == op.resultCount()) continue;
      check.errorOf(yield, "'" + yield.name() + "' op expected terminator to have as many operands as the parent op has results");
      return;
    }
    if (!(op.attr("selected_region_attr") instanceof IntegerAttr selected)) return;
    if (selected.value().signum() >= 0 && selected.longValue() < op.regionCount()) return;
    check.error("'selected_region' attribute specifies region at index " + selected.value() + " while op has only " + op.regionCount() + " regions");
  }

  private static void verifyKnob(Op op, Checker check) {
    if (!(op.attr("selected") instanceof Attribute selected) || !(op.attr("options") instanceof ArrayAttr options)) return;
    if (!options.elements().contains(selected)) check.error("provided `selected` attribute is not an element of `options` array of attributes");
  }
}
