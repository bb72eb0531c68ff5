// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An operation of the dialect of which only the form matters; one that is not pure may do anything to memory. */
public final class SpirvOp extends Op {
  private SpirvOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    String kind = IntegerFolds.kind(this);
    if (kind.equals("Bitcast")) return CompositeFolds.bits(this, rw);
    Folded folded = switch (kind) {
      case "CompositeExtract" -> CompositeFolds.extracted(this);
      case "LogicalAnd", "LogicalOr", "LogicalEqual", "LogicalNotEqual", "LogicalNot", "Select" -> LogicFolds.of(this);
      default -> IntegerFolds.of(this);
    };
    return folded == null ? null : List.of(folded);
  }

  static OpDefBuilder<SpirvOp> define(String name) {
    return OpDef.of("spirv." + name, SpirvOp.class, SpirvOp::new);
  }

  /** The same for an operation that only computes. */
  static OpDefBuilder<SpirvOp> pure(String name) {
    return define(name).pure();
  }
}
