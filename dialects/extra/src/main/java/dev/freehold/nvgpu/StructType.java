// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.TypeSyntax;

/** A type with parameters: {@code !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>}. */
record StructType(StructAttr parameters) implements Type {

  /** The types of a kind, which operations write without the name. */
  static TypeSet set(StructKind kind, String description) {
    TypeSyntax form = new TypeSyntax() {
      @Override
      public Type parse(AttrParser p) {
        Type full = p.isNext("<") ? null : p.expectType();
        return full != null ? full : new StructType(kind.parse(p));
      }

      @Override
      public void print(AttrPrinter out, Type type) {
        kind.printBody(out, ((StructType) type).parameters);
      }
    };
    return TypeSet.of(description, type -> type instanceof StructType struct && struct.parameters.kind() == kind).writtenAs(form);
  }

  @Override
  public void print(AttrPrinter out) {
    StructKind kind = parameters.kind();
    kind.printBody(out.text("!" + kind.dialect() + "." + kind.mnemonic()), parameters);
  }

  @Override
  public String dialect() {
    return parameters.dialect();
  }

  /** Descriptors are addresses with sizes and formats, an accumulator is in registers, and barriers stand for what others wait for. */
  @Override
  public Holds holds() {
    if (parameters.kind() == NvgpuKinds.ACCUMULATOR) return Holds.NOTHING;
    boolean isDescriptor = parameters.kind() == NvgpuKinds.TENSOR_MAP || parameters.kind() == NvgpuKinds.MATRIX;
    return isDescriptor ? Holds.ADDRESS : Holds.ANYTHING;
  }
}
