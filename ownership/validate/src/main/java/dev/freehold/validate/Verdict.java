// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import java.util.List;

/** What the validator says about the buffers of one site. */
public sealed interface Verdict {
  Verdict PROVED = new Proved();

  /** On each path, each buffer is freed exactly once, or handed to the caller, and not used afterwards. */
  record Proved() implements Verdict {}

  /** There is a path on which something goes wrong. */
  record Faulty(List<Fault> faults) implements Verdict {}

  /** It is not known, for that reason. {@code place} is the operation that the reason is about. */
  record Undecided(String reason, Op place) implements Verdict {}
}
