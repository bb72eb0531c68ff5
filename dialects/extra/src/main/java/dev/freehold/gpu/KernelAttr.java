// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a kernel: {@code #gpu.kernel_metadata<"k", (i32) -> (), metadata = {sgpr_count = 255 : i64}>}.
 *
 * @param arguments attributes of the arguments, or null
 * @param metadata null for none
 */
record KernelAttr(StringAttr name, Type function, @Nullable ArrayAttr arguments, @Nullable Attribute metadata) implements Attribute {
  private static final String HOLDER = "GPU_KernelMetadataAttr";
  private static final StructKind MORE = new StructKind("gpu", "kernel_metadata", StructKind.Parameter.optional("arg_attrs", ParameterSyntax.ARRAY),
      StructKind.Parameter.optional("metadata", ParameterSyntax.DICTIONARY)).called(HOLDER);

  static KernelAttr parse(AttrParser p) {
    int start = p.loc();
    p.expect("<");
    StringAttr name = ParameterSyntax.STRING.parse(p, HOLDER, "name", StringAttr.class);
    p.expect(",");
    Type function = ParameterSyntax.type(p, HOLDER, "function_type");
    StructAttr more = p.accept(",") ? MORE.parseParameters(p) : MORE.of(null, null);
    ArrayAttr arguments = (ArrayAttr) more.parameter("arg_attrs");
    p.expect(">");
    if (name.value().isEmpty()) throw p.error(start, "the kernel name can't be empty");
    boolean dictionaries = arguments == null || arguments.elements().stream().allMatch(DictAttr.class::isInstance);
    if (!dictionaries) throw p.error(start, "all attributes in the array must be a dictionary attribute");
    return new KernelAttr(name, function, arguments, more.parameter("metadata"));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#gpu.kernel_metadata<").attr(name).text(", ").type(function);
    if (arguments != null) out.text(", arg_attrs = ").attr(arguments);
    if (metadata != null) out.text(", metadata = ").attr(metadata);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
