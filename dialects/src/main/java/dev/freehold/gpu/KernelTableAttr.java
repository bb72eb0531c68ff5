// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is known of the kernels of an object, by their names: {@code #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>]>}. */
record KernelTableAttr(List<KernelAttr> kernels) implements Attribute {

  static KernelTableAttr parse(AttrParser p) {
    p.expect("<");
    List<KernelAttr> kernels = new ArrayList<>(p.commaList(Delimiter.OPTIONAL_SQUARE, () -> {
      int loc = p.loc();
      if (p.attribute() instanceof KernelAttr kernel) return kernel;
      throw p.error(loc, "invalid kind of attribute specified");
    }));
    p.expect(">");
    kernels.sort(Comparator.comparing(KernelAttr::name));
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
