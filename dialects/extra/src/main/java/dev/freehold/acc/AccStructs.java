// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.AttrKinds;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** Attributes with parameters that compilers leave for each other. */
final class AccStructs {
  static final List<StructKind> ALL = List.of(
      new StructKind("acc", "declare", Parameter.required("dataClause", ParameterSyntax.of("DataClauseAttr", AccEnums.DATA_CLAUSE)),
          Parameter.defaulted("implicit", ParameterSyntax.BOOL, IntegerAttr.FALSE)).called("DeclareAttr"),
      new StructKind("acc", "declare_action", Parameter.optional("preAlloc", ParameterSyntax.SYMBOL),
          Parameter.optional("postAlloc", ParameterSyntax.SYMBOL),
          Parameter.optional("preDealloc", ParameterSyntax.SYMBOL), Parameter.optional("postDealloc", ParameterSyntax.SYMBOL))
          .called("DeclareActionAttr"),
      new StructKind("acc", "routine_info", Parameter.required("accRoutines", ParameterSyntax.list(ParameterSyntax.SYMBOL))).called("RoutineInfoAttr")
          .between("[", "]"),
      new StructKind("acc", "specialized_routine", Parameter.required("routine", ParameterSyntax.SYMBOL),
          Parameter.required("level", ParameterSyntax.of("ParLevelAttr", AccEnums.PARALLELISM)),
          Parameter.required("funcName", ParameterSyntax.STRING)).called("SpecializedRoutineAttr").separatedBy(", "),
      new StructKind("acc", "var_name", Parameter.required("name", ParameterSyntax.TEXT)).called("OpenACC_VarNameAttr").separatedBy(""));
  static final AttrKinds KINDS = new AttrKinds(AccEnums.ALL, ALL);

  private AccStructs() {}
}
