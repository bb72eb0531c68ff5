// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.arith.ConstantOp;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.explain.Explainer;
import dev.freehold.explain.Explanation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that deallocation inserts into the examples has a reason, and the reason names ways that are there. */
class InsertedOpsAreExplainedTest {
  private static final Freehold FREEHOLD = Freehold.load();

  static List<Path> examples() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : List.of("ownership/dealloc/src/test/resources/dev/freehold/dealloc/last-use/examples", "examples")) {
      try (Stream<Path> files = Files.list(Repository.ROOT.resolve(folder))) {
        files.filter(each -> each.toString().endsWith(".mlir")).sorted().forEach(found::add);
      }
    }
    return found;
  }

  private static Set<Op> operations(Op root) {
    Set<Op> all = new HashSet<>();
    root.walk(all::add);
    return all;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void atTheLastUse(Path example) throws IOException {
    assertEquals(List.of(), unexplained(example, "last-use-buffer-deallocation"));
  }

  /** What the pass has inserted and nothing explains; terminators lead to where control goes anyway. */
  private static List<String> unexplained(Path example, String pass) throws IOException {
    ModuleOp program = FREEHOLD.parse(Utf8.decode(Files.readAllBytes(example)));
    Set<Op> known = operations(program);
    FREEHOLD.run(program, pass);
    for (Explanation each : Explainer.explain(program, FREEHOLD.registry())) known.addAll(each.operations());
    List<String> left = new ArrayList<>();
    program.walk(op -> {
      if (!known.contains(op) && !(op instanceof Terminator)) left.add(op.toString());
    });
    return left;
  }

  /** A note names a way on which a flag is set, or is not: the program passes just that on an edge from there. */
  @ParameterizedTest
  @MethodSource("examples")
  void flagsAreSetOnTheWaysThatAreNamed(Path example) throws IOException {
    ModuleOp transformed = FREEHOLD.parse(Utf8.decode(Files.readAllBytes(example)));
    FREEHOLD.run(transformed, "last-use-buffer-deallocation-pipeline");
    ModuleOp program = FREEHOLD.parse(FREEHOLD.print(transformed));
    for (Explanation each : Explainer.explain(program, FREEHOLD.registry())) {
      if (each.kind() != Explanation.Kind.FLAG) continue;
      assertTrue(flagsAt(each.location(), program).stream().anyMatch(flag -> each.notes().stream().allMatch(note -> isTrue(note, flag))),
          each.toString());
    }
  }

  private static List<Value> flagsAt(Location location, Op program) {
    List<Value> flags = new ArrayList<>();
    program.walk(op -> {
      flags.addAll(op.results());
      for (Region region : op.regions()) region.forEach(block -> flags.addAll(block.arguments()));
    });
    flags.removeIf(value -> !value.type().equals(IntegerType.I1) || !value.location().equals(location));
    return flags;
  }

  private static boolean isTrue(Diagnostic note, Value flag) {
    boolean isSet = note.message().startsWith("it is set where control comes from here");
    if (!isSet && !note.message().startsWith("it is not set where control comes from here")) return true;
    Iterable<? extends Edge> edges =
        flag instanceof Value.Argument argument ? Flow.edgesInto(argument.owner()) : Flow.edgesToResults(flag.definingOp());
    for (Edge edge : edges) {
      int at = edge.received().indexOf(flag);
      if (at < 0 || !edge.from().location().equals(note.location())) continue;
      if (edge.passed().get(at).definingOp() instanceof ConstantOp constant && constant.value().equals(IntegerAttr.ofBool(isSet))) return true;
    }
    return false;
  }
}
