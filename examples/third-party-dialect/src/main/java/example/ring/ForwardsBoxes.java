// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Value;
import java.util.List;

/** An operation whose results may be boxes that it was given. Models say so of operations of other dialects. */
public interface ForwardsBoxes {
  /** The values that may be the box {@code given} once the operation has run. */
  List<? extends Value> forwarded(Value given);
}
