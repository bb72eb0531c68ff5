// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.explain.Explainer;
import dev.freehold.explain.Explanation;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.attribute.Utf8;
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

/** Everything that deallocation inserts into the examples has a reason: it is among the operations of some explanation. */
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
}
