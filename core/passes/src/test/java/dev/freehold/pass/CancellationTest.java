// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.toy.Toy;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.rewrite.GreedyDriver;
import dev.freehold.rewrite.GreedyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Work whose thread is interrupted ends, and leaves the thread interrupted. */
class CancellationTest {
  private static final String PROGRAM = "\"t.one\"() : () -> ()\n\"t.two\"() : () -> ()\n\"t.three\"() : () -> ()\n";

  private final List<String> done = new ArrayList<>();

  private record Does(String name, BiConsumer<Op, PassContext> work) implements Pass {
    @Override
    public PassInfo info() {
      return PassInfo.of(name, name, "", options -> this);
    }

    @Override
    public void run(Op root, PassContext cx) {
      work.accept(root, cx);
    }
  }

  @AfterEach
  void theThreadIsStillInterrupted() {
    assertTrue(Thread.interrupted());
  }

  private static void interrupt() {
    Thread.currentThread().interrupt();
  }

  private static boolean run(Op module, Pass... passes) {
    Pipeline pipeline = Pipeline.ofModule();
    for (Pass pass : passes) pipeline.add(pass);
    return new PipelineRunner(Toy.REGISTRY, diagnostic -> {}, RunSettings.DEFAULT).run(pipeline, module);
  }

  @Test
  void noPassBegins() {
    Pass first = new Does("first", (root, cx) -> {
      done.add("first");
      interrupt();
    });
    Pass second = new Does("second", (root, cx) -> done.add("second"));
    ModuleOp module = Toy.parse(PROGRAM);
    assertThrows(CancellationException.class, () -> run(module, first, second));
    assertEquals(List.of("first"), done);
  }

  @Test
  void rewritingEndsWithinAPass() {
    Pass rewriting = new Does("rewriting", (root, cx) -> GreedyDriver.rewrite(root, cx, (scope, context) -> def -> List.of((op, rewriter) -> {
      done.add(op.name());
      interrupt();
    }), GreedyOptions.TOP_DOWN));
    ModuleOp module = Toy.parse(PROGRAM);
    assertThrows(CancellationException.class, () -> run(module, rewriting));
    assertEquals(List.of("t.one"), done);
  }

  @Test
  void readingAndVerifyingEnd() {
    ModuleOp module = Toy.parse(PROGRAM);
    interrupt();
    assertThrows(CancellationException.class, () -> Verifier.verify(module, Toy.REGISTRY, Profile.SOUND, diagnostic -> {}));
    Source nested = Source.of("-", "module {\n" + PROGRAM + "}");
    assertThrows(CancellationException.class, () -> Parser.parse(nested, Toy.REGISTRY, new ParserOptions(true), diagnostic -> {}));
  }
}
