// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.registration;

import dev.freehold.bufferize.driver.BufferizeRun;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOptions;

/** From tensors to buffers. Upstream: {@code --one-shot-bufferize}. */
record OneShotBufferize(PassOptions options) implements Pass {
  static final PassInfo INFO =
      PassInfo.of("one-shot-bufferize", "OneShotBufferizePass", "One-Shot Bufferize", OneShotBufferize::new).on("builtin.module")
          .options(OneShotOptions.ALL);

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    String fault = OneShotOptions.fault(options);
    if (fault != null) cx.report(Diagnostic.error(Location.UNKNOWN, fault));
    else new BufferizeRun(root, OneShotOptions.of(options), cx).bufferize();
  }
}
