// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.toy.Toy;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConversionTest {
  private final List<String> said = new ArrayList<>();
  private final Op root = Toy.parse("module {\n  \"other.old\"() : () -> ()\n  module {\n    \"other.kept\"() : () -> ()\n  }\n}\n");

  /** Erases the operations of a name, which must be possible if {@code isRequired}. */
  private boolean erase(String name, boolean isPossible, boolean isRequired) {
    PassContext cx = new PassContext(root, Toy.REGISTRY, Profile.SOUND, diagnostic -> said.add(diagnostic.message()));
    Conversion.Goal goal = new Conversion.Goal(Set.of(), op -> op.name().equals(name), isRequired);
    return Conversion.run(root, goal, (op, rewriter) -> isPossible ? List.of() : null, cx);
  }

  @Test
  void saysThatNothingHasChanged() {
    String before = Toy.print(root);
    assertFalse(erase("other.missing", true, true));
    assertEquals(before, Toy.print(root));
  }

  @Test
  void replacesWhatIsUnwantedAndSaysThatSomethingHasChanged() {
    assertTrue(erase("other.old", true, true));
    assertFalse(Toy.print(root).contains("other.old"));
    assertTrue(Toy.print(root).contains("other.kept"));
    assertEquals(List.of(), said);
  }

  @Test
  void reportsWhatIsRequiredAndNotPossible() {
    erase("other.kept", false, false);
    assertEquals(List.of(), said);
    erase("other.kept", false, true);
    assertEquals(List.of("failed to legalize operation 'other.kept' that was explicitly marked illegal"), said);
  }
}
