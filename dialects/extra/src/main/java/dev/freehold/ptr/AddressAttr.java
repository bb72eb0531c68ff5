// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import java.math.BigInteger;

/** A constant pointer: {@code #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>}. */
public record AddressAttr(BigInteger address, PtrType type) implements Attribute {

  static AddressAttr parse(AttrParser p) {
    PtrType type = PtrType.ofAttribute(p);
    p.expect("<");
    BigInteger address = p.acceptInteger();
    if (address == null) throw p.error("expected integer value");
    p.expect(">");
    return new AddressAttr(address, type);
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text("#ptr.address<" + address + ">");
  }

  @Override
  public String dialect() {
    return "ptr";
  }
}
