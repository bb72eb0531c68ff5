// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/**
 * A module compiled for a target: {@code #gpu.object<#nvvm.target, properties = {O = 3 : i32}, bin = "…">}.
 *
 * @param properties null for none
 * @param kernels null for none
 * @param format what the content is; {@code fatbin} is not written
 */
record ObjectAttr(Attribute target, Attribute properties, Attribute kernels, String format, StringAttr content) implements Attribute {
  private static final String USUAL_FORMAT = "fatbin";

  static ObjectAttr parse(AttrParser p) {
    p.expect("<");
    Attribute target = p.attribute();
    p.expect(",");
    Attribute properties = null;
    if (p.accept("properties")) {
      p.expect("=");
      properties = p.attribute();
      p.expect(",");
    }
    Attribute kernels = null;
    if (p.accept("kernels")) {
      p.expect("=");
      kernels = p.isNamedAttribute() ? p.attribute() : KernelTableAttr.parse(p);
      p.expect(",");
    }
    String format = p.acceptKeywordIn("offload", "assembly", "bin", USUAL_FORMAT);
    if (format != null) p.expect("=");
    StringAttr content = StringAttr.of(p.expectString());
    p.expect(">");
    return new ObjectAttr(target, properties, kernels, format == null ? USUAL_FORMAT : format, content);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#gpu.object<").attr(target).text(", ");
    if (properties != null) out.text("properties = ").attr(properties).text(", ");
    if (kernels != null) out.text("kernels = ").attrOfKnownKind(kernels, () -> ((KernelTableAttr) kernels).printBody(out)).text(", ");
    if (!format.equals(USUAL_FORMAT)) out.text(format).text(" = ");
    out.attr(content).text(">");
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
