// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import dev.freehold.irdl.constraint.DescribedAttr;
import dev.freehold.irdl.constraint.DescribedKind;
import dev.freehold.irdl.constraint.DescribedType;
import java.util.List;
import java.util.Map;

/** A dialect that was described. Its operations have no syntax of their own. */
final class DescribedDialect implements Dialect, ParsesTypes, ParsesAttributes {
  private final String namespace;
  private final Map<String, DescribedKind> types;
  private final Map<String, DescribedKind> attributes;
  private final List<OpDef<?>> operations;

  /**
   * @param types by name, as {@code attributes}
   * @param operations each with its {@link Description}
   */
  DescribedDialect(String namespace, Map<String, DescribedKind> types, Map<String, DescribedKind> attributes, List<OpDef<?>> operations) {
    this.namespace = namespace;
    this.types = types;
    this.attributes = attributes;
    this.operations = operations;
  }

  @Override
  public String namespace() {
    return namespace;
  }

  @Override
  public void register(Registrar registrar) {
    for (OpDef<?> operation : operations) {
      registrar.ops(operation);
      for (Trait trait : operation.orderedTraits()) {
        if (!(trait instanceof Description description)) continue;
        for (Behaviour behaviour : description.behaviours()) behaviour.register(operation.kind(), registrar);
      }
    }
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    DescribedKind kind = known(types, mnemonic, "type", parser);
    return new DescribedType(kind, kind.parse(parser));
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    DescribedKind kind = known(attributes, mnemonic, "attribute", parser);
    return new DescribedAttr(kind, kind.parse(parser));
  }

  private static DescribedKind known(Map<String, DescribedKind> kinds, String mnemonic, String what, AttrParser parser) {
    DescribedKind kind = kinds.get(mnemonic);
    if (kind == null) throw parser.error(parser.symbolLoc(), "expected dynamic " + what);
    return kind;
  }
}
