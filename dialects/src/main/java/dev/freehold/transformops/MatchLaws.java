// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;

/** What must hold for conditions on structured operations. */
final class MatchLaws {
  private static final String MATCH = "transform.match.structured";

  private MatchLaws() {}

  static void inStructuredMatch(Op op, Checker check) {
    if (op.parentOp() == null || !op.parentOp().name().equals(MATCH)) check.error("expects parent op to be '" + MATCH + "'");
  }
}
