// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.DictAttr;

/** Checks inherent attributes that the text gives in a dictionary with others. */
final class InherentAttrs {
  private InherentAttrs() {}

  /** What is wrong with the first attribute that the definition does not allow; null where all is well. */
  static String misfit(OpDef<?> def, DictAttr attrs) {
    if (attrs.isEmpty()) return null;
    for (OpDef.Prop prop : def.props()) {
      Attribute value = attrs.get(prop.name());
      if (value == null || prop.values().contains(value)) continue;
      return "'" + def.name() + "' op attribute '" + prop.name() + "' failed to satisfy constraint: " + prop.values().description();
    }
    return null;
  }
}
