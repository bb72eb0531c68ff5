// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code nvgpu} dialect. */
public final class NvgpuDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "nvgpu";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(NvgpuOps.DEFS));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "device.async.token" -> CopyTokenType.INSTANCE;
      case "mbarrier.token" -> NvgpuKinds.BARRIER_TOKEN;
      case "mbarrier.group" -> new StructType(NvgpuKinds.BARRIERS.parse(parser));
      case "tensormap.descriptor" -> new StructType(NvgpuKinds.TENSOR_MAP.parse(parser));
      case "warpgroup.accumulator" -> new StructType(NvgpuKinds.ACCUMULATOR.parse(parser));
      case "warpgroup.descriptor" -> new StructType(NvgpuKinds.MATRIX.parse(parser));
      default -> null;
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return NvgpuKinds.ATTRIBUTES.parse(mnemonic, parser);
  }
}
