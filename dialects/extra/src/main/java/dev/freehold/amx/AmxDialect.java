// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amx;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code amx} dialect. */
public final class AmxDialect implements Dialect, ParsesTypes {
  @Override
  public String namespace() {
    return "amx";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(TileAccessOp.DEFS, TileProductOp.DEFS));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return mnemonic.equals("tile") ? TileType.parse(parser) : null;
  }
}
