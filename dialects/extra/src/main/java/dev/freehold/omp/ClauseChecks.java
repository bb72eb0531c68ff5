// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Printing;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Constraints of clauses that several operations have. Where something has been found wrong already, none of them looks at anything. */
final class ClauseChecks {
  private ClauseChecks() {}

  /** The attributes of an array; none where it is absent. */
  static List<Attribute> elements(Op op, String array) {
    return op.attr(array) instanceof ArrayAttr present ? present.elements() : List.of();
  }

  static Set<Value> noValues() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** Each allocated variable has an allocator. */
  static void allocate(Op op, Checker check) {
    if (check.failed() || op.operandSegment("allocate_vars").size() == op.operandSegment("allocator_vars").size()) return;
    check.plainError("expected equal sizes for allocate and allocator variables");
  }

  /** Each private variable has a recipe, which is for variables of its type. */
  static void privates(Op op, Checker check) {
    if (check.failed()) return;
    List<? extends Value> variables = op.operandSegment("private_vars");
    List<Attribute> symbols = elements(op, "private_syms");
    if (variables.size() != symbols.size()) {
      check.plainError("inconsistent number of private variables and privatizer op symbols, private vars: " + variables.size()
          + " vs. privatizer op symbols: " + symbols.size());
      return;
    }
    for (int i = 0; i < symbols.size() && !check.failed(); i++) {
      PrivateOp recipe = check.symbols().lookupFrom(op, (SymbolRefAttr) symbols.get(i), PrivateOp.class);
      if (recipe == null) {
        check.plainError("failed to lookup privatizer op with symbol: '" + Printing.toString(symbols.get(i)) + "'");
        return;
      }
      Type type = variables.get(i).type();
      if (recipe.argumentType() == null || recipe.argumentType().equals(type)) continue;
      check.plainError("type mismatch between a " + recipe.sharing() + " variable and its privatizer op, var type: " + Printing.quoted(type)
          + " vs. privatizer op type: " + Printing.quoted(recipe.argumentType()));
    }
  }

  /** Each variable that is reduced has a recipe, which is for variables of its type. */
  static void reductions(Op op, String clause, Checker check) {
    if (check.failed()) return;
    List<? extends Value> variables = op.operandSegment(clause + "_vars");
    List<Attribute> symbols = elements(op, clause + "_syms");
    if (variables.isEmpty()) {
      if (op.hasAttr(clause + "_syms")) check.error("unexpected reduction symbol references");
    } else if (symbols.size() != variables.size()) {
      check.error("expected as many reduction symbol references as reduction variables");
    } else if (op.attr(clause + "_byref") instanceof DenseArrayAttr references && references.size() != variables.size()) {
      check.plainError("expected as many reduction variable by reference attributes as reduction variables");
    } else {
      Set<Value> seen = noValues();
      for (int i = 0; i < symbols.size() && !check.failed(); i++) {
        String fault = seen.add(variables.get(i)) ? fault(op, variables.get(i), (SymbolRefAttr) symbols.get(i), check)
            : "accumulator variable used more than once";
        if (fault != null) check.error(fault);
      }
    }
  }

  private static @Nullable String fault(Op op, Value variable, SymbolRefAttr symbol, Checker check) {
    DeclareReductionOp recipe = check.symbols().lookupFrom(op, symbol, DeclareReductionOp.class);
    if (recipe == null) return "expected symbol reference " + Printing.toString(symbol) + " to point to a reduction declaration";
    Type type = recipe.accumulatorType();
    return type == null || type.equals(variable.type()) ? null : "expected accumulator (" + Printing.quoted(variable.type())
        + ") to be the same type as reduction declaration (" + Printing.quoted(type) + ")";
  }

  /** Each variable that something depends on has a kind of dependence. */
  static void depends(Op op, Checker check) {
    int variables = op.operandSegment("depend_vars").size();
    if (check.failed() || variables == elements(op, "depend_kinds").size()) return;
    check.error(variables == 0 ? "unexpected depend values" : "expected as many depend values as depend variables");
  }

  /** A hint does not contain contradictory flags. */
  static void hint(Op op, Checker check) {
    if (check.failed() || !(op.attr("hint") instanceof IntegerAttr hint)) return;
    if ((hint.longValue() & 3) == 3) {
      check.error("the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined");
    } else if ((hint.longValue() & 12) == 12) {
      check.error("the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.");
    }
  }
}
