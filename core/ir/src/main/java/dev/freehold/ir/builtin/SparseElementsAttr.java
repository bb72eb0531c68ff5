// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The elements of a tensor or vector that are not zero: where they are, and what they are. Of two in one place, the first counts. */
public record SparseElementsAttr(ShapedType type, DenseElementsAttr indices, Attribute values) implements Attribute {
  private static final long MOST_WRITTEN_OUT = 1 << 24;

  /** Whether each value stands in a place of its own coordinates, inside of the shape. */
  public boolean isWellFormed() {
    Shape shape = type.shape();
    long count = values.type() instanceof ShapedType shaped ? shaped.shape().elementCount() : -1;
    if (!shape.isStatic() || indices.elementCount() != count * shape.rank()) return false;
    for (long i = 0; i < indices.elementCount(); i++) {
      long at = indices.bits(i).longValue();
      if (at < 0 || at >= shape.size((int) (i % shape.rank()))) return false;
    }
    return true;
  }

  /** All elements, those that are zero too; null where they are no real numbers, or too many to write out. */
  public @Nullable DenseElementsAttr dense() {
    long count = type.shape().elementCount();
    if (!(values instanceof DenseElementsAttr known) || type.element() instanceof ComplexType || count > MOST_WRITTEN_OUT) return null;
    BigInteger[] all = new BigInteger[(int) count];
    Arrays.fill(all, BigInteger.ZERO);
    for (long i = known.elementCount() - 1; i >= 0; i--) all[(int) position(i)] = known.bits(i);
    return DenseElementsAttr.of(type, Arrays.asList(all));
  }

  /** The element in a place, counted in row-major order, as {@link DenseElementsAttr#element} gives it; null where it is no number. */
  public @Nullable Attribute element(long place) {
    if (!(values instanceof DenseElementsAttr known)) return null;
    for (long i = 0; i < known.elementCount(); i++) {
      if (position(i) == place) return known.element(i);
    }
    return DenseElementsAttr.splat(type, BigInteger.ZERO).element(0);
  }

  /** Where value {@code i} stands among all elements in row-major order. */
  private long position(long i) {
    long position = 0;
    int rank = type.shape().rank();
    for (int d = 0; d < rank; d++) position = position * type.shape().size(d) + indices.bits(i * rank + d).longValue();
    return position;
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    if (out.elides(type.shape().elementCount())) return;
    out.text("sparse<");
    if (indices.elementCount() != 0) {
      indices.printElements(out, false);
      out.text(", ");
      printValues(out);
    }
    out.text(">");
  }

  private void printValues(AttrPrinter out) {
    switch (values) {
      case DenseElementsAttr dense -> dense.printElements(out, true);
      case DenseStringElementsAttr strings -> strings.printElements(out);
      default -> throw new IllegalStateException("values of a sparse attribute must be dense: " + values);
    }
  }
}
