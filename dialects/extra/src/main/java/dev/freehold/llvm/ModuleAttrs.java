// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Part.optional;
import static dev.freehold.dialects.syntax.StructKind.Part.required;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** What is said of a whole module: flags for the linker, profiles, libraries. */
final class ModuleAttrs {
  static final EnumKind COMDAT =
      EnumKind.plain("llvm", "comdat", "comdat::Comdat", "any", "exactmatch", "largest", "nodeduplicate", "samesize")
          .titled("LLVM Comdat Types").called("ComdatAttr", "comdat");
  private static final PartForm BEHAVIOR = DebugForms.words("ModFlagBehavior", "LLVM Module Flag Behavior", "error", "warning", "require", "override",
      "append", "append_unique", "max", "min");
  private static final PartForm FORMAT =
      DebugForms.words("ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", "SampleProfile", "InstrProf", "CSInstrProf");

  private static final StructKind DETAIL = new StructKind("llvm", "profile_summary_detailed", required("cut_off", DebugForms.NUMBER),
      count("min_count"), required("num_counts", DebugForms.NUMBER)).called("ModuleFlagProfileSummaryDetailedAttr");
  private static final StructKind CALLS = new StructKind("llvm", "cgprofile_entry", optional("from", PartForm.FLAT_SYMBOL),
      optional("to", PartForm.FLAT_SYMBOL), count("count")).called("ModuleFlagCGProfileEntryAttr");
  private static final StructKind SUMMARY = new StructKind("llvm", "profile_summary", required("format", FORMAT), count("total_count"),
      count("max_count"), count("max_internal_count"), count("max_function_count"), count("num_counts"), count("num_functions"),
      optional("is_partial_profile", PartForm.UNSIGNED_64.orNothing()),
      optional("partial_profile_ratio", PartForm.attribute("FloatAttr", FloatAttr.class::isInstance)),
      required("detailed_summary", PartForm.list(PartForm.of(() -> DETAIL)))).called("ModuleFlagProfileSummaryAttr");
  static final StructKind FLAG = new StructKind("llvm", "mlir.module_flag", required("behavior", BEHAVIOR), required("key", PartForm.STRING),
      required("value", PartForm.ATTRIBUTE)).called("ModuleFlagAttr").separatedBy(", ").checking(ModuleAttrs::wrongFlag);

  static final List<StructKind> ALL = List.of(DETAIL, FLAG, CALLS, SUMMARY,
      new StructKind("llvm", "dependent_libraries", required("libs", PartForm.list(PartForm.STRING)))
          .called("LLVM_DependentLibrariesAttr").separatedBy(""));

  private ModuleAttrs() {}

  /** Some keys have values of their own kind. */
  private static String wrongFlag(StructAttr flag) {
    Attribute value = flag.part("value");
    String key = ((StringAttr) flag.part("key")).value();
    return switch (key) {
      case "CG Profile" -> value instanceof ArrayAttr(var entries) && entries.stream().allMatch(entry -> isOf(CALLS, entry)) ? null
          : "'CG Profile' key expects an array of '#llvm.cgprofile_entry'";
      case "ProfileSummary" -> isOf(SUMMARY, value) ? null : "'ProfileSummary' key expects a '#llvm.profile_summary' attribute";
      default -> value instanceof IntegerAttr || value instanceof StringAttr ? null
          : "only integer and string values are currently supported for unknown key '" + Printing.toString(flag.part("key")) + "'";
    };
  }

  private static boolean isOf(StructKind kind, Attribute attribute) {
    return attribute instanceof StructAttr struct && struct.kind() == kind;
  }

  private static Part count(String name) {
    return required(name, PartForm.UNSIGNED_64);
  }
}
