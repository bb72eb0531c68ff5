// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The pointer to a variable of the module: {@code spirv.mlir.addressof @v : !spirv.ptr<f32, Input>}. */
public final class AddressOfOp extends Op implements Pure, NamesResults {
  public static final OpDef<AddressOfOp> DEF = OpDef.of("spirv.mlir.addressof", AddressOfOp.class, AddressOfOp::new)
      .attr("variable", AttrSets.FLAT_SYMBOL_REF)
      .result("pointer", SpirvType.POINTER)
      .traits(SpirvVerifier.IN_FUNCTION)
      .assembly("$variable attr-dict `:` type($pointer)")
      .build();

  private AddressOfOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    GlobalOp variable = GlobalOp.find(this, attr("variable", SymbolRefAttr.class), check);
    if (variable == null || variable.def() != GlobalOp.VARIABLE) {
      check.error("expected spirv.GlobalVariable symbol");
    } else if (!result().type().equals(variable.type())) {
      check.error("result type mismatch with the referenced global variable's type");
    }
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), attr("variable", SymbolRefAttr.class).root() + "_addr");
  }
}
