// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** Where an argument of a kernel is found: {@code #spirv.interface_var_abi<(0, 1), StorageBuffer>}; the storage may be null. */
record InterfaceVarAttr(long set, long binding, String storage) implements Attribute {

  static InterfaceVarAttr parse(AttrParser p) {
    p.expect("<");
    p.expect("(");
    long set = p.expectInteger();
    p.expect(",");
    long binding = p.expectInteger();
    p.expect(")");
    String storage = p.accept(",") ? Words.STORAGE_CLASS.word(p).words() : null;
    p.expect(">");
    return new InterfaceVarAttr(set, binding, storage);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#spirv.interface_var_abi<(" + set + ", " + binding + ")" + (storage == null ? "" : ", " + storage) + ">");
  }

  @Override
  public String dialect() {
    return "spirv";
  }
}
