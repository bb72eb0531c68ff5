// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Lets operations of some dialects take part in programs that know nothing of them: about half of the operations for which there is one
 * that takes and gives the same, and says the same of itself, are replaced by it.
 */
final class OpSubstitution {
  private final Registry registry;
  private final List<OpDef<?>> candidates;

  /** @param dialects whose operations are put in the place of others */
  OpSubstitution(Registry registry, Set<String> dialects) {
    this.registry = registry;
    List<OpDef<?>> found = new ArrayList<>();
    for (OpDef<?> def : registry.ops()) {
      if (dialects.contains(def.dialect())) found.add(def);
    }
    found.sort(Comparator.comparing(OpDef::name));
    candidates = List.copyOf(found);
  }

  /** Another program of which the same can be said. The same seed gives the same one. */
  String of(String program, long seed) {
    if (candidates.isEmpty()) return program;
    ModuleOp module = Parser.parse(Source.of("program", program), registry, SoundnessCheck.OPTIONS, ignored -> {}).module();
    Random random = new Random(seed);
    List<Op> ops = new ArrayList<>();
    module.walk(ops::add);
    for (Op op : ops) {
      // The operation around a region wants terminators of its own.
      boolean free = op.regionCount() == 0 && (!(op instanceof Terminator) || op instanceof BranchOp);
      if (free && random.nextBoolean()) replace(op, random.nextInt(candidates.size()));
    }
    return Printing.print(module, registry);
  }

  private void replace(Op op, int first) {
    Rewriter rewriter = new Rewriter(registry);
    for (int i = 0; i < candidates.size(); i++) {
      Op other = rewriter.before(op).create(like(op, candidates.get((first + i) % candidates.size())));
      // A terminator is no longer the last operation of its block once another stands behind it.
      if (op instanceof Terminator) rewriter.moveAfter(other, op);
      if (Verifier.verify(other, registry, ignored -> {}) && isLike(other, op)) {
        rewriter.replace(op, other.results());
        return;
      }
      rewriter.erase(other);
    }
  }

  private static OpState<?> like(Op op, OpDef<?> def) {
    OpState<?> state = def.state().at(op.location()).operands(op.operands()).results(op.resultTypes()).successors(op.successorBlocks());
    state.attrs(op.discardableAttrs());
    return op instanceof BranchOp && op.hasAttr(OpDef.OPERAND_SEGMENTS) ? state.attr(OpDef.OPERAND_SEGMENTS, op.attr(OpDef.OPERAND_SEGMENTS)) : state;
  }

  private static boolean isLike(Op one, Op other) {
    return one instanceof Terminator == other instanceof Terminator
        && touched(one).equals(touched(other))
        && (one instanceof ViewLike view ? other instanceof ViewLike same && view.viewSource() == same.viewSource() : !(other instanceof ViewLike))
        && (one instanceof BranchOp branch ? other instanceof BranchOp same && goLike(branch, same, one.successorCount())
            : !(other instanceof BranchOp));
  }

  private static boolean goLike(BranchOp one, BranchOp other, int successors) {
    for (int i = 0; i < successors; i++) {
      if (!one.successorOperands(i).equals(other.successorOperands(i))) return false;
    }
    return true;
  }

  /** The effects on memory in words, results by their numbers. */
  private static String touched(Op op) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return "anything";
    List<String> words = new ArrayList<>();
    for (Effects.On on : known.effects()) {
      words.add(on.effect().kind() + " " + on.effect().resource().name() + " " + name(on.value(), op));
    }
    words.sort(null);
    return String.join(", ", words);
  }

  private static String name(Value value, Op op) {
    if (value == null) return "";
    return value.definingOp() == op ? "result " + ((Value.Result) value).index() : "operand " + op.operands().indexOf(value);
  }
}
