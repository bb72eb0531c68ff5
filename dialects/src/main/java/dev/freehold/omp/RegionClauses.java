// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
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

  static final String TASK_LOOP_REGION = region("$in_reduction_byref, $in_reduction_syms, " + PRIVATES + ", " + REDUCTIONS);
  static final String TARGET_REGION = region("$in_reduction_byref, $in_reduction_syms, " + PRIVATES + ", $private_maps");
  static final String DEVICE_REGION = "custom<ClauseRegion>($region)";

  /** For each private variable the position of the variable that it is mapped with, or -1. */
  static final String MAPS = "private_maps";

  private static String region(String attributes) {
    return "custom<ClauseRegion>($region, " + attributes + ")";
  }

  /** A clause: its keyword, what the names of its operands and attributes begin with, and whether it names recipes. */
  private record Clause(String keyword, String prefix, boolean named) {
    Clause(String keyword) {
      this(keyword, keyword, true);
    }

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
  private static final List<Clause> CLAUSES = List.of(new Clause("in_reduction"), new Clause("private"), new Clause("reduction"), new Clause("task_reduction"));
  private static final List<Clause> TARGET_CLAUSES = List.of(new Clause("has_device_addr", "has_device_addr", false),
      new Clause("host_eval", "host_eval", false), new Clause("in_reduction"), new Clause("map_entries", "map", false), new Clause("private"));
  private static final List<Clause> DEVICE_CLAUSES =
      List.of(new Clause("use_device_addr", "use_device_addr", false), new Clause("use_device_ptr", "use_device_ptr", false));

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
    return region(op, kind, CLAUSES);
  }

  static <O extends Op> OpDef.Builder<O> targetRegion(OpDef.Builder<O> op, OpDef.RegionKind kind) {
    return region(op, kind, TARGET_CLAUSES);
  }

  static <O extends Op> OpDef.Builder<O> deviceRegion(OpDef.Builder<O> op, OpDef.RegionKind kind) {
    return region(op, kind, DEVICE_CLAUSES);
  }

  private static <O extends Op> OpDef.Builder<O> region(OpDef.Builder<O> op, OpDef.RegionKind kind, List<Clause> clauses) {
    return op.region("region", kind)
        .directive("ClauseRegion", Directive.of((p, state) -> parse(p, state, clauses), (each, out) -> print(each, clauses, out)));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state, List<Clause> clauses) {
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (Clause clause : clauses) {
      if (state.state().def().operandSlot(clause.variables()) >= 0 && p.accept(clause.keyword)) parse(p, state, clause, arguments);
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
    List<Long> maps = new ArrayList<>();
    do {
      if (clause.named) {
        references.add(p.accept("byref"));
        symbols.add(SymbolRefAttr.of(p.expectSymbolName()));
      }
      state.operands(clause.variables()).add(p.expectOperand());
      p.expect("->");
      names.add(p.argument(false, false));
      maps.add(parseMap(p));
    } while (p.accept(","));
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    p.expect(")");
    state.types(clause.variables()).addAll(types);
    if (clause.named) setNames(clause, symbols, references, maps, p, state);
    if (types.size() != names.size()) throw p.error("number of variables and types do not match");
    for (int i = 0; i < types.size(); i++) {
      OpParser.Argument name = names.get(i);
      arguments.add(new OpParser.Argument(name.name(), types.get(i), name.attrs(), name.location()));
    }
  }

  private static void setNames(
      Clause clause, List<Attribute> symbols, List<Boolean> references, List<Long> maps, OpParser p, FormatState<?> state) {
    state.attr(clause.symbols(), ArrayAttr.of(symbols));
    if (clause.prefix.equals("private")) {
      boolean mapped = maps.stream().anyMatch(map -> map >= 0);
      if (mapped) state.attr(MAPS, DenseArrayAttr.i64(maps.stream().mapToLong(Long::longValue).toArray()));
      if (p.accept("private_barrier")) state.attr(BARRIER, UnitAttr.INSTANCE);
      return;
    }
    boolean[] bits = new boolean[references.size()];
    for (int i = 0; i < bits.length; i++) bits[i] = references.get(i);
    state.attr(clause.byReference(), DenseArrayAttr.bools(bits));
  }

  /** Reads {@code [map_idx=0]}, if it is there. */
  private static long parseMap(OpParser p) {
    if (!p.accept("[")) return -1;
    p.expect("map_idx");
    p.expect("=");
    long map = p.expectInteger();
    p.expect("]");
    return map;
  }

  private static void print(Op op, List<Clause> clauses, OpPrinter out) {
    int argument = 0;
    for (Clause clause : clauses) {
      int group = op.def().operandSlot(clause.variables());
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
    long[] maps = clause.prefix.equals("private") && op.attr(MAPS) instanceof DenseArrayAttr array ? array.longs() : new long[0];
    for (int i = 0; i < variables.size(); i++) {
      if (i > 0) out.text(", ");
      if (byReference[i]) out.text("byref ");
      if (clause.named) out.attr(((ArrayAttr) op.attr(clause.symbols())).get(i)).text(" ");
      out.operand(variables.get(i)).text(" -> ").operand(op.region(0).first().argument(argument + i));
      if (i < maps.length && maps[i] >= 0) out.text(" [map_idx=" + maps[i] + "]");
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
