// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.Collections;
import java.util.List;

/** Copies the elements of one operand to another in an order, or as often, as an array of dimensions gives. */
abstract sealed class Rearrangement extends Op implements StructuredOp, NamesResults permits BroadcastOp, TransposeOp {
  Rearrangement(OpState<?> state) {
    super(state);
  }

  /** What both declare; {@code dimensions} names the array. */
  static <O extends Rearrangement> void declare(OpDefBuilder<O> declaration, String dimensions) {
    declaration.operand("input", Payload.OPERANDS)
        .operand("init", Payload.OPERANDS)
        .attr(dimensions, AttrSets.DENSE_I64_ARRAY)
        .results("result", TypeSets.ANY_TENSOR)
        .region("region", OpDef.RegionKind.ONE_BLOCK)
        .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
        .syntax(OpSyntax.of((p, state) -> parse(p, state, dimensions), (op, out) -> print(op, out, dimensions)));
  }

  public Value input() {
    return operand("input");
  }

  public Value init() {
    return operand("init");
  }

  final int rank() {
    return ((ShapedType) init().type()).rank();
  }

  @Override
  public final OperandRange inputs() {
    return operandSegment("input");
  }

  @Override
  public final OperandRange inits() {
    return operandSegment("init");
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    return Collections.nCopies(rank(), LinalgEnums.PARALLEL);
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
  }

  private static void parse(OpParser p, OpState<?> state, String dimensions) {
    StructuredSyntax.Parts parts = StructuredSyntax.parseParameters(p, state);
    parts.addResults(state);
    Dimensions.parse(dimensions, p, state);
    p.attrDict(state);
    state.regions(BodyBuilder.moving(state, p.registry(), state.location()));
    parts.setProperties(p, state);
  }

  private static void print(Rearrangement op, OpPrinter out, String dimensions) {
    StructuredSyntax.printOperands(op, out);
    Dimensions.print(dimensions, op, out);
    out.attrDict(op, dimensions);
  }
}
