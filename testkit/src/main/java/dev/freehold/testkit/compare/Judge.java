// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.compare;

/** Is asked about each difference whether the reference is wrong. */
@FunctionalInterface
public interface Judge {
  /** Never says anything. */
  Judge NONE = result -> null;

  /** What the reference does wrong and the tool does not, in a few words; null if nothing is known. */
  String fault(Result result);

  /** Asks another one where this one knows nothing. */
  default Judge or(Judge other) {
    return result -> {
      String fault = fault(result);
      return fault != null ? fault : other.fault(result);
    };
  }
}
