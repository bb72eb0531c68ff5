// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.linalg.NamedOp;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Programs that are made from the definitions of structured operations. */
class LinalgProgramsTest {
  private static final Registry REGISTRY = Registry.load();
  private static final LinalgPrograms PROGRAMS = new LinalgPrograms(REGISTRY);

  @Test
  void eachNamedOperationHasForms() {
    Set<String> named =
        REGISTRY.ops().stream().filter(def -> def.kind() == NamedOp.class).map(OpDef::name).collect(Collectors.toCollection(TreeSet::new));
    Set<String> found = PROGRAMS.forms().stream().map(LinalgForm::name).collect(Collectors.toCollection(TreeSet::new));
    named.removeAll(found);
    assertEquals(Set.of(), named);
    assertTrue(found.contains("linalg.matmul"), found.toString());
  }

  @Test
  void windowsMayHaveGaps() {
    List<String> attributes =
        PROGRAMS.forms().stream().filter(form -> form.name().equals("linalg.conv_1d_nwc_wcf") && form.elements().equals(List.of("i8")))
            .map(LinalgForm::attributes).toList();
    assertEquals(List.of("", "{strides = dense<2> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>}",
        "{strides = dense<1> : tensor<1xi64>, dilations = dense<2> : tensor<1xi64>}"), attributes);
  }

  @Test
  void triggerThePatternsOfAnOperation() {
    PatternValidation validation = new PatternValidation(REGISTRY, PatternCampaign.DIALECTS, 5);
    PROGRAMS.of("linalg.matvec", 1, 150).forEach(validation::check);
    assertEquals(List.of(), validation.differences());
    for (String label : List.of("fold", "empty", "withoutCasts", "staticShapes"))
      assertTrue(validation.counts().byName().get("linalg.matvec: " + label) > 0, label);
    assertTrue(validation.executions(Validation.Verdict.SAME) > 100, "executions: " + validation.executions(Validation.Verdict.SAME));
  }
}
