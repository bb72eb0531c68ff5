// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dlti.LaidOut;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.VectorElement;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.TypeSyntax;
import org.jspecify.annotations.Nullable;

/** A pointer into an address space: {@code !llvm.ptr<3>}, {@code !llvm.ptr} for the first. */
public record LlvmPointerType(long addressSpace) implements LlvmType, VectorElement, LaidOut {
  public static final LlvmPointerType DEFAULT = new LlvmPointerType(0);
  /** Just the address space in brackets; the first may be left out, but is not. */
  public static final TypeSyntax SHORT = new TypeSyntax() {
    @Override
    public Type parse(AttrParser p) {
      Type full = p.acceptType();
      return full != null ? full : parseShort(p);
    }

    @Override
    public void print(AttrPrinter out, Type type) {
      long space = ((LlvmPointerType) type).addressSpace;
      if (space == 0) out.type(type);
      else out.text("<" + space + ">");
    }
  };
  /** Pointers into any address space. */
  public static final TypeSet SET = TypeSet.of("LLVM pointer type", LlvmPointerType.class::isInstance);

  /** The pointers into one address space. */
  public static TypeSet inSpace(long space) {
    return TypeSet.only("LLVM pointer in address space " + space, new LlvmPointerType(space)).writtenAs(SHORT);
  }

  private static LlvmPointerType parseShort(AttrParser p) {
    if (!p.accept("<")) return DEFAULT;
    long space = p.expectInteger();
    p.expect(">");
    return new LlvmPointerType(space);
  }

  @Override
  public String body() {
    return addressSpace == 0 ? "ptr" : "ptr<" + addressSpace + ">";
  }

  @Override
  public @Nullable String layoutError(Attribute layout) {
    return Layouts.errorForPointer(this, layout);
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
