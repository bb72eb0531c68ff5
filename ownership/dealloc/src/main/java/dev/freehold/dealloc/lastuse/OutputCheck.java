// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.Fault;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Has the validator, which shares nothing with this pass, look for faults in the output. For assertions: it takes longer than the pass. */
final class OutputCheck {
  /** What is no fault of a program that does not free its buffers yet. */
  private static final Set<Fault.Kind> MISSING = EnumSet.of(Fault.Kind.LEAK, Fault.Kind.RETURN_OF_BORROWED, Fault.Kind.RETURNED_TWICE);

  private final Op root;
  private final Registry registry;
  private final boolean isInputSound;
  private final Set<Op> left = ConcurrentHashMap.newKeySet();

  private OutputCheck(Op root, Registry registry) {
    this.root = root;
    this.registry = registry;
    isInputSound = verdicts().stream().allMatch(site -> MISSING.containsAll(kinds(site)));
  }

  /** A check of what becomes of a program. */
  static OutputCheck of(Op root, Registry registry) {
    return new OutputCheck(root, registry);
  }

  /** Expects that buffers of an operation may not be freed; several threads may say so. */
  void leave(Op site) {
    left.add(site);
  }

  /**
   * Whether there is no fault in the output, or has been one in the input.
   *
   * @throws AssertionError with the fault if there is one
   */
  boolean holds() {
    if (!isInputSound) return true;
    for (SiteVerdict site : verdicts()) {
      for (Fault fault : faults(site)) {
        if (fault.kind() == Fault.Kind.LEAK && left.contains(site.site())) continue;
        throw new AssertionError(site.explain(fault).build());
      }
    }
    return true;
  }

  private List<SiteVerdict> verdicts() {
    return DeallocationValidator.validate(root, registry).sites();
  }

  private static List<Fault> faults(SiteVerdict site) {
    return site.verdict() instanceof Verdict.Faulty(List<Fault> faults) ? faults : List.of();
  }

  private static List<Fault.Kind> kinds(SiteVerdict site) {
    List<Fault.Kind> kinds = new ArrayList<>();
    for (Fault fault : faults(site)) kinds.add(fault.kind());
    return kinds;
  }
}
