// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.llvm.LlvmFuncOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code rocdl} dialect. */
public final class RocdlDialect implements Dialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "rocdl";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(ConversionOps.DEFS, MatrixOps.DEFS, MemoryOps.DEFS, RawBufferOp.DEFS, ThreadOps.DEFS));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("target") ? RocdlAttrs.TARGET.parse(parser) : null;
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    if (name.equals("rocdl.kernel") && !(op instanceof LlvmFuncOp)) check.plainError("'" + name + "' attribute attached to unexpected op");
  }
}
