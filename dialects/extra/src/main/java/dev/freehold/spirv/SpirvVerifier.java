// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Trait;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Constraints of many operations: where they are allowed, and which attributes they may have. */
final class SpirvVerifier {
  static final Trait IN_FUNCTION = that("op must appear in a function-like op's block", op -> isIn(op, FunctionLike.class));
  static final Trait IN_MODULE = that("op must appear in a module-like op's block", op -> op.parentOp() instanceof SymbolTable);
  static final Trait IN_GRAPH = that("op must appear in a spirv.ARM.Graph op's block", op -> isIn(op, GraphOp.class));

  private static final List<String> ORDERS = List.of("Acquire", "Release", "AcquireRelease", "SequentiallyConsistent");

  private SpirvVerifier() {}

  /** The constraint of every operation, with the reference's message. */
  static Trait that(String what, Predicate<Op> holds) {
    return (op, check) -> {
      if (!holds.test(op)) check.error("failed to verify that " + what);
    };
  }

  /** Whether an operation of the kind is around this one, without a symbol table between them. */
  private static boolean isIn(Op op, Class<?> kind) {
    for (Op around = op.parentOp(); around != null && !(around instanceof SymbolTable); around = around.parentOp()) {
      if (kind.isInstance(around)) return true;
    }
    return false;
  }

  /** The cases of an attribute that must be present. */
  static SpirvEnumAttr keywords(Op op, String name) {
    return op.attr(name, SpirvEnumAttr.class);
  }

  /** The cases of an attribute; null where it is absent. */
  static @Nullable SpirvEnumAttr optionalKeywords(Op op, String name) {
    return (SpirvEnumAttr) op.attr(name);
  }

  /** Memory semantics have at most one memory order. */
  static Trait oneOrder(String attribute) {
    return (op, check) -> verifyOneOrder(keywords(op, attribute), check);
  }

  static void verifyOneOrder(SpirvEnumAttr semantics, Checker check) {
    if (ORDERS.stream().filter(semantics::has).count() <= 1) return;
    check.plainError("expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or "
        + "`SequentiallyConsistent`");
  }
}
