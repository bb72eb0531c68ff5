// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Slot;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/**
 * A region, and in front of it the clauses whose variables the region gets as arguments:
 * {@code private(@p %x -> %a : !llvm.ptr) reduction(byref @add %y -> %b : !llvm.ptr) { … }}.
 */
final class RegionClauses {
  private static final String PRIVATES = "$private_syms, $private_needs_barrier";
  private static final String REDUCTIONS = "$reduction_mod, $reduction_byref, $reduction_syms";

  // The directive for the region of an operation that privates or reductions declare, with the attributes that it writes.
  static final String PRIVATE_REGION = region(PRIVATES);
  static final String PRIVATE_REDUCTION_REGION = region(PRIVATES + ", " + REDUCTIONS);
  static final String TASK_REGION = region("$in_reduction_byref, $in_reduction_syms, " + PRIVATES);
  static final String TASK_GROUP_REGION = region("$task_reduction_byref, $task_reduction_syms");

  private static String region(String attributes) {
    return "custom<ClauseRegion>($region, " + attributes + ")";
  }

  /** A clause: its keyword, and what the names of its operands and attributes begin with. */
  private record Clause(String keyword, String prefix) {
    String variables() {
      return prefix + "_vars";
    }

    String symbols() {
      return prefix + "_syms";
    }

    String byReference() {
      return prefix + "_byref";
    }
  }

  private static final String BARRIER = "private_needs_barrier";
  private static final String MODIFIER = "reduction_mod";
  /** In the order of the text, which is that of the arguments. */
  private static final List<Clause> CLAUSES = List.of(new Clause("in_reduction", "in_reduction"), new Clause("private", "private"),
      new Clause("reduction", "reduction"), new Clause("task_reduction", "task_reduction"));

  private RegionClauses() {}

  static <O extends Op> OpDef.Builder<O> privates(OpDef.Builder<O> op) {
    return op.operands("private_vars", TypeSet.ANY).optionalAttr("private_syms", AttrSets.SYMBOL_REF_ARRAY).optionalAttr(BARRIER, AttrSets.UNIT);
  }

  static <O extends Op> OpDef.Builder<O> reductions(OpDef.Builder<O> op, String prefix) {
    if (prefix.equals("reduction")) op.optionalAttr(MODIFIER, ClauseWords.REDUCTION_MODIFIER.set());
    return op.operands(prefix + "_vars", Clauses.POINTER).optionalAttr(prefix + "_byref", AttrSets.DENSE_BOOL_ARRAY)
        .optionalAttr(prefix + "_syms", AttrSets.SYMBOL_REF_ARRAY);
  }

  static <O extends Op> OpDef.Builder<O> region(OpDef.Builder<O> op, OpDef.RegionKind kind) {
    return op.region("region", kind).directive("ClauseRegion", Directive.of(RegionClauses::parse, RegionClauses::print));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state) {
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (Clause clause : CLAUSES) {
      if (group(state.state().def(), clause) >= 0 && p.accept(clause.keyword)) parse(p, state, clause, arguments);
    }
    state.regions("region").add(p.region(arguments));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state, Clause clause, List<OpParser.Argument> arguments) {
    p.expect("(");
    if (clause.keyword.equals("reduction") && p.accept("mod")) {
      p.expect(":");
      state.attr(MODIFIER, ClauseWords.REDUCTION_MODIFIER.word(p));
      p.expect(",");
    }
    List<Attribute> symbols = new ArrayList<>();
    List<Boolean> references = new ArrayList<>();
    List<OpParser.Argument> names = new ArrayList<>();
    do {
      references.add(p.accept("byref"));
      symbols.add(SymbolRefAttr.of(p.expectSymbolName()));
      state.operands(clause.variables()).add(p.expectOperand());
      p.expect("->");
      names.add(p.argument(false, false));
    } while (p.accept(","));
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    p.expect(")");
    state.types(clause.variables()).addAll(types);
    state.attr(clause.symbols(), ArrayAttr.of(symbols));
    if (clause.prefix.equals("private")) {
      if (p.accept("private_barrier")) state.attr(BARRIER, UnitAttr.INSTANCE);
    } else {
      boolean[] bits = new boolean[references.size()];
      for (int i = 0; i < bits.length; i++) bits[i] = references.get(i);
      state.attr(clause.byReference(), DenseArrayAttr.bools(bits));
    }
    if (types.size() != names.size()) throw p.error("number of variables and types do not match");
    for (int i = 0; i < types.size(); i++) {
      OpParser.Argument name = names.get(i);
      arguments.add(new OpParser.Argument(name.name(), types.get(i), name.attrs(), name.location()));
    }
  }

  private static int group(OpDef<?> def, Clause clause) {
    List<Slot> slots = def.operandSlots();
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).name().equals(clause.variables())) return i;
    }
    return -1;
  }

  private static void print(Op op, OpPrinter out) {
    int argument = 0;
    for (Clause clause : CLAUSES) {
      int group = group(op.def(), clause);
      if (group < 0 || op.operandGroup(group).isEmpty()) continue;
      print(op, clause, op.operandGroup(group), argument, out);
      argument += op.operandGroup(group).size();
    }
    out.region(op.region(0), false, true);
  }

  private static void print(Op op, Clause clause, List<? extends Value> variables, int argument, OpPrinter out) {
    out.text(clause.keyword).text("(");
    if (clause.keyword.equals("reduction") && op.attr(MODIFIER) instanceof ClauseWord modifier) out.text("mod: " + modifier.word() + ", ");
    boolean[] byReference = op.attr(clause.byReference()) instanceof DenseArrayAttr bits ? booleans(bits) : new boolean[variables.size()];
    List<Attribute> symbols = ((ArrayAttr) op.attr(clause.symbols())).elements();
    for (int i = 0; i < variables.size(); i++) {
      if (i > 0) out.text(", ");
      if (byReference[i]) out.text("byref ");
      out.attr(symbols.get(i)).text(" ").operand(variables.get(i)).text(" -> ").operand(op.region(0).first().argument(argument + i));
    }
    out.text(" : ").typesOf(variables).text(") ");
    if (clause.prefix.equals("private") && op.attr(BARRIER) != null) out.text("private_barrier ");
  }

  private static boolean[] booleans(DenseArrayAttr bits) {
    byte[] bytes = bits.toBytes();
    boolean[] values = new boolean[bytes.length];
    for (int i = 0; i < values.length; i++) values[i] = bytes[i] != 0;
    return values;
  }
}
