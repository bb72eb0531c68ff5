// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads a field of a storage specifier: {@code sparse_tensor.storage_specifier.get %s lvl_sz at 0 : …}. */
public final class SpecifierReadOp extends Op implements Pure {
  public static final OpDef<SpecifierReadOp> DEF = OpDef.of("sparse_tensor.storage_specifier.get", SpecifierReadOp.class, SpecifierReadOp::new)
      .operand("specifier", SparseSets.SPECIFIER)
      .attr("specifierKind", SparseSets.SPECIFIER_KIND.set("sparse tensor storage specifier kind"))
      .optionalAttr("level", SparseSets.LEVEL)
      .result("result", TypeSets.INDEX)
      .traits(StorageVerifier::specifier)
      .assembly("$specifier $specifierKind (`at` $level^)? attr-dict `:` qualified(type($specifier))")
      .build();

  private SpecifierReadOp(OpState<?> state) {
    super(state);
  }

  /** What has been set last is what is read. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Op before = operand("specifier").definingOp();
    while (before != null && before.name().equals("sparse_tensor.storage_specifier.set")) {
      if (attr("specifierKind", Attribute.class).equals(before.attr("specifierKind")) && Objects.equals(prop("level"), before.attr("level")))
        return List.of(before.operand("value"));
      before = before.operand("specifier").definingOp();
    }
    return null;
  }
}
