// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code pdl} dialect. */
public final class PdlDialect implements Dialect, ParsesTypes {
  @Override
  public String namespace() {
    return "pdl";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(List.<OpDef<?>>of(PatternOp.DEF, RewriteOp.DEF), PdlOp.DEFS));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return PdlType.parse(mnemonic, parser);
  }
}
