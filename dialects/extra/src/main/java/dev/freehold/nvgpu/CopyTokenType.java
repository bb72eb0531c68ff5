// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.AsyncToken;
import org.jspecify.annotations.Nullable;

/** That a copy to shared memory, or a group of these, is over: {@code !nvgpu.device.async.token}. */
record CopyTokenType() implements Type, AsyncToken {
  static final CopyTokenType INSTANCE = new CopyTokenType();
  static final TypeSet SET = TypeSet.only("device async token type", INSTANCE).ofKind("nvgpu.device.async.token", INSTANCE::equals);

  /** One may also wait until some of several groups are over. */
  @Override
  public boolean isAwaitedByUsers() {
    return false;
  }

  /** Whether a copy is in a group already is not known. */
  @Override
  public @Nullable OpState<?> await(Value token) {
    return null;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!nvgpu.device.async.token");
  }

  @Override
  public String dialect() {
    return "nvgpu";
  }
}
