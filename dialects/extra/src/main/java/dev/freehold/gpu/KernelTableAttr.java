// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is known of the kernels of an object, by their names: {@code #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>}. */
record KernelTableAttr(List<KernelAttr> kernels) implements Attribute {

  /** Such a table as a parameter of other attributes: without its name. */
  static final ParameterSyntax FORM = ParameterSyntax.shorthand("KernelTableAttr", KernelTableAttr.class, any -> true,
      KernelTableAttr::parse, (out, table) -> table.printBody(out));

  static KernelTableAttr parse(AttrParser p) {
    int start = p.loc();
    p.expect("<");
    List<KernelAttr> kernels = new ArrayList<>();
    if (p.accept("[")) {
      Parameters.read(p, "GPU_KernelTableAttr", "kernel_table", "::llvm::ArrayRef<KernelMetadataAttr>",
          () -> kernels.addAll(p.commaList(Delimiter.NONE, () -> Parameters.shorthand(p, KernelAttr.class, any -> true, () -> KernelAttr.parse(p)))));
      p.expect("]");
    }
    p.expect(">");
    kernels.sort(Comparator.comparing(kernel -> kernel.name().value(), Utf8.BYTE_ORDER));
    Set<String> names = new HashSet<>();
    for (KernelAttr kernel : kernels) {
      if (!names.add(kernel.name().value())) throw p.error(start, "expected all kernels to be uniquely named");
    }
    return new KernelTableAttr(List.copyOf(kernels));
  }

  void printBody(AttrPrinter out) {
    out.text("<");
    if (!kernels.isEmpty()) out.text("[").list(kernels, out::attr).text("]");
    out.text(">");
  }

  @Override
  public void print(AttrPrinter out) {
    printBody(out.text("#gpu.kernel_table"));
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
