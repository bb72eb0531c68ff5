// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.explain.Explanation;
import dev.freehold.explain.ReportedCopies;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever bufferization copies in the programs that the reference's is recorded for has one explanation, at a place of the program. */
class CopiesAreExplainedTest {
  private static final Freehold FREEHOLD = Freehold.load();
  private static final String IN_PLACE = "__inplace_operands_attr__";
  /** Passes behind which there are no more tensors to copy. */
  private static final Set<String> COPYING = Set.of("one-shot-bufferize", "test-tensor-copy-insertion");
  /** What copies into a buffer that it does not make. */
  private static final Set<String> COPYING_ITSELF = Set.of("bufferization.materialize_in_destination");
  /** What makes a buffer without being a copy. */
  private static final Set<String> ALLOCATING = Set.of("bufferization.alloc_tensor", "tensor.concat", "tensor.empty", "tensor.from_elements",
      "tensor.generate", "tensor.pad", "tensor.splat", "memref.alloc");

  /**
   * A program behind some passes.
   *
   * @param given the operations in front of the last pass, and their names by places
   */
  private record Outcome(ModuleOp program, Set<Op> given, Map<Location, String> names, List<Explanation> explanations) {
    /** Whether an operation has come from one of some names. */
    boolean isOf(Op op, Set<String> origins) {
      return names.get(op.location()) instanceof String name && origins.contains(name);
    }
  }

  /** Each operand that the analysis shows not to be in place. The remarks and what the reference's attribute says are counted by the places of operations. */
  @Test
  void everyOperandThatIsNotInPlace() throws IOException {
    int copies = 0;
    for (Path input : inputs()) {
      for (String options : List.of("test-analysis-only", "test-analysis-only bufferize-function-boundaries")) {
        Outcome outcome = run(input, List.of("--one-shot-bufferize=" + options));
        if (outcome == null) continue;
        Map<Location, Integer> explained = new HashMap<>();
        for (Explanation each : outcome.explanations) explained.merge(each.location(), 1, Integer::sum);
        assertEquals(notInPlace(outcome.program), explained, input + ": " + options);
        copies += outcome.explanations.size();
      }
    }
    assertTrue(copies > 100, "only " + copies);
  }

  /** Each copy, and each new buffer in place of that of an operand, that is in a program behind the flags that are recorded with it. They are counted by functions. */
  @Test
  void everyCopyInTheOutput() throws IOException {
    int copies = 0;
    List<String> wrong = new ArrayList<>();
    for (RecordedCase one : recorded()) {
      if (one.flags().stream().anyMatch(flag -> flag.contains("test-analysis-only"))) continue;
      Outcome outcome = run(one.input(), one.flags());
      if (outcome == null) continue;
      Map<String, Integer> explained = new TreeMap<>();
      for (Explanation each : outcome.explanations) {
        assertTrue(outcome.names.containsKey(each.location()), one.name() + ": " + each);
        assertFalse(each.notes().isEmpty(), one.name() + ": " + each);
        explained.merge(nameOf(each.function()), 1, Integer::sum);
      }
      Map<String, Integer> made = made(outcome);
      if (!made.equals(explained)) wrong.add(one.input() + " " + one.flags() + ": " + made + " are copied, " + explained + " are explained");
      copies += outcome.explanations.size();
    }
    assertEquals(List.of(), wrong);
    assertTrue(copies > 500, "only " + copies);
  }

  private static List<Path> inputs() throws IOException {
    Set<Path> inputs = new LinkedHashSet<>();
    for (RecordedCase each : recorded()) inputs.add(each.input());
    return List.copyOf(inputs);
  }

  private static List<RecordedCase> recorded() throws IOException {
    return RecordedCase.all().stream().filter(each -> each.suite().endsWith("bufferize")).toList();
  }

  /** Runs the passes of some flags up to one that copies; null where the program is invalid, or where that fails. */
  private static @Nullable Outcome run(Path file, List<String> flags) throws IOException {
    ModuleOp program;
    try {
      program = FREEHOLD.parse(Utf8.decode(Files.readAllBytes(file)), new ParserOptions(true));
    } catch (ProgramException invalid) {
      return null;
    }
    ReportedCopies reported = new ReportedCopies();
    List<Pipeline> pipelines = pipelines(flags);
    for (Pipeline first : pipelines.subList(0, pipelines.size() - 1)) {
      if (!run(first, program, reported)) return null;
    }
    Set<Op> given = new HashSet<>();
    Map<Location, String> names = new HashMap<>();
    program.walk(op -> {
      given.add(op);
      names.put(op.location(), op.name());
    });
    return run(pipelines.getLast(), program, reported) ? new Outcome(program, given, names, reported.explain(program)) : null;
  }

  private static boolean run(Pipeline pipeline, ModuleOp program, ReportedCopies reported) {
    RunSettings usual = RunSettings.DEFAULT;
    RunSettings settings = new RunSettings(Profile.reference(), true, usual.workers(), IrDumps.NONE, usual.log(), reported);
    return new PipelineRunner(FREEHOLD.registry(), error -> {}, settings).run(pipeline, program);
  }

  /** A pipeline for each flag. */
  private static List<Pipeline> pipelines(List<String> flags) {
    PipelineParser parser = new PipelineParser(FREEHOLD.passes(), error -> {});
    List<Pipeline> pipelines = new ArrayList<>();
    for (String flag : flags) {
      String[] parts = flag.substring(2).split("=", 2);
      String options = parts.length < 2 ? "" : parts[1];
      if (parts[0].equals("allow-unregistered-dialect")) continue;
      if (parts[0].equals("pass-pipeline")) return List.of(parser.parse(options.replaceFirst("(one-shot-bufferize\\{[^}]*}).*", "$1)")));
      pipelines.add(Pipeline.ofModule());
      assertTrue(parser.addFlag(pipelines.getLast(), parts[0], options), flag);
      if (COPYING.contains(parts[0])) break;
    }
    return pipelines;
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

  /** How many copies passes have made in each function. */
  private static Map<String, Integer> made(Outcome outcome) {
    Set<Op> filled = new HashSet<>();
    outcome.program.walk(CopyOp.class, copy -> {
      if (!outcome.isOf(copy, COPYING_ITSELF)) filled.add(copy.target().definingOp());
    });
    Map<String, Integer> made = new TreeMap<>();
    outcome.program.walk(op -> {
      if (outcome.given.contains(op)) return;
      boolean isCopy = switch (op) {
        case CopyOp copy -> !isOntoItself(copy);
        case AllocTensorOp tensor -> tensor.copy() != null || !outcome.isOf(op, ALLOCATING);
        case AllocOp buffer -> !filled.contains(buffer) && !outcome.isOf(op, ALLOCATING);
        default -> false;
      };
      if (isCopy) made.merge(nameOf(functionAround(op)), 1, Integer::sum);
    });
    return made;
  }

  /** Whether both are one value, or the same slice of one. */
  private static boolean isOntoItself(CopyOp copy) {
    return isSamePart(copy.source(), copy.target());
  }

  private static boolean isSamePart(Value a, Value b) {
    if (a == b) return true;
    return a.definingOp() instanceof SubViewOp one && b.definingOp() instanceof SubViewOp other && isSamePart(one.source(), other.source())
        && one.offsets().equals(other.offsets()) && one.sizes().equals(other.sizes()) && one.strides().equals(other.strides());
  }

  private static Op functionAround(Op op) {
    Op at = op;
    while (!(at instanceof FunctionLike) && at.parentOp() instanceof Op around) at = around;
    return at;
  }

  private static String nameOf(Op function) {
    return Objects.requireNonNullElse(SymbolTables.nameOf(function), "");
  }
}
