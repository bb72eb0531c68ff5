// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.registration;

import dev.freehold.bufferize.empty.EliminateEmptyTensors;
import dev.freehold.bufferize.empty.EmptyTensorToAllocTensor;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import java.util.List;

/** The passes of this module. */
public final class BufferizePasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(EliminateEmptyTensors.INFO, EmptyTensorToAllocTensor.INFO, OneShotBufferize.INFO, TensorCopyInsertion.INFO);
  }
}
