// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.iface.Pure;
import org.junit.jupiter.api.Test;

/** Purity is a property of a definition, wherever it is said. */
class PurityTest {
  /** A class that many operations share. */
  static final class SharedOp extends Op {
    SharedOp(OpState<?> state) {
      super(state);
    }
  }

  /** Pure by its class. */
  static final class ComputingOp extends Op implements Pure {
    ComputingOp(OpState<?> state) {
      super(state);
    }
  }

  /** Without effects, but not to be moved. */
  static final class FixedOp extends Op implements NoMemoryEffect {
    FixedOp(OpState<?> state) {
      super(state);
    }
  }

  private static Op make(OpDef<?> def) {
    return Rewriter.createDetached(def.state());
  }

  @Test
  void operationsOfOneClassMayDiffer() {
    OpDef<SharedOp> pure = OpDef.of("t.pure", SharedOp.class, SharedOp::new).pure().build();
    OpDef<SharedOp> unknown = OpDef.of("t.unknown", SharedOp.class, SharedOp::new).build();
    assertTrue(pure.isPure());
    assertEquals(Effects.NONE, Effects.of(make(pure)));
    assertTrue(Purity.isPure(make(pure)));
    assertFalse(unknown.isPure());
    assertEquals(Effects.UNKNOWN, Effects.of(make(unknown)));
    assertFalse(Purity.isPure(make(unknown)));
  }

  @Test
  void aClassMaySaySoToo() {
    OpDef<ComputingOp> def = OpDef.of("t.computing", ComputingOp.class, ComputingOp::new).build();
    assertTrue(def.isPure());
    assertEquals(Effects.NONE, Effects.of(make(def)));
    assertTrue(Purity.isPure(make(def)));
  }

  @Test
  void noEffectAloneIsNotPurity() {
    OpDef<FixedOp> def = OpDef.of("t.fixed", FixedOp.class, FixedOp::new).build();
    assertTrue(def.hasNoMemoryEffect());
    assertFalse(def.isPure());
    assertFalse(Purity.isPure(make(def)));
  }

  @Test
  void declaredEffectsCount() {
    OpDef<SharedOp> reading = OpDef.of("t.reading", SharedOp.class, SharedOp::new).pure().effects(Effect.READS).build();
    assertFalse(Purity.isPure(make(reading)));
  }
}
