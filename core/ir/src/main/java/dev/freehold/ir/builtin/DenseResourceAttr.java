// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Resource;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Elements of a vector or tensor that are in the resource section of the text. */
public record DenseResourceAttr(ShapedType type, Resource resource) implements Attribute {
  /** What the section says that the elements are; null where it says nothing, or has another number of bytes. */
  public @Nullable DenseElementsAttr elements() {
    if (resource.blob() == null || !type.shape().isStatic()) return null;
    byte[] data = resource.data();
    long count = type.shape().elementCount();
    if (data == null || count == 0 || data.length % count != 0) return null;
    if (!type.element().equals(IntegerType.I1))
      return data.length / count == DenseElementsAttr.elementBytes(type) ? DenseElementsAttr.ofBytes(type, data) : null;
    // Each takes a byte here.
    List<BigInteger> bits = new ArrayList<>(data.length);
    for (byte each : data) bits.add(BigInteger.valueOf(each & 1));
    return data.length == count ? DenseElementsAttr.of(type, bits) : null;
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    out.text("dense_resource<").resource(resource).text(">");
  }
}
