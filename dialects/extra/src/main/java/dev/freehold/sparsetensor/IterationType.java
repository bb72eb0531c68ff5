// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;

/**
 * The iteration space of some levels of a tensor, or an iterator: {@code !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>}.
 *
 * @param low the first level
 * @param high the level behind the last
 */
public record IterationType(Kind kind, EncodingAttr encoding, long low, long high) implements Type {
  /** The space, or an iterator over it. */
  public enum Kind {
    SPACE("iter_space", "SparseTensor_IterSpace"),
    ITERATOR("iterator", "SparseTensor_Iterator");

    private final String mnemonic;
    private final String title;

    Kind(String mnemonic, String title) {
      this.mnemonic = mnemonic;
      this.title = title;
    }
  }

  static IterationType parse(Kind kind, AttrParser p) {
    p.expect("<");
    EncodingAttr encoding = StorageSpecifierType.encoding(p, kind.title);
    p.expect(",");
    p.expect("lvls");
    p.expect("=");
    long[] levels = parseLevels(p, p.symbolLoc());
    p.expect(">");
    return new IterationType(kind, encoding, levels[0], levels[1]);
  }

  /** Parses {@code 1} or {@code 0 to 2}; an empty range is reported at {@code place}. */
  static long[] parseLevels(AttrParser p, int place) {
    long low = p.expectInteger();
    long high = p.accept("to") ? p.expectInteger() : low + 1;
    if (Long.compareUnsigned(high, low) <= 0) throw p.error(place, "expect larger level upper bound than lower bound");
    return new long[] {low, high};
  }

  static String levels(long low, long high) {
    return high == low + 1 ? Long.toString(low) : low + " to " + high;
  }

  /** How many levels there are, and so coordinates of each iterator. */
  int depth() {
    return (int) (high - low);
  }

  IterationType as(Kind other) {
    return new IterationType(other, encoding, low, high);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!sparse_tensor." + kind.mnemonic + "<").attrOfKnownKind(encoding, () -> encoding.printShort(out));
    out.text(", lvls = " + levels(low, high) + ">");
  }

  @Override
  public String dialect() {
    return "sparse_tensor";
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
