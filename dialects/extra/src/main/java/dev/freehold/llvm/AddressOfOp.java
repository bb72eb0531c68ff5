// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import java.util.List;

/** A pointer to a global or a function: {@code llvm.mlir.addressof @g : !llvm.ptr}. */
public final class AddressOfOp extends Op implements ConstantLike, Pure, SymbolUser {
  public static final OpDef<AddressOfOp> DEF = OpDef.of("llvm.mlir.addressof", AddressOfOp.class, AddressOfOp::new)
      .attr("global_name", AttrSets.FLAT_SYMBOL_REF)
      .result("res", LlvmPointerType.SET)
      .assembly("$global_name attr-dict `:` type($res)")
      .build();

  private AddressOfOp(OpState<?> state) {
    super(state);
  }

  static OpState<AddressOfOp> of(SymbolRefAttr global, Type pointer) {
    return DEF.state().prop("global_name", global).results(pointer);
  }

  @Override
  public void verifySymbols(Checker check) {
    Op named = check.symbols().lookupFrom(this, (SymbolRefAttr) value());
    boolean known = named instanceof GlobalOp || named instanceof AliasOp || named instanceof LlvmFuncOp || named instanceof IfuncOp;
    if (!known) {
      check.error("must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
      return;
    }
    long space = named instanceof GlobalOp ? named.attr("addr_space", IntegerAttr.class).longValue() : 0;
    boolean differs = named instanceof GlobalOp && ((LlvmPointerType) result().type()).addressSpace() != space;
    if (differs) check.error("pointer address space must match address space of the referenced global or alias");
  }

  @Override
  public Attribute value() {
    return attr("global_name", Attribute.class);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
