// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xevm;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code xevm} dialect. */
public final class XevmDialect implements Dialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "xevm";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(XevmOp.DEFS));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return XevmAttrs.KINDS.parse(mnemonic, parser);
  }
}
