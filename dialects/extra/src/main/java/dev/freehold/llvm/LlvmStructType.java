// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dlti.LaidOut;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Aggregate;
import dev.freehold.ir.builtin.AttrWriter;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A structure: {@code !llvm.struct<(ptr, i32)>}, {@code !llvm.struct<"name", packed (i8, i32)>}, {@code !llvm.struct<"name", opaque>}.
 *
 * @param name null where there is none
 * @param elements null where they are not known, or where a structure is nested in itself
 */
public record LlvmStructType(@Nullable String name, boolean packed, boolean opaque, @Nullable List<Type> elements)
    implements LlvmType, LaidOut, Aggregate {

  @Override
  public String body() {
    StringBuilder out = new StringBuilder("struct<");
    if (name != null) new AttrWriter(out).quoted(name);
    if (opaque) return out.append(", opaque>").toString();
    if (elements == null) return out.append('>').toString();
    if (name != null) out.append(", ");
    if (packed) out.append("packed ");
    return elements.stream().map(LlvmType::inside).collect(Collectors.joining(", ", out + "(", ")>"));
  }

  @Override
  public @Nullable List<Type> parts() {
    return elements;
  }

  @Override
  public @Nullable String layoutError(Attribute layout) {
    return Layouts.errorForStruct(this, layout);
  }
}
