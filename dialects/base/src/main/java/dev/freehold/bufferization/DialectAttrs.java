// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.memref.AllocLike;

/** Checks the attributes that the dialect gives to operations of others and to arguments of functions. */
final class DialectAttrs {
  private static final String LAYOUT = "bufferization.buffer_layout";

  private DialectAttrs() {}

  static void verifyOnOperation(Op op, String name, Checker check) {
    if (!name.equals(AllocLike.MANUAL_DEALLOCATION)) {
      check.plainError("attribute '\"" + name + "\"' not supported as an op attribute by the bufferization dialect");
    } else if (!allocatesOrFrees(op)) {
      check.error("attribute '" + name + "' can be used only on ops that have an allocation and/or free side effect");
    }
  }

  /** Not known of an operation that does not match its definition, which another check reports. */
  private static boolean allocatesOrFrees(Op op) {
    if (op.def().operandBounds(op) == null || op.def().resultBounds(op) == null) return true;
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    return known.effects().stream().anyMatch(effect -> effect.is(Effect.Kind.ALLOCATE) || effect.is(Effect.Kind.FREE));
  }

  static void verifyOnArgument(Op op, String name, Attribute value, Checker check) {
    switch (name) {
      case TensorArgument.WRITABLE -> {
        boolean isBool = value instanceof IntegerAttr integer && integer.type().equals(IntegerType.I1);
        if (!isBool) check.plainError("'" + name + "' is expected to be a boolean attribute");
        else verifyIsOnBody(op, name, check);
      }
      case TensorArgument.ACCESS -> {
        if (!(value instanceof StringAttr string)) check.plainError("'" + name + "' is expected to be a string attribute");
        else if (TensorArgument.Access.of(string.value()) == null) check.plainError("invalid value for '" + name + "'");
      }
      case LAYOUT -> {
        boolean isLayout = value instanceof AffineMapAttr || value instanceof StridedLayoutAttr;
        if (!isLayout) check.plainError("'" + name + "' is expected to be a memref layout attribute");
      }
      default -> {
        String named = check.profile().strategy(ArgumentAttributeName.class, ArgumentAttributeName.SOUND).shown(name);
        check.plainError("attribute '" + named + "' not supported as a region arg attribute by the bufferization dialect");
      }
    }
  }

  private static void verifyIsOnBody(Op op, String name, Checker check) {
    if (!(op instanceof FunctionLike function)) check.plainError("expected '" + name + "' to be used on function-like operations");
    else if (function.isDeclaration()) check.plainError("'" + name + "' is invalid on external functions");
  }
}
