// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What operations of one kind must be like. */
public record OperationRules(
    ConstraintTable constraints, ValueSegments operands, ValueSegments results, List<AttributeRule> attributes, List<RegionRule> regions) {

  /** Reports what is wrong with an operation, with the reference's messages. */
  public void verify(Op op, Checker check) {
    Match match = constraints.match();
    if (verifyCounts(op, check)) verifyTypes(op, match, check);
    verifyRegions(op, match, check);
  }

  /** Whether operands and results can be divided into their groups. */
  public boolean countsFit(Op op) {
    return countFault(op) == null;
  }

  private @Nullable String countFault(Op op) {
    String fault = operands.countFault(op);
    return fault != null ? fault : results.countFault(op);
  }

  private boolean verifyCounts(Op op, Checker check) {
    String fault = countFault(op);
    if (fault != null) check.plainError(fault);
    return fault == null;
  }

  private void verifyTypes(Op op, Match match, Checker check) {
    for (AttributeRule rule : attributes) {
      Attribute given = op.attr(rule.name());
      if (given == null) {
        check.error("attribute \"" + rule.name() + "\" is expected but not provided");
        return;
      }
      String fault = match.fault(given, rule.demand());
      if (fault != null) {
        check.plainError(fault);
        return;
      }
    }
    String fault = operands.typeFault(op, match);
    if (fault == null) fault = results.typeFault(op, match);
    if (fault != null) check.plainError(fault);
  }

  private void verifyRegions(Op op, Match match, Checker check) {
    if (op.regionCount() != regions.size()) {
      check.error("unexpected number of regions: expected " + regions.size() + " but got " + op.regionCount());
      return;
    }
    for (int i = 0; i < regions.size(); i++) {
      if (regions.get(i).report(op.region(i), match, check)) return;
    }
  }
}
