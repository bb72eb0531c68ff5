// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/**
 * From where to where tiles are moved: {@code !amdgpu.tdm_base<i32>}, and {@code !amdgpu.tdm_gather_base<i32, i16>} for rows with indices
 * of the second type, which is null in the first.
 */
record DmaBaseType(Type element, @Nullable Type index) implements Type {
  private static final String DESCRIPTION = "Pair of base addresses that move data between LDS and global storage.";
  static final TypeSet PLAIN =
      TypeSet.of(DESCRIPTION, DmaBaseType::isPlain).ofKind("amdgpu.tdm_base", DmaBaseType::isPlain);
  static final TypeSet GATHERING =
      TypeSet.of(DESCRIPTION, DmaBaseType::gathers).ofKind("amdgpu.tdm_gather_base", DmaBaseType::gathers);

  private static boolean isPlain(Type type) {
    return type instanceof DmaBaseType base && base.index == null;
  }

  private static boolean gathers(Type type) {
    return type instanceof DmaBaseType base && base.index != null;
  }

  static DmaBaseType parse(AttrParser p, boolean gathers) {
    int loc = p.loc();
    p.expect("<");
    String holder = gathers ? "AMDGPU_TDMGatherBaseType" : "AMDGPU_TDMBaseType";
    Type element = ParameterSyntax.type(p, holder, "elementType");
    Type index = null;
    if (gathers) {
      p.expect(",");
      index = ParameterSyntax.type(p, holder, "indexType");
    }
    p.expect(">");
    if (index != null && !index.equals(IntegerType.of(16)) && !index.equals(IntegerType.of(32))) {
      throw p.error(loc, "index type must be i16 or i32 but index type is " + Printing.quoted(index) + ".");
    }
    return new DmaBaseType(element, index);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text(index == null ? "!amdgpu.tdm_base<" : "!amdgpu.tdm_gather_base<").type(element);
    if (index != null) out.text(", ").type(index);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "amdgpu";
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
