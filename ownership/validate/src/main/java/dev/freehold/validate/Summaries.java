// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import org.jspecify.annotations.Nullable;

/** What is known of called functions. */
interface Summaries {
  /** What a call does. */
  Summary of(Op op, CallLike call);

  /** What the callee of a call says of itself; null where it is not known. */
  @Nullable
  BufferConvention declared(Op op, CallLike call);

  /** Whether {@link #of} knows the body of the callee, and so what becomes of each memref that is passed. */
  boolean knowsBody(Op op, CallLike call);

  /** Whether the callee of a call does nothing with an argument. */
  boolean isUnused(Op op, CallLike call, int argument);

  /** How a call decides by addresses in arrays what to free; null for other calls. */
  @Nullable
  DeallocHelper deallocHelper(Op op, CallLike call);

  /** Whether the address of a value may be another than that of the start of the object that it denotes. */
  boolean isShifted(Value value);

  /** Whether a value may name a part of the object that it denotes. */
  boolean mayBePart(Value value);
}
