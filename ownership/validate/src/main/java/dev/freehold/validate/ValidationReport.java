// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import java.util.List;

/**
 * The verdicts about all sites of a program, in its order. Sites of kinds that nobody has to free, and arguments, are listed only
 * where they are not proved.
 */
public record ValidationReport(List<SiteVerdict> sites) {
  public ValidationReport {
    sites = List.copyOf(sites);
  }

  public long proved() {
    return sites.stream().filter(site -> site.verdict() instanceof Verdict.Proved).count();
  }

  public long faulty() {
    return sites.stream().filter(site -> site.verdict() instanceof Verdict.Faulty).count();
  }

  public long undecided() {
    return sites.stream().filter(site -> site.verdict() instanceof Verdict.Undecided).count();
  }

  /** Whether nothing can go wrong. */
  public boolean isProved() {
    return proved() == sites.size();
  }
}
