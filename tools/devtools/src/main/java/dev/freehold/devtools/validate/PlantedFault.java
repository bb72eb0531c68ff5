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

/** Ways to spoil one deallocation of a correct program. */
enum PlantedFault {
  /** A buffer is not freed, or not among those that are freed together. */
  DROP {
    @Override
    boolean plant(Op free, Random random, Rewriter rewriter) {
      if (!(free instanceof DeallocOp together)) {
        rewriter.erase(free);
        return true;
      }
      int count = together.memrefs().size();
      if (count == 0) return false;
      int gone = random.nextInt(count);
      List<Value> memrefs = new ArrayList<>(together.memrefs());
      List<Value> conditions = new ArrayList<>(together.conditions());
      memrefs.remove(gone);
      conditions.remove(gone);
      replace(together, memrefs, conditions, List.copyOf(together.retained()), rewriter);
      return true;
    }
  },
  /** What is freed is freed once more. */
  DOUBLE {
    @Override
    boolean plant(Op free, Random random, Rewriter rewriter) {
      rewriter.after(free).clone(free);
      return true;
    }
  },
  /** A buffer is freed as soon as all that the deallocation needs is there, before something else happens in memory. */
  MOVE {
    @Override
    boolean plant(Op free, Random random, Rewriter rewriter) {
      if (isGuarded(free)) free = free.parentOp();
      Op place = free;
      boolean passesEffects = false;
      for (Op op = free.prev(); op != null && !feeds(op, free); op = op.prev()) {
        place = op;
        passesEffects |= !Effects.of(op).equals(Effects.NONE);
      }
      if (!passesEffects) return false;
      rewriter.moveBefore(free, place);
      return true;
    }
  },
  /** A buffer is freed where it should not be, and the other way round. */
  FLIP {
    @Override
    boolean plant(Op free, Random random, Rewriter rewriter) {
      if (isGuarded(free)) {
        IfOp guard = (IfOp) free.parentOp();
        rewriter.setOperand(guard, "condition", negated(guard, guard.condition(), rewriter));
        return true;
      }
      if (!(free instanceof DeallocOp together) || together.conditions().isEmpty()) return false;
      int i = together.conditions().start() + random.nextInt(together.conditions().size());
      rewriter.setOperand(free, i, negated(free, free.operand(i), rewriter));
      return true;
    }
  },
  /** Where control comes from, the opposite is said of whether a buffer is to be freed. */
  CARRY {
    @Override
    boolean plant(Op free, Random random, Rewriter rewriter) {
      if (!isGuarded(free)) return false;
      List<Use> passed = CarriedFlags.behind(((IfOp) free.parentOp()).condition());
      if (passed.isEmpty()) return false;
      Use use = passed.get(random.nextInt(passed.size()));
      rewriter.setOperand(use.owner(), use.index(), negated(use.owner(), use.value(), rewriter));
      return true;
    }
  },
  /** Two retained buffers get each other's ownership; where there is one, it is not retained at all. */
  SWAP {
    @Override
    boolean plant(Op free, Random random, Rewriter rewriter) {
      if (!(free instanceof DeallocOp together) || together.retained().isEmpty()) return false;
      List<Value.Result> results = together.results();
      if (results.size() > 1) {
        int a = random.nextInt(results.size() - 1);
        Value first = results.get(a);
        Value second = results.get(a + 1);
        if (!first.hasUses() && !second.hasUses()) return false;
        List<Value> retained = new ArrayList<>(together.retained());
        retained.set(a, together.retained().get(a + 1));
        retained.set(a + 1, together.retained().get(a));
        replace(together, List.copyOf(together.memrefs()), List.copyOf(together.conditions()), retained, rewriter);
        return true;
      }
      Op without = rewriter.before(free).create(DeallocOp.of(together.memrefs(), together.conditions(), List.of()));
      rewriter.replace(free, rewriter.before(without).create(ConstantOp.bool(random.nextBoolean())).result());
      return true;
    }
  };

  /** Plants the fault; false where it does not apply to that deallocation. */
  abstract boolean plant(Op free, Random random, Rewriter rewriter);

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

  private static void replace(DeallocOp op, List<Value> memrefs, List<Value> conditions, List<Value> retained, Rewriter rewriter) {
    rewriter.replaceWith(op, DeallocOp.of(memrefs, conditions, retained));
  }

  private static Value negated(Op before, Value condition, Rewriter rewriter) {
    rewriter.before(before);
    Value constant = rewriter.create(ConstantOp.bool(true)).result();
    return rewriter.create(XOrIOp.of(condition, constant)).result();
  }

  /** Makes a copy of a program with the fault in its {@code number}th deallocation, or returns false. */
  boolean plant(Op program, int number, Random random, Registry registry) {
    return plant(frees(program).get(number), random, new Rewriter(registry));
  }
}
