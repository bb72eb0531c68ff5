// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** The memory space that may be any. */
public enum GenericSpaceAttr implements Attribute {
  INSTANCE;

  @Override
  public void print(AttrPrinter out) {
    out.text("#ptr.generic_space");
  }

  @Override
  public String dialect() {
    return "ptr";
  }
}
