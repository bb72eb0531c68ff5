// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code wasmssa} dialect. */
public final class WasmSsaDialect implements Dialect, ParsesTypes {
  @Override
  public String namespace() {
    return "wasmssa";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(NumericOps.DEFS, LabelOp.DEFS, BranchOutOp.DEFS, LocalAccessOp.DEFS, DeclarationOp.DEFS,
        List.of(FuncOp.DEF, GlobalGetOp.DEF, GlobalImportOp.DEF, GlobalOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "limit" -> LimitType.parse(parser);
      case "local" -> LocalRefType.parse(parser);
      case "tabletype" -> TableType.parse(parser);
      default -> NamedType.of(mnemonic, List.of(Types.FUNCREF, Types.EXTERNREF));
    };
  }
}
