// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** What a script says while it runs, and the choices that it leaves open. */
final class ScriptOps {
  static final List<OpDef<?>> DEFS = List.of(
      QueryOp.define("debug.emit_param_as_remark").operand("param", TransformSets.PARAM).optionalOperand("anchor", TransformSets.HANDLE)
          .optionalAttr("message", AttrSets.STRING).assembly("$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?")
          .build(),
      QueryOp.define("debug.emit_remark_at").operand("at", TransformSets.ANY_HANDLE).attr("message", AttrSets.STRING)
          .assembly("$at `,` $message attr-dict `:` type($at)").build(),
      BodyOp.define("tune.alternatives").attr("name", AttrSets.STRING).optionalAttr("selected_region_attr", AttrSets.INTEGER)
          .optionalOperand("selected_region_param", TransformSets.PARAM).results("results", TransformSets.ANY).region("alternatives", RegionKind.VARIADIC)
          .traits(Traits.singleBlockImplicitTerminator("transform.yield"), Traits.NO_REGION_ARGUMENTS)
          .directive("AlternativesOpSelectedRegion", TransformSyntax.selected())
          .assembly("`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)? "
              + "attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions").build(),
      QueryOp.define("tune.knob").attr("name", AttrSets.STRING).attr("options", AttrSets.ANY).optionalAttr("selected", AttrSets.ANY)
          .result("result", TransformSets.PARAM).assembly("`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)")
          .build());

  private ScriptOps() {}
}
