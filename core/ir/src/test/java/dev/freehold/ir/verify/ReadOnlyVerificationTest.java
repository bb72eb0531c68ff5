// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Verification never changes a program: with assertions on, an operation that does so in its checks is found. */
class ReadOnlyVerificationTest {
  /** What the checks do. */
  private static Consumer<Op> checks = op -> {};

  /** An operation that may change something when it is verified. */
  private static final class ChangingOp extends Op {
    static final OpDef<ChangingOp> DEF = OpDef.of("toy.changing", ChangingOp.class, ChangingOp::new).build();

    private ChangingOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected void verify(Checker check) {
      checks.accept(this);
    }
  }

  private final ModuleOp module = ToyIr.module();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(ToyIr.function(module, "f").region(0).entryBlock());
  private final Op other = rewriter.create(ToyOps.Compute.of(List.of()));
  private final Op changing = rewriter.create(ChangingOp.DEF.state());

  ReadOnlyVerificationTest() {
    rewriter.create(ToyOps.Return.of(List.of()));
  }

  private boolean verify(Consumer<Op> doing) {
    checks = doing;
    try {
      return Verifier.verify(module, ToyIr.REGISTRY, diagnostic -> {});
    } finally {
      checks = op -> {};
    }
  }

  private void assertFound(Consumer<Op> change) {
    AssertionError found = assertThrows(AssertionError.class, () -> verify(change));
    assertEquals("what only reads programs changes one", found.getMessage());
  }

  @Test
  void attributesStay() {
    assertFound(op -> new Rewriter(ToyIr.REGISTRY).setAttr(op, "note", UnitAttr.INSTANCE));
  }

  @Test
  void operationsStay() {
    assertFound(op -> new Rewriter(ToyIr.REGISTRY).erase(other));
  }

  @Test
  void operationsStayInTheirPlaces() {
    assertFound(op -> new Rewriter(ToyIr.REGISTRY).moveBefore(op, other));
  }

  @Test
  void noOperationsAreAdded() {
    assertFound(op -> new Rewriter(ToyIr.REGISTRY).after(op).create(ToyOps.Compute.of(List.of())));
  }

  @Test
  void theProgramMayChangeAfterwards() {
    assertFound(op -> new Rewriter(ToyIr.REGISTRY).setAttr(op, "note", UnitAttr.INSTANCE));
    assertTrue(verify(op -> {}));
    rewriter.setAttr(changing, "note", UnitAttr.INSTANCE);
    rewriter.erase(other);
    assertTrue(verify(op -> {}));
  }
}
