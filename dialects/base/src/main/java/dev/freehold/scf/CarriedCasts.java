// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.iface.ParallelCombining;
import dev.freehold.ir.iface.SizeCast;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What is known of the sizes of tensors in front of a loop is known in it and behind it: casts that forget it are not carried. */
final class CarriedCasts {
  private CarriedCasts() {}

  /** One tensor at a time, if its result has one use. */
  static void ofOne(ForOp loop, Rewriter rw) {
    for (int i = 0; i < loop.resultCount(); i++) {
      SizeCast cast = forgetting(loop.initArgs().get(i));
      if (cast == null || !loop.result(i).hasOneUse()) continue;
      Value.Argument argument = loop.iterationArguments().get(i);
      rw.setUse(loop.initArgs().use(i), cast.source());
      retype(argument, cast, use -> false, rw.atStart(argument.block()));
      Op yield = argument.block().lastOp();
      rw.before(yield);
      rw.setOperand(yield, i, rw.create(cast.cast(yield.operand(i), argument.type())).result());
      retype(loop.result(i), cast, use -> false, rw.after(loop));
      return;
    }
  }

  /** All tensors that the threads insert slices into. */
  static void ofAll(ForallOp loop, Rewriter rw) {
    Map<Integer, SizeCast> casts = new TreeMap<>();
    for (int i = 0; i < loop.resultCount(); i++) {
      SizeCast cast = forgetting(loop.outputs().get(i));
      if (cast != null) casts.put(i, cast);
    }
    if (casts.isEmpty()) return;
    rw.atStart(loop.body());
    casts.forEach((i, cast) -> {
      rw.setUse(loop.outputs().use(i), cast.source());
      retype(loop.outputArguments().get(i), cast, CarriedCasts::isDestination, rw);
    });
    rw.after(loop);
    casts.forEach((i, cast) -> retype(loop.result(i), cast, use -> false, rw));
    rw.setDiscardableAttrs(loop, DictAttr.EMPTY);      // the reference makes another loop, without them
  }

  /** The cast that {@code value} comes from, if it only forgets sizes; null otherwise. */
  private static @Nullable SizeCast forgetting(Value value) {
    boolean forgets = value.definingOp() instanceof SizeCast cast && cast.onlyForgets() && !cast.source().type().equals(value.type());
    return forgets ? (SizeCast) value.definingOp() : null;
  }

  private static boolean isDestination(Use use) {
    return use.owner() instanceof ParallelCombining part && part.destination() == use.value();
  }

  /** Gives a value the type that is in front of a cast; its uses, but for those that take any type, get such a cast, where the rewriter is. */
  private static void retype(Value value, SizeCast cast, Predicate<Use> takesAny, Rewriter rw) {
    Type before = value.type();
    rw.setType(value, cast.source().type());
    Op made = rw.create(cast.cast(value, before));
    rw.replaceUsesIf(value, made.result(), use -> use.owner() != made && !takesAny.test(use));
  }
}
