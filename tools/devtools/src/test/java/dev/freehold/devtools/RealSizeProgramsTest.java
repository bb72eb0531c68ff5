// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Programs whose buffers have the sizes that real ones have are explored whole, in few operations, before and after the deallocation systems. */
class RealSizeProgramsTest {
  private static final Registry REGISTRY = Registry.load();
  private static final PassRegistry PASSES = PassRegistry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final CheckLimits LIMITS = new CheckLimits(300, 1_000_000);

  /** The levels with loops of blocks, which the ownership-based pass refuses. */
  private static final String BRANCHES = ".branches.mlir";

  @TestFactory
  Stream<DynamicTest> afterThePipeline() throws IOException {
    return tests("buffer-deallocation-pipeline", false);
  }

  @TestFactory
  Stream<DynamicTest> afterTheOwnershipPass() throws IOException {
    return tests("ownership-based-buffer-deallocation", false);
  }

  @TestFactory
  Stream<DynamicTest> loopsOfBlocksAfterLastUse() throws IOException {
    return tests("last-use-buffer-deallocation-pipeline", true);
  }

  private static Stream<DynamicTest> tests(String pass, boolean areBranches) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.list(Repository.CORPUS.resolve("real-size"))) {
      files = found.filter(file -> file.toString().endsWith(BRANCHES) == areBranches).sorted().toList();
    }
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file, pass)));
  }

  private static void check(Path file, String pass) throws IOException {
    Op transformed = parse(file);
    Pipeline pipeline = Pipeline.ofModule();
    assertTrue(new PipelineParser(PASSES, diagnostic -> {}).addFlag(pipeline, pass, ""));
    assertTrue(new PipelineRunner(REGISTRY, diagnostic -> {}, RunSettings.DEFAULT).run(pipeline, transformed));
    PathChecker checker = PathChecker.of(parse(file), transformed, REGISTRY, EXECUTORS, LIMITS);
    List<String> wrong = new ArrayList<>();
    for (String function : checker.functions()) {
      FunctionReport report = checker.check(function);
      report.findings().forEach(finding -> wrong.add("@" + function + ": " + finding.diagnostic().message()));
      if (!report.exhausted()) wrong.add("@" + function + ": more than " + report.paths() + " paths");
      if (report.incompletePaths() > 0) wrong.add("@" + function + ": given up: " + report.reasons());
      if (report.skipped() != null) wrong.add("@" + function + ": " + report.skipped());
    }
    assertEquals(List.of(), wrong);
  }

  private static Op parse(Path file) throws IOException {
    return Parser.parse(new Source(file.getFileName().toString(), Files.readAllBytes(file)), REGISTRY, new ParserOptions(false), diagnostic -> {})
        .module();
  }
}
