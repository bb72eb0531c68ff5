// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.devtools.PassUnderTest;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.PlacementCheckTest.Fault;
import dev.freehold.devtools.bruteforce.RandomFunction.Shape;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.memref.DeallocOp;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pass on some random functions; {@code ./dev brute-force} tries as many as it is asked for. */
class BruteForceTest {
  @ParameterizedTest
  @EnumSource
  void whatIsLiveIsWhatIsNeeded(Shape shape) {
    assertLiveIsNeeded(shape, 40);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("nightly")
  void whatIsLiveIsWhatIsNeededInMany(Shape shape) {
    assertLiveIsNeeded(shape, 400);
  }

  private static void assertLiveIsNeeded(Shape shape, int programs) {
    BruteForce bruteForce = new BruteForce(BruteForce.PASS, 4, Window.UNTIL_ALLOCATION, null);
    for (long seed = 1; seed <= programs; seed++) bruteForce.run(seed, shape);
    assertEquals("", String.join("\n", bruteForce.faults));
  }

  /** What is not found was planted where no path leads, or in front of a loop that allocates nothing and never ends. */
  @ParameterizedTest
  @EnumSource(names = {"DROP", "DOUBLE"})
  void findsFaultsAmongWhatThePassInserts(Fault fault) {
    PlacementCheck check = new PlacementCheck(0, Window.UNTIL_ALLOCATION);
    PassUnderTest pass = new PassUnderTest(BruteForce.PASS, check.registry());
    int planted = 0;
    int found = 0;
    for (long seed = 1; seed <= 40; seed++) {
      String text = RandomFunction.text(seed, seed % 2 == 0 ? Shape.BLOCKS : Shape.REGIONS);
      Op original = check.read(text, _ -> true);
      int frees = 1;
      for (int i = 0; i < frees; i++) {
        Op output = check.read(text, _ -> true);
        pass.run(output);
        List<Op> all = new ArrayList<>();
        output.walk(DeallocOp.class, all::add);
        frees = all.size();
        if (frees == 0 || !fault.plant(all.get(i), new Rewriter(check.registry()))) continue;
        planted++;
        if (!check.violations(original, output).isEmpty()) found++;
      }
    }
    assertTrue(planted > 50, planted + " faults");
    assertTrue(found * 100 >= planted * 95, found + " found of " + planted);
  }
}
