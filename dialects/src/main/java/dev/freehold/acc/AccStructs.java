// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.Delimiter;
import java.util.List;

/** Attributes of named parts, that compilers leave for each other. */
final class AccStructs {
  private static final PartForm REFERENCES = PartForm.written(ArrayAttr.class,
      p -> ArrayAttr.of(p.commaList(Delimiter.SQUARE, p::attribute)),
      (out, value) -> out.text("[").list(value.elements(), out::attr).text("]"));
  private static final PartForm LEVEL = PartForm.of(EnumAttr.class, AccWords.PARALLELISM::parse, attr -> "<" + attr.word() + ">");

  static final List<StructKind> ALL = List.of(
      new StructKind("acc", "declare", Part.required("dataClause", PartForm.spacedWord(AccWords.DATA_CLAUSE)),
          Part.defaulted("implicit", PartForm.BOOL, IntegerAttr.FALSE)),
      new StructKind("acc", "declare_action", Part.optional("preAlloc", PartForm.ATTRIBUTE), Part.optional("postAlloc", PartForm.ATTRIBUTE),
          Part.optional("preDealloc", PartForm.ATTRIBUTE), Part.optional("postDealloc", PartForm.ATTRIBUTE)),
      new StructKind("acc", "routine_info", Part.required("accRoutines", REFERENCES)).separatedBy(""),
      new StructKind("acc", "specialized_routine", Part.required("routine", PartForm.ATTRIBUTE), Part.required("level", LEVEL),
          Part.required("funcName", PartForm.STRING)).separatedBy(", "),
      new StructKind("acc", "var_name", Part.required("name", PartForm.STRING)).separatedBy(""));

  private AccStructs() {}
}
