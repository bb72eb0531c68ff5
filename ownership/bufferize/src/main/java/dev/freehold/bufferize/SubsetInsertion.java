// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * An operation that puts a tensor (or a vector) into a part of another. What it reads of the destination is the rest, and what it writes there is the part: so
 * it goes together with an operation that has taken out the same part. Upstream: {@code SubsetInsertionOpInterface}.
 *
 * <pre>
 *   %p = tensor.extract_slice %t[4][4][1]
 *   %q = linalg.fill ins(%f) outs(%p)
 *   %r = tensor.insert_slice %q into %t[4][4][1]      // does not read what linalg.fill has written over
 * </pre>
 */
public interface SubsetInsertion {
  /** What is put in. */
  Use source();

  /** What it is put into. */
  Use destination();

  /**
   * Whether a value is the part of the destination that is written to.
   *
   * @param areEquivalent whether two tensors are in the same buffer
   */
  boolean isSamePart(Value candidate, BiPredicate<Value, Value> areEquivalent);

  /** The values that {@link #extract} uses. */
  List<Value> neededToExtract();

  /** Takes out the part that is written to, at the insertion point; null where that is not possible. */
  @Nullable
  Value extract(Rewriter rewriter);
}
