// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.dialects.syntax.PureDeclaredOp;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.AttrParser;
import java.util.List;

/** The {@code shard} dialect. */
public final class ShardDialect implements Dialect {
  static final EnumKind REDUCTION = EnumKind.plain("shard", "partial", "::mlir::shard::ReductionKind", "sum", "max", "min", "product",
      "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic").called("Shard_ReductionKindAttr", "value");
  private static final NamedType SHARDING_TYPE = new NamedType("shard", "sharding");
  static final TypeSet SHARDING = SHARDING_TYPE.set("sharding definition");

  private static final OpDef<?> GET_SHARDING = PureDeclaredOp.define("shard.get_sharding").operand("source", TypeSets.RANKED_TENSOR)
      .result("result", SHARDING).assembly("$source attr-dict `:` type($source) `->` type($result)").build();

  @Override
  public String namespace() {
    return "shard";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(CollectiveOp.DEFS, TransferOp.DEFS, PlaceOp.DEFS,
        List.of(GET_SHARDING, GridOp.DEF, ShardOp.DEF, ShardShapeOp.DEF, ShardingOp.DEF, UpdateHaloOp.DEF)));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return NamedType.of(mnemonic, List.of(SHARDING_TYPE));
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("axisarray") ? AxesAttr.parse(parser) : EnumKind.parse(List.of(REDUCTION), mnemonic, parser);
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return ConstantOp.of(value);
  }
}
