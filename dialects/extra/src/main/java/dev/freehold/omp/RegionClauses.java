// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
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

    boolean isPrivate() {
      return prefix.equals("private");
    }

    /** Whether the region of such operations has arguments for the clause; of what is mapped only that of {@code omp.target} has. */
    boolean isOf(OpDef<?> def) {
      return def.operandSegmentIndex(variables()) >= 0 && (!prefix.equals("map") || def == TargetOp.DEF);
    }

    /** The reference calls the last clause by the name of the one before. */
    ParseStop invalid(OpParser p) {
      return p.error("invalid `" + (keyword.equals("use_device_ptr") ? "use_device_addr" : keyword) + "` format");
    }
  }

  private static final String BARRIER = "private_needs_barrier";
  private static final String MODIFIER = "reduction_mod";
  /** In the order of the text, which is that of the arguments. */
  private static final List<Clause> CLAUSES = List.of(plain("has_device_addr", "has_device_addr"), plain("host_eval", "host_eval"),
      new Clause("in_reduction"), plain("map_entries", "map"), new Clause("private"), new Clause("reduction"), new Clause("task_reduction"),
      plain("use_device_addr", "use_device_addr"), plain("use_device_ptr", "use_device_ptr"));

  private RegionClauses() {}

  private static Clause plain(String keyword, String prefix) {
    return new Clause(keyword, prefix, false);
  }

  static <O extends Op> OpDefBuilder<O> privates(OpDefBuilder<O> op) {
    return op.operands("private_vars", TypeSet.ANY).optionalAttr("private_syms", AttrSets.SYMBOL_REF_ARRAY).optionalAttr(BARRIER, AttrSets.UNIT);
  }

  static <O extends Op> OpDefBuilder<O> reductions(OpDefBuilder<O> op, String prefix) {
    if (prefix.equals("reduction")) op.optionalAttr(MODIFIER, ClauseEnums.REDUCTION_MODIFIER.set());
    return op.operands(prefix + "_vars", Clauses.POINTER).optionalAttr(prefix + "_byref", AttrSets.DENSE_BOOL_ARRAY)
        .optionalAttr(prefix + "_syms", AttrSets.SYMBOL_REF_ARRAY);
  }

  static <O extends Op> OpDefBuilder<O> region(OpDefBuilder<O> op, OpDef.RegionKind kind) {
    return op.region("region", kind).traits((each, check) -> verifyArguments(each, argumentCount(each), check))
        .directive("ClauseRegion", Directive.of(RegionClauses::parse, RegionClauses::print));
  }

  /** How many arguments of the region the clauses of an operation have. */
  static int argumentCount(Op op) {
    int count = 0;
    for (Clause clause : CLAUSES) {
      if (clause.isOf(op.def())) count += op.operandSegment(clause.variables()).size();
    }
    return count;
  }

  static void verifyArguments(Op op, int expected, Checker check) {
    int found = op.region().isEmpty() ? 0 : op.region().entryBlock().argumentCount();
    if (found < expected) check.error("expected at least " + expected + " entry block argument(s)");
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state) {
    List<OpParser.Argument> arguments = new ArrayList<>();
    for (Clause clause : CLAUSES) {
      if (!p.accept(clause.keyword)) continue;
      if (!clause.isOf(state.state().def())) throw clause.invalid(p);
      boolean fits;
      try {
        fits = parse(p, state, clause, arguments);
      } catch (ParseStop stop) {
        throw stop.and(clause.invalid(p));
      }
      if (!fits) throw clause.invalid(p);
      if (clause.isPrivate() && p.accept("private_barrier")) state.attr(BARRIER, UnitAttr.INSTANCE);
    }
    state.regions("region").add(p.region(arguments));
  }

  /** Parses what follows the keyword; returns whether types and arguments match. */
  private static <O extends Op> boolean parse(OpParser p, FormatState<O> state, Clause clause, List<OpParser.Argument> arguments) {
    p.expect("(");
    if (clause.keyword.equals("reduction") && p.accept("mod") && !parseModifier(p, state)) return false;
    List<Attribute> symbols = new ArrayList<>();
    List<Boolean> references = new ArrayList<>();
    List<OpParser.Argument> names = new ArrayList<>();
    List<Long> maps = new ArrayList<>();
    do {
      if (clause.named) {
        references.add(!clause.isPrivate() && p.accept("byref"));
        symbols.add(p.attribute(SymbolRefAttr.class, null));
      }
      state.operands(clause.variables()).add(p.expectOperand());
      p.expect("->");
      names.add(p.argument(false, false));
      if (clause.isPrivate() && state.state().def().propertyIndex(MAPS) >= 0) maps.add(parseMap(p));
    } while (p.accept(","));
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    if (types.size() != names.size()) return false;
    p.expect(")");
    state.types(clause.variables()).addAll(types);
    if (clause.named) setNames(clause, symbols, references, maps, state);
    for (int i = 0; i < types.size(); i++) {
      OpParser.Argument name = names.get(i);
      arguments.add(new OpParser.Argument(name.name(), types.get(i), name.attrs(), name.location()));
    }
    return true;
  }

  private static boolean parseModifier(OpParser p, FormatState<?> state) {
    p.expect(":");
    String keyword = p.expectKeyword("");
    p.expect(",");
    if (!ClauseEnums.REDUCTION_MODIFIER.keywords().contains(keyword)) return false;
    state.attr(MODIFIER, new ClauseEnumAttr(ClauseEnums.REDUCTION_MODIFIER, keyword));
    return true;
  }

  private static void setNames(
      Clause clause, List<Attribute> symbols, List<Boolean> references, List<Long> maps, FormatState<?> state) {
    state.attr(clause.symbols(), ArrayAttr.of(symbols));
    if (clause.isPrivate()) {
      if (!maps.isEmpty()) state.attr(MAPS, DenseArrayAttr.i64(maps.stream().mapToLong(Long::longValue).toArray()));
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

  private static void print(Op op, OpPrinter out) {
    int argument = 0;
    for (Clause clause : CLAUSES) {
      if (!clause.isOf(op.def()) || op.operandSegment(clause.variables()).isEmpty()) continue;
      print(op, clause, op.operandSegment(clause.variables()), argument, out);
      argument += op.operandSegment(clause.variables()).size();
    }
    out.region(op.region(), false, true);
  }

  private static void print(Op op, Clause clause, List<? extends Value> variables, int argument, OpPrinter out) {
    out.text(clause.keyword).text("(");
    if (clause.keyword.equals("reduction") && op.attr(MODIFIER) instanceof ClauseEnumAttr modifier) out.text("mod: " + modifier.keyword() + ", ");
    boolean[] byReference = op.attr(clause.byReference()) instanceof DenseArrayAttr bits ? bits.bools() : new boolean[variables.size()];
    List<Attribute> symbols = clause.named ? ClauseChecks.elements(op, clause.symbols()) : List.of();
    long[] maps = clause.isPrivate() && op.attr(MAPS) instanceof DenseArrayAttr array ? array.longs() : new long[0];
    for (int i = 0; i < variables.size(); i++) {
      if (i > 0) out.text(", ");
      if (byReference[i]) out.text("byref ");
      // Not all operations check that there is a recipe for each variable.
      if (i < symbols.size()) out.attr(symbols.get(i)).text(" ");
      out.operand(variables.get(i)).text(" -> ").operand(op.region().entryBlock().argument(argument + i));
      if (i < maps.length && maps[i] >= 0) out.text(" [map_idx=" + maps[i] + "]");
    }
    out.text(" : ").typesOf(variables).text(") ");
    if (clause.isPrivate() && op.attr(BARRIER) != null) out.text("private_barrier ");
  }
}
