// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Explanations of deallocations, whoever placed them. */
@NullMarked
module dev.freehold.explain {
  requires transitive dev.freehold.dealloc;
  requires transitive dev.freehold.validate;

  exports dev.freehold.explain;
}
