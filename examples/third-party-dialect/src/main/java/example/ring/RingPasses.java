// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import java.util.List;

/** The passes of the dialect. */
public final class RingPasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(DiscardBoxes.INFO);
  }
}
