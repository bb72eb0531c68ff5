// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** What tests of dialects and passes need: {@code .mlir} files that say what a tool prints for them. */
@NullMarked
module dev.freehold.testkit {
  requires transitive dev.freehold.ir;
  requires dev.freehold.opt;

  exports dev.freehold.testkit;
}
