// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

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

/** The {@code ptr} dialect. */
public final class PtrDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "ptr";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(AccessOp.DEFS, MaskedOp.DEFS,
        List.of(ConstantOp.DEF, FromPtrOp.DEF, GetMetadataOp.DEF, PtrAddOp.DEF, PtrDiffOp.DEF, ToPtrOp.DEF, TypeOffsetOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "ptr" -> PtrType.parse(parser);
      case "ptr_metadata" -> PtrMetadataType.parse(parser);
      default -> null;
    };
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return switch (mnemonic) {
      case "address" -> AddressAttr.parse(parser);
      case "generic_space" -> GenericSpaceAttr.INSTANCE;
      case "null" -> new NullAttr(PtrType.ofAttribute(parser));
      case "spec" -> SpecAttr.KIND.parse(parser);
      default -> null;
    };
  }

  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return value instanceof AddressAttr || value instanceof NullAttr ? ConstantOp.DEF.state().prop("value", value).results(type) : null;
  }
}
