// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.toy.Toy;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Printing never changes a program: with assertions on, an operation that does so when it is printed is found, on each thread that prints. */
class ReadOnlyPrintingTest {
  private static final PrintOptions GENERIC = new PrintOptions(true, false, false);

  /** An operation that changes something when its generic form is asked for. */
  private static final class ChangingOp extends Op {
    static final OpDef<ChangingOp> DEF = OpDef.of("toy.changing", ChangingOp.class, ChangingOp::new).build();
    static Consumer<Op> change = op -> {};

    private ChangingOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected DictAttr derivedAttrs() {
      change.accept(this);
      return DictAttr.EMPTY;
    }
  }

  private static Rewriter rewriter() {
    return new Rewriter(Toy.REGISTRY);
  }

  private static void assertFound(String program, Consumer<Op> change, Workers workers) {
    ModuleOp module = Toy.parse(program);
    module.walk(Op.class, op -> {
      if (op.name().equals("other.here")) rewriter().before(op).create(ChangingOp.DEF.state());
    });
    ChangingOp.change = change;
    try {
      Runnable printing = () -> Printing.print(module, new Resources(), Toy.REGISTRY, new StringBuilder(), GENERIC, workers);
      assertEquals("what only reads programs changes one", assertThrows(AssertionError.class, printing::run).getMessage());
    } finally {
      ChangingOp.change = op -> {};
    }
    rewriter().setAttr(module, "toy.note", UnitAttr.INSTANCE);
  }

  private static void assertFound(Consumer<Op> change) {
    assertFound("\"other.here\"() : () -> ()", change, Workers.NONE);
  }

  @Test
  void attributesAndLocationsStay() {
    assertFound(op -> rewriter().setAttr(op, "note", UnitAttr.INSTANCE));
    assertFound(op -> rewriter().setDiscardableAttrs(op, DictAttr.EMPTY));
    assertFound(op -> rewriter().setLocation(op, Location.UNKNOWN));
  }

  @Test
  void valuesStay() {
    assertFound(op -> rewriter().appendResults(op, List.of(IntegerType.of(1))));
    assertFound(op -> rewriter().addArgument(op.enclosingBlock(), IntegerType.of(1), Location.UNKNOWN));
  }

  @Test
  void operationsAndBlocksStay() {
    assertFound(op -> rewriter().erase(op));
    assertFound(op -> rewriter().splitBlock(op.enclosingBlock(), op));
    assertFound(op -> rewriter().createBlock(op.enclosingRegion()));
  }

  @Test
  void otherThreadsFindItToo() {
    String part = "\"other.holder\"() ({\n\"other.here\"() : () -> ()\n}) : () -> ()\n";
    assertFound(part.repeat(20), op -> rewriter().setAttr(op, "note", UnitAttr.INSTANCE), Workers.of(3));
  }

  @Test
  void deepNestingIsFrozenToo() {
    int depth = 80;
    String program = "\"other.holder\"() ({\n".repeat(depth) + "\"other.here\"() : () -> ()\n" + "}) : () -> ()\n".repeat(depth);
    assertFound(program, op -> rewriter().setAttr(op, "note", UnitAttr.INSTANCE), Workers.NONE);
  }
}
