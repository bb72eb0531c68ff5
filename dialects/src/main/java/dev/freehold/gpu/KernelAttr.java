// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/**
 * What is known of a kernel: {@code #gpu.kernel_metadata<"k", (i32) -> (), metadata = {sgpr_count = 255 : i64}>}.
 *
 * @param arguments attributes of the arguments, or null
 * @param metadata null for none
 */
record KernelAttr(String name, Type function, Attribute arguments, Attribute metadata) implements Attribute {

  static KernelAttr parse(AttrParser p) {
    p.expect("<");
    String name = p.expectString();
    p.expect(",");
    Type function = p.expectType();
    Attribute arguments = null;
    Attribute metadata = null;
    while (p.accept(",")) {
      int loc = p.loc();
      String part = p.expectKeyword("");
      p.expect("=");
      switch (part) {
        case "arg_attrs" -> arguments = p.attribute();
        case "metadata" -> metadata = p.attribute();
        default -> throw p.error(loc, "duplicate or unknown struct parameter name: " + part);
      }
    }
    p.expect(">");
    return new KernelAttr(name, function, arguments, metadata);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#gpu.kernel_metadata<").quoted(name).text(", ").type(function);
    if (arguments != null) out.text(", arg_attrs = ").attr(arguments);
    if (metadata != null) out.text(", metadata = ").attr(metadata);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
