// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import java.util.Set;

/**
 * What is known of a kernel: {@code #gpu.kernel_metadata<"k", (i32) -> (), metadata = {sgpr_count = 255 : i64}>}.
 *
 * @param arguments attributes of the arguments, or null
 * @param metadata null for none
 */
record KernelAttr(StringAttr name, Type function, ArrayAttr arguments, Attribute metadata) implements Attribute {
  private static final String HOLDER = "GPU_KernelMetadataAttr";
  private static final String ARGUMENTS = "arg_attrs";
  private static final String METADATA = "metadata";
  private static final Set<String> PARTS = Set.of(ARGUMENTS, METADATA);

  static KernelAttr parse(AttrParser p) {
    int start = p.loc();
    p.expect("<");
    StringAttr name = (StringAttr) PartForm.STRING.parse(p, HOLDER, "name");
    p.expect(",");
    Type function = PartForm.type(p, HOLDER, "function_type");
    ArrayAttr arguments = null;
    Attribute metadata = null;
    while (p.accept(",")) {
      String part = p.acceptKeyword();
      boolean nothing = part == null && arguments == null && metadata == null;
      if (nothing) break;
      if (part == null) throw p.error("expected valid keyword").and(p.error("expected a parameter name in struct"));
      p.expect("=");
      boolean seen = (part.equals(ARGUMENTS) ? arguments : metadata) != null;
      if (seen || !PARTS.contains(part)) throw p.error("duplicate or unknown struct parameter name: " + part);
      if (part.equals(ARGUMENTS)) arguments = (ArrayAttr) PartForm.ARRAY.parse(p, HOLDER, part);
      else metadata = PartForm.DICTIONARY.parse(p, HOLDER, part);
    }
    p.expect(">");
    if (name.value().isEmpty()) throw p.error(start, "the kernel name can't be empty");
    boolean dictionaries = arguments == null || arguments.elements().stream().allMatch(DictAttr.class::isInstance);
    if (!dictionaries) throw p.error(start, "all attributes in the array must be a dictionary attribute");
    return new KernelAttr(name, function, arguments, metadata);
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
