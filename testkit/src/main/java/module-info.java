// SPDX-License-Identifier: Apache-2.0
/** What tests of IR, passes and dialects are written with. */
module dev.freehold.testkit {
  requires transitive dev.freehold.ir;
  requires info.picocli;

  exports dev.freehold.testkit.compare;
  exports dev.freehold.testkit.random;

  opens dev.freehold.testkit to info.picocli;
}
