// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.empty;

import dev.freehold.bufferize.BufferizableOps;
import dev.freehold.bufferize.BufferizeOptions;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.bufferize.Traversal;
import dev.freehold.bufferize.analysis.CopyReasons;
import dev.freehold.bufferize.analysis.Annotations;
import dev.freehold.bufferize.analysis.CallOrder;
import dev.freehold.bufferize.analysis.FunctionAnalysis;
import dev.freehold.bufferize.analysis.OneShotAnalysis;
import dev.freehold.bufferize.analysis.OneShotState;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.EmptyOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes into where a result goes: what is computed into a {@code tensor.empty} and then put into a part of a tensor is computed into that part.
 *
 * <pre>
 *   %e = tensor.empty()                              %e = tensor.extract_slice %t[4][4][1]
 *   %f = linalg.fill ins(%x) outs(%e)                %f = linalg.fill ins(%x) outs(%e)
 *   %r = tensor.insert_slice %f into %t[4][4][1]     %r = tensor.insert_slice %f into %t[4][4][1]
 * </pre>
 */
public record EliminateEmptyTensors() implements Pass {
  public static final PassInfo INFO = PassInfo.of("eliminate-empty-tensors", "EliminateEmptyTensorsPass", "Try to eliminate all tensor.empty ops.",
      options -> new EliminateEmptyTensors());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    try {
      OneShotState state = analyze(root, cx);
      Rewriter rewriter = cx.rewriter();
      root.walk(op -> {
        SubsetInsertion insertion = cx.as(op, SubsetInsertion.class);
        if (insertion != null && state.isInPlace(insertion.source())) replaceOrigins(insertion, state, rewriter);
      });
    } catch (NotBufferizable failure) {
      if (failure.diagnostic() != null) cx.report(failure.diagnostic());
      cx.fail();
    }
  }

  private static OneShotState analyze(Op root, PassContext cx) {
    boolean isModule = root instanceof ModuleOp;
    BufferizeOptions options = BufferizeOptions.DEFAULT.withReturnAllocsFromLoops();
    if (isModule) options = options.withFunctionBoundaries();
    SymbolTables symbols = new SymbolTables();
    OneShotState state = new OneShotState(root, new BufferizableOps(cx.registry(), cx.profile(), options, symbols), new CopyReasons(false));
    Annotations annotations = new Annotations(cx.rewriter(), failure -> {
      if (failure.diagnostic() != null) cx.report(failure.diagnostic());
    });
    if (isModule) new FunctionAnalysis(state, symbols, annotations).run(CallOrder.of(root, symbols));
    else OneShotAnalysis.run(root, state, annotations);
    return state;
  }

  private static void replaceOrigins(SubsetInsertion insertion, OneShotState state, Rewriter rewriter) {
    Set<Use> visited = new LinkedHashSet<>();
    Set<Value> empties =
        state.search(insertion.source(), value -> value.definingOp() instanceof EmptyOp, Traversal.SAME_BUFFER, visited::add);
    for (Value value : empties) {
      EmptyOp empty = (EmptyOp) Objects.requireNonNull(value.definingOp());
      Use use = visited.stream().filter(each -> each.value() == value).findFirst().orElse(null);
      if (use == null) continue;
      Value part = extractBefore(use.owner(), empty, insertion, rewriter);
      if (part == null || part == value || !hasSameElements(part, value)) continue;
      if (!part.type().equals(value.type())) {
        part = rewriter.afterDefinition(part).create(CastOp.DEF.state().operands(part).results(value.type()).at(value.location())).result();
      }
      rewriter.setUse(use, part);
    }
  }

  private static boolean hasSameElements(Value a, Value b) {
    return ((ShapedType) a.type()).element().equals(((ShapedType) b.type()).element());
  }

  private static @Nullable Value extractBefore(Op user, EmptyOp empty, SubsetInsertion insertion, Rewriter rewriter) {
    Op place = place(user, empty, insertion.neededToExtract(), rewriter);
    return place == null ? null : insertion.extract(rewriter.before(place).withLocation(empty.location()));
  }

  /**
   * The first place where all that is needed is there, and that comes before the user: where the empty tensor is, or behind what is needed; or else the user itself,
   * if what is needed can be moved there.
   */
  private static @Nullable Op place(Op user, EmptyOp empty, List<Value> needed, Rewriter rewriter) {
    Dominance dominance = new Dominance(user);
    List<Op> candidates = new ArrayList<>();
    candidates.add(empty);
    for (Value value : needed) {
      candidates.add(switch (value) {
        case Value.Argument argument -> argument.owner().firstOp();
        case Value.Result result -> result.owner().next();
      });
    }
    for (Op candidate : candidates) {
      if (candidate != null && dominance.dominates(candidate, user)
          && needed.stream().allMatch(value -> isAvailable(value, candidate, dominance))) {
        return candidate;
      }
    }
    return EarlierDefinitions.moveBefore(user, needed, dominance, rewriter) ? user : null;
  }

  /** Whether a value is defined before a place. An argument counts only within its own block, as in the reference. */
  private static boolean isAvailable(Value value, Op place, Dominance dominance) {
    return switch (value) {
      case Value.Argument argument -> argument.owner().ancestorIn(place) != null;
      case Value.Result result -> dominance.properlyDominates(result, place);
    };
  }
}
