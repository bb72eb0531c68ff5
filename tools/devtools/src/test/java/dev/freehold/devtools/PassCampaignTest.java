// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.freehold.fuzz.compare.Program;
import java.util.ArrayList;
import java.util.Collections;
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

  @Test
  void machineCodeDoesTheSame() {
    assumeTrue(NativeRuns.areAvailable(), "mlir-opt-22, mlir-translate-22 or lli-22 is not installed");
    List<Program> programs = new ArrayList<>();
    for (long seed = 1; seed <= 5; seed++) programs.add(new Program("affine-" + seed, AffinePasses.KIND.text(seed, AffinePasses.KIND.size())));
    programs.add(new Program("added", "func.func @main() -> i32 {\n  %c = arith.constant 7 : i32\n  return %c : i32\n}\n"));
    assertEquals(Collections.nCopies(programs.size(), "same"), new NativeRuns().judge(programs));
  }
}
