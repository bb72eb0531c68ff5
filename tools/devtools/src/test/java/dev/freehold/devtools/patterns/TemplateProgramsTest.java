// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Alternatives in a text become programs. */
class TemplateProgramsTest {
  private static Set<String> texts(String text, int most) {
    return TemplatePrograms.of(new NamedProgram("t", text), most).stream().map(NamedProgram::text).collect(Collectors.toSet());
  }

  @Test
  void allCombinations() {
    assertEquals(Set.of("a1", "a2", "b1", "b2"), texts("{{a|b}}{{1|2}}", 10));
  }

  @Test
  void alternativesWithOneLabelAreChosenTogether() {
    assertEquals(Set.of("a1a", "b2b"), texts("{{x:a|b}}{{x:1|2}}{{x:a|b}}", 10));
  }

  @Test
  void someIfThereAreTooMany() {
    NamedProgram template = new NamedProgram("t", "{{a|b}}{{1|2}}{{|!}}");
    List<NamedProgram> some = TemplatePrograms.of(template, 3);
    assertEquals(3, some.size());
    assertEquals(some, TemplatePrograms.of(template, 3));
  }
}
