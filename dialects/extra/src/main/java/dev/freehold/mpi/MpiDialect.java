// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mpi;

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

/** The {@code mpi} dialect. */
public final class MpiDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "mpi";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(MpiOps.DEFS));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    if (mnemonic.equals("request")) return RequestType.INSTANCE;
    return NamedType.of(mnemonic, List.of(MpiKinds.RETVAL, MpiKinds.COMM, MpiKinds.STATUS));
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return EnumKind.parse(List.of(MpiKinds.ERROR_CLASS), mnemonic, parser);
  }
}
