// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.SegmentSizes;
import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the texts of calls have in common: whom they call, bundles of operands ({@code ["tag"(%x : i32)]}), and types with attributes. */
final class CallSyntax {
  private CallSyntax() {}

  /** What calls keep of the bundles of their operands; the operands come after those in the declaration so far. */
  static <O extends Op> void withBundles(OpDefBuilder<O> builder) {
    builder.operands("op_bundle_operands", LlvmTypes.ANY)
        .attr("op_bundle_sizes", AttrSets.DENSE_I32_ARRAY)
        .optionalAttr("op_bundle_tags", AttrSets.ARRAY);
  }

  /** The constraint of the operand bundles, whose operands are the segment of that index. */
  static Trait bundleSizes(int group) {
    return new SegmentSizes("op_bundle_sizes", "op_bundle_operands", group);
  }

  /** Each bundle has a tag. */
  static void verifyBundles(Op op, Checker check) {
    List<Attribute> tags = op.attr("op_bundle_tags") instanceof ArrayAttr(var given) ? given : List.of();
    int bundles = op.attr("op_bundle_sizes", DenseArrayAttr.class).size();
    if (!tags.stream().allMatch(StringAttr.class::isInstance)) {
      check.plainError("operand bundle tag must be a StringAttr");
    } else if (tags.size() != bundles) {
      check.plainError("expected " + bundles + " operand bundle tags, but actually got " + tags.size());
    }
  }

  /** How arguments are passed, where that is not as in C. */
  static void parseConvention(OpParser p, OpState<?> state) {
    if (LlvmEnums.CALLING_CONVENTION.startsBracketless(p)) state.attr("CConv", LlvmEnums.CALLING_CONVENTION.keyword(p));
  }

  static void printConvention(Op op, OpPrinter out) {
    if (!LlvmEnums.CALLING_CONVENTION.of("ccc").equals(op.attr("CConv"))) out.text(LlvmEnums.keywordOf(op, "CConv")).text(" ");
  }

  /** The pointer that is called; null where the callee has a name, which is set. */
  static OpParser.@Nullable Operand parseCallee(OpParser p, OpState<?> state) {
    OpParser.Operand pointer = p.acceptOperand();
    if (pointer != null) return pointer;
    int loc = p.loc();
    if (!(p.attribute() instanceof SymbolRefAttr callee)) throw p.error(loc, "invalid kind of attribute specified");
    // As in the reference a nested symbol is parsed, and then not taken for a callee.
    if (callee.isFlat()) state.attr("callee", callee);
    return null;
  }

  static void parseVararg(OpParser p, OpState<?> state) {
    if (!p.accept("vararg")) return;
    p.expect("(");
    state.attr("var_callee_type", new TypeAttr(p.expectType()));
    p.expect(")");
  }

  /** The operands of the bundles; none where there are no brackets. */
  static List<Value> parseBundles(OpParser p, OpState<?> state) {
    List<Value> operands = new ArrayList<>();
    List<Attribute> tags = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    int start = p.loc();
    p.commaList(Delimiter.OPTIONAL_SQUARE, () -> {
      tags.add(parseTag(p));
      int before = operands.size();
      parseBundle(p, operands, start);
      return sizes.add(operands.size() - before);
    });
    state.attr("op_bundle_sizes", DenseArrayAttr.i32(sizes.stream().mapToInt(i -> i).toArray()));
    if (!tags.isEmpty()) state.attr("op_bundle_tags", ArrayAttr.of(tags));
    return operands;
  }

  private static Attribute parseTag(OpParser p) {
    int loc = p.loc();
    String tag = p.acceptString();
    if (tag == null) throw p.error(loc, "expected string").and(p.error(loc, "expect operand bundle tag"));
    return StringAttr.of(tag);
  }

  private static void parseBundle(OpParser p, List<Value> operands, int loc) {
    p.expect("(");
    if (p.accept(")")) return;
    List<OpParser.Operand> names = p.operandList(Delimiter.NONE);
    p.expect(":");
    operands.addAll(p.resolve(names, p.typeListNoParens(), loc));
    p.expect(")");
  }

  /** Reads the types, and returns the operands of the call itself, the pointer first where there is one. */
  static List<Value> parseTypes(OpParser p, OpState<?> state, OpParser.@Nullable Operand pointer, List<OpParser.Operand> arguments) {
    int loc = p.loc();
    p.expect(":");
    List<OpParser.Operand> names = new ArrayList<>(arguments);
    List<Type> types = new ArrayList<>();
    if (pointer != null) {
      names.addFirst(pointer);
      types.add(p.expectType());
      if (!p.accept(",")) throw p.error(loc, "expected indirect call to have 2 trailing types");
    }
    FunctionSyntax.Signature signature = signature(p, state, loc, pointer == null);
    List<Type> results = signature.results();
    if (results.size() > 1) throw p.error(loc, "expected function with 0 or 1 result");
    if (results.contains(LlvmKeywordType.VOID)) throw p.error(loc, "expected a non-void result type");
    for (OpParser.Argument argument : signature.arguments()) types.add(argument.type());
    state.results(results);
    return p.resolve(names, types, p.nameLoc());
  }

  private static FunctionSyntax.Signature signature(OpParser p, OpState<?> state, int loc, boolean direct) {
    try {
      return FunctionSyntax.parseSignature(p, state, false);
    } catch (ParseStop stop) {
      throw stop.and(p.error(loc, direct ? "expected direct call to have 1 trailing types" : "expected trailing function type"));
    }
  }

  /** Prints the callee and the arguments; returns just those. */
  static List<Value> printCallee(Op op, List<Value> operands, OpPrinter out) {
    boolean direct = op.attr("callee") != null;
    if (direct) out.symbolName(op.attr("callee", SymbolRefAttr.class).root());
    else out.operand(operands.getFirst());
    List<Value> passed = direct ? operands : operands.subList(1, operands.size());
    out.text("(").operands(passed).text(")");
    return passed;
  }

  static void printVararg(Op op, OpPrinter out) {
    if (op.attr("var_callee_type") instanceof TypeAttr callee) out.text(" vararg(").type(callee.value()).text(")");
  }

  static void printBundles(Op op, List<Value> operands, OpPrinter out) {
    if (!(op.attr("op_bundle_tags") instanceof ArrayAttr(var tags)) || tags.isEmpty()) return;
    int[] bounds = op.attr("op_bundle_sizes", DenseArrayAttr.class).bounds();
    out.text(" [");
    for (int i = 0; i < tags.size(); i++) {
      List<Value> bundle = operands.subList(bounds[i], bounds[i + 1]);
      out.text(i == 0 ? "" : ", ").attr(tags.get(i)).text("(");
      if (!bundle.isEmpty()) out.operands(bundle).text(" : ").typesOf(bundle);
      out.text(")");
    }
    out.text("]");
  }

  static void printTypes(Op op, List<Value> operands, List<Value> passed, OpPrinter out) {
    out.text(" : ");
    if (operands.size() > passed.size()) out.type(operands.getFirst().type()).text(", ");
    FunctionSyntax.printCallSignature(op, passed.stream().<Type>map(Value::type).toList(), out);
  }
}
