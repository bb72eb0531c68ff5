// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code acc} dialect. */
public final class AccDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "acc";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(AtomicOp.DEFS, AtomicRegionOp.DEFS, BoundOp.DEFS, ComputeOp.DEFS, ConstructorOp.DEFS, DeclareOp.DEFS,
        DeviceOp.DEFS, EntryOp.DEFS, ExitOp.DEFS, RecipeOp.DEFS, TransferOp.DEFS,
        List.of(BoundsOp.DEF, DataOp.DEF, DeclareRegionOp.DEF, HostDataOp.DEF, KernelEnvironmentOp.DEF, LoopOp.DEF, RoutineOp.DEF,
            TerminatorOp.DEF, UpdateOp.DEF, WaitOp.DEF, YieldOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return NamedType.of(mnemonic, AccTypes.ALL);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals(ModifiersAttr.MNEMONIC) ? ModifiersAttr.parse(parser) : AccStructs.KINDS.parse(mnemonic, parser);
  }
}
