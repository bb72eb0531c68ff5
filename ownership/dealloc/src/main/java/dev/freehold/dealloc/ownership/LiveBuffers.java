// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which memrefs of one function are live between its blocks, in the order in which deallocations name them. */
public interface LiveBuffers {

  /** The memrefs that are live into {@code block}. */
  List<Value> into(Block block);

  /** The memrefs that are live on the edge from one block to another; those that are live out of {@code from} if {@code to} is null. */
  List<Value> on(Block from, @Nullable Block to);

  /** Takes note that {@code op} has got more results. */
  void resultsAppended(Op op);

  /** Makes the analysis of a function. */
  interface Analysis {
    /** Text order. */
    Analysis SOUND = TextOrderLiveness::new;

    LiveBuffers of(Op function);
  }
}
