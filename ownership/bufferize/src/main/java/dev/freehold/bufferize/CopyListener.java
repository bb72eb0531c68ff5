// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import org.jspecify.annotations.Nullable;

/** Hears of the copies of tensors that are made, before each is. */
public interface CopyListener {
  /** Does not listen. */
  CopyListener NONE = new CopyListener() {
    @Override
    public void notInPlace(Use operand, boolean withElements) {}

    @Override
    public void passedOn(Use operand, @Nullable Value carried) {}

    @Override
    public void made(Op op, Value copied, String why, Remedy remedy) {}
  };

  /** An operand that is not in place gets a buffer of its own; {@code withElements} says whether they are copied. */
  void notInPlace(Use operand, boolean withElements);

  /** What a loop passes on to the next iteration is copied; {@code carried} is what could be passed on there without a copy, if anything. */
  void passedOn(Use operand, @Nullable Value carried);

  /** An operation copies a tensor, or its buffer, by itself when it is bufferized, whoever reads or writes it. */
  void made(Op op, Value copied, String why, Remedy remedy);
}
