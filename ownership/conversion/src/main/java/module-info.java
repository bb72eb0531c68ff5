// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Conversions: passes that express operations of one dialect by those of a lower one. */
@NullMarked
module dev.freehold.conversion {
  requires dev.freehold.passes;
  requires dev.freehold.dialects;

  provides dev.freehold.pass.PassProvider with
      dev.freehold.conversion.ConversionPasses;
  provides dev.freehold.ir.ReferenceStrategies with
      dev.freehold.conversion.compat.ConversionStrategies;
}
