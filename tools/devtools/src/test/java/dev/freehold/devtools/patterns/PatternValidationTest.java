// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Registry;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Folds and patterns keep what programs do. A larger run of the same is {@code ./dev patterns}. */
class PatternValidationTest {
  private static final Registry REGISTRY = Registry.load();

  private static PatternValidation templates(int runs, int variants) throws IOException {
    PatternValidation validation = new PatternValidation(REGISTRY, PatternCampaign.DIALECTS, runs);
    for (NamedProgram template : CorpusPrograms.templates()) {
      int before = validation.programs();
      TemplatePrograms.of(template, variants).forEach(validation::check);
      assertTrue(validation.programs() > before, template.name() + ": no program is valid");
    }
    return validation;
  }

  @Test
  void ofTemplates() throws IOException {
    PatternValidation validation = templates(12, 15);
    assertEquals(List.of(), validation.differences());
    int triggered = validation.counts().byName().size() - validation.counts().missing().size();
    assertTrue(triggered > 250, "patterns triggered: " + triggered);
    assertTrue(validation.executions(Validation.Verdict.SAME) > 5000, "executions: " + validation.executions(Validation.Verdict.SAME));
  }

  @Test
  void ofPairsOfOperations() {
    PatternValidation validation = new PatternValidation(REGISTRY, PatternCampaign.DIALECTS, 60);
    ScalarPrograms scalars = new ScalarPrograms(new OpForms(REGISTRY).of(PatternCampaign.SCALAR_DIALECTS));
    for (int seed = 1; seed <= 40; seed++) validation.check(scalars.pairs(seed));
    assertEquals(List.of(), validation.differences());
    assertEquals(40, validation.programs());
    assertTrue(validation.executions(Validation.Verdict.SAME) > 5000, "executions: " + validation.executions(Validation.Verdict.SAME));
  }

  /** Each pattern is applied by some program, or there is a reason why none applies it. */
  @Tag("nightly")
  @Test
  void ofAllPatterns() throws IOException {
    PatternValidation validation = templates(40, 80);
    CorpusPrograms.all().forEach(validation::check);
    new LinalgPrograms(REGISTRY).all(1, 100).forEach(validation::check);
    new ScalarPrograms(new OpForms(REGISTRY).of(PatternCampaign.SCALAR_DIALECTS)).single().forEach(validation::check);
    PatternCounts counts = validation.counts();
    assertEquals(List.of(), validation.differences());
    assertEquals(List.of(), PatternReasons.unexplained(counts.missing()));
    assertEquals(List.of(), PatternReasons.unexplainedExecution(counts.notExecuted()));
    assertEquals(List.of(), PatternReasons.refuted(counts.byName().keySet().stream().filter(name -> !counts.missing().contains(name)).toList()));
  }

  @Test
  void countsWhatIsAppliedToEachFunction() {
    PatternValidation validation = new PatternValidation(REGISTRY, List.of("arith", "builtin", "func", "scf"), 10);
    validation.check(new NamedProgram("two", """
        func.func @folded(%x: i8) -> i8 {
          %c0 = arith.constant 0 : i8
          %0 = arith.addi %x, %c0 : i8
          return %0 : i8
        }
        func.func @rewritten(%x: i8, %c: i1) -> i8 {
          %t = arith.constant true
          %0 = scf.if %t -> i8 {
            scf.yield %x : i8
          } else {
            %1 = arith.addi %x, %x : i8
            scf.yield %1 : i8
          }
          return %0 : i8
        }
        """));
    // Folds cannot be left out when the program is canonicalized again without the patterns that were applied.
    assertEquals(2, validation.counts().byName().get("arith.addi: fold"));
    assertEquals(1, validation.counts().byName().get("scf.if: RemoveStaticCondition"));
    assertEquals(List.of(), List.copyOf(validation.counts().notExecuted()));
    assertTrue(validation.counts().missing().contains("arith.subi: fold"));
  }
}
