// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import java.util.List;

/** The pass of this module. */
public final class ValidatePasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(VerifyDeallocations.INFO);
  }
}
