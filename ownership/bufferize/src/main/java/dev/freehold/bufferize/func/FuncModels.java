// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.func;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Registrar;

/** How functions and calls are bufferized. */
public final class FuncModels {
  private FuncModels() {}

  public static void register(Registrar func) {
    func.model(CallOp.class, Bufferizable.class, CallModel::new);
    func.model(FuncOp.class, Bufferizable.class, FuncModel::new);
    func.model(ReturnOp.class, Bufferizable.class, ReturnModel::new);
  }
}
