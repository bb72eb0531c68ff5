// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** An affine map as an attribute, such as the layout of a memref. */
public record AffineMapAttr(AffineMap map) implements Attribute {
  public static AffineMapAttr of(AffineMap map) {
    return new AffineMapAttr(map);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("affine_map<").text(map.toString()).text(">");
  }
}
