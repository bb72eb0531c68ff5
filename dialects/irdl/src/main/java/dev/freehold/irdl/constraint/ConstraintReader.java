// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.irdl.AllOfOp;
import dev.freehold.irdl.AnyOfOp;
import dev.freehold.irdl.AnyOp;
import dev.freehold.irdl.BaseOp;
import dev.freehold.irdl.CPredOp;
import dev.freehold.irdl.ConstraintOp;
import dev.freehold.irdl.IsOp;
import dev.freehold.irdl.ParametricOp;
import dev.freehold.irdl.References;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads the constraints in the body of a definition. */
public final class ConstraintReader {
  /** Constraints are checked by recursion. */
  private static final int MAX_DEPTH = 1000;

  private final Map<Op, DescribedKind> kinds;
  private final Registry registry;
  private final SymbolTables symbols = new SymbolTables();

  /**
   * @param kinds the types and attributes that are described, by their definitions
   * @param registry what other dialects there are
   */
  public ConstraintReader(Map<Op, DescribedKind> kinds, Registry registry) {
    this.kinds = kinds;
    this.registry = registry;
  }

  /** The constraints of a definition, which has been verified. */
  public ConstraintTable read(Op definition) throws Misdescription {
    ConstraintTable table = new ConstraintTable();
    for (Op op : definition.region().entryBlock()) {
      if (!(op instanceof ConstraintOp constraint)) continue;
      int depth = table.add(constraint(constraint, table.numbers(op)), op);
      if (depth > MAX_DEPTH) throw Misdescription.at(op, "constraints are nested more than " + MAX_DEPTH + " levels deep");
    }
    return table;
  }

  private Constraint constraint(ConstraintOp op, List<Integer> operands) throws Misdescription {
    return switch (op) {
      case IsOp is -> new Constraint.Is(is.expected());
      case AnyOp any -> new Constraint.Any();
      case AnyOfOp anyOf -> new Constraint.AnyOf(operands);
      case AllOfOp allOf -> new Constraint.AllOf(operands);
      case BaseOp base -> base(base);
      case ParametricOp parametric -> new Constraint.Parametric(referenced(parametric, parametric.reference()), operands);
      case CPredOp predicate -> throw Misdescription.at(predicate, "a C++ predicate cannot be evaluated when a dialect is loaded");
    };
  }

  private Constraint base(BaseOp op) throws Misdescription {
    SymbolRefAttr reference = op.reference();
    if (reference != null) {
      DescribedKind kind = referenced(op, reference);
      return kind.isType() ? new Constraint.TypeOfKind(kind.fullName()) : new Constraint.AttributeOfKind(kind.fullName());
    }
    String name = Objects.requireNonNull(op.kindName(), "where there is no reference");
    boolean type = name.startsWith("!");
    String kind = name.substring(1);
    if (!KindNames.isKnown(kind, type, registry)) {
      throw Misdescription.at(op, "no registered " + (type ? "type" : "attribute") + " with name " + name);
    }
    return type ? new Constraint.TypeOfKind(kind) : new Constraint.AttributeOfKind(kind);
  }

  private DescribedKind referenced(Op constraint, SymbolRefAttr reference) {
    return Objects.requireNonNull(kinds.get(References.lookup(constraint, reference, symbols)), "the verifier has found it");
  }
}
