// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a buffer: shape, elements, how positions map to memory, and where the buffer lies.
 *
 * @param layout an {@link AffineMapAttr}, a {@link StridedLayoutAttr} or a dialect's own; null for row-major order. An identity map with symbols makes another
 *        type, but is not printed
 * @param memorySpace null for the default one
 */
public record MemRefType(Shape shape, Type element, @Nullable Attribute layout, @Nullable Attribute memorySpace) implements BaseMemRefType {
  public MemRefType {
    if (layout instanceof AffineMapAttr map && map.map().isIdentity() && map.map().numSymbols() == 0) layout = null;
    memorySpace = normalizeSpace(memorySpace);
  }

  /** The number 0 is how texts spell the default memory space. */
  static @Nullable Attribute normalizeSpace(@Nullable Attribute space) {
    return space instanceof IntegerAttr number && number.isZero() ? null : space;
  }

  public static MemRefType of(Shape shape, Type element, @Nullable Attribute layout, @Nullable Attribute memorySpace) {
    return Interner.intern(new MemRefType(shape, element, layout, memorySpace));
  }

  public static MemRefType of(Shape shape, Type element) {
    return of(shape, element, null, null);
  }

  @Override
  public MemRefType withElement(Type newElement) {
    return of(shape, newElement, layout, memorySpace);
  }

  public MemRefType withShape(Shape newShape) {
    return of(newShape, element, layout, memorySpace);
  }

  /** The same type with another layout; null for the identity. */
  public MemRefType withLayout(@Nullable Attribute newLayout) {
    return of(shape, element, newLayout, memorySpace);
  }

  public boolean hasIdentityLayout() {
    return layout == null || layout instanceof AffineMapAttr map && map.map().isIdentity();
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("memref<").text(shape.prefix()).type(element);
    if (layout != null && !hasIdentityLayout()) out.text(", ").attr(layout);
    printMemorySpace(out);
    out.text(">");
  }
}
