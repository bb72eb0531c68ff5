// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.toy.ToyIr;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A listener sees whatever a rewriter does. */
class RewriterListenerTest {
  private final Registry registry = Registry.of();
  private final List<String> events = new ArrayList<>();
  private final Rewriter rewriter = new Rewriter(registry, Profile.SOUND, new Recorder());
  private final ModuleOp module = ToyIr.module();
  private final Op a = build();
  private final Block block = a.region(0).first();
  private final Op b = block.first();
  private final Op c = b.next();
  private final Op d = c.next();

  /** Writes down what happens, in a word each. */
  private final class Recorder implements IrListener {
    @Override
    public void inserted(Op op, boolean moved) {
      events.add((moved ? "move " : "insert ") + op.name());
    }

    @Override
    public void detached(Op op) {
      events.add("detach " + op.name());
    }

    @Override
    public void modified(Op op) {
      events.add("modify " + op.name());
    }

    @Override
    public void replaced(Op op, List<? extends Value> replacements) {
      events.add("replace " + op.name());
    }

    @Override
    public void erased(Op op) {
      events.add("erase " + op.name());
    }

    @Override
    public void blockInserted(Block inserted, boolean moved) {
      events.add((moved ? "move ^" : "insert ^") + first(inserted));
    }

    @Override
    public void argumentsModified(Block changed) {
      events.add("arguments ^" + first(changed));
    }

    @Override
    public void blockErased(Block dead) {
      events.add("erase ^" + first(dead));
    }

    private static String first(Block block) {
      return block.first() == null ? "" : block.first().name();
    }
  }

  /**
   * In the module:
   *
   * <pre>
   *   "u.a"() ({
   *     %0 = "u.b"() : () -> i1
   *     "u.c"(%0) : (i1) -> ()
   *     "u.d"() ({
   *       "u.e"() : () -> ()
   *     ^next:
   *       "u.f"() : () -> ()
   *     }) : () -> ()
   *   }, {
   *   }) : () -> ()
   * </pre>
   */
  private Op build() {
    Rewriter builder = new Rewriter(registry).atEnd(module.body());
    Op outer = builder.create(unknown("u.a").regions(ToyIr.region(1), new Region()));
    builder.atEnd(outer.region(0).entryBlock());
    Op definition = builder.create(unknown("u.b").results(IntegerType.I1));
    builder.create(unknown("u.c").operands(definition.result()));
    Region inner = builder.create(unknown("u.d").regions(ToyIr.region(2))).region(0);
    builder.atEnd(inner.entryBlock()).create(unknown("u.e"));
    builder.atEnd(inner.last()).create(unknown("u.f"));
    return outer;
  }

  private OpState<?> unknown(String name) {
    return registry.opDef(name).state();
  }

  private void expect(String... expected) {
    assertEquals(List.of(expected), events);
  }

  @Test
  void newBlocksAndTheirArguments() {
    Block made = rewriter.createBlock(a.region(1), null, List.of(NoneType.INSTANCE), Location.UNKNOWN);
    rewriter.addArgument(made, NoneType.INSTANCE, Location.UNKNOWN);
    rewriter.setType(made.argument(0), module.body().first().region(0).first().first().result(0).type());
    rewriter.eraseArguments(made, argument -> true);
    expect("insert ^", "arguments ^", "arguments ^", "arguments ^");
  }

  @Test
  void splitting() {
    Block tail = rewriter.splitBlock(block, c);
    expect("insert ^", "move u.d", "move u.c");
    assertEquals(List.of(c, d), List.of(tail.first(), tail.last()));
    assertEquals(b, block.last());
  }

  @Test
  void splittingBehindTheEnd() {
    Block tail = rewriter.splitBlock(block, null);
    expect("insert ^");
    assertEquals(null, tail.first());
    assertEquals(d, block.last());
  }

  @Test
  void inliningBlocks() {
    Block next = d.region(0).last();
    rewriter.inlineBlock(next, block, c, List.of());
    expect("move u.f", "erase ^");
  }

  @Test
  void movingBlocks() {
    rewriter.moveBlock(d.region(0).last(), a.region(0), null);
    rewriter.inlineRegion(a.region(0), a.region(1), null);
    expect("move ^u.f", "move ^u.b", "move ^u.f");
  }

  @Test
  void erasingTakesInnerBlocksAlong() {
    rewriter.erase(d);
    expect("erase u.f", "erase u.e", "erase ^u.e", "erase ^u.f", "erase u.d");
    events.clear();
    rewriter.eraseBlock(block);
    expect("erase u.c", "erase u.b", "erase ^");
  }

  @Test
  void erasingBlocksTogether() {
    rewriter.eraseBlocks(d.region(0).blocks());
    expect("erase u.e", "erase u.f", "erase ^", "erase ^");
  }

  @Test
  void copiesAreNew() {
    rewriter.atEnd(module.body()).clone(d);
    expect("insert u.d", "insert ^u.e", "insert u.e", "insert ^u.f", "insert u.f");
    events.clear();
    rewriter.cloneRegionInto(a.region(0), a.region(1), new IrMapping());
    expect("insert ^u.b", "insert u.b", "insert u.c", "insert u.d", "insert ^u.e", "insert ^u.f", "insert u.e", "insert u.f");
  }

  @Test
  void appendingNothingModifiesNothing() {
    rewriter.appendOperands(new OperandRange(c, 0, 1, -1), List.of());
    rewriter.appendResults(b, List.of());
    expect();
    rewriter.appendOperands(new OperandRange(c, 0, 1, -1), List.of(b.result(0)));
    rewriter.appendResults(b, List.of(NoneType.INSTANCE));
    expect("modify u.c", "modify u.b");
  }

  @Test
  void changesInPlace() {
    rewriter.setAttr(b, "u.x", UnitAttr.INSTANCE);
    rewriter.updateInPlace(d, () -> rewriter.eraseBlock(d.region(0).last()));
    rewriter.detach(d);
    expect("modify u.b", "erase u.f", "erase ^", "modify u.d", "detach u.d");
  }
}
