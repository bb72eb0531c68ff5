// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.devtools.Repository;
import dev.freehold.devtools.TokenMutations;
import dev.freehold.ir.Block;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Successor;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Workers;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts that are read in pieces become the same programs as in one piece, and those with errors none. */
class TextsInPiecesTest {
  private static final Registry REGISTRY = Registry.load();
  private static final ParserOptions OPTIONS = new ParserOptions(true);
  private static final Workers WORKERS = Workers.of(3);

  private int read;
  private int refused;
  private int inOnePiece;

  /** Everything that can be asked of a program, the order of the uses of each value included; it may be wrong, and then has no text. */
  private static String all(Parsed parsed) {
    StringBuilder all = new StringBuilder();
    int[] count = {0};
    parsed.module().walk(op -> op.setId(count[0]++));
    parsed.module().walk(op -> describe(op, all));
    return all.toString();
  }

  private static void describe(Op op, StringBuilder all) {
    all.append(op.name()).append(' ').append(AttrText.of(op.properties())).append(AttrText.of(op.discardableAttrs()))
        .append(AttrText.of(op.location()));
    all.append(op.mightBeTerminator()).append(op.successorCount());
    op.results().forEach(result -> describe(result, all));
    for (Region region : op.regions()) {
      all.append("{");
      for (Block block : region) {
        all.append(" ^").append(block.first() == null ? -1 : block.firstOp().id());
        for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) all.append(" from ").append(edge.owner().id());
        block.arguments().forEach(argument -> describe(argument, all));
      }
      all.append("}");
    }
    all.append('\n');
  }

  private static void describe(Value value, StringBuilder all) {
    all.append(" : ").append(AttrText.of(value.type())).append(' ').append(AttrText.of(value.location()));
    for (Use use = value.firstUse(); use != null; use = use.next()) all.append(' ').append(use.owner().id()).append('.').append(use.index());
  }

  private void check(String text, int leastPiece, String name) {
    List<String> errors = new ArrayList<>();
    Parsed expected = Parser.parse(Source.of("-", text), REGISTRY, OPTIONS, diagnostic -> errors.add(diagnostic.message()));
    Parsed found = Parser.inPieces(Source.of("-", text), REGISTRY, OPTIONS, WORKERS, leastPiece);
    if (found == null) {
      if (expected == null) refused++;
      else inOnePiece++;
      return;
    }
    read++;
    assertTrue(expected != null, () -> name + ": nothing was wrong with\n" + text + "\nbut " + errors);
    assertEquals(all(expected), all(found), name);
    if (Verifier.verify(expected.module(), REGISTRY, diagnostic -> {})) assertTrue(IrInvariants.hold(found.module()));
  }

  /** Every n-th program of the corpus. */
  private static List<Path> corpus(int n) throws IOException {
    try (Stream<Path> files = Files.list(Repository.CORPUS.resolve("input"))) {
      List<Path> all = files.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
      return IntStream.range(0, all.size()).filter(i -> i % n == 0).mapToObj(all::get).toList();
    }
  }

  private static List<String> parts(Path file) throws IOException {
    return List.of(Files.readString(file).split("(?m)^// -----.*$"));
  }

  @Test
  void someOfTheCorpusIsReadAsInOnePiece() throws IOException {
    assertReadAsInOnePiece(4);
  }

  @Test
  @Tag("nightly")
  void theCorpusIsReadAsInOnePiece() throws IOException {
    assertReadAsInOnePiece(1);
  }

  private void assertReadAsInOnePiece(int n) throws IOException {
    Random random = new Random(1);
    for (Path file : corpus(n)) {
      for (String part : parts(file)) {
        check(part, 1, file + " in smallest pieces");
        check(part, 1 + random.nextInt(500), file + " in random pieces");
      }
    }
    assertTrue(read > 1000 / n, read + " read, " + refused + " refused, " + inOnePiece + " in one piece");
  }

  @Test
  void changedTextsAreReadOrRefusedAsInOnePiece() throws IOException {
    TokenMutations mutations = new TokenMutations(2);
    for (Path file : corpus(1)) {
      for (String part : parts(file)) check(mutations.mutate(part), 1 + mutations.below(200), file + ", changed");
    }
    assertTrue(read > 50 && refused > 500, read + " read, " + refused + " refused, " + inOnePiece + " in one piece");
  }
}
