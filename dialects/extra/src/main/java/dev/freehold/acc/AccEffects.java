// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Effect.Kind;
import dev.freehold.ir.Effect.Resource;
import dev.freehold.ir.Effect;

/** What the operations do to the state of the runtime. */
final class AccEffects {
  private static final Resource COUNTERS = new Resource("AccRuntimeCounters");
  private static final Resource CONSTRUCT = new Resource("AccConstructResource");
  private static final Resource DEVICE = new Resource("AccCurrentDeviceIdResource");

  static final Effect READS_COUNTERS = new Effect(Kind.READ, COUNTERS);
  static final Effect WRITES_COUNTERS = new Effect(Kind.WRITE, COUNTERS);
  static final Effect WRITES_CONSTRUCT = new Effect(Kind.WRITE, CONSTRUCT);
  static final Effect READS_DEVICE = new Effect(Kind.READ, DEVICE);
  static final Effect WRITES_DEVICE = new Effect(Kind.WRITE, DEVICE);

  private AccEffects() {}
}
