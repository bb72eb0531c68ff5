// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Block;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.AutomaticAllocations;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link ForOp}. */
final class ForPatterns {
  private ForPatterns() {}

  /** A loop that never runs is nothing, one that runs once its body; and one whose body is empty has the results of its last run. */
  static void knownTripCount(ForOp loop, Rewriter rewriter) {
    BigInteger count = TripCount.of(loop.lowerBound(), loop.upperBound(), loop.step(), loop.isUnsigned());
    if (count == null) return;
    Block body = loop.body().entryBlock();
    if (count.signum() == 0) {
      rewriter.replace(loop, List.copyOf(loop.initArgs()));
    } else if (count.equals(BigInteger.ONE) && AutomaticAllocations.mayErase(loop, loop.body(), rewriter.profile())) {
      List<Value> arguments = new ArrayList<>();
      arguments.add(loop.lowerBound());
      arguments.addAll(loop.initArgs());
      BodyInlining.replaceBy(body, loop, arguments, rewriter);
    } else if (body.first() == body.lastOp() && body.lastOp().operands().stream().allMatch(loop::isDefinedOutside)) {
      rewriter.replace(loop, body.lastOp().operands());
    }
  }
}
