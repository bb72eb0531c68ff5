// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Static validation of deallocations: whether each buffer of a program is freed exactly once on each path, and not used afterwards. */
@NullMarked
module dev.freehold.validate {
  requires transitive dev.freehold.passes;
  requires transitive dev.freehold.dialects;

  exports dev.freehold.validate;

  provides dev.freehold.pass.PassProvider with
      dev.freehold.validate.ValidatePasses;
}
