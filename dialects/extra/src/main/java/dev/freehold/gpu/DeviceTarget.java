// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.attribute.Attribute;
import java.util.Set;

/** A machine that modules are compiled for; a marker for attributes that are no {@link StructAttr}. */
public interface DeviceTarget extends Attribute {

  /** Whether an attribute is one. */
  static boolean includes(Attribute attr) {
    return attr instanceof DeviceTarget
        || attr instanceof StructAttr struct && struct.kind().mnemonic().equals("target") && Set.of("nvvm", "rocdl", "xevm").contains(attr.dialect());
  }
}
