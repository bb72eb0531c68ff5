// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.arith.ConstantOp;
import dev.freehold.cf.AssertOp;
import dev.freehold.func.FuncOp;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.memref.DeallocOp;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Takes single deallocations out of what the pipeline makes of the programs of the corpus, or repeats them: each time the checker
 * must find it. A deallocation that no path comes to is the same with and without; whether one does is found out by an assertion
 * that does not hold.
 */
class MutationTest {
  private static final Registry REGISTRY = Registry.load();
  private static final PassRegistry PASSES = PassRegistry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final CheckLimits LIMITS = new CheckLimits(Integer.getInteger("freehold.mutation.paths", 16), 5_000);

  private static int removed;
  private static int repeated;
  private static final List<String> NEVER_REACHED = new ArrayList<>();

  /** In every second program. */
  @TestFactory
  Stream<DynamicTest> missingOrRepeatedDeallocationsAreFound() throws IOException {
    List<CorpusProgram> all = CorpusProgram.in(CorpusProgram.OWN);
    return IntStream.range(0, all.size()).filter(i -> i % 2 == 0).mapToObj(i -> mutation(all.get(i)));
  }

  @TestFactory
  @Tag("nightly")
  Stream<DynamicTest> everyMissingOrRepeatedDeallocationIsFound() throws IOException {
    return CorpusProgram.in(CorpusProgram.OWN).stream().map(MutationTest::mutation);
  }

  private static DynamicTest mutation(CorpusProgram part) {
    return DynamicTest.dynamicTest(part.name(), () -> mutate(part));
  }

  @AfterAll
  static void summary() {
    System.out.println("mutations found: " + removed + " removed, " + repeated + " repeated deallocations; "
        + NEVER_REACHED.size() + " deallocations are never reached: " + NEVER_REACHED);
    assertTrue(removed > 50 && repeated > 50, "too few deallocations to say anything");
  }

  private static void mutate(CorpusProgram part) {
    Source source = part.source();
    Op given = parse(source);
    if (given == null || transform(parse(source)) == null) return;
    int count = deallocations(transform(parse(source))).size();
    List<String> missed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      DeallocOp here = deallocations(transform(parse(source))).get(i);
      String name = here.parentOfType(FuncOp.class).symbolName();
      String what = part.name() + " @" + name + ", deallocation " + i;
      if (!isFound(given, source, i, name, MutationTest::forbid)) {
        NEVER_REACHED.add(what);
        continue;
      }
      if (isFound(given, source, i, name, (op, rewriter) -> rewriter.erase(op))) removed++;
      else missed.add(what + " is removed");
      if (isFound(given, source, i, name, (op, rewriter) -> rewriter.after(op).create(DeallocOp.of(op.memref())))) repeated++;
      else missed.add(what + " is repeated");
    }
    assertEquals(List.of(), missed);
  }

  private static void forbid(DeallocOp op, Rewriter rewriter) {
    rewriter.before(op);
    rewriter.create(AssertOp.of(rewriter.create(ConstantOp.bool(false)).result(), "not reached"));
  }

  /** Whether a change to one deallocation leads to something that is not found without it. */
  private static boolean isFound(Op given, Source source, int number, String function, BiConsumer<DeallocOp, Rewriter> change) {
    Op changed = transform(parse(source));
    change.accept(deallocations(changed).get(number), new Rewriter(REGISTRY));
    PathChecker checker = PathChecker.of(given, changed, REGISTRY, EXECUTORS, LIMITS);
    if (isFound(checker.check(function))) return true;
    // What a private function does may only be seen by its callers.
    return checker.functions().stream().anyMatch(each -> isFound(checker.check(each)));
  }

  private static boolean isFound(FunctionReport report) {
    return report.findings().stream().anyMatch(finding -> finding.stage() == Finding.Stage.TRANSFORMED);
  }

  private static List<DeallocOp> deallocations(Op program) {
    List<DeallocOp> all = new ArrayList<>();
    program.walk(DeallocOp.class, op -> {
      if (op.parentOfType(FuncOp.class) != null) all.add(op);
    });
    return all;
  }

  private static Op parse(Source source) {
    var parsed = Parser.parse(source, REGISTRY, new ParserOptions(false), diagnostic -> {});
    return parsed != null && Verifier.verify(parsed.module(), REGISTRY, diagnostic -> {}) ? parsed.module() : null;
  }

  private static Op transform(Op program) {
    Pipeline pipeline = Pipeline.ofModule();
    new PipelineParser(PASSES, diagnostic -> {}).addFlag(pipeline, "buffer-deallocation-pipeline", "");
    return new PipelineRunner(REGISTRY, diagnostic -> {}, RunSettings.DEFAULT).run(pipeline, program) ? program : null;
  }
}
