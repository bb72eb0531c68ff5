// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;

/** What a type with a pointer in it has besides that: {@code !ptr.ptr_metadata<memref<?xf32>>}. */
public record PtrMetadataType(Type of) implements Type {
  static final TypeSet SET = TypeSet.of("Pointer metadata type", PtrMetadataType.class::isInstance);

  static PtrMetadataType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    Type of = Parameters.read(p, "Ptr_PtrMetadata", "type", "PtrLikeTypeInterface", () -> pointer(p));
    p.expect(">");
    if (of instanceof PtrType) throw p.error(loc, "the ptr-like type has no metadata");
    return new PtrMetadataType(of);
  }

  private static Type pointer(AttrParser p) {
    int loc = p.loc();
    Type read = p.expectType();
    if (!PtrType.LIKE.contains(read)) throw p.error(loc, "invalid kind of type specified");
    return read;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!ptr.ptr_metadata<").type(of).text(">");
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
