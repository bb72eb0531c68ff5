// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.dialects.syntax.EnumProperty;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.llvm.AccessedTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads or writes what a pointer points to: {@code ptr.load volatile %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32}. */
public final class AccessOp extends Op implements MemoryEffects {
  private static final EnumProperty ORDERING = EnumProperty.of(IntegerType.I32, "Atomic ordering for LLVM's memory model",
      "not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst").called("ordering");
  private static final int UNORDERED = 1;
  private static final String ATOMIC = "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? ";
  private static final String HINTS = "`invariant_group` $invariantGroup | `alignment` `=` $alignment) attr-dict ";

  private static final OpDef<AccessOp> LOAD = define("load", "invariant", "invariantGroup")
      .operand("ptr", PtrType.SET)
      .result("value", TypeSet.ANY)
      .assembly("(`volatile` $volatile_^)? $ptr " + ATOMIC + "oilist(`nontemporal` $nontemporal | `invariant` $invariant | " + HINTS
          + "`:` qualified(type($ptr)) `->` type($value)")
      .build();
  private static final OpDef<AccessOp> STORE = define("store", "invariantGroup")
      .operand("value", TypeSet.ANY)
      .operand("ptr", PtrType.SET)
      .assembly("(`volatile` $volatile_^)? $value `,` $ptr " + ATOMIC + "oilist(`nontemporal` $nontemporal | " + HINTS
          + "`:` type($value) `,` qualified(type($ptr))")
      .build();
  static final List<OpDef<AccessOp>> DEFS = List.of(LOAD, STORE);

  private AccessOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AccessOp> define(String name, String... hints) {
    OpDefBuilder<AccessOp> op = OpDef.of("ptr." + name, AccessOp.class, AccessOp::new).with(Alignment::declare);
    bool(bool(op, "volatile_"), "nontemporal");
    for (String hint : hints) bool(op, hint);
    AttrSet orderings = ORDERING.set().storedAs(AttrSet.Storage.of("IntegerAttr storage for ::mlir::ptr::AtomicOrdering"));
    return op.defaultAttr("ordering", orderings, ORDERING.first(), PropertyCode.NUMBER).optionalAttr("syncscope", AttrSets.STRING);
  }

  private static OpDefBuilder<AccessOp> bool(OpDefBuilder<AccessOp> op, String name) {
    return op.defaultAttr(name, AttrSets.UNIT_OR_FALSE, IntegerAttr.FALSE, PropertyCode.BOOLEAN);
  }

  private boolean isLoad() {
    return def() == LOAD;
  }

  private Value pointer() {
    return operand(isLoad() ? 0 : 1);
  }

  private int ordering() {
    return (int) attr("ordering", IntegerAttr.class).longValue();
  }

  @Override
  public void effects(List<Effects.On> effects) {
    effects.add(new Effects.On(isLoad() ? Effect.READS : Effect.WRITES, pointer()));
    // Volatile accesses, and atomic ones that order others, may touch anything.
    if (!(attr("volatile_") instanceof UnitAttr) && ordering() <= UNORDERED) return;
    effects.add(new Effects.On(Effect.WRITES, null));
    effects.add(new Effects.On(Effect.READS, null));
  }

  @Override
  protected void verify(Checker check) {
    String fault = spaceFault();
    if (fault != null) {
      check.plainError(fault);
    } else if (Alignment.verify(this, check)) {
      verifyOrdering(check);
    }
  }

  /** What the memory space has against the access; the generic one takes everything, numbered ones pointers into themselves. */
  private @Nullable String spaceFault() {
    Type accessed = isLoad() ? result().type() : operand("value").type();
    boolean open = isGeneric(pointer().type()) || accessed instanceof PtrType && !isGeneric(accessed);
    return open ? null : AccessedTypes.fault(accessed, ordering() > 0);
  }

  private static boolean isGeneric(Type pointer) {
    return ((PtrType) pointer).memorySpace() instanceof GenericSpaceAttr;
  }

  private void verifyOrdering(Checker check) {
    String keyword = ORDERING.keyword(attr("ordering", Attribute.class));
    if (ordering() == 0) {
      if (attr("syncscope") != null) check.error("expected syncscope to be null for non-atomic access");
    } else if (keyword.equals("acq_rel") || keyword.equals(isLoad() ? "release" : "acquire")) {
      check.error("unsupported ordering '" + keyword + "'");
    } else if (!Alignment.isGiven(this)) {
      check.error("expected alignment for atomic access");
    }
  }
}
