// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.registration;

import dev.freehold.bufferize.arith.ArithModels;
import dev.freehold.bufferize.bufferization.BufferizationModels;
import dev.freehold.bufferize.cf.CfModels;
import dev.freehold.bufferize.func.FuncModels;
import dev.freehold.bufferize.linalg.LinalgModels;
import dev.freehold.bufferize.scf.ScfModels;
import dev.freehold.bufferize.tensor.TensorModels;
import dev.freehold.bufferize.vector.VectorModels;
import dev.freehold.ir.Extension;
import dev.freehold.ir.ExtensionRegistrar;

/** How operations of the dialects of {@code dialects/base} are bufferized. */
public final class BufferizeExtension implements Extension {
  @Override
  public void register(ExtensionRegistrar registrar) {
    registrar.whenLoaded("arith", ArithModels::register);
    registrar.whenLoaded("bufferization", BufferizationModels::register);
    registrar.whenLoaded("cf", CfModels::register);
    registrar.whenLoaded("func", FuncModels::register);
    registrar.whenLoaded("linalg", LinalgModels::register);
    registrar.whenLoaded("scf", ScfModels::register);
    registrar.whenLoaded("tensor", TensorModels::register);
    registrar.whenLoaded("vector", VectorModels::register);
  }
}
