// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import java.util.function.Consumer;

/** What many declarations of the dialect have in common. */
final class Shapes {
  private Shapes() {}

  /** Something is done to a target, and nothing made of it: {@code %target : !transform.any_op}. */
  static <O extends Op> void onTarget(OpDefBuilder<O> op) {
    op.operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)");
  }

  /** Something is made of a target: {@code %target : (!transform.any_op) -> !transform.any_op}. */
  static <O extends Op> void fromTarget(OpDefBuilder<O> op) {
    op.with(from(TransformSets.HANDLE));
  }

  /** The same for targets of one kind. */
  static <O extends Op> Consumer<OpDefBuilder<O>> from(TypeSet targets) {
    return op -> op.operand("target", targets).assembly("$target attr-dict `:` functional-type(operands, results)");
  }

  /** The same where the types are those of named segments: the text has only an error about their number. */
  static <O extends Op> Consumer<OpDefBuilder<O>> fromGroup(String results) {
    return op -> op.operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` functional-type($target, " + results + ")");
  }

  /** A target and its only replacement, whose type may be all that is written. */
  static <O extends Op> Consumer<OpDefBuilder<O>> replaced(String result) {
    return op -> op.operand("target", TransformSets.HANDLE).result(result, TransformSets.HANDLE)
        .directive("SemiFunctionType", TransformSyntax.semiFunction("target", result, false))
        .assembly("$target attr-dict `:` custom<SemiFunctionType>(type($target), type($" + result + "))");
  }

  static <O extends Op> Consumer<OpDefBuilder<O>> handles(String... results) {
    return op -> {
      for (String result : results) op.result(result, TransformSets.HANDLE);
    };
  }

  static <O extends Op> Consumer<OpDefBuilder<O>> flags(String... names) {
    return op -> {
      for (String name : names) op.optionalAttr(name, AttrSets.UNIT);
    };
  }

  /** Lists of sizes, each of which is static or an operand. */
  static <O extends Op> Consumer<OpDefBuilder<O>> sizes(String... names) {
    return op -> {
      for (String name : names) {
        op.operands(name, TransformSets.PARAM_OR_HANDLE).optionalAttr("static_" + name, AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
            .with(listed(name));
      }
    };
  }

  /** The assembly of {@link #list}. */
  static <O extends Op> Consumer<OpDefBuilder<O>> listed(String name) {
    return op -> op.directive("DynamicIndexList($" + name + ", $static_" + name + ")", DynamicIndexList.of(name, "static_" + name));
  }

  /** Such a list in an assembly format. */
  static String list(String name) {
    return "custom<DynamicIndexList>($" + name + ", $static_" + name + ")";
  }
}
