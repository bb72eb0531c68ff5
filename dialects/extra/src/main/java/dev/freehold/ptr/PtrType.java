// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dlti.LaidOut;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefElement;
import dev.freehold.ir.builtin.VectorElement;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.TypeSyntax;
import org.jspecify.annotations.Nullable;

/** A pointer into a memory space: {@code !ptr.ptr<#ptr.generic_space>}. */
public record PtrType(Attribute memorySpace) implements Type, LaidOut, VectorElement, MemRefElement {
  static final TypeSet SET = TypeSet.of("pointer type", PtrType.class::isInstance)
      .writtenAs(TypeSyntax.inBrackets("ptr.ptr", PtrType.class, PtrType::parse, (out, type) -> type.printSpace(out)));
  /** Pointers, and what has a pointer in it: memrefs. */
  static final TypeSet LIKE = TypeSet.of("PtrLikeTypeInterface instance", PtrType::isLike).ofKind(null, PtrType::isLike);

  private static final ParameterSyntax SPACE = ParameterSyntax.attribute("MemorySpaceAttrInterface", PtrType::isSpace);

  static PtrType parse(AttrParser p) {
    p.expect("<");
    Attribute space = SPACE.parse(p, "Ptr_PtrType", "memorySpace", Attribute.class);
    p.expect(">");
    return new PtrType(space);
  }

  /** The pointer type behind an attribute that is being read. */
  static PtrType ofAttribute(AttrParser p) {
    return switch (p.selfType()) {
      case PtrType pointer -> pointer;
      case null -> throw p.error("expected a trailing type");
      default -> throw p.error("invalid kind of type specified");
    };
  }

  private static boolean isSpace(Attribute attribute) {
    return switch (attribute) {
      case GenericSpaceAttr space -> true;
      case StructAttr struct -> isNumbered(struct);
      case EnumAttr keyword -> keyword.kind().dialect().equals("nvvm") && keyword.kind().mnemonic().equals("memory_space");
      default -> false;
    };
  }

  private static boolean isNumbered(StructAttr struct) {
    return struct.kind().dialect().equals("llvm") && struct.kind().mnemonic().equals("address_space");
  }

  private static boolean isLike(Type type) {
    return type instanceof BaseMemRefType || type instanceof PtrType;
  }

  /** The memory space of a type with a pointer in it; null for the default one of memrefs. */
  static @Nullable Attribute spaceOf(Type like) {
    return like instanceof PtrType pointer ? pointer.memorySpace : ((BaseMemRefType) like).memorySpace();
  }

  private void printSpace(AttrPrinter out) {
    out.text("<").attr(memorySpace).text(">");
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!ptr.ptr");
    printSpace(out);
  }

  @Override
  public @Nullable String layoutError(Attribute layout) {
    return layout instanceof StructAttr spec && spec.kind() == SpecAttr.KIND ? null
        : "expected layout attribute for " + Printing.quoted(this) + " to be a #ptr.spec attribute";
  }

  @Override
  public String dialect() {
    return "ptr";
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
