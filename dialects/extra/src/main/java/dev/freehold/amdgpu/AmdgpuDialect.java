// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.dialects.syntax.EnumKind;
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

/** The {@code amdgpu} dialect. */
public final class AmdgpuDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "amdgpu";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(AmdgpuOps.DEFS, AmdgpuProducts.DEFS, List.of(FatRawBufferCastOp.DEF), DmaBaseOp.DEFS, DmaDescriptorOp.DEFS));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "tdm_base" -> DmaBaseType.parse(parser, false);
      case "tdm_gather_base" -> DmaBaseType.parse(parser, true);
      default -> NamedType.of(mnemonic, List.of(AmdgpuKinds.DESCRIPTOR_TYPE));
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("sched_barrier_opt") ? SchedulingAttr.parse(parser) : EnumKind.parse(AmdgpuKinds.ENUMS, mnemonic, parser);
  }
}
