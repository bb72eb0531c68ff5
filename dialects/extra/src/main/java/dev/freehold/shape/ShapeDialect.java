// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.arith.ArithDialect;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;
import dev.freehold.ir.text.Printing;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.ExtractOp;
import org.jspecify.annotations.Nullable;

/** The {@code shape} dialect. */
public final class ShapeDialect implements Dialect, ParsesTypes {
  @Override
  public String namespace() {
    return "shape";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(AssumingOp.DEF, AssumingYieldOp.DEF, ConstShapeOp.DEF, ConstSizeOp.DEF, ConstWitnessOp.DEF, ReduceOp.DEF, YieldOp.DEF);
    registrar.ops(FuncOp.DEF, FunctionLibraryOp.DEF, ReturnOp.DEF);
    registrar.ops(ShapeOps.all());
    registrar.pattern(CastOp.class, "ShapeOfCastExtentTensor", ShapeOfPatterns::cast);
    registrar.pattern(CastOp.class, "TensorCastConstShape", ConstShapeOp::cast);
    registrar.pattern(ExtractOp.class, "ExtractFromShapeOfExtentTensor", ShapeOfPatterns::extract);
  }

  /** The reference leaves the dialect open. */
  @Override
  public boolean keepsUnknown() {
    return true;
  }

  @Override
  public boolean keepsUnknown(String mnemonic) {
    return false;
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return switch (type) {
      case ShapeType kind when kind == ShapeType.WITNESS -> ConstWitnessOp.DEF.state().prop("passing", value).results(type);
      case ShapeType kind when kind == ShapeType.SIZE -> ConstSizeOp.DEF.state().prop("value", value).results(type);
      case Type shape when shape == ShapeType.SHAPE || ShapeTypes.isExtents(shape) -> constantShape(value, type);
      default -> new ArithDialect().constant(value, type);
    };
  }

  /** The reference makes an operation here that its verifier rejects, where the type does not have the number of extents. */
  private static @Nullable OpState<?> constantShape(Attribute value, Type type) {
    return type == ShapeType.SHAPE || type.equals(value.type()) ? ConstShapeOp.DEF.state().prop("shape", value).results(type) : null;
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    if (!name.equals("shape.lib")) return;
    if (!(op instanceof SymbolTable)) {
      check.plainError("shape.lib attribute may only be on op implementing SymbolTable");
      return;
    }
    switch (value) {
      case SymbolRefAttr library -> verifyLibrary(op, library, " required to be shape function library", check);
      case ArrayAttr libraries -> {
        for (Attribute library : libraries.elements()) {
          if (!check.failed()) verifyLibrary(op, library, " does not refer to FunctionLibraryOp", check);
        }
      }
      default -> check.plainError("only SymbolRefAttr allowed as shape.lib attribute value");
    }
  }

  private static void verifyLibrary(Op op, Attribute library, String otherwise, Checker check) {
    if (!(library instanceof SymbolRefAttr symbol)) {
      check.plainError("only SymbolRefAttr allowed in shape.lib attribute array");
      return;
    }
    Op found = check.symbols().lookup(op, symbol);
    if (found == null) check.plainError("shape function library " + Printing.toString(symbol) + " not found");
    else if (!(found instanceof FunctionLibraryOp)) check.plainError(Printing.toString(symbol) + otherwise);
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    for (ShapeType type : ShapeType.values()) {
      if (type.mnemonic().equals(mnemonic)) return type;
    }
    return null;
  }
}
