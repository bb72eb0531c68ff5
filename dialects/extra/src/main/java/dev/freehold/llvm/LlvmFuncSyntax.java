// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** The text of {@link LlvmFuncOp}. */
final class LlvmFuncSyntax {
  static final List<String> UNIT_ATTRIBUTES = List.of("always_inline", "arm_in_za", "arm_inout_za", "arm_locally_streaming", "arm_new_za",
      "arm_out_za", "arm_preserves_za", "arm_streaming", "arm_streaming_compatible", "convergent", "dso_local", "inline_hint", "no_inline",
      "no_unwind", "optimize_none", "will_return");
  static final List<String> OTHER_ATTRIBUTES = List.of("alignment", "denormal_fp_math", "denormal_fp_math_f32", "fp_contract",
      "frame_pointer", "function_entry_count", "instrument_function_entry", "instrument_function_exit", "intel_reqd_sub_group_size", "memory_effects",
      "no_infs_fp_math", "no_nans_fp_math",
      "no_signed_zeros_fp_math", "prefer_vector_width",
      "reciprocal_estimates", "reqd_work_group_size", "section", "target_cpu", "target_features", "tune_cpu",
      "uwtable_kind", "vec_type_hint", "vscale_range", "work_group_size_hint");

  private static final String VSCALE = "vscale_range";
  private static final String[] SHOWN = {Symbol.NAME, "function_type", "linkage", "CConv", "visibility_", "unnamed_addr", "arg_attrs",
      "res_attrs", "comdat", VSCALE};

  private LlvmFuncSyntax() {}

  static void parse(OpParser p, OpState<LlvmFuncOp> state) {
    GlobalKeywords.parse(p, state);
    state.attr("CConv", LlvmEnums.CALLING_CONVENTION.of("ccc"));
    CallSyntax.parseConvention(p, state);
    int at = p.loc();
    state.attr(Symbol.NAME, StringAttr.of(p.expectSymbolName()));
    FunctionSyntax.Signature signature = FunctionSyntax.parseSignature(p, state, true);
    List<Type> results = signature.results();
    Type result = results.isEmpty() ? LlvmKeywordType.VOID : results.getFirst();
    List<Type> inputs = signature.arguments().stream().map(OpParser.Argument::type).toList();
    checkTypes(p, results, inputs, at);
    state.attr("function_type", new TypeAttr(new LlvmFunctionType(result, inputs, signature.variadic())));
    parseVscale(p, state);
    parseComdat(p, state);
    p.attrDictWithKeyword(state);
    boolean named = signature.arguments().isEmpty() || signature.arguments().getFirst().name() != null;
    Region body = p.acceptRegion(named ? signature.arguments() : List.of());
    state.regions(body == null ? new Region() : body);
  }

  private static void checkTypes(OpParser p, List<Type> results, List<Type> inputs, int at) {
    String failed = "failed to construct function type: expected ";
    if (results.size() > 1) throw p.error(at, failed + "zero or one function result");
    for (Type input : inputs) {
      if (!LlvmTypes.isCompatible(input)) throw p.error(at, failed + "LLVM type for function arguments");
    }
    if (results.isEmpty() || LlvmTypes.isCompatible(results.getFirst())) return;
    throw p.error(at, failed + "LLVM type for function results" + Printing.quoted(results.getFirst()));
  }

  /** {@code vscale_range(1, 16)}: the range of {@code vscale}. */
  private static void parseVscale(OpParser p, OpState<?> state) {
    if (!p.accept("vscale_range")) return;
    p.expect("(");
    Attribute least = IntegerAttr.i32((int) p.expectInteger());
    p.expect(",");
    Attribute most = IntegerAttr.i32((int) p.expectInteger());
    p.expect(")");
    state.attr(VSCALE, FunctionAttrs.VSCALE.of(least, most));
  }

  private static void printVscale(Op op, OpPrinter out) {
    if (!(op.attr(VSCALE) instanceof StructAttr range)) return;
    out.text(
        " vscale_range(" + range.parameter("minRange", IntegerAttr.class).value() + ", " + range.parameter("maxRange", IntegerAttr.class).value()
            + ")");
  }

  static void parseComdat(OpParser p, OpState<?> state) {
    if (!p.accept("comdat")) return;
    p.expect("(");
    state.attr("comdat", p.attribute());
    p.expect(")");
  }

  static void printComdat(Op op, OpPrinter out) {
    if (op.attr("comdat") instanceof SymbolRefAttr comdat) out.text(" comdat(").attr(comdat).text(")");
  }

  static void print(LlvmFuncOp op, OpPrinter out) {
    out.text(" ");
    GlobalKeywords.print(op, "external", out);
    CallSyntax.printConvention(op, out);
    out.symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    FunctionSyntax.printSignature(op, op.type().variadic(), out);
    printVscale(op, out);
    printComdat(op, out);
    out.attrDictWithKeyword(op, SHOWN);
    if (!op.isDeclaration()) out.text(" ").region(op.body(), false, true);
  }
}
