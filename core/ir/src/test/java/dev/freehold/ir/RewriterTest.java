// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.toy.PlainOp;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rewriter does, one by one and in random sequences. */
class RewriterTest {
  private static final Type I32 = IntegerType.I32;

  /** Random changes of all kinds leave the program well linked, and are reported. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void randomSequences(long seed) {
    new Changes(seed).run(300);
  }

  /** A module whose region has blocks that may do anything: dominance is nobody's concern here. */
  private static final class Changes implements IrListener {
    private final Random random;
    private final Op root;
    private final Region region;
    private final Rewriter rewriter;
    private final Map<Op, Boolean> known = new IdentityHashMap<>();

    Changes(long seed) {
      random = new Random(seed);
      root = Rewriter.createDetached(ToyOps.Any.DEF.state().regions(new Region()));
      region = root.region(0);
      rewriter = new Rewriter(ToyIr.REGISTRY, Profile.SOUND, this);
      rewriter.createBlock(region, null, List.of(I32, I32), Location.UNKNOWN);
    }

    @Override
    public void inserted(Op op, boolean moved) {
      assertEquals(moved, known.put(op, true) != null, () -> "moved: " + moved);
    }

    @Override
    public void modified(Op op) {
      assertTrue(known.containsKey(op) || op.block() == null);
    }

    @Override
    public void erased(Op op) {
      assertTrue(known.remove(op));
    }

    void run(int steps) {
      for (int step = 0; step < steps; step++) {
        change();
        assertTrue(IrInvariants.hold(root));
        int[] count = {0};
        for (Block block : region) {
          for (Op top : block) {
            top.walk(op -> {
              count[0]++;
              assertTrue(IrInvariants.holdAt(op));
              assertTrue(known.containsKey(op));
            });
          }
        }
        assertEquals(known.size(), count[0]);
      }
    }

    private Block block() {
      List<Block> blocks = region.blocks();
      return blocks.get(random.nextInt(blocks.size()));
    }

    private Op op() {
      List<Op> ops = new ArrayList<>();
      block().forEach(ops::add);
      return ops.isEmpty() ? null : ops.get(random.nextInt(ops.size()));
    }

    private Value value() {
      Op op = op();
      if (op != null && op.resultCount() > 0) return op.result(random.nextInt(op.resultCount()));
      return region.first().argument(random.nextInt(region.first().argumentCount()));
    }

    private List<Value> values(int most) {
      List<Value> values = new ArrayList<>();
      for (int i = random.nextInt(most + 1); i > 0; i--) values.add(value());
      return values;
    }

    private void insertHere() {
      Op op = op();
      if (op == null) rewriter.atEnd(block());
      else if (random.nextBoolean()) rewriter.before(op);
      else rewriter.after(op);
    }

    private void change() {
      switch (random.nextInt(24)) {
        case 0, 1, 2 -> {
          insertHere();
          rewriter.create(ToyOps.Any.of(values(4), random.nextBoolean() ? new Type[] {I32, I32} : new Type[] {I32}));
        }
        case 3 -> {
          insertHere();
          rewriter.create(ToyOps.Groups.of(values(2), values(1), values(2)));
        }
        case 4 -> {
          rewriter.atEnd(block());
          rewriter.create(ToyOps.CondBranch.of(value(), block(), values(2), block(), values(2)));
        }
        case 5 -> rewriter.createBlock(region, random.nextBoolean() ? null : block().next(), List.of(I32), Location.UNKNOWN);
        case 6 -> {
          Op op = op();
          if (op != null && op.results().stream().noneMatch(Value::hasUses)) rewriter.erase(op);
        }
        case 7 -> {
          Op op = op();
          List<Value> replacements = values(0);
          if (op == null) return;
          for (int i = 0; i < op.resultCount(); i++) {
            Value value = value();
            replacements.add(value.definingOp() == op ? region.first().argument(0) : value);
          }
          rewriter.replace(op, replacements);
        }
        case 8 -> {
          Op op = op();
          Op target = op();
          if (op == null || target == null || op == target) return;
          if (random.nextBoolean()) rewriter.moveBefore(op, target);
          else rewriter.moveAfter(op, target);
        }
        case 9 -> {
          Op op = op();
          if (op == null) return;
          if (random.nextBoolean()) rewriter.moveToStart(op, block());
          else rewriter.moveToEnd(op, block());
        }
        case 10 -> {
          Op op = op();
          if (op != null) rewriter.splitBlock(op.block(), op);
        }
        case 11 -> inline();
        case 12 -> changeSegment();
        case 13 -> {
          Op op = op();
          if (op != null && op.operandCount() > 0) rewriter.setOperand(op, random.nextInt(op.operandCount()), value());
        }
        case 14 -> {
          Op op = op();
          if (op instanceof ToyOps.Any) rewriter.setOperands(op, values(6));
        }
        case 15 -> {
          Op op = op();
          if (op instanceof ToyOps.Groups) rewriter.setOperandSegments(op, values(3), values(1), values(1));
        }
        case 16 -> {
          Op op = op();
          if (op instanceof ToyOps.Any || op instanceof ToyOps.Groups) rewriter.eraseOperands(op, use -> random.nextBoolean());
        }
        case 17 -> {
          rewriter.insertArgument(block(), 0, I32, Location.UNKNOWN);
          Block block = block();
          Value kept = region.first().argument(0);
          rewriter.eraseArguments(block, argument -> argument != kept && !argument.hasUses());
        }
        case 18 -> {
          insertHere();
          Op op = op();
          if (op != null && op.successorCount() == 0) rewriter.clone(op);
        }
        case 19 -> {
          Op op = op();
          if (op != null && op.successorCount() > 0) rewriter.setSuccessor(op, random.nextInt(op.successorCount()), block());
        }
        case 20 -> {
          Value value = value();
          Value other = value();
          rewriter.replaceUsesIf(value, other, use -> random.nextBoolean());
          if (random.nextInt(4) == 0) rewriter.replaceAllUses(value, other);
        }
        case 21 -> {
          Op op = op();
          if (op instanceof ToyOps.Any && random.nextBoolean()) rewriter.appendResults(op, List.of(I32));
          else if (op instanceof ToyOps.Any) rewriter.eraseResults(op, result -> !result.hasUses());
        }
        case 22 -> {
          Block moved = block();
          if (moved != region.first()) rewriter.moveBlock(moved, region, null);
        }
        default -> eraseUnused();
      }
    }

    private void changeSegment() {
      Op op = op();
      if (!(op instanceof ToyOps.Groups || op instanceof ToyOps.CondBranch)) return;
      OperandRange segment = op.operandSegment(2);
      if (op instanceof ToyOps.CondBranch && random.nextBoolean()) segment = op.operandSegment(1);
      switch (random.nextInt(3)) {
        case 0 -> rewriter.appendOperands(segment, values(3));
        case 1 -> {
          if (!segment.isEmpty()) rewriter.eraseOperand(segment, random.nextInt(segment.size()));
        }
        default -> rewriter.assignOperands(segment, values(3));
      }
    }

    private void inline() {
      Block source = block();
      Block target = block();
      if (source == target || source == region.first() || source.hasPredecessors()) return;
      List<Value> passed = new ArrayList<>();
      for (int i = 0; i < source.argumentCount(); i++) passed.add(region.first().argument(0));
      Op position = target.first();
      rewriter.inlineBlock(source, target, position, passed);
    }

    /** Erases all blocks but the entry that nothing outside of them needs. */
    private void eraseUnused() {
      List<Block> others = new ArrayList<>(region.blocks());
      others.removeFirst();
      for (Block block : others) {
        for (Successor edge = block.firstPredecessor(); edge != null; edge = edge.next()) {
          if (edge.owner().block() == region.first()) return;
        }
        for (Value.Argument argument : block.arguments()) if (isUsedIn(region.first(), argument)) return;
        for (Op op : block) for (Value result : op.results()) if (isUsedIn(region.first(), result)) return;
      }
      if (random.nextInt(3) == 0) rewriter.eraseBlocks(others);
    }

    private static boolean isUsedIn(Block block, Value value) {
      for (Use use = value.firstUse(); use != null; use = use.next()) {
        if (use.owner().block() == block) return true;
      }
      return false;
    }
  }

  private final ModuleOp module = ToyIr.module();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(module.body());

  private Op any(List<Value> operands, Type... results) {
    return rewriter.create(ToyOps.Any.of(operands, results));
  }

  @Test
  void usesAreListedNewestFirst() {
    Value value = any(List.of(), I32).result();
    Op first = any(List.of(value));
    Op second = any(List.of(value, value));
    assertEquals(List.of(second.use(1), second.use(0), first.use(0)), uses(value));
    rewriter.setOperand(first, 0, value);
    assertEquals(List.of(second.use(1), second.use(0), first.use(0)), uses(value), "nothing has changed");
    rewriter.reorderUses(value, new int[] {2, 0, 1});
    assertEquals(List.of(second.use(0), first.use(0), second.use(1)), uses(value));
    Value other = any(List.of(), I32).result();
    rewriter.takeUses(value, other);
    assertEquals(List.of(second.use(0), first.use(0), second.use(1)), uses(other));
    assertFalse(value.hasUses());
    UseLists.asIfReplaced(first);
    assertSame(first.use(0), other.firstUse());
    assertTrue(IrInvariants.hold(module));
  }

  private static List<Use> uses(Value value) {
    List<Use> uses = new ArrayList<>();
    value.forEachUse(uses::add);
    return uses;
  }

  @Test
  void whatIsUsedIsNotErased() {
    Op definition = any(List.of(), I32);
    Op user = any(List.of(definition.result()));
    assertThrows(IllegalStateException.class, () -> rewriter.erase(definition));
    assertThrows(IllegalArgumentException.class, () -> rewriter.replace(definition, List.of()));
    rewriter.eraseAll(List.of(definition, user));
    assertTrue(module.body().isEmpty());
    Value.Argument argument = rewriter.createBlock(module.bodyRegion(), null, List.of(I32, I32), Location.UNKNOWN).argument(1);
    any(List.of(argument));
    assertThrows(IllegalStateException.class, () -> rewriter.eraseArguments(argument.owner(), dead -> dead == argument));
    rewriter.eraseArguments(argument.owner(), dead -> dead != argument);
    assertEquals(0, argument.index());
  }

  @Test
  void insertionNeedsAPoint() {
    assertThrows(IllegalStateException.class, () -> new Rewriter(ToyIr.REGISTRY).create(ToyOps.Any.of(List.of())));
    assertNull(rewriter.createConstant(null, UnitAttr.INSTANCE, I32));
  }

  @Test
  void pointsAndLocations() {
    Op first = any(List.of(), I32);
    Location here = Location.file("f", 1, 2);
    rewriter.setLocation(first, here);
    Op behind = rewriter.after(first).create(ToyOps.Any.of(List.of()));
    assertEquals(here, behind.location());
    Rewriter.Point point = rewriter.point();
    Op front = rewriter.afterDefinition(first.result()).create(ToyOps.Any.of(List.of()));
    assertSame(front, first.next());
    rewriter.at(point).withLocation(Location.UNKNOWN);
    assertEquals(Location.UNKNOWN, rewriter.create(ToyOps.Any.of(List.of())).location());
    assertSame(first, module.body().first());
    Op start = rewriter.atStart(module.body()).create(ToyOps.Any.of(List.of()));
    assertSame(start, module.body().first());
    rewriter.before(start).erase(start);
    assertSame(first, rewriter.create(ToyOps.Any.of(List.of())).next());
  }

  @Test
  void attributesAreInherentOrDiscardable() {
    Op groups = rewriter.create(ToyOps.Groups.of(List.of(), List.of(), List.of()));
    rewriter.setAttr(groups, "toy.note", StringAttr.of("n"));
    assertEquals(StringAttr.of("n"), groups.discardableAttrs().get("toy.note"));
    rewriter.setAttr(groups, "toy.note", null);
    assertFalse(groups.hasAttr("toy.note"));
    assertTrue(groups.hasAttr(OpDef.OPERAND_SEGMENTS));
    assertTrue(groups.discardableAttrs().isEmpty());
    assertEquals(1, groups.properties().names().size());
    assertSame(groups.attr("operand_segment_sizes"), groups.attr(OpDef.OPERAND_SEGMENTS));
  }

  /** Operations that have nothing but defaults share them. */
  @Test
  void attributesOfOtherOperationsStayWhatTheyAre() {
    OpDef<PlainOp> def =
        PlainOp.define("toy.it").defaultAttr("count", AttrSets.I32, IntegerAttr.i32(1)).optionalAttr("note", AttrSets.STRING).build();
    Op first = Rewriter.createDetached(def.state());
    Op second = Rewriter.createDetached(def.state());
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
    rewriter.setAttr(first, "note", StringAttr.of("n"));
    rewriter.setProp(first, "count", IntegerAttr.i32(2));
    Op copy = Cloning.clone(first, new IrMapping());
    rewriter.setAttr(copy, "note", null);
    Op third = Rewriter.createDetached(def.state());
    assertEquals(List.of("n 2", "null 1", "null 2", "null 1"), Stream.of(first, second, copy, third).map(RewriterTest::noteAndCount).toList());
  }

  private static String noteAndCount(Op op) {
    String note = op.prop("note") instanceof StringAttr text ? text.value() : "null";
    return note + " " + op.prop("count", IntegerAttr.class).longValue();
  }
}
