// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Random programs, their reduction, and comparisons of tools. */
@NullMarked
module dev.freehold.fuzz {
  requires transitive dev.freehold.text;

  exports dev.freehold.fuzz.affine to dev.freehold.devtools;
  exports dev.freehold.fuzz.clones to dev.freehold.devtools;
  exports dev.freehold.fuzz.motion to dev.freehold.devtools;
  exports dev.freehold.fuzz.random;
  exports dev.freehold.fuzz.tensor to dev.freehold.devtools;
  exports dev.freehold.fuzz.reduce;
  exports dev.freehold.fuzz.compare to dev.freehold.cli, dev.freehold.devtools;
}
