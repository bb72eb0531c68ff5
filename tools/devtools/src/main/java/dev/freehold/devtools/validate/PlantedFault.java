// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.scf.IfOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Ways to spoil one deallocation of a correct program. */
enum PlantedFault {
  /** A buffer is not freed, or not among those that are freed together. */
  DROP {
    @Override
    @Nullable
    Op plant(Op free, Random random, Rewriter rewriter) {
      if (!(free instanceof DeallocOp together)) {
        Op next = free.next();
        rewriter.erase(free);
        return next;
      }
      int count = together.memrefs().size();
      if (count == 0) return null;
      int gone = random.nextInt(count);
      List<Value> memrefs = new ArrayList<>(together.memrefs());
      List<Value> conditions = new ArrayList<>(together.conditions());
      memrefs.remove(gone);
      conditions.remove(gone);
      return rewriter.replaceWith(together, DeallocOp.of(memrefs, conditions, List.copyOf(together.retained())));
    }
  },
  /** What is freed is freed once more. */
  DOUBLE {
    @Override
    @Nullable
    Op plant(Op free, Random random, Rewriter rewriter) {
      return rewriter.after(free).clone(free);
    }
  },
  /** A buffer is freed as soon as all that the deallocation needs is there, before something else happens in memory. */
  MOVE {
    @Override
    @Nullable
    Op plant(Op free, Random random, Rewriter rewriter) {
      if (isGuarded(free)) free = free.parentOp();
      Op place = free;
      boolean passesEffects = false;
      for (Op op = free.prev(); op != null && !feeds(op, free); op = op.prev()) {
        place = op;
        passesEffects |= !Effects.of(op).equals(Effects.NONE);
      }
      if (!passesEffects) return null;
      rewriter.moveBefore(free, place);
      return free;
    }
  },
  /** A buffer is freed where it should not be, and the other way round. */
  FLIP {
    @Override
    @Nullable
    Op plant(Op free, Random random, Rewriter rewriter) {
      if (isGuarded(free)) {
        IfOp guard = (IfOp) free.parentOp();
        rewriter.setOperand(guard, "condition", negated(guard, guard.condition(), rewriter));
        return guard;
      }
      if (!(free instanceof DeallocOp together) || together.conditions().isEmpty()) return null;
      int i = together.conditions().start() + random.nextInt(together.conditions().size());
      rewriter.setOperand(free, i, negated(free, free.operand(i), rewriter));
      return free;
    }
  },
  /** Where control comes from, the opposite is said of whether a buffer is to be freed. */
  CARRY {
    @Override
    @Nullable
    Op plant(Op free, Random random, Rewriter rewriter) {
      if (!isGuarded(free)) return null;
      List<Use> passed = CarriedFlags.behind(((IfOp) free.parentOp()).condition());
      if (passed.isEmpty()) return null;
      Use use = passed.get(random.nextInt(passed.size()));
      rewriter.setOperand(use.owner(), use.index(), negated(use.owner(), use.value(), rewriter));
      return use.owner();
    }
  },
  /** Two retained buffers get each other's ownership; where there is one, it is not retained at all. */
  SWAP {
    @Override
    @Nullable
    Op plant(Op free, Random random, Rewriter rewriter) {
      if (!(free instanceof DeallocOp together) || together.retained().isEmpty()) return null;
      List<Value.Result> results = together.results();
      if (results.size() > 1) {
        int a = random.nextInt(results.size() - 1);
        Value first = results.get(a);
        Value second = results.get(a + 1);
        if (!first.hasUses() && !second.hasUses()) return null;
        List<Value> retained = new ArrayList<>(together.retained());
        retained.set(a, together.retained().get(a + 1));
        retained.set(a + 1, together.retained().get(a));
        return rewriter.replaceWith(together, DeallocOp.of(List.copyOf(together.memrefs()), List.copyOf(together.conditions()), retained));
      }
      Op without = rewriter.before(free).create(DeallocOp.of(together.memrefs(), together.conditions(), List.of()));
      rewriter.replace(free, rewriter.before(without).create(ConstantOp.bool(random.nextBoolean())).result());
      return without;
    }
  };

  /** Plants the fault; returns the operation where the program is different now, or null where the fault does not apply to that deallocation. */
  @Nullable
  abstract Op plant(Op free, Random random, Rewriter rewriter);

  /** The deallocations of a program. */
  static List<Op> frees(Op program) {
    List<Op> all = new ArrayList<>();
    program.walk(op -> {
      if (op instanceof DeallocOp together ? !together.memrefs().isEmpty() : freesOperand(op)) all.add(op);
    });
    return all;
  }

  private static boolean freesOperand(Op op) {
    if (op.operandCount() != 1 || op.resultCount() > 0) return false;
    Value freed = op.operands().getFirst();
    return freed.type() instanceof BaseMemRefType && Effects.has(op, Effect.Kind.FREE, freed);
  }

  /** Whether a condition is there for a deallocation only. */
  static boolean isGuarded(Op free) {
    if (!(free.parentOp() instanceof IfOp guard) || guard.resultCount() > 0 || !guard.elseRegion().isEmpty()) return false;
    for (Op op : guard.thenRegion().first()) {
      if (op != free && !(op instanceof Terminator) && !Effects.of(op).equals(Effects.NONE)) return false;
    }
    return true;
  }

  private static boolean feeds(Op op, Op free) {
    boolean[] found = new boolean[1];
    free.walk(inner -> {
      for (Value operand : inner.operands()) found[0] |= operand.definingOp() == op;
    });
    return found[0];
  }

  private static Value negated(Op before, Value condition, Rewriter rewriter) {
    rewriter.before(before);
    Value constant = rewriter.create(ConstantOp.bool(true)).result();
    return rewriter.create(XOrIOp.of(condition, constant)).result();
  }

  /** Plants the fault in the {@code number}th deallocation of a program, in the same way. */
  @Nullable
  Op plant(Op program, int number, Random random, Registry registry) {
    return plant(frees(program).get(number), random, new Rewriter(registry));
  }
}
