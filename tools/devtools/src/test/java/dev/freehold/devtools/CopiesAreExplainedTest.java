// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.explain.Explanation;
import dev.freehold.explain.ReportedCopies;
import dev.freehold.ir.Profile;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Of all programs that the reference's bufferization is recorded for, each operand that the analysis shows not to be in place has an explanation. */
class CopiesAreExplainedTest {
  private static final Freehold FREEHOLD = Freehold.load();
  private static final Path INPUTS = Repository.ROOT.resolve("../shared/conformance-bufferize/input");
  private static final String IN_PLACE = "__inplace_operands_attr__";

  /** The remarks and what the reference's attribute says are counted by the places of operations. */
  @Test
  void everyOperandThatIsNotInPlace() throws IOException {
    int copies = 0;
    List<Path> files;
    try (Stream<Path> all = Files.list(INPUTS)) {
      files = all.filter(each -> each.toString().endsWith(".mlir")).sorted().toList();
    }
    for (Path file : files) {
      for (String options : List.of("test-analysis-only", "test-analysis-only bufferize-function-boundaries")) copies += check(file, options);
    }
    assertTrue(copies > 100, "only " + copies);
  }

  /** Returns how many operands are explained. */
  private static int check(Path file, String options) throws IOException {
    ModuleOp program;
    try {
      program = FREEHOLD.parse(Utf8.decode(Files.readAllBytes(file)), new ParserOptions(true));
    } catch (ProgramException invalid) {
      return 0;
    }
    Pipeline pipeline = new PipelineParser(FREEHOLD.passes(), error -> {}).parse("builtin.module(one-shot-bufferize{" + options + "})");
    ReportedCopies reported = new ReportedCopies();
    RunSettings usual = RunSettings.DEFAULT;
    RunSettings settings = new RunSettings(Profile.reference(), true, usual.workers(), IrDumps.NONE, usual.log(), reported);
    if (!new PipelineRunner(FREEHOLD.registry(), error -> {}, settings).run(pipeline, program)) return 0;
    Map<Location, Integer> explained = new HashMap<>();
    for (Explanation each : reported.explain(program)) {
      assertTrue(!each.notes().isEmpty() && each.remedy() != null, file + ": " + each);
      explained.merge(each.location(), 1, Integer::sum);
    }
    assertEquals(notInPlace(program), explained, file + ": " + options);
    return explained.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static Map<Location, Integer> notInPlace(ModuleOp program) {
    Map<Location, Integer> found = new HashMap<>();
    program.walk(op -> {
      if (!(op.attr(IN_PLACE) instanceof ArrayAttr decisions)) return;
      int copied = (int) decisions.elements().stream().filter(StringAttr.of("false")::equals).count();
      if (copied > 0) found.merge(op.location(), copied, Integer::sum);
    });
    return found;
  }
}
