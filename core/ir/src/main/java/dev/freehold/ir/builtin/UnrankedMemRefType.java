// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import org.jspecify.annotations.Nullable;

/** A reference to a buffer whose rank is known at run time only. */
public record UnrankedMemRefType(Type element, @Nullable Attribute memorySpace) implements BaseMemRefType {
  public UnrankedMemRefType {
    memorySpace = MemRefType.normalizeSpace(memorySpace);
  }

  public static UnrankedMemRefType of(Type element, @Nullable Attribute memorySpace) {
    return Interner.intern(new UnrankedMemRefType(element, memorySpace));
  }

  @Override
  public Shape shape() {
    throw new IllegalStateException(this + " has no rank");
  }

  @Override
  public boolean hasRank() {
    return false;
  }

  @Override
  public UnrankedMemRefType withElement(Type newElement) {
    return of(newElement, memorySpace);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("memref<*x").type(element);
    printMemorySpace(out);
    out.text(">");
  }
}
