// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All elements of a vector or tensor of numbers. One element stands for all where they are equal (a splat). The elements
 * are in bytes, as in the hexadecimal form of the text: each in whole bytes, those of type i1 in one bit.
 */
public final class DenseElementsAttr implements Attribute {
  private final ShapedType type;
  private final boolean splat;
  private final byte[] data;

  private DenseElementsAttr(ShapedType type, boolean splat, byte[] data) {
    this.type = type;
    this.splat = splat;
    this.data = data;
  }

  /** All elements have these bits; for complex numbers, both parts. */
  public static DenseElementsAttr splat(ShapedType type, BigInteger bits) {
    return of(type, type.element() instanceof ComplexType ? List.of(bits, bits) : List.of(bits));
  }

  /** All elements are that integer or float attribute. */
  public static DenseElementsAttr splat(ShapedType type, Attribute element) {
    return splat(type, DenseBytes.bits(element));
  }

  /**
   * The elements in order, or one for all of them, as bits ({@link BigInteger}) or as attributes. Complex numbers are two
   * of them each.
   */
  public static DenseElementsAttr of(ShapedType type, List<?> elements) {
    Type scalar = scalar(type);
    boolean packed = isPacked(type);
    int width = DenseBytes.byteWidth(scalar);
    byte[] data = new byte[packed ? (elements.size() + 7) / 8 : elements.size() * width];
    for (int i = 0; i < elements.size(); i++) {
      BigInteger bits = DenseBytes.mask(scalar, DenseBytes.bits(elements.get(i)));
      if (!packed) DenseBytes.write(data, i * width, width, bits);
      else if (bits.signum() != 0) data[i / 8] |= (byte) (1 << i % 8);
    }
    long count = elements.size() / (type.element() instanceof ComplexType ? 2 : 1);
    return ofData(type, count, data);
  }

  /** From the bytes of all elements or of one that stands for all; null where their number fits neither. */
  public static @Nullable DenseElementsAttr ofBytes(ShapedType type, byte[] data) {
    if (DenseBytes.width(scalar(type)) <= 0 || !type.shape().isStatic()) return null;
    long count = type.shape().elementCount();
    if (isPacked(type)) {
      if (data.length == 1 && (data[0] == -1 || data[0] == 0) && count > 0)
        return new DenseElementsAttr(type, true, new byte[] {(byte) (data[0] & 1)});
      return data.length == (count + 7) / 8 ? ofData(type, count, data) : null;
    }
    int width = elementBytes(type);
    if (data.length == width) return ofData(type, 1, data);
    return data.length == count * width ? ofData(type, count, data) : null;
  }

  /** The bytes of all elements, or of the one that stands for all, as {@link #ofBytes} takes them. */
  public byte[] toBytes() {
    if (splat && isPacked(type)) return new byte[] {(byte) -data[0]};
    return data.clone();
  }

  private static DenseElementsAttr ofData(ShapedType type, long count, byte[] data) {
    if (isPacked(type)) return ofPacked(type, count, data);
    int width = elementBytes(type);
    if (count > 0 && isRepeated(data, width)) return new DenseElementsAttr(type, true, Arrays.copyOf(data, width));
    return new DenseElementsAttr(type, false, data);
  }

  private static DenseElementsAttr ofPacked(ShapedType type, long count, byte[] data) {
    int ones = 0;
    for (int i = 0; i < count; i++) ones += data[i / 8] >> i % 8 & 1;
    if (count > 0 && (ones == 0 || ones == count)) return new DenseElementsAttr(type, true, new byte[] {(byte) (ones == 0 ? 0 : 1)});
    return new DenseElementsAttr(type, false, data);
  }

  private static boolean isRepeated(byte[] data, int period) {
    for (int i = period; i < data.length; i++) {
      if (data[i] != data[i - period]) return false;
    }
    return true;
  }

  private static Type scalar(ShapedType type) {
    return type.element() instanceof ComplexType complex ? complex.element() : type.element();
  }

  private static boolean isPacked(ShapedType type) {
    return type.element() instanceof IntegerType integer && integer.width() == 1;
  }

  static int elementBytes(ShapedType type) {
    return DenseBytes.byteWidth(scalar(type)) * (type.element() instanceof ComplexType ? 2 : 1);
  }

  @Override
  public ShapedType type() {
    return type;
  }

  /** Whether one element stands for all. */
  public boolean isSplat() {
    return splat;
  }

  public long elementCount() {
    return type.shape().elementCount();
  }

  /** The bits of an element, without a sign. */
  public BigInteger bits(long element) {
    return part(element);
  }

  /** The bits of the real part (0) or the imaginary part (1) of a complex element. */
  public BigInteger bits(long element, int part) {
    return part(splat ? part : element * 2 + part);
  }

  private BigInteger part(long index) {
    if (isPacked(type)) {
      int i = splat ? 0 : (int) index;
      return BigInteger.valueOf(data[i / 8] >> i % 8 & 1);
    }
    int width = DenseBytes.byteWidth(scalar(type));
    long at = splat && !(type.element() instanceof ComplexType) ? 0 : index * width;
    return DenseBytes.read(data, (int) at, width);
  }

  /** An element as an integer or float attribute; a complex one as an array of both parts. */
  public Attribute element(long element) {
    if (type.element() instanceof ComplexType) return ArrayAttr.of(List.of(number(bits(element, 0)), number(bits(element, 1))));
    return number(bits(element));
  }

  private Attribute number(BigInteger bits) {
    return scalar(type) instanceof FloatType f ? FloatAttr.of(f, bits) : IntegerAttr.of(scalar(type), bits);
  }

  /** The same elements in another shape; the elements have the same type, or one of the same size. */
  public DenseElementsAttr withType(ShapedType newType) {
    return new DenseElementsAttr(newType, splat, data);
  }

  @Override
  public void print(AttrPrinter out) {
    printWithoutType(out);
    out.text(" : ").type(type);
  }

  @Override
  public void printWithoutType(AttrPrinter out) {
    if (!splat && out.elides(elementCount())) return;
    out.text("dense<");
    printElements(out, true);
    out.text(">");
  }

  void printElements(AttrPrinter out, boolean allowHex) {
    long count = elementCount();
    if (splat) printElement(out, 0);
    else if (allowHex && count > out.options().limits().hexElements()) {
      out.text("\"0x").text(HexFormat.of().withUpperCase().formatHex(data)).text("\"");
    } else DenseList.print(out, type.shape(), i -> printElement(out, i));
  }

  private void printElement(AttrPrinter out, long element) {
    Type scalar = scalar(type);
    if (!(type.element() instanceof ComplexType)) {
      DenseBytes.print(out, scalar, bits(element));
      return;
    }
    out.text("(");
    DenseBytes.print(out, scalar, bits(element, 0));
    out.text(",");
    DenseBytes.print(out, scalar, bits(element, 1));
    out.text(")");
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof DenseElementsAttr that && splat == that.splat && type.equals(that.type) && Arrays.equals(data, that.data);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(data) * 31 + type.hashCode();
  }

  @Override
  public String toString() {
    return "DenseElementsAttr[" + type + ", " + HexFormat.of().formatHex(data) + "]";
  }
}
