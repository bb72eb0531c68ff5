// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptFindingsTest {
  private static final String WRONG = "operation with block successors must terminate its parent block";

  private final ModuleOp module = ToyIr.module();
  private final Op right = function("right");
  private final Op wrong = function("wrong");
  private final KeptFindings kept = new KeptFindings();

  private Op function(String name) {
    Op function = ToyIr.function(module, name);
    end(function.region(0).entryBlock());
    return function;
  }

  private static void end(Block block) {
    new Rewriter(ToyIr.REGISTRY).atEnd(block).create(ToyOps.Return.of(List.of()));
  }

  /** Lets a branch stand in front of the end of a function. */
  private static void spoil(Op function) {
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
    Block other = rewriter.createBlock(function.region(0));
    end(other);
    rewriter.before(function.region(0).entryBlock().firstOp()).create(ToyOps.Branch.of(other, List.of()));
  }

  private List<String> verify() {
    List<String> found = new ArrayList<>();
    Verifier.verify(module, ToyIr.REGISTRY, kept, diagnostic -> found.add(diagnostic.message()));
    return found;
  }

  @Test
  void whatIsKeptIsNotLookedAtAgain() {
    spoil(wrong);
    assertEquals(List.of(WRONG), verify());
    assertEquals(List.of("error: " + WRONG), Findings.of(module), "as without");
    spoil(right);
    assertEquals(List.of(WRONG), verify(), "it was right when it was looked at");
    kept.retain(List.of(wrong));
    assertEquals(List.of(WRONG, WRONG), verify());
  }

  @Test
  void anOperationByItself() {
    spoil(wrong);
    assertEquals(List.of(), kept.of(right, ToyIr.REGISTRY));
    assertEquals(List.of(WRONG), kept.of(wrong, ToyIr.REGISTRY).stream().map(each -> each.message()).toList());
    assertEquals(List.of(WRONG), verify());
  }

  @Test
  void namesAreLookedAtEachTime() {
    assertEquals(List.of(), verify());
    function("right");
    assertEquals(List.of("redefinition of symbol named 'right'"), verify());
  }
}
