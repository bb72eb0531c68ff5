// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Allocations that a function returns and that a buffer of the caller stands for from the start. */
public interface ReturnedAllocations {

  /** Which allocations of a function that is. */
  interface Source {
    /** Those that a buffer of the caller can stand for without anybody noticing. */
    Source SOUND = ExclusiveAllocations::new;

    ReturnedAllocations of(FuncOp function, List<ReturnOp> returns, Predicate<MemRefType> wanted, Rewriter rewriter);
  }

  /** Whether the caller's buffer in that position stands for {@code value}. */
  boolean isFor(Value value, int position);

  /** The numbers of the arguments that are the dynamic sizes of the caller's buffer in that position; null where that is not known. */
  @Nullable
  List<Integer> sizes(int position);

  /** Those of one function; the returns are still as they were. */
  static ReturnedAllocations of(FuncOp function, List<ReturnOp> returns, Predicate<MemRefType> wanted, Rewriter rewriter) {
    return rewriter.profile().strategy(Source.class, Source.SOUND).of(function, returns, wanted, rewriter);
  }

  /** The arguments of the function that an allocation takes its sizes from; null where one comes from elsewhere. */
  static @Nullable List<Integer> sizeArguments(Op allocation) {
    List<Integer> arguments = new ArrayList<>();
    for (Value size : allocation.operands()) {
      if (!(size.type() instanceof IndexType)) continue;
      if (!(size instanceof Value.Argument argument) || !argument.owner().isEntry()) return null;
      if (!(argument.owner().parentOp() instanceof FuncOp)) return null;
      arguments.add(argument.index());
    }
    return arguments;
  }
}
