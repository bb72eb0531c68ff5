// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Region;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** What definitions have in common: a name, and a body of one block that the text leaves out where it is empty. */
final class DefinitionSyntax {
  private DefinitionSyntax() {}

  static <O extends Op> void declare(OpDefBuilder<O> definition) {
    definition
        .attr("sym_name", AttrSets.SYMBOL_NAME)
        .region("body", RegionKind.ONE_BLOCK)
        .directive("SingleBlockRegion", Directive.of(DefinitionSyntax::parseBody, DefinitionSyntax::printBody))
        .assembly("$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)");
  }

  private static void parseBody(OpParser p, FormatState<?> state) {
    Region body = p.acceptRegion(List.of());
    if (body == null) body = new Region();
    p.addBlockIfMissing(body);
    state.regions("body").add(body);
  }

  private static void printBody(Op op, OpPrinter out) {
    if (!op.region().entryBlock().isEmpty()) out.region(op.region());
  }
}
