// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code nvvm} dialect. */
public final class NvvmDialect implements Dialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "nvvm";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(
        List.of(AsyncCopies.DEFS, Barriers.DEFS, Conversions.DEFS, Matrices.DEFS, Registers.DEFS, TensorCores.DEFS, Warps.DEFS));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return NvvmAttrs.KINDS.parse(mnemonic, parser);
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    KernelAttrs.verify(op, name, value, check);
  }

  @Override
  public void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {
    KernelAttrs.verifyOnArgument(op, argument, name, value, check);
  }
}
