// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A module compiled for a target: {@code #gpu.object<#nvvm.target, properties = {O = 3 : i32}, bin = "…">}.
 *
 * @param properties null for none
 * @param kernels null for none
 * @param format what the content is; {@code fatbin} is not written
 */
record ObjectAttr(Attribute target, @Nullable Attribute properties, @Nullable Attribute kernels, String format, StringAttr content)
    implements Attribute {
  private static final String HOLDER = "GPU_ObjectAttr";
  private static final String USUAL_FORMAT = "fatbin";
  private static final Set<String> FORMATS = Set.of("offload", "assembly", "bin", USUAL_FORMAT);

  static ObjectAttr parse(AttrParser p) {
    int start = p.loc();
    p.expect("<");
    Attribute target = ParameterSyntax.ATTRIBUTE.parse(p, HOLDER, "target", Attribute.class);
    p.expect(",");
    Attribute properties = null;
    if (p.accept("properties")) {
      p.expect("=");
      properties = ParameterSyntax.DICTIONARY.parse(p, HOLDER, "properties");
      p.expect(",");
    }
    Attribute kernels = null;
    if (p.accept("kernels")) {
      p.expect("=");
      kernels = KernelTableAttr.FORM.parse(p, HOLDER, "kernels");
      p.expect(",");
    }
    String format = format(p);
    StringAttr content = ParameterSyntax.STRING.parse(p, HOLDER, "object", StringAttr.class);
    p.expect(">");
    if (DeviceTarget.includes(target)) return new ObjectAttr(target, properties, kernels, format, content);
    throw p.error(start, "the target attribute must implement or promise the `gpu::TargetAttrInterface`");
  }

  private static String format(AttrParser p) {
    int loc = p.loc();
    String format = p.acceptKeyword();
    if (format == null) return USUAL_FORMAT;
    if (!FORMATS.contains(format)) throw p.error(loc, "expected keyword for GPU object format");
    if (!p.accept("=")) throw p.lacks("=").and(p.error(loc, "expected an equal sign"));
    return format;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#gpu.object<").attr(target).text(", ");
    if (properties != null) out.text("properties = ").attr(properties).text(", ");
    if (kernels != null) {
      KernelTableAttr.FORM.print(out.text("kernels = "), kernels);
      out.text(", ");
    }
    if (!format.equals(USUAL_FORMAT)) out.text(format).text(" = ");
    out.attr(content).text(">");
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
