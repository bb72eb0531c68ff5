// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import java.util.List;

/** Passes that the reference's tests use. */
public final class TestPasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(RemarkTestPass.INFO);
  }
}
