// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** From tensors to buffers: One-Shot Bufferize. */
@NullMarked
module dev.freehold.bufferize {
  requires transitive dev.freehold.passes;
  requires transitive dev.freehold.dialects;

  exports dev.freehold.bufferize;

  provides dev.freehold.ir.Extension with
      dev.freehold.bufferize.registration.BufferizeExtension;
  provides dev.freehold.pass.PassProvider with
      dev.freehold.bufferize.registration.BufferizePasses;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.bufferize.compat.BufferizeStrategies;
}
