// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.TypeSet;

/** The type of the dialect, and its enum attribute. */
final class ShardKinds {
  static final EnumKind REDUCTION = EnumKind.plain("shard", "partial", "::mlir::shard::ReductionKind", "sum", "max", "min", "product",
      "average", "bitwise_and", "bitwise_or", "bitwise_xor", "generic").called("Shard_ReductionKindAttr", "value");
  static final NamedType SHARDING_TYPE = new NamedType("shard", "sharding", Holds.NOTHING);
  static final TypeSet SHARDING = SHARDING_TYPE.set("sharding definition");

  private ShardKinds() {}
}
