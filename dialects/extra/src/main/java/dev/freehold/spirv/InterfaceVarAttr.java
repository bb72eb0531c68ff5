// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Where an argument of a kernel is found: {@code #spirv.interface_var_abi<(0, 1), StorageBuffer>}; the storage may be null. */
record InterfaceVarAttr(long set, long binding, @Nullable String storage) implements Attribute {

  static InterfaceVarAttr parse(AttrParser p) {
    p.expect("<");
    p.expect("(");
    long set = number(p, "missing descriptor set");
    p.expect(",");
    long binding = number(p, "missing binding");
    p.expect(")");
    String storage = p.accept(",") ? SpirvEnums.STORAGE_CLASS.keywordOr(p, "unknown storage class: ") : null;
    p.expect(">");
    return new InterfaceVarAttr(set, binding, storage);
  }

  /** A 32-bit integer. */
  private static long number(AttrParser p, String fault) {
    int loc = p.loc();
    BigInteger number = p.acceptInteger();
    if (number == null) throw p.error(loc, fault);
    if (number.bitLength() > 32) throw p.error(loc, "integer value too large").and(p.error(loc, fault));
    return number.longValue() & 0xffff_ffffL;
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
