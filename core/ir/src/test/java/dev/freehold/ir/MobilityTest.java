// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Mobility.Speculation;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.Pure;
import org.junit.jupiter.api.Test;

/** Speculation, scope and identity are properties of definitions. */
class MobilityTest {
  /** A class that says nothing. */
  static final class PlainOp extends Op {
    PlainOp(OpState<?> state) {
      super(state);
    }
  }

  /** Pure by its class. */
  static final class ComputingOp extends Op implements Pure {
    ComputingOp(OpState<?> state) {
      super(state);
    }
  }

  /** Without effects, as far as its region has none. */
  static final class RegionOp extends Op implements RecursiveMemoryEffects, RecursivelySpeculatable {
    RegionOp(OpState<?> state) {
      super(state);
    }
  }

  /** An object, and asks its parent, by its class. */
  static final class MarkedOp extends Op implements HasIdentity, DependsOnParent {
    MarkedOp(OpState<?> state) {
      super(state);
    }
  }

  private static final OpDef<ComputingOp> COMPUTING = OpDef.of("t.computing", ComputingOp.class, ComputingOp::new).build();
  private static final OpDef<ComputingOp> MAY_FAULT =
      OpDef.of("t.may_fault", ComputingOp.class, ComputingOp::new).speculatableIf("it is marked safe", op -> op.hasAttr("safe")).build();
  private static final OpDef<RegionOp> REGION =
      OpDef.of("t.region", RegionOp.class, RegionOp::new).region("body", OpDef.RegionKind.ONE_BLOCK).build();

  private static Op make(OpDef<?> def) {
    return Rewriter.createDetached(def.state());
  }

  private static Op safe(OpDef<?> def) {
    return Rewriter.createDetached(def.state().attr("safe", StringAttr.of("")));
  }

  private static Op around(Op inner) {
    Region region = new Region();
    Op outer = Rewriter.createDetached(REGION.state().regions(region));
    Rewriter rewriter = new Rewriter(Registry.of());
    rewriter.atEnd(rewriter.createBlock(region)).insert(inner);
    return outer;
  }

  @Test
  void speculationIsWhatClassAndDefinitionSay() {
    assertEquals(Speculation.ALWAYS, COMPUTING.mobility().speculation());
    assertEquals(Speculation.IF_OPERANDS_ALLOW, MAY_FAULT.mobility().speculation());
    assertEquals("it is marked safe", MAY_FAULT.mobility().speculatableWhen());
    assertEquals(Speculation.IF_REGIONS_ALLOW, REGION.mobility().speculation());
    assertEquals(Speculation.NEVER, OpDef.of("t.plain", PlainOp.class, PlainOp::new).build().mobility().speculation());
    OpDef<ComputingOp> never = OpDef.of("t.never", ComputingOp.class, ComputingOp::new).neverSpeculatable().build();
    assertEquals(Speculation.NEVER, never.mobility().speculation());
    assertFalse(Purity.isPure(make(never)));
  }

  @Test
  void operandsAndAttributesDecide() {
    assertFalse(Purity.isPure(make(MAY_FAULT)));
    assertTrue(Purity.isPure(safe(MAY_FAULT)));
    assertTrue(Purity.isDeclaredPure(make(MAY_FAULT)));
  }

  @Test
  void regionsAreAsSafeAsWhatIsInThem() {
    assertTrue(Purity.isPure(around(make(COMPUTING))));
    assertFalse(Purity.isPure(around(make(MAY_FAULT))));
    assertTrue(Purity.isPure(around(safe(MAY_FAULT))));
    assertTrue(Purity.isDeclaredPure(around(make(MAY_FAULT))));
  }

  @Test
  void aWeakerDeclaredConditionIsForTheReferenceAlone() {
    OpDef<PlainOp> def = OpDef.of("t.weaker", PlainOp.class, PlainOp::new).effects()
        .speculatableIf("it is marked safe", op -> op.hasAttr("safe"), op -> true).build();
    assertFalse(Purity.isPure(make(def)));
    assertTrue(Purity.isDeclaredPure(make(def)));
  }

  @Test
  void identityMayDependOnAttributes() {
    OpDef<PlainOp> def = OpDef.of("t.object", PlainOp.class, PlainOp::new).identityIf("it is not marked safe", op -> !op.hasAttr("safe")).build();
    assertTrue(def.mobility().hasIdentity(make(def)));
    assertFalse(def.mobility().hasIdentity(safe(def)));
    assertFalse(COMPUTING.mobility().mayHaveIdentity());
  }

  @Test
  void aClassMaySaySoToo() {
    OpDef<MarkedOp> def = OpDef.of("t.marked", MarkedOp.class, MarkedOp::new).build();
    Op op = make(def);
    Op parent = around(op);
    assertTrue(def.mobility().hasIdentity(op));
    assertSame(parent, def.mobility().scopeOf(op));
  }

  @Test
  void theScopeIsTheInnermostOfItsClass() {
    OpDef<PlainOp> def = OpDef.of("t.asking", PlainOp.class, PlainOp::new).result("r", TypeSet.ANY).dependsOn(RegionOp.class).build();
    Op op = Rewriter.createDetached(def.state().results(IndexType.INSTANCE));
    assertNull(def.mobility().scopeOf(op));
    Op inner = around(op);
    around(inner);
    assertSame(inner, def.mobility().scopeOf(op));
    assertNull(COMPUTING.mobility().scopeOf(make(COMPUTING)));
  }
}
