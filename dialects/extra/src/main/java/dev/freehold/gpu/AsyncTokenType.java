// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.AsyncToken;
import java.util.List;

/** That some work of the device has been done: {@code !gpu.async.token}. */
public record AsyncTokenType() implements Type, AsyncToken {
  public static final AsyncTokenType INSTANCE = new AsyncTokenType();
  static final TypeSet SET = TypeSet.only("async token type", INSTANCE);

  @Override
  public boolean isAwaitedByUsers() {
    return true;
  }

  @Override
  public OpState<?> await(Value token) {
    return WaitOp.on(List.of(token));
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "gpu", "async.token");
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
