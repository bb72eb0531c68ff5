// SPDX-License-Identifier: Apache-2.0
/** What tests of dialects and passes need: {@code .mlir} files that say what a tool prints for them. */
module dev.freehold.testkit {
  requires transitive dev.freehold.ir;
  requires dev.freehold.opt;

  exports dev.freehold.testkit;
}
