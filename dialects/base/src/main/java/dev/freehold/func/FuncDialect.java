// SPDX-License-Identifier: Apache-2.0
package dev.freehold.func;

import dev.freehold.cf.BrOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.InlinableDialect;
import org.jspecify.annotations.Nullable;

/** The {@code func} dialect. */
public final class FuncDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "func";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(CallIndirectOp.DEF, CallOp.DEF, ConstantOp.DEF, FuncOp.DEF, ReturnOp.DEF);
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return value instanceof SymbolRefAttr symbol && type instanceof FunctionType function ? ConstantOp.of(symbol, function) : null;
  }

  @Override
  public boolean mayReplace(Op call, Op callee) {
    return !call.hasAttr("no_inline") && !callee.hasAttr("no_inline");
  }

  @Override
  public @Nullable OpState<?> branchInstead(Op terminator, Block target) {
    return terminator instanceof ReturnOp end ? BrOp.of(target, end.operands()) : null;
  }
}
