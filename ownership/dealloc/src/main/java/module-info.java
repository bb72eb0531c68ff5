// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Buffer deallocation: the passes that decide who frees a buffer, and when. */
@NullMarked
module dev.freehold.dealloc {
  requires transitive dev.freehold.passes;
  requires transitive dev.freehold.dialects;
  requires transitive dev.freehold.irdl;
  requires dev.freehold.validate;

  exports dev.freehold;
  exports dev.freehold.dealloc;
  exports dev.freehold.dealloc.ownership;
  exports dev.freehold.dealloc.described to dev.freehold.cli;
  exports dev.freehold.dealloc.lastuse.graph to dev.freehold.explain;

  provides dev.freehold.ir.Extension with
      dev.freehold.dealloc.registration.DeallocExtension;
  provides dev.freehold.pass.PassProvider with
      dev.freehold.dealloc.registration.DeallocPasses;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.dealloc.compat.DeallocStrategies;
}
