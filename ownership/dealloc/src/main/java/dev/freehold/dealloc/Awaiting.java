// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which tokens an operation waits for. Implemented by the operation, or registered as a model of its class.
 *
 * <pre>
 *   %t = async.execute [%s] { … }     begins when %s is over, and runs on: %t is over behind %s
 *   async.add_to_group %t, %g         %g is over behind %t
 *   async.await %t                    blocks: behind it, %t is over
 * </pre>
 *
 * @see Concurrency
 */
public interface Awaiting {
  /** The tokens, and values that are computed meanwhile, that are over when the operation is. */
  List<Value> awaited();

  /** Whether the operation is over when control is behind it; otherwise it is when its tokens are. */
  boolean blocks();

  /** An operand that is over only when the awaited tokens are; null if none is. */
  default @Nullable Value group() {
    return null;
  }
}
