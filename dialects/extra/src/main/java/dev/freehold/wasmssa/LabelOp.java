// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/**
 * A level that branches inside can leave, or begin anew in the case of a loop: {@code wasmssa.block(%x) : i32 : {…}> ^next}. Control goes on
 * in the successor.
 */
public final class LabelOp extends Op implements Terminator {
  /** What the reference writes, but does not read. */
  private static final String ELSE = "else ";
  private static final String BLOCK = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target";
  private static final OpDef<LabelOp> LOOP = define("loop").operands("inputs", Types.VALUE).region("body", RegionKind.ANY).assembly(BLOCK).build();

  static final List<OpDef<LabelOp>> DEFS = List.of(
      define("block").operands("inputs", Types.VALUE).region("body", RegionKind.ANY).assembly(BLOCK).build(),
      LOOP,
      define("if").operand("condition", TypeSets.I32).operands("inputs", Types.VALUE).region("if", RegionKind.ANY).region("else", RegionKind.ANY)
          .directive("ElseRegion", Directive.of(LabelOp::parseElse, LabelOp::printElse))
          .assembly("$condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if custom<ElseRegion>($else) `>` $target").build());

  private LabelOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<LabelOp> define(String name) {
    return OpDef.of("wasmssa." + name, LabelOp.class, LabelOp::new).successor("target");
  }

  @Override
  protected void verify(Checker check) {
    if (def() == LOOP && region().isEmpty()) {
      check.plainError("target should be a block defined in same level than operation or in its region.");
    }
  }

  private static void parseElse(OpParser p, FormatState<LabelOp> state) {
    String keyword = p.acceptKeywordOrString();
    if (keyword != null && keyword.strip().equals(ELSE.strip())) state.regions("else").add(p.region(List.of()));
  }

  private static void printElse(LabelOp op, OpPrinter out) {
    if (!op.region("else").isEmpty()) out.keywordOrString(ELSE).region(op.region("else"));
  }
}
