// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdlinterp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.pdl.PdlType;
import java.util.List;

/** Branches on the result of native constraints, and the recording of matches. */
public final class ConsultingOp extends Op implements Terminator {
  static final List<OpDef<?>> DEFS = List.of(
      define("apply_constraint").attr("name", AttrSets.STRING).operands("args", PdlType.ANY)
          .defaultAttr("isNegated", AttrSets.BOOL, IntegerAttr.FALSE).results("results", PdlType.ANY).successor("trueDest").successor("falseDest")
          .assembly("$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors").build(),
      define("record_match").operands("inputs", PdlType.ANY).operands("matchedOps", PdlType.OPERATION.set())
          .attr("rewriter", AttrSets.SYMBOL_REF).optionalAttr("rootKind", AttrSets.STRING).optionalAttr("generatedOps", AttrSets.STRING_ARRAY)
          .attr("benefit", AttrSets.nonNegative(AttrSets.I16)).operandSegments().successor("dest")
          .assembly("$rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` "
              + "`,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest")
          .build());

  private ConsultingOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<ConsultingOp> define(String name) {
    return OpDef.of("pdl_interp." + name, ConsultingOp.class, ConsultingOp::new);
  }
}
