// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.arith;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IndexCastOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.ir.Registrar;

/** How operations of the arith dialect are bufferized. */
public final class ArithModels {
  private ArithModels() {}

  public static void register(Registrar arith) {
    arith.model(ConstantOp.class, Bufferizable.class, ConstantModel::new);
    arith.model(SelectOp.class, Bufferizable.class, SelectModel::new);
    arith.model(IndexCastOp.class, Bufferizable.class, IndexCastModel::new);
  }
}
