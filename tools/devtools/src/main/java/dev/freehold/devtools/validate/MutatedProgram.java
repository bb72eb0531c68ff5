// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.cli.fuzz.EscapedAllocations;
import dev.freehold.devtools.PassUnderTest;
import dev.freehold.devtools.validate.Mutant.Checked;
import dev.freehold.devtools.validate.Mutant.Harm;
import dev.freehold.devtools.validate.Mutant.Validated;
import dev.freehold.devtools.validate.MutantValidator.Found;
import dev.freehold.devtools.validate.MutationCampaign.Sample;
import dev.freehold.interp.Executors;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** What a pass makes of a program, and its mutants. */
final class MutatedProgram {
  private final Sample sample;
  private final Op output;
  private final String text;
  private final Registry registry;
  private final MutantChecker checker;
  private final MutantValidator validator;

  private MutatedProgram(Sample sample, Op given, Op output, Set<Location> announced, Registry registry, Executors executors, int paths) {
    this.sample = sample;
    this.output = output;
    this.registry = registry;
    text = Printing.print(output, registry);
    checker = new MutantChecker(given, output, announced, registry, executors, paths);
    validator = new MutantValidator(output, registry);
  }

  /** Puts a program through a pass; returns null where it is refused. */
  static MutatedProgram of(Sample sample, PassUnderTest pass, Registry registry, Executors executors, int paths) {
    Op given = read(sample.text(), registry);
    Op output = read(sample.text(), registry);
    Set<Location> remarked = new HashSet<>();
    String refusal = pass.run(output, diagnostic -> {
      if (diagnostic.severity() == Severity.REMARK) remarked.add(diagnostic.location());
    });
    if (refusal != null) return null;
    return new MutatedProgram(sample, given, output, EscapedAllocations.of(given, remarked), registry, executors, paths);
  }

  private static Op read(String text, Registry registry) {
    return Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {}).module();
  }

  /** One mutant of each kind that applies to some deallocation that paths come to. */
  List<Mutant> mutants() {
    Random random = new Random(sample.seed() * 31 + sample.profile().ordinal());
    Op probe = copy(output);
    List<Integer> numbers = new ArrayList<>(checker.find(Probes.ofReached(PlantedFault.frees(probe), registry), probe));
    List<Mutant> mutants = new ArrayList<>();
    for (PlantedFault fault : PlantedFault.values()) {
      Collections.shuffle(numbers, random);
      for (int number : numbers) {
        Op program = copy(output);
        Op changed = fault.plant(program, number, random, registry);
        if (changed == null || !Verifier.verify(program, registry, diagnostic -> {})) continue;
        String mutated = Printing.print(program, registry);
        if (mutated.equals(text)) continue;
        mutants.add(judge(fault, number, program, changed, mutated));
        break;
      }
    }
    return mutants;
  }

  private Mutant judge(PlantedFault fault, int number, Op program, Op changed, String mutated) {
    Validated validated = validator.validate(program);
    Checked checked = checker.check(program);
    Harm harm = switch (checked) {
      case FOUND, FOUND_LATER -> Harm.HARMFUL;
      case FREES_OTHERWISE ->
          validated != Validated.FOUND && checker.isAnyLeakAnnounced() ? Harm.ANNOUNCED : unlessBeyondRuns(validated, program, changed);
      case NOTHING_AT_ALL -> validated != Validated.FOUND ? Harm.EQUIVALENT : Harm.BEYOND_RUNS;
      case NOTHING -> validated != Validated.FOUND ? Harm.EQUIVALENT : unlessBeyondRuns(validated, program, changed);
    };
    return new Mutant(sample, fault, number, mutated, text, harm, checked, validated);
  }

  /** The harm of a mutant that the checker does not find: whether some run could tell if the validator is right. */
  private Harm unlessBeyondRuns(Validated validated, Op program, Op changed) {
    // Frees behind calls that are not followed need not be reached.
    if (checker.cutsRecursion()) return Harm.BEYOND_RUNS;
    if (validated != Validated.FOUND) return Harm.HARMFUL;
    return arePassedFreed(program) || isUnreached(program, changed) ? Harm.BEYOND_RUNS : Harm.HARMFUL;
  }

  /** Whether all that the validator finds is that functions are passed what is freed, and that is true: but they do not use it. */
  private boolean arePassedFreed(Op mutant) {
    Op program = copy(mutant);
    List<Op> places = validator.newFaults(program).stream().map(Found::place).distinct().toList();
    if (!places.stream().allMatch(CallLike.class::isInstance)) return false;
    return checker.find(Probes.ofPassed(places, registry), program).size() == places.size();
  }

  /** Whether no path comes to what has been changed, or there is no fault whose buffer and whose place some path comes to. */
  private boolean isUnreached(Op program, Op changed) {
    List<Op> places = new ArrayList<>(List.of(changed));
    for (Found fault : validator.newFaults(program)) {
      places.add(fault.site() instanceof FunctionLike ? changed : fault.site());
      places.add(fault.place());
    }
    Set<Integer> found = checker.find(Probes.ofReached(places, registry), program);
    for (int site = 1; site < places.size(); site += 2) {
      if (found.containsAll(List.of(0, site, site + 1))) return false;
    }
    return true;
  }

  private Op copy(Op program) {
    Rewriter rewriter = new Rewriter(registry).atEnd(new Block());
    Op copy = rewriter.clone(program);
    rewriter.detach(copy);
    return copy;
  }
}
