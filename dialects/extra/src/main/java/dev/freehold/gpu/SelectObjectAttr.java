// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** Which object of a binary is used: {@code #gpu.select_object<1 : i64>}; the target is null for the first. */
public record SelectObjectAttr(@Nullable Attribute target) implements Attribute {
  static final SelectObjectAttr FIRST = new SelectObjectAttr(null);
  /** The attributes that choose how a binary gets into a program. */
  static final AttrSet HANDLERS =
      AttrSet.of("any attribute with the `OffloadingTranslationAttrTrait` trait.", SelectObjectAttr.class::isInstance).ofKind(any -> true);

  static SelectObjectAttr parse(AttrParser p) {
    if (!p.isNext("<")) return FIRST;
    int start = p.loc();
    p.expect("<");
    Attribute target = ParameterSyntax.ATTRIBUTE.parse(p, "GPU_SelectObjectAttr", "target", Attribute.class);
    p.expect(">");
    if (target instanceof IntegerAttr index) {
      if (index.value().signum() < 0) throw p.error(start, "the object index must be positive");
    } else if (!DeviceTarget.includes(target)) {
      throw p.error(start, "the target attribute must be a GPU Target attribute");
    }
    return new SelectObjectAttr(target);
  }

  @Override
  public void print(AttrPrinter out) {
    StringBuilder body = new StringBuilder("select_object");
    if (target != null) new AttrWriter(body.append('<')).attr(target).text(">");
    out.dialectSymbol('#', "gpu", body.toString());
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
