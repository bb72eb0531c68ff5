// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.irdl.AllOfOp;
import dev.freehold.irdl.AnyOfOp;
import dev.freehold.irdl.AnyOp;
import dev.freehold.irdl.BaseOp;
import dev.freehold.irdl.ParametricOp;
import dev.freehold.irdl.References;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Whether it does not matter in which order the alternatives of {@code irdl.any_of} are tried, as the reference demands: they must be of
 * different kinds.
 */
final class AnyOfBases {
  /** The kinds that a constraint accepts: definitions, or names; and whether it accepts all. */
  private record Bases(Set<Object> kinds, boolean all) {}

  private final Map<Op, Bases> known = new HashMap<>();
  private final SymbolTables symbols = new SymbolTables();

  /** Whether all alternatives below an operation are like that. */
  static boolean areDistinct(Op root) {
    AnyOfBases bases = new AnyOfBases();
    boolean[] distinct = {true};
    // Operands come before what uses them.
    root.walk(op -> distinct[0] &= bases.follow(op));
    return distinct[0];
  }

  private boolean follow(Op op) {
    switch (op) {
      case AnyOp any -> known.put(op, new Bases(Set.of(), true));
      case BaseOp base -> known.put(op, new Bases(Set.of(baseOf(base)), false));
      case ParametricOp base -> known.put(op, new Bases(Set.of(References.lookup(op, base.reference(), symbols)), false));
      case AllOfOp allOf -> known.put(op, of(op.operands().getFirst()));
      case AnyOfOp anyOf -> {
        return followAlternatives(op);
      }
      default -> {}
    }
    return true;
  }

  /** The definition of a kind, or its name. */
  private Object baseOf(BaseOp op) {
    SymbolRefAttr reference = op.reference();
    Object base = reference == null ? op.kindName() : References.lookup(op, reference, symbols);
    return Objects.requireNonNull(base, "the verifier has seen to it that there is one");
  }

  private boolean followAlternatives(Op op) {
    Set<Object> kinds = new HashSet<>();
    boolean distinct = true;
    for (Value alternative : op.operands()) {
      Bases bases = of(alternative);
      distinct &= !bases.all;
      for (Object kind : bases.kinds) distinct &= kinds.add(kind);
    }
    known.put(op, new Bases(kinds, false));
    return distinct;
  }

  private Bases of(Value constraint) {
    return known.getOrDefault(constraint.definingOp(), new Bases(Set.of(), false));
  }
}
