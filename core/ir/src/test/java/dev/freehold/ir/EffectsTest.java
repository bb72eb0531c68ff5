// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.toy.ToyIr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/** Short questions about effects, against the list of all effects. */
class EffectsTest {
  /** Says nothing itself. */
  static final class DeclaringOp extends Op {
    DeclaringOp(OpState<?> state) {
      super(state);
    }
  }

  /** Reads its first operand, and writes the resource. */
  static final class ComputingOp extends Op implements MemoryEffects {
    ComputingOp(OpState<?> state) {
      super(state);
    }

    @Override
    public void effects(List<Effects.On> effects) {
      if (operandCount() > 0) effects.add(new Effects.On(Effect.READS, operand(0)));
      effects.add(new Effects.On(Effect.WRITES, null));
    }
  }

  private static final List<Effect> EFFECTS = List.of(Effect.ALLOCATES, Effect.FREES, Effect.READS, Effect.WRITES);

  private final Random random = new Random(7);

  private Effect[] someEffects() {
    List<Effect> some = new ArrayList<>(EFFECTS);
    Collections.shuffle(some, random);
    return some.subList(0, random.nextInt(3)).toArray(Effect[]::new);
  }

  /** An operation of a random definition, whose operands may be too few for it. */
  private Op randomOp(List<Value> values) {
    if (random.nextInt(4) == 0) {
      OpDef<ComputingOp> def =
          OpDef.of("t.computing", ComputingOp.class, ComputingOp::new).operands("all", TypeSet.ANY).effects(someEffects()).build();
      return Rewriter.createDetached(def.state().operands(values.subList(0, random.nextInt(3))));
    }
    var def = OpDef.of("t.declaring", DeclaringOp.class, DeclaringOp::new)
        .operand("one", TypeSet.ANY, someEffects()).operands("rest", TypeSet.ANY, someEffects()).results("made", TypeSet.ANY, someEffects());
    if (random.nextBoolean()) def = def.effects(someEffects());
    OpState<DeclaringOp> state = def.build().state();
    for (int i = random.nextInt(4); i > 0; i--) state.operands(values.get(random.nextInt(values.size())));
    if (random.nextBoolean()) state.results(IntegerType.I32);
    return Rewriter.createDetached(state);
  }

  @Test
  void shortQuestionsAgreeWithTheList() {
    List<Value> values = ToyIr.values(IntegerType.I32, IntegerType.I32, IntegerType.I32);
    int[] answers = new int[4];
    for (int round = 0; round < 4_000; round++) {
      Op op = randomOp(values);
      List<Effects.On> all = Effects.of(op) instanceof Effects.Known known ? known.effects() : null;
      Effect.Kind kind = Effect.Kind.values()[random.nextInt(4)];
      Value value = random.nextInt(3) == 0 ? null : op.resultCount() > 0 ? op.result() : values.get(random.nextInt(values.size()));
      boolean hasEffect = all != null && all.stream().anyMatch(on -> on.is(kind) && (value == null || on.value() == value));
      assertEquals(hasEffect, Effects.has(op, kind, value));
      BiPredicate<Effect, Value> question = (effect, on) -> effect.kind() != kind || on == value;
      boolean areAll = all != null && all.stream().allMatch(on -> question.test(on.effect(), on.value()));
      assertEquals(areAll, Effects.areAll(op, (owner, effect, on) -> question.test(effect, on)));
      answers[hasEffect ? 0 : 1]++;
      answers[areAll ? 2 : 3]++;
    }
    for (int count : answers) assertTrue(count > 200, Arrays.toString(answers));
  }
}
