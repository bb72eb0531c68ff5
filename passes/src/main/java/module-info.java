// SPDX-License-Identifier: Apache-2.0
/** Pass manager, greedy rewriting, analyses and general transforms. */
module dev.freehold.passes {
  requires transitive dev.freehold.ir;

  exports dev.freehold.pass;

  uses dev.freehold.pass.PassProvider;
}
