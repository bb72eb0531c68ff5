// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.linalg;

import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.linalg.NamedOp;
import java.util.List;
import java.util.function.BiPredicate;

/** {@code linalg.copy} as an insertion of all into all. */
record CopyInsertion(NamedOp op) implements SubsetInsertion {
  @Override
  public Use source() {
    return op.inputs().use(0);
  }

  @Override
  public Use destination() {
    return op.inits().use(0);
  }

  @Override
  public boolean isSamePart(Value candidate, BiPredicate<Value, Value> areEquivalent) {
    return areEquivalent.test(candidate, destination().value());
  }

  @Override
  public List<Value> neededToExtract() {
    return List.of(destination().value());
  }

  @Override
  public Value extract(Rewriter rewriter) {
    return destination().value();
  }
}
