// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code shard} dialect. */
public final class ShardDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "shard";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(CollectiveOp.DEFS, TransferOp.DEFS, GridQueryOp.DEFS,
        List.of(GridOp.DEF, ShardOp.DEF, ShardShapeOp.DEF, ShardingOp.DEF, ShardingOp.GET, UpdateHaloOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return NamedType.of(mnemonic, List.of(ShardKinds.SHARDING_TYPE));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("axisarray") ? AxesAttr.parse(parser) : EnumKind.parse(List.of(ShardKinds.REDUCTION), mnemonic, parser);
  }

  @Override
  public OpState<?> constant(Attribute value, Type type) {
    return ConstantOp.of(value);
  }
}
