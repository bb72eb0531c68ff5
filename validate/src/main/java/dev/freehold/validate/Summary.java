// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.List;

/**
 * What a call does to objects.
 *
 * @param arguments how many there are; what is passed counts as used, whatever the callee does with it
 * @param kept how an object that is passed comes back, if it has not been freed; null where nothing happens to it and no result denotes it
 * @param freed how an object that is passed comes back, if it has been freed
 * @param made how objects come back that the callee has made and the caller must free
 * @param unknown why it is not known what becomes of an object that is passed; null where it is
 */
record Summary(int arguments, Relation kept, Relation freed, List<Relation> made, String unknown) {
  boolean mayReturnNew() {
    return !made.isEmpty();
  }

  /** Whether nothing happens to what is passed, but accesses. */
  boolean isNeutral() {
    return kept == null && unknown == null;
  }
}
