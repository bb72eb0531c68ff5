// SPDX-License-Identifier: Apache-2.0
/** What tests of IR, passes and dialects are written with. */
module dev.freehold.testkit {
  requires transitive dev.freehold.ir;

  exports dev.freehold.testkit;
  exports dev.freehold.testkit.compare;
  exports dev.freehold.testkit.growth;
  exports dev.freehold.testkit.random;
  exports dev.freehold.testkit.reduce;
}
