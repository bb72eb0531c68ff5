// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** What a type with a pointer in it has besides that: {@code !ptr.ptr_metadata<memref<?xf32>>}. */
public record PtrMetadataType(Type of) implements Type {
  static final TypeSet SET = TypeSet.of("Pointer metadata type", PtrMetadataType.class::isInstance);

  static PtrMetadataType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    int at = p.loc();
    Type of = p.expectType();
    if (!PtrType.LIKE.contains(of)) {
      throw p.error(at, "invalid kind of type specified")
          .and(p.error("failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`"));
    }
    p.expect(">");
    if (of instanceof PtrType) throw p.error(loc, "the ptr-like type has no metadata");
    return new PtrMetadataType(of);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!ptr.ptr_metadata<").type(of).text(">");
  }

  @Override
  public String dialect() {
    return "ptr";
  }
}
