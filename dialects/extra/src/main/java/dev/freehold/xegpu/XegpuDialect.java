// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code xegpu} dialect. */
public final class XegpuDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "xegpu";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(AccessOp.DEFS, ComputeOp.DEFS, List.of(ConvertLayoutOp.DEF), CreateDescOp.DEFS, SynchronizationOp.DEFS));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "tensor_desc" -> TensorDescType.parse(parser);
      case "mem_desc" -> MemDescType.parse(parser);
      case "nbarrier" -> XegpuTypes.NBARRIER_TYPE;
      default -> null;
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "slice" -> SliceAttr.parse(parser);
      case "range" -> RangeAttr.parse(parser);
      case "mem_layout" -> MemLayoutAttr.parse(parser);
      default -> XegpuAttrs.KINDS.parse(mnemonic, parser);
    };
  }
}
