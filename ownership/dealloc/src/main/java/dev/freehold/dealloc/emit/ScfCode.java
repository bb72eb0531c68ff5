// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.emit;

import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.YieldOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Builds {@code scf} code at the rewriter's insertion point and with its location, and leaves the point behind it. */
public final class ScfCode {
  private ScfCode() {}

  /** Fills the body of a loop. */
  @FunctionalInterface
  public interface Body {
    /** Returns the values for the next iteration. */
    List<? extends Value> fill(Value index, List<? extends Value> carried);
  }

  /** A loop over {@code from}, {@code from + step}, … below {@code to}; returns what the last iteration gives. */
  public static List<? extends Value> count(Value from, Value to, Value step, List<Value> inits, Rewriter rewriter, Body body) {
    List<Type> types = new ArrayList<>();
    for (Value init : inits) types.add(init.type());
    ForOp loop = rewriter.create(ForOp.of(from, to, step, inits));
    Block block = rewriter.createBlock(loop.body(), null, argumentTypes(from, types), loop.location());
    List<Value.Argument> arguments = block.arguments();
    rewriter.create(YieldOp.of(body.fill(arguments.getFirst(), arguments.subList(1, arguments.size()))));
    rewriter.after(loop);
    return loop.results();
  }

  private static List<Type> argumentTypes(Value index, List<Type> carried) {
    List<Type> types = new ArrayList<>();
    types.add(index.type());
    types.addAll(carried);
    return types;
  }

  /** A conditional without a second arm, which gives no values. */
  public static void when(Value condition, Rewriter rewriter, Runnable then) {
    choose(condition, List.of(), rewriter, () -> {
      then.run();
      return List.of();
    }, null);
  }

  /** A conditional whose arms give values; without {@code otherwise}, there is no second arm. */
  public static List<? extends Value> choose(Value condition, List<Type> types, Rewriter rewriter,
      Supplier<List<? extends Value>> then, @Nullable Supplier<List<? extends Value>> otherwise) {
    IfOp choice = rewriter.create(IfOp.of(condition, types));
    rewriter.createBlock(choice.thenRegion());
    rewriter.create(YieldOp.of(then.get()));
    if (otherwise != null) {
      rewriter.createBlock(choice.elseRegion());
      rewriter.create(YieldOp.of(otherwise.get()));
    }
    rewriter.after(choice);
    return choice.results();
  }
}
