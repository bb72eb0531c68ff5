// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import org.jspecify.annotations.Nullable;

/** Is asked about each difference whether the reference is wrong. */
@FunctionalInterface
public interface DifferenceOracle {
  /** Never says anything. */
  DifferenceOracle NONE = result -> null;

  /** What the reference does wrong and the tool does not, in a few words; null if nothing is known. */
  @Nullable
  String fault(Result result);

  /** Says what another one says as well. */
  default DifferenceOracle and(DifferenceOracle other) {
    return result -> {
      String fault = fault(result);
      String more = other.fault(result);
      if (fault == null) return more;
      return more == null ? fault : fault + ": " + more;
    };
  }
}
