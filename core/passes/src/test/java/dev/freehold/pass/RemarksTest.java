// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Remarks of passes: who gets them, in which order, and what they look like in one line. */
class RemarksTest {
  private static final String CATEGORY = "counting";

  /** Makes a remark, reports a diagnostic, and makes another remark, all about its root. */
  private record Talking(AtomicInteger built) implements Pass {
    @Override
    public PassInfo info() {
      return PassInfo.of("talking", "Talking", "", options -> this);
    }

    @Override
    public void run(Op root, PassContext cx) {
      String name = String.valueOf(SymbolTables.nameOf(root));
      cx.remark(Remark.Kind.PASSED, CATEGORY, () -> remark(root, name + " first"));
      cx.report(Diagnostic.remark(root.location(), name + " second"));
      cx.remark(Remark.Kind.MISSED, CATEGORY, () -> remark(root, name + " third"));
    }

    private Remark.Builder remark(Op root, String text) {
      built.incrementAndGet();
      return Remark.at(root.location(), "Talk").text(text);
    }
  }

  /** Wants some kinds of the category. */
  private record Listener(List<String> said, Remark.Kind... kinds) implements Remarks {
    @Override
    public boolean wants(Remark.Kind kind, String category) {
      return category.equals(CATEGORY) && List.of(kinds).contains(kind);
    }

    @Override
    public void take(Remark remark) {
      said.add(remark.arguments().getFirst().value());
    }
  }

  private static List<String> said(int threads, int modules, AtomicInteger built, Remark.Kind... kinds) {
    StringBuilder program = new StringBuilder("module {\n");
    for (int i = 0; i < modules; i++) program.append("module @m").append(i).append(" {}\n");
    List<String> said = new ArrayList<>();
    RunSettings settings =
        new RunSettings(Profile.SOUND, true, Workers.of(threads), IrDumps.NONE, (op, pass, text) -> {}, new Listener(said, kinds));
    Pipeline pipeline = Pipeline.ofModule();
    pipeline.nest("builtin.module").add(new Talking(built));
    assertTrue(new PipelineRunner(Toy.REGISTRY, diagnostic -> said.add(diagnostic.message()), settings)
        .run(pipeline, Toy.parse(program.append("}\n").toString())));
    return said;
  }

  @Test
  void remarksComeInTheOrderOfTheProgramAmongTheDiagnostics() {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 50; i++) expected.addAll(List.of("m" + i + " first", "m" + i + " second", "m" + i + " third"));
    assertEquals(expected, said(1, 50, new AtomicInteger(), Remark.Kind.values()));
    assertEquals(expected, said(4, 50, new AtomicInteger(), Remark.Kind.values()));
  }

  @Test
  void whatNobodyWantsIsNotBuilt() {
    AtomicInteger built = new AtomicInteger();
    assertEquals(List.of("m0 second", "m0 third"), said(4, 1, built, Remark.Kind.MISSED, Remark.Kind.ANALYSIS));
    assertEquals(1, built.get());
    assertEquals(List.of("m0 second"), said(4, 1, built));
    assertEquals(1, built.get());
  }

  @Test
  void passesCanAskWhetherRemarksAreWanted() {
    Reports reports = new Reports(diagnostic -> {}, new Listener(new ArrayList<>(), Remark.Kind.MISSED));
    PassContext context = new PassContext(Toy.parse(""), Toy.REGISTRY, Profile.SOUND, reports, Workers.NONE);
    assertTrue(context.wantsRemarks(CATEGORY));
    assertFalse(context.wantsRemarks("another"));
    assertFalse(new PassContext(Toy.parse(""), Toy.REGISTRY, Profile.SOUND, diagnostic -> {}).wantsRemarks(CATEGORY));
  }

  /** Arguments are quoted where they would not end clearly otherwise, as in the reference. */
  @Test
  void aRemarkIsOneLineWithSortedArguments() {
    Remark remark = Remark.at(Location.UNKNOWN, "Talk").in("f").text("two words").argument("Count", 3).reason("a,b").argument("Block", "^bb1")
        .build(Remark.Kind.ANALYSIS, CATEGORY);
    assertEquals("[Analysis] Talk | Category:counting | Function=f | Block=^bb1, Count=3, Reason=\"a,b\", Remark=\"two words\"", remark.message());
    Remark bare = Remark.at(Location.UNKNOWN, "Talk").build(Remark.Kind.FAILURE, "");
    assertEquals("[Failure] Talk | ", bare.message());
  }

  @Test
  void peopleReadTheTextTheReasonAndTheSuggestionInThisOrder() {
    Remark.Builder remark =
        Remark.at(Location.UNKNOWN, "Talk").suggestion("whisper").argument("Loudness", 3).text("too loud").reason("many are here");
    assertEquals("too loud: many are here: whisper", remark.build(Remark.Kind.MISSED, CATEGORY).text());
    assertEquals("Talk", Remark.at(Location.UNKNOWN, "Talk").build(Remark.Kind.PASSED, CATEGORY).text());
  }
}
