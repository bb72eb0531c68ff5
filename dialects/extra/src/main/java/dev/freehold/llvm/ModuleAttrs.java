// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;
import static dev.freehold.dialects.syntax.StructKind.Parameter.required;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes of a whole module: flags for the linker, profiles, libraries. */
final class ModuleAttrs {
  static final EnumKind COMDAT =
      EnumKind.plain("llvm", "comdat", "comdat::Comdat", "any", "exactmatch", "largest", "nodeduplicate", "samesize")
          .titled("LLVM Comdat Types").called("ComdatAttr", "comdat");
  private static final ParameterSyntax BEHAVIOR =
      DebugParameters.keywords("ModFlagBehavior", "LLVM Module Flag Behavior", "error", "warning", "require", "override",
          "append", "append_unique", "max", "min");
  private static final ParameterSyntax FORMAT =
      DebugParameters.keywords("ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", "SampleProfile", "InstrProf", "CSInstrProf");

  private static final StructKind DETAIL = new StructKind("llvm", "profile_summary_detailed", required("cut_off", DebugParameters.NUMBER),
      count("min_count"), required("num_counts", DebugParameters.NUMBER)).called("ModuleFlagProfileSummaryDetailedAttr");
  private static final StructKind CALLS = new StructKind("llvm", "cgprofile_entry", optional("from", ParameterSyntax.FLAT_SYMBOL),
      optional("to", ParameterSyntax.FLAT_SYMBOL), count("count")).called("ModuleFlagCGProfileEntryAttr");
  private static final StructKind SUMMARY = new StructKind("llvm", "profile_summary", required("format", FORMAT), count("total_count"),
      count("max_count"), count("max_internal_count"), count("max_function_count"), count("num_counts"), count("num_functions"),
      optional("is_partial_profile", ParameterSyntax.UNSIGNED_64.orNothing()),
      optional("partial_profile_ratio", ParameterSyntax.attribute("FloatAttr", FloatAttr.class::isInstance)),
      required("detailed_summary", ParameterSyntax.list(ParameterSyntax.of(() -> DETAIL)))).called("ModuleFlagProfileSummaryAttr");
  static final StructKind FLAG = new StructKind("llvm", "mlir.module_flag", required("behavior", BEHAVIOR), required("key", ParameterSyntax.STRING),
      required("value", ParameterSyntax.ATTRIBUTE)).called("ModuleFlagAttr").separatedBy(", ").checking(ModuleAttrs::wrongFlag);

  static final List<StructKind> ALL = List.of(DETAIL, FLAG, CALLS, SUMMARY,
      new StructKind("llvm", "dependent_libraries", required("libs", ParameterSyntax.list(ParameterSyntax.STRING)))
          .called("LLVM_DependentLibrariesAttr").separatedBy(""));

  private ModuleAttrs() {}

  /** Some keys have values of their own kind. */
  private static @Nullable String wrongFlag(StructAttr flag) {
    Attribute value = flag.parameter("value");
    StringAttr key = flag.parameter("key", StringAttr.class);
    return switch (key.value()) {
      case "CG Profile" -> value instanceof ArrayAttr(var entries) && entries.stream().allMatch(entry -> isOf(CALLS, entry)) ? null
          : "'CG Profile' key expects an array of '#llvm.cgprofile_entry'";
      case "ProfileSummary" -> isOf(SUMMARY, value) ? null : "'ProfileSummary' key expects a '#llvm.profile_summary' attribute";
      default -> value instanceof IntegerAttr || value instanceof StringAttr ? null
          : "only integer and string values are currently supported for unknown key '" + Printing.toString(key) + "'";
    };
  }

  private static boolean isOf(StructKind kind, @Nullable Attribute attribute) {
    return attribute instanceof StructAttr struct && struct.kind() == kind;
  }

  private static Parameter count(String name) {
    return required(name, ParameterSyntax.UNSIGNED_64);
  }
}
