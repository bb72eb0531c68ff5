// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SymbolUser;
import java.util.List;

/** The address of a block that has a tag, or of what does the same as a function in this module. */
public final class AddressConstantOp extends Op implements ConstantLike, Pure, SymbolUser {
  static final OpDef<AddressConstantOp> BLOCK = define("blockaddress")
      .attr("block_addr", FunctionAttrs.ADDRESS.set("")).result("res", LlvmPointerType.SET)
      .assembly("$block_addr attr-dict `:` qualified(type($res))").build();
  static final OpDef<AddressConstantOp> LOCAL_EQUIVALENT = define("dso_local_equivalent")
      .attr("function_name", AttrSets.FLAT_SYMBOL_REF).result("res", LlvmPointerType.SET)
      .assembly("$function_name attr-dict `:` qualified(type($res))").build();

  private AddressConstantOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AddressConstantOp> define(String name) {
    return OpDef.of("llvm." + name, AddressConstantOp.class, AddressConstantOp::new);
  }

  @Override
  protected void verify(Checker check) {
    if (def() != BLOCK) return;
    StructAttr address = attr("block_addr", StructAttr.class);
    boolean known = check.symbols().lookupFrom(this, address.parameter("function", SymbolRefAttr.class)) instanceof LlvmFuncOp function
        && function.hasTag(address.parameter("tag", Attribute.class));
    if (!known) check.error("expects an existing block label target in the referenced function");
  }

  @Override
  public void verifySymbols(Checker check) {
    if (def() == BLOCK) return;
    Op named = check.symbols().lookupFrom(this, attr("function_name", SymbolRefAttr.class));
    if (!(named instanceof LlvmFuncOp || named instanceof AliasOp)) {
      check.error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    } else if (named instanceof LlvmFuncOp && LlvmEnums.keywordOf(named, "linkage").equals("extern_weak")) {
      check.error("target function with 'extern_weak' linkage not allowed");
    }
  }

  @Override
  public Attribute value() {
    return def() == BLOCK ? attr("block_addr", Attribute.class) : new LocalEquivalentAttr(attr("function_name", Attribute.class));
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
