// SPDX-License-Identifier: Apache-2.0
package example.pass;

import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import java.util.List;

/** The passes of this project. */
public final class ExamplePasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(EraseUnreadBuffers.INFO);
  }
}
