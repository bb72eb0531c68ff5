// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;
import org.jspecify.annotations.Nullable;

/** The {@code async} dialect. */
public final class AsyncDialect implements Dialect, ParsesTypes {
  @Override
  public String namespace() {
    return "async";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        AwaitOp.DEF, CallOp.DEF, CoroSuspendOp.DEF, CreateGroupOp.DEF, ExecuteOp.DEF, FuncOp.DEF, ReturnOp.DEF, YieldOp.DEF);
    registrar.ops(RuntimeOps.all());
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return mnemonic.equals("value") ? ValueType.parse(parser) : AsyncType.of(mnemonic);
  }
}
