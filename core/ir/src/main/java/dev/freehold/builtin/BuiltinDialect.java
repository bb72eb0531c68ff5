// SPDX-License-Identifier: Apache-2.0
package dev.freehold.builtin;

import dev.freehold.ir.ImplicitDialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.IntegerSetAttr;
import dev.freehold.ir.builtin.TupleType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.InlinableDialect;
import org.jspecify.annotations.Nullable;

/** What every program may use: modules, and the types and attributes that the parser knows by itself. */
public final class BuiltinDialect implements ImplicitDialect, InlinableDialect {
  /** Tuples with more elements than this get an alias. */
  private static final int MAX_SHORT_TUPLE = 16;

  @Override
  public String namespace() {
    return "builtin";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(ModuleOp.DEF, UnrealizedConversionCastOp.DEF);
  }

  @Override
  public @Nullable String aliasStem(Attribute attribute) {
    return switch (attribute) {
      case AffineMapAttr map -> "map";
      case IntegerSetAttr set -> "set";
      case Location location -> "loc";
      case DistinctAttr distinct when !(distinct.referenced() instanceof UnitAttr) -> "distinct";
      default -> null;
    };
  }

  @Override
  public @Nullable String aliasStem(Type type) {
    return type instanceof TupleType tuple && tuple.elements().size() > MAX_SHORT_TUPLE ? "tuple" : null;
  }
}
