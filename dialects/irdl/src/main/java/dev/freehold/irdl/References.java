// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** References from constraints to the definitions of types and attributes. */
public final class References {
  private References() {}

  /** The definition that a reference in a constraint means, or null. It is looked up where the dialect stands, so it begins with a dialect. */
  public static @Nullable Op lookup(Op constraint, SymbolRefAttr reference, SymbolTables tables) {
    DialectOp dialect = constraint.parentOfType(DialectOp.class);
    return dialect == null || dialect.parentOp() == null ? null : tables.lookupFrom(dialect.parentOp(), reference);
  }

  static void verify(Op constraint, SymbolRefAttr reference, Checker check) {
    Op definition = lookup(constraint, reference, check.symbols());
    if (definition instanceof TypeOp || definition instanceof AttributeOp) return;
    String symbol = "symbol '" + Printing.toString(reference) + "'";
    check.error(definition == null ? symbol + " not found"
        : symbol + " does not refer to a type or attribute definition (refers to '" + definition.name() + "')");
  }
}
