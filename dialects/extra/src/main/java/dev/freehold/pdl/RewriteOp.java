// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.DefaultDialect;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.SingleBlock;

/** What is made of a match, here or by a function of that name: {@code pdl.rewrite %root { … }}, {@code pdl.rewrite %root with "f"}. */
public final class RewriteOp extends Op implements DefaultDialect, NoTerminator, SingleBlock, Terminator {
  public static final OpDef<RewriteOp> DEF = OpDef.of("pdl.rewrite", RewriteOp.class, RewriteOp::new)
      .optionalOperand("root", PdlType.OPERATION.set())
      .optionalAttr("name", AttrSets.STRING)
      .operands("externalArgs", PdlType.ANY)
      .operandSegments()
      .region("bodyRegion", RegionKind.ANY)
      .traits(Traits.hasParent(PatternOp.DEF.name()), Traits.NO_REGION_ARGUMENTS)
      .assembly("($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? attr-dict-with-keyword")
      .build();

  private RewriteOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    boolean hasBody = !region("bodyRegion").isEmpty() && !region("bodyRegion").entryBlock().isEmpty();
    if (attr("name") != null) {
      if (hasBody) check.error("expected rewrite region to be empty when rewrite is external");
    } else if (!hasBody) {
      check.error("expected rewrite region to be non-empty if external name is not specified");
    } else if (!operandSegment("externalArgs").isEmpty()) {
      check.error("expected no external arguments when the rewrite is specified inline");
    }
  }
}
