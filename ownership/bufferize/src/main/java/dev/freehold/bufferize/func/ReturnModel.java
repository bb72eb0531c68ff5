// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.func;

import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.func.ReturnOp;

/** What is returned becomes a buffer together with the function. */
record ReturnModel(ReturnOp op) implements ReadOnly {
  @Override
  public void bufferize(Bufferizer to) {}
}
