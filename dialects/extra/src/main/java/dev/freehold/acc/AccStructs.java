// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** Attributes of named parts, that compilers leave for each other. */
final class AccStructs {
  static final List<StructKind> ALL = List.of(
      new StructKind("acc", "declare", Part.required("dataClause", PartForm.of("DataClauseAttr", AccWords.DATA_CLAUSE)),
          Part.defaulted("implicit", PartForm.BOOL, IntegerAttr.FALSE)).called("DeclareAttr"),
      new StructKind("acc", "declare_action", Part.optional("preAlloc", PartForm.SYMBOL), Part.optional("postAlloc", PartForm.SYMBOL),
          Part.optional("preDealloc", PartForm.SYMBOL), Part.optional("postDealloc", PartForm.SYMBOL)).called("DeclareActionAttr"),
      new StructKind("acc", "routine_info", Part.required("accRoutines", PartForm.list(PartForm.SYMBOL))).called("RoutineInfoAttr").between("[", "]"),
      new StructKind("acc", "specialized_routine", Part.required("routine", PartForm.SYMBOL),
          Part.required("level", PartForm.of("ParLevelAttr", AccWords.PARALLELISM)),
          Part.required("funcName", PartForm.STRING)).called("SpecializedRoutineAttr").separatedBy(", "),
      new StructKind("acc", "var_name", Part.required("name", PartForm.TEXT)).called("OpenACC_VarNameAttr").separatedBy(""));

  private AccStructs() {}
}
