// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** How the dialects of dialects.extra take part in deallocation and execution. */
@NullMarked
module dev.freehold.dealloc.extra {
  requires dev.freehold.bufferize;
  requires dev.freehold.dealloc;
  requires dev.freehold.interp;
  requires dev.freehold.dialects.extra;

  provides dev.freehold.ir.Extension with
      dev.freehold.bufferize.extra.BufferizeExtraExtension,
      dev.freehold.dealloc.extra.ExtraExtension;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.dealloc.extra.compat.ExtraStrategies;
  provides dev.freehold.interp.ExecutorProvider with
      dev.freehold.interp.extra.AsyncExecutors,
      dev.freehold.interp.extra.GpuExecutors,
      dev.freehold.interp.extra.LlvmExecutors,
      dev.freehold.interp.extra.ShapeExecutors;
}
