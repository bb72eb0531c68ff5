// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.DenseArrayAttr;

/** What must hold for conditions on structured operations. */
final class MatchVerifier {
  private static final String MATCH = "transform.match.structured";

  private MatchVerifier() {}

  static void inStructuredMatch(Op op, Checker check) {
    if (op.parentOp() == null || !op.parentOp().name().equals(MATCH)) check.error("expects parent op to be '" + MATCH + "'");
  }

  /** Not all conditions go together; operands may be handed on only one at a time. */
  static void ofSome(Op op, String positions, Checker check) {
    if (op.hasAttr("parallel") && op.hasAttr("reduction")) {
      check.error("cannot request the same dimension to be both parallel and reduction");
    } else if (op.hasAttr("permutation") && op.hasAttr("projected_permutation")) {
      check.error("\"permutation\" and \"projected_permutation\" are mutually exclusive");
    } else if (op.resultCount() == 1 && positions.equals("raw_position_list") && op.attr(positions, DenseArrayAttr.class).size() > 1) {
      check.error("cannot bind multiple inputs/inits to the same value");
    } else {
      HandleVerifier.positions(op, positions, check);
    }
  }
}
