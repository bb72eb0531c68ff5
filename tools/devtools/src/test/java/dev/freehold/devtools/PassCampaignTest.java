// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The kinds of programs and the lists of passes of {@code ./dev passes}. */
class PassCampaignTest {
  @Test
  void eachKindHasItsNameAndItsPrograms() {
    Set<String> names = PassCampaign.KINDS.stream().map(ProgramKind::name).collect(Collectors.toSet());
    assertEquals(PassCampaign.KINDS.size(), names.size());
    for (ProgramKind kind : PassCampaign.KINDS) {
      assertEquals(kind.text(3, kind.size()), kind.text(3, kind.size()), kind.name());
      assertNotEquals(kind.text(3, kind.size()), kind.text(4, kind.size()), kind.name());
    }
  }

  /** A flag that no pass has would throw. */
  @Test
  void allPassesExist() {
    ProgramJudge judge = new FunctionRuns();
    String text = "func.func @main() { return }\n";
    for (ProgramKind kind : PassCampaign.KINDS) {
      for (List<String> flags : kind.executed()) assertEquals("sound", judge.judge(text, flags), kind.name() + " " + flags);
    }
  }
}
