// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A check of what a pass made of neighbours: after the pass on all of them, and before the next pass on any. */
class CheckedTogetherTest {
  private static final String PROGRAM = "module {\nmodule @a {}\nmodule @b {}\nmodule @c {}\n}\n";
  private static final Set<String> ALL = Set.of("a", "b", "c");

  private final List<String> done = Collections.synchronizedList(new ArrayList<>());
  private final List<String> said = new ArrayList<>();

  private final class Logs implements Pass {
    private final String name;

    Logs(String name) {
      this.name = name;
    }

    @Override
    public PassInfo info() {
      return PassInfo.of(name, name, "", options -> this);
    }

    @Override
    public void run(Op root, PassContext cx) {
      done.add(name + " " + SymbolTables.nameOf(root));
    }
  }

  private final class Checks implements CheckedTogether {
    private final boolean isGood;

    Checks(boolean isGood) {
      this.isGood = isGood;
    }

    @Override
    public PassInfo info() {
      return PassInfo.of("checks", "Checks", "", options -> this);
    }

    @Override
    public void run(Op root, PassContext cx) {
      done.add("checks " + SymbolTables.nameOf(root));
    }

    @Override
    public boolean isChecked(Profile profile) {
      return profile == Profile.SOUND;
    }

    @Override
    public void check(List<Op> operations, PassContext cx) {
      done.add("check of " + operations.stream().map(SymbolTables::nameOf).toList());
      if (!isGood) cx.report(Diagnostic.error(cx.root().location(), "wrong together"));
    }
  }

  private PipelineRunner runner() {
    return new PipelineRunner(Toy.REGISTRY, diagnostic -> said.add(diagnostic.message()), RunSettings.DEFAULT);
  }

  private Pipeline pipeline(boolean isGood) {
    Pipeline pipeline = Pipeline.ofModule();
    pipeline.nest("builtin.module").add(new Logs("before")).add(new Checks(isGood)).add(new Logs("after"));
    return pipeline;
  }

  /** What a pass ran on, of what was done from one position up to another. */
  private Set<String> ranOn(String pass, int from, int to) {
    Set<String> names = new HashSet<>();
    for (String each : done.subList(from, to)) {
      if (each.startsWith(pass + " ")) names.add(each.substring(pass.length() + 1));
    }
    return names;
  }

  @Test
  void neighboursWaitForTheCheck() {
    assertTrue(runner().run(pipeline(true), Toy.parse(PROGRAM)));
    int check = done.indexOf("check of [a, b, c]");
    assertEquals(2 * ALL.size(), check, done::toString);
    assertEquals(ALL, ranOn("before", 0, check));
    assertEquals(ALL, ranOn("checks", 0, check));
    assertEquals(ALL, ranOn("after", check + 1, done.size()));
  }

  @Test
  void anErrorOfTheCheckEndsThePipeline() {
    PipelineRunner runner = runner();
    assertFalse(runner.run(pipeline(false), Toy.parse(PROGRAM)));
    assertEquals(List.of("wrong together"), said);
    assertEquals(Set.of(), ranOn("after", 0, done.size()));
    assertEquals(new PassFailure("Checks", "builtin.module", ""), runner.failure());
  }

  @Test
  void theRootIsCheckedByItself() {
    assertTrue(runner().run(Pipeline.ofModule().add(new Checks(true)).add(new Logs("after")), Toy.parse("module @m {}")));
    assertEquals(List.of("checks m", "check of [m]", "after m"), done);
  }

  @Test
  void nothingIsCheckedWithoutNeed() {
    RunSettings settings = RunSettings.DEFAULT.with(Profile.reference());
    assertTrue(new PipelineRunner(Toy.REGISTRY, diagnostic -> {}, settings).run(pipeline(false), Toy.parse(PROGRAM)));
    assertEquals(ALL, ranOn("after", 0, done.size()));
  }
}
