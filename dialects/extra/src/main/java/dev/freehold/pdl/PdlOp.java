// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** An operation of a pattern or of a rewrite. */
public final class PdlOp extends Op {
  static final List<OpDef<?>> DEFS = List.of(
      define("apply_native_constraint").attr("name", AttrSets.STRING).operands("args", PdlType.ANY)
          .defaultAttr("isNegated", AttrSets.BOOL, IntegerAttr.FALSE).results("results", PdlType.ANY)
          .traits(Traits.hasParent(PatternOp.DEF.name()), PdlVerifier::constraint)
          .assembly("$name `(` $args `:` type($args) `)` (`:` type($results)^ )? attr-dict").build(),
      define("apply_native_rewrite").attr("name", AttrSets.STRING).operands("args", PdlType.ANY).results("results", PdlType.ANY)
          .traits(Traits.hasParent(RewriteOp.DEF.name()), PdlVerifier::nativeRewrite)
          .assembly("$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict").build(),
      define("attribute").optionalOperand("valueType", PdlType.TYPE.set()).optionalAttr("value", AttrSets.ANY).result("attr", PdlType.ATTRIBUTE.set())
          .traits(PdlVerifier::attribute).assembly("(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword").build(),
      define("erase").operand("opValue", PdlType.OPERATION.set()).traits(Traits.hasParent(RewriteOp.DEF.name())).assembly("$opValue attr-dict")
          .build(),
      define("operand").optionalOperand("valueType", PdlType.TYPE.set()).result("value", PdlType.VALUE.set())
          .traits(Traits.hasParent(PatternOp.DEF.name()), PdlVerifier::bound).assembly("(`:` $valueType^)? attr-dict").build(),
      define("operands").optionalOperand("valueType", RangeType.OF_TYPES).result("value", RangeType.OF_VALUES)
          .traits(Traits.hasParent(PatternOp.DEF.name()), PdlVerifier::bound).assembly("(`:` $valueType^)? attr-dict").build(),
      define("operation").optionalAttr("opName", AttrSets.STRING).operands("operandValues", RangeType.VALUE_OR_VALUES)
          .operands("attributeValues", PdlType.ATTRIBUTE.set()).attr("attributeValueNames", AttrSets.STRING_ARRAY)
          .operands("typeValues", RangeType.TYPE_OR_TYPES).operandSegments().result("op", PdlType.OPERATION.set())
          .directive("OperationOpAttributes", PdlSyntax.attributes("attributeValues", "attributeValueNames")).traits(PdlVerifier::operation)
          .assembly("($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? custom<OperationOpAttributes>($attributeValues, "
              + "$attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict")
          .build(),
      pure("range").operands("arguments", PdlType.ANY).result("result", RangeType.OF_TYPES_OR_VALUES)
          .traits(Traits.hasParent(RewriteOp.DEF.name()), PdlSyntax::checkElements)
          .directive("RangeType", PdlSyntax.rangeType())
          .assembly("($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict").build(),
      define("replace").operand("opValue", PdlType.OPERATION.set()).optionalOperand("replOperation", PdlType.OPERATION.set())
          .operands("replValues", RangeType.VALUE_OR_VALUES).operandSegments()
          .traits(Traits.hasParent(RewriteOp.DEF.name()), PdlVerifier::replacement)
          .assembly("$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict").build(),
      pure("result").operand("parent", PdlType.OPERATION.set()).attr("index", AttrSets.I32).result("val", PdlType.VALUE.set())
          .assembly("$index `of` $parent attr-dict").build(),
      pure("results").operand("parent", PdlType.OPERATION.set()).optionalAttr("index", AttrSets.I32)
          .result("val", RangeType.VALUE_OR_VALUES).directive("ResultsValueType", PdlSyntax.resultsType()).traits(PdlVerifier::results)
          .assembly("($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict")
          .build(),
      define("type").optionalAttr("constantType", AttrSets.TYPE).result("result", PdlType.TYPE.set()).traits(PdlVerifier::type)
          .assembly("attr-dict (`:` $constantType^)?")
          .build(),
      define("types").optionalAttr("constantTypes", AttrSets.TYPE_ARRAY).result("result", RangeType.OF_TYPES)
          .traits(PdlVerifier::type).assembly("attr-dict (`:` $constantTypes^)?").build());

  private PdlOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<PdlOp> define(String name) {
    return OpDef.of("pdl." + name, PdlOp.class, PdlOp::new);
  }

  /** The same for an operation that only computes. */
  private static OpDefBuilder<PdlOp> pure(String name) {
    return define(name).pure();
  }
}
