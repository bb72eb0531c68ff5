// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static dev.freehold.validate.Fault.Kind.LEAK;
import static dev.freehold.validate.Fault.Kind.RETURNED_TWICE;

import dev.freehold.interp.check.Finding;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.ValidationReport;
import dev.freehold.validate.Verdict;
import java.util.Set;

/**
 * What passes make of a program.
 *
 * @param given the program
 * @param program what has become of it
 * @param announced where buffers are allocated that leak, as a remark says
 */
record Output(Op given, Op program, Set<Location> announced) {
  /** Whether all that the validator reports of an allocation is the leak that has been announced. */
  boolean isAnnounced(SiteVerdict site) {
    return announced.contains(site.site().location()) && site.verdict() instanceof Verdict.Faulty faulty
        && faulty.faults().stream().allMatch(each -> each.kind() == LEAK || each.kind() == RETURNED_TWICE);
  }

  boolean isAnnounced(Finding finding) {
    return Fault.Kind.valueOf(finding.kind()) == Fault.Kind.LEAK && announced.contains(finding.diagnostic().location());
  }

  /** Whether something else is called faulty than what has been announced. */
  boolean isFaulty(ValidationReport report) {
    return report.sites().stream().anyMatch(site -> site.verdict() instanceof Verdict.Faulty && !isAnnounced(site));
  }

  /** Whether the passes have not made a site faulty: something else than a leak goes wrong with it in the given program, too. */
  static boolean isGiven(SiteVerdict site, ValidationReport ofGiven) {
    Location location = site.site().location();
    return ofGiven.sites().stream().anyMatch(each -> each.site().location().equals(location) && each.verdict() instanceof Verdict.Faulty faulty
        && faulty.faults().stream().anyMatch(fault -> fault.kind() != LEAK));
  }
}
