// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;

/** Constraints of globals, functions and other operations of a module, with the reference's messages. */
final class ModuleVerifier {
  /** An address space. */
  static final AttrSet NUMBER = new AttrSet("32-bit signless integer attribute whose value is non-negative",
      attr -> AttrSets.I32.contains(attr) && ((IntegerAttr) attr).value().signum() >= 0, AttrSets.I32.form(), AttrSets.I32.kind());

  private ModuleVerifier() {}

  /** Whether a named comdat, if there is one, exists. */
  static boolean hasComdat(Op op, Checker check) {
    if (!(op.attr("comdat") instanceof SymbolRefAttr comdat)) return true;
    if (check.symbols().lookupFrom(op, comdat) instanceof ComdatSelectorOp) return true;
    check.plainError("expected comdat symbol");
    return false;
  }

  /** Whether it is directly in what LLVM would call a module. */
  static boolean isInModule(Op op, Checker check) {
    Op parent = op.parentOp();
    if (parent == null || parent instanceof SymbolTable && parent instanceof IsolatedFromAbove) return true;
    check.error("must appear at the module level");
    return false;
  }

  /** Nothing in the region that computes an address or a value does more than that. */
  static boolean computesOnly(Op owner, String where, Checker check) {
    for (Op op : owner.region().entryBlock()) {
      if (Effects.of(op) instanceof Effects.Known(var effects, boolean recursive) && effects.isEmpty() && !recursive) continue;
      check.errorOf(op, "ops with side effects " + where);
      return false;
    }
    return true;
  }

  static boolean isZero(Attribute value) {
    return switch (value) {
      case IntegerAttr number -> number.isZero();
      case FloatAttr number -> number.doubleValue() == 0;
      case ArrayAttr(var parameters) -> parameters.stream().allMatch(ModuleVerifier::isZero);
      case DenseElementsAttr elements when elements.isSplat() -> isZero(elements.element(0));
      case DenseElementsAttr elements -> {
        for (long i = 0; i < elements.elementCount(); i++) {
          if (!isZero(elements.element(i))) yield false;
        }
        yield true;
      }
      default -> false;
    };
  }
}
