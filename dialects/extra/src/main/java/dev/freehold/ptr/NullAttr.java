// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** The pointer to nothing: {@code #ptr.null : !ptr.ptr<#ptr.generic_space>}. */
public record NullAttr(PtrType type) implements Attribute {
  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text("#ptr.null");
  }

  @Override
  public String dialect() {
    return "ptr";
  }
}
