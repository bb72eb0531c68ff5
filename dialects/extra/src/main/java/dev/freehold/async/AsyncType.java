// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.AsyncToken;
import org.jspecify.annotations.Nullable;

/** The types of the dialect that have no parameters. */
public enum AsyncType implements Type, AsyncToken {
  /** That a computation is done. */
  TOKEN("token"),
  /** Tokens and values that are waited for together. */
  GROUP("group"),
  COROUTINE_ID("coro.id"),
  COROUTINE_HANDLE("coro.handle"),
  COROUTINE_STATE("coro.state");

  private final String mnemonic;

  AsyncType(String mnemonic) {
    this.mnemonic = mnemonic;
  }

  /** The type of that name, or null. */
  static @Nullable AsyncType of(String mnemonic) {
    for (AsyncType type : values()) {
      if (type.mnemonic.equals(mnemonic)) return type;
    }
    return null;
  }

  @Override
  public boolean isAwaitedByUsers() {
    return false;
  }

  @Override
  public @Nullable OpState<?> await(Value token) {
    return switch (this) {
      case TOKEN -> AwaitOp.of(token);
      case GROUP -> RuntimeOps.AWAIT_ALL.state().operands(token);
      case COROUTINE_ID, COROUTINE_HANDLE, COROUTINE_STATE -> null;
    };
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "async", mnemonic);
  }

  @Override
  public String dialect() {
    return "async";
  }
}
