// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import static dev.freehold.dialects.syntax.StructKind.Parameter.defaulted;
import static dev.freehold.dialects.syntax.StructKind.Parameter.optional;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.llvm.LlvmFuncOp;
import java.util.List;

/** The {@code rocdl} dialect. */
public final class RocdlDialect implements Dialect {
  private static final StructKind TARGET = new StructKind("rocdl", "target",
      defaulted("O", ParameterSyntax.NUMBER, IntegerAttr.i32(2)),
      defaulted("triple", ParameterSyntax.TEXT, StringAttr.of("amdgcn-amd-amdhsa")),
      defaulted("chip", ParameterSyntax.TEXT, StringAttr.of("gfx900")),
      defaulted("features", ParameterSyntax.TEXT, StringAttr.of("")),
      defaulted("abi", ParameterSyntax.TEXT, StringAttr.of("600")),
      optional("flags", ParameterSyntax.DICTIONARY),
      optional("link", ParameterSyntax.ARRAY))
      .called("ROCDL_TargetAttr")
      .bareWhenEmpty();

  @Override
  public String namespace() {
    return "rocdl";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(ConversionOps.DEFS, MatrixOps.DEFS, MemoryOps.DEFS, RawBufferOp.DEFS, ThreadOps.DEFS));
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("target") ? TARGET.parse(parser) : null;
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    if (name.equals("rocdl.kernel") && !(op instanceof LlvmFuncOp)) check.plainError("'" + name + "' attribute attached to unexpected op");
  }
}
