// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import java.util.List;

/** What is said of a whole module: flags for the linker, profiles, libraries. */
final class ModuleAttrs {
  static final EnumKind COMDAT =
      EnumKind.plain("llvm", "comdat", "::mlir::LLVM::comdat::Comdat", "any", "exactmatch", "largest", "nodeduplicate", "samesize");
  private static final EnumKind BEHAVIOR = EnumKind.plain("llvm", "mod_flag_behavior", "::mlir::LLVM::ModFlagBehavior",
      "error", "warning", "require", "override", "append", "append_unique", "max", "min");
  private static final EnumKind FORMAT = EnumKind.plain("llvm", "profile_summary_format", "::mlir::LLVM::ProfileSummaryFormatKind",
      "SampleProfile", "InstrProf", "CSInstrProf");

  private static final StructKind DETAIL = new StructKind("llvm", "profile_summary_detailed", required("cut_off", DebugForms.UNSIGNED),
      count("min_count"), required("num_counts", DebugForms.UNSIGNED));
  static final StructKind FLAG = new StructKind("llvm", "mlir.module_flag", required("behavior", PartForm.word(BEHAVIOR)),
      required("key", PartForm.STRING), required("value", PartForm.ATTRIBUTE)).separatedBy(", ");

  static final List<StructKind> ALL = List.of(DETAIL, FLAG,
      new StructKind("llvm", "cgprofile_entry", optional("from", PartForm.ATTRIBUTE), optional("to", PartForm.ATTRIBUTE), count("count")),
      new StructKind("llvm", "profile_summary", required("format", PartForm.word(FORMAT)), count("total_count"), count("max_count"),
          count("max_internal_count"), count("max_function_count"), count("num_counts"), count("num_functions"),
          optional("is_partial_profile", DebugForms.LONG), optional("partial_profile_ratio", PartForm.ATTRIBUTE),
          required("detailed_summary", PartForm.list(PartForm.of(() -> DETAIL)))),
      new StructKind("llvm", "dependent_libraries", required("libs", PartForm.list(PartForm.STRING))).separatedBy(""));

  private ModuleAttrs() {}

  private static Part count(String name) {
    return required(name, DebugForms.LONG);
  }
}
