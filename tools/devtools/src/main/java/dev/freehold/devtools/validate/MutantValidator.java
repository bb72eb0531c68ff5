// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.devtools.validate.Mutant.Validated;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.Fault;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.ValidationOptions;
import dev.freehold.validate.ValidationOptions.Convention;
import dev.freehold.validate.ValidationReport;
import dev.freehold.validate.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the validator says of mutants of a program, beside what it says of the program itself. */
final class MutantValidator {
  /** Public functions free no arguments. */
  private static final ValidationOptions OPTIONS = ValidationOptions.DEFAULT.with(Convention.OWNERSHIP);

  /**
   * A fault.
   *
   * @param site what makes the buffer
   * @param place where it goes wrong
   */
  record Found(Op site, Op place) {}

  private final Registry registry;
  private final Set<String> known;

  MutantValidator(Op output, Registry registry) {
    this.registry = registry;
    known = faults(validateAll(output)).keySet();
  }

  Validated validate(Op mutant) {
    ValidationReport report = validateAll(mutant);
    if (!known.containsAll(faults(report).keySet())) return Validated.FOUND;
    return report.undecided() > 0 ? Validated.UNDECIDED : Validated.MISSED;
  }

  /** What goes wrong that is not known of the program. */
  List<Found> newFaults(Op mutant) {
    Map<String, Found> found = faults(validateAll(mutant));
    found.keySet().removeAll(known);
    return List.copyOf(found.values());
  }

  private ValidationReport validateAll(Op program) {
    return DeallocationValidator.validate(program, registry, OPTIONS);
  }

  private static Map<String, Found> faults(ValidationReport report) {
    Map<String, Found> found = new TreeMap<>();
    for (SiteVerdict site : report.sites()) {
      if (!(site.verdict() instanceof Verdict.Faulty faulty)) continue;
      for (Fault fault : faulty.faults())
        found.put(fault.kind() + " of " + DiagnosticPrinter.file(site.site().location()) + " " + site.site().name(),
            new Found(site.site(), fault.place()));
    }
    return found;
  }
}
