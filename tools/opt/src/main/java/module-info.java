// SPDX-License-Identifier: Apache-2.0
/** What {@code freehold opt} does with a program, for the command line and for tests. */
module dev.freehold.opt {
  requires transitive dev.freehold.bytecode;
  requires transitive dev.freehold.passes;

  exports dev.freehold.opt to dev.freehold.cli, dev.freehold.devtools, dev.freehold.testkit;
  exports dev.freehold.opt.options to dev.freehold.cli, dev.freehold.devtools, dev.freehold.testkit;
}
