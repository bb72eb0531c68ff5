// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import java.util.List;

/** Ends a region of an operation of the dialect, and hands values to it. */
public final class YieldOp extends Op implements Pure, ReturnLike {
  static final String NAME = "smt.yield";

  public static final OpDef<YieldOp> DEF = OpDef.of(NAME, YieldOp.class, YieldOp::new)
      .operands("values", TypeSet.ANY)
      .assembly("($values^ `:` qualified(type($values)))? attr-dict")
      .build();

  private YieldOp(OpState<?> state) {
    super(state);
  }

  /** The types of what a region yields. */
  static List<Type> typesFrom(Region region) {
    return region.entryBlock().lastOp().operands().stream().map(Value::type).toList();
  }

  /** The types of what a region is given. */
  static List<Type> typesInto(Region region) {
    Block entry = region.entryBlock();
    return entry.arguments().stream().map(Value::type).toList();
  }
}
