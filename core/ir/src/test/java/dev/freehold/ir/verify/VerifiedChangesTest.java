// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.Workers;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.toy.PlainOp;
import dev.freehold.ir.toy.RandomProgram;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Verifying what has changed finds the same as verifying everything, and looks at less. */
class VerifiedChangesTest {
  private static final Type I32 = IntegerType.I32;

  /** The names of the operations that have been looked at. */
  private final Set<String> asked = new TreeSet<>();
  private final OpDef<PlainOp> watched = PlainOp.define("toy.watched").operands("inputs", TypeSet.ANY).results("outputs", TypeSet.ANY)
      .region("bodies", OpDef.RegionKind.VARIADIC_ANY).optionalAttr("name", AttrSets.STRING)
      .traits((op, check) -> asked.add(op.attr("name", StringAttr.class).value())).build();
  private final ModuleOp module = ToyIr.module();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);

  // In @f: a; b uses a; c has d, which uses b, and e in its regions; f uses c. In @g: h.
  private final Block body = ToyIr.function(module, "f").region(0).entryBlock();
  private final Op a = watch("a", body, List.of());
  private final Op b = watch("b", body, List.of(a.result()));
  private final Op c = watch("c", body, List.of(), ToyIr.region(1), ToyIr.region(1));
  private final Op d = watch("d", c.region(0).entryBlock(), List.of(b.result()));
  private final Op e = watch("e", c.region(1).entryBlock(), List.of());
  private final Op f = watch("f", body, List.of(c.result()));
  private final Block otherBody = ToyIr.function(module, "g").region(0).entryBlock();
  private final Op h = watch("h", otherBody, List.of());

  VerifiedChangesTest() {
    for (Block block : List.of(body, otherBody)) end(block);
    for (Region region : c.regions()) rewriter.atEnd(region.entryBlock()).create(ToyOps.Yield.of(List.of()));
    assertEquals(List.of(), changes(module));
    assertEquals(Set.of("a", "b", "c", "d", "e", "f", "h"), asked, "all is new");
    asked.clear();
  }

  private Op watch(String name, Block block, List<? extends Value> operands, Region... regions) {
    OpState<PlainOp> state = watched.state().operands(operands).results(I32).attr("name", StringAttr.of(name)).regions(regions);
    return rewriter.atEnd(block).create(state);
  }

  private void end(Block block) {
    rewriter.atEnd(block).create(ToyOps.Return.of(List.of()));
  }

  private static List<String> changes(Op root) {
    List<String> found = new ArrayList<>();
    boolean right = Verifier.verifyChanges(root, ToyIr.REGISTRY, Profile.SOUND, diagnostic -> found.add(diagnostic.message()), Workers.NONE);
    assertEquals(right, found.isEmpty());
    return found;
  }

  private static List<String> everything(Op root) {
    List<String> found = new ArrayList<>();
    Verifier.verify(root, ToyIr.REGISTRY, diagnostic -> found.add(diagnostic.message()));
    return found;
  }

  private void assertAsked(String... names) {
    assertEquals(List.of(), changes(module));
    assertEquals(new TreeSet<>(List.of(names)), asked);
    asked.clear();
    assertEquals(List.of(), changes(module));
    assertEquals(Set.of(), asked, "nothing has changed since");
  }

  @Test
  void nothingIsLookedAtTwice() {
    assertAsked();
    assertEquals(List.of(), everything(module));
    assertEquals(7, asked.size(), "unless all is asked for");
  }

  @Test
  void whatIsUsedAndWhoUsesIt() {
    rewriter.setAttr(b, "more", IntegerAttr.i32(1));
    assertAsked("a", "b", "c", "d");
  }

  @Test
  void whatIsBelowAndAround() {
    rewriter.setAttr(c, "more", IntegerAttr.i32(1));
    assertAsked("b", "c", "d", "e", "f");
    rewriter.setAttr(e, "more", IntegerAttr.i32(1));
    assertAsked("c", "e");
  }

  @Test
  void whoseUseIsGone() {
    rewriter.erase(f);
    assertAsked("c");
    rewriter.setOperand(d, 0, a.result());
    assertAsked("a", "b", "c", "d");
  }

  @Test
  void whoUsesWhatHasAnotherType() {
    rewriter.setType(c.result(), IntegerType.I1);
    assertAsked("b", "c", "d", "e", "f");
  }

  @Test
  void whatHasMoved() {
    rewriter.moveBefore(h, otherBody.lastOp());
    assertAsked();
    rewriter.moveToStart(e, c.region(0).entryBlock());
    assertAsked("c", "e");
  }

  @Test
  void whatIsNew() {
    watch("new", otherBody, List.of(h.result()));
    rewriter.moveToEnd(otherBody.lastOp().prev(), otherBody);
    assertAsked("h", "new");
  }

  @Test
  void whatWasWrongIsLookedAtAgain() {
    rewriter.erase(otherBody.lastOp());
    for (int i = 0; i < 2; i++) assertEquals(List.of("block with no terminator, has toy.watched"), changes(module));
    end(otherBody);
    assertEquals(List.of(), changes(module));
  }

  @Test
  void referencesAreLookedAtEachTime() {
    Op user = rewriter.before(body.lastOp())
        .create(ToyOps.Scope.DEF.state().attr("callee", SymbolRefAttr.of("g")).regions(ToyIr.region(1)));
    rewriter.atEnd(user.region(0).entryBlock()).create(ToyOps.Yield.of(List.of()));
    assertEquals(List.of(), changes(module));
    rewriter.setAttr(otherBody.parentOp(), "sym_name", StringAttr.of("other"));
    assertEquals(List.of("'toy.scope' op refers to the symbol 'g', which there is not"), changes(module));
  }

  // Random programs and changes.

  private static Value make(Rewriter rw, Supplier<Value> any, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> RandomProgram.constant(rw, random);
      case 1 -> {
        Value outer = any.get();
        Op loop = rw.create(ToyOps.Loop.DEF.state().operands(any.get()).results(I32).regions(new Region()));
        Rewriter inside = new Rewriter(ToyIr.REGISTRY);
        Block block = inside.createBlock(loop.region(0), null, List.of(I32), loop.location());
        Value sum = inside.create(ToyOps.Add.of(block.argument(0), outer)).result();
        inside.create(ToyOps.Yield.of(List.of(sum)));
        yield loop.result();
      }
      default -> rw.create(ToyOps.Add.of(any.get(), any.get())).result();
    };
  }

  /** Changes a program in one place, for good or bad. */
  private static void change(ModuleOp program, Random random) {
    List<Op> ops = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    program.body().first().walk(op -> {
      if (op.block() != program.body()) ops.add(op);
      values.addAll(op.results());
      for (Region region : op.regions()) {
        blocks.addAll(region.blocks());
        for (Block block : region) values.addAll(block.arguments());
      }
    });
    Rewriter rw = new Rewriter(ToyIr.REGISTRY);
    Op op = any(ops, random);
    Block block = any(blocks, random);
    switch (random.nextInt(13)) {
      case 0 -> {
        if (op.operandCount() > 0) rw.setOperand(op, random.nextInt(op.operandCount()), any(values, random));
      }
      case 1 -> rw.replaceAllUses(any(values, random), any(values, random));
      case 2 -> rw.setType(any(values, random), random.nextBoolean() ? I32 : IntegerType.I1);
      case 3 -> {
        Op target = any(ops, random);
        if (!op.isAncestorOf(target)) rw.moveBefore(op, target);
      }
      case 4 -> {
        if (!op.hasUses() && op.regionCount() == 0) rw.erase(op);
      }
      case 5 -> {
        if (op.successorCount() > 0) rw.setSuccessor(op, random.nextInt(op.successorCount()), any(blocks, random));
      }
      case 6 -> rw.addArgument(block, I32, op.location());
      case 7 -> rw.eraseArguments(block, argument -> !argument.hasUses());
      case 8 -> {
        if (op.block() != null) rw.splitBlock(op.enclosingBlock(), op);
      }
      case 9 -> {
        Block target = any(blocks, random);
        if (!block.enclosingRegion().isIn(target.region()) && !target.enclosingRegion().isIn(block.region()) || block.region() == target.region())
          rw.moveBlock(block, target.enclosingRegion(), block == target ? null : target);
      }
      case 10 -> rw.before(op).create(ToyOps.Add.of(any(values, random), any(values, random)));
      case 11 -> {
        Attribute value = random.nextBoolean() ? IntegerAttr.i32(3) : null;
        if (op instanceof ToyOps.Constant) rw.setAttr(op, "value", value);
      }
      default -> {
        if (op.operandCount() > 0 && op.def().operandSegmentsProperty() < 0) rw.setOperands(op, op.operands(1, op.operandCount() - 1));
      }
    }
  }

  private static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  @Test
  void randomChangesAreFoundRightOrWrongAsBefore() {
    int right = 0;
    int wrong = 0;
    for (int seed = 0; seed < 4000; seed++) {
      Random random = new Random(seed);
      ModuleOp program = RandomProgram.function(seed, 1 + seed % 7, I32, VerifiedChangesTest::make);
      assertEquals(List.of(), everything(program));
      // As long as the program is right: afterwards all is looked at.
      List<String> expected = List.of();
      for (int i = 0; i < 10 && expected.isEmpty(); i++) {
        change(program, random);
        List<String> found = changes(program);
        expected = everything(program);
        assertEquals(expected, found, "seed " + seed + ", change " + i + " of\n" + program);
        if (expected.isEmpty()) right++;
        else wrong++;
      }
    }
    assertTrue(right > 2000 && wrong > 2000, right + " right, " + wrong + " wrong");
  }
}
