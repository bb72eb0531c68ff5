// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;

/** Repeats elements along new dimensions: {@code linalg.broadcast ins(%a : …) outs(%b : …) dimensions = [0]}. */
public final class BroadcastOp extends Op implements StructuredOp, NamesResults {
  private static final String DIMENSIONS = "dimensions";

  public static final OpDef<BroadcastOp> DEF = StructuredPatterns.addTo(OpDef.of("linalg.broadcast", BroadcastOp.class, BroadcastOp::new)
      .operand("input", Payload.OPERANDS)
      .operand("init", Payload.OPERANDS)
      .attr(DIMENSIONS, AttrSets.DENSE_I64_ARRAY)
      .results("result", TypeSets.ANY_TENSOR)
      .region("region", OpDef.RegionKind.ONE_BLOCK)
      .traits(dev.freehold.ir.Traits.singleBlockImplicitTerminator("linalg.yield"))
      .syntax(OpSyntax.of(BroadcastOp::parse, BroadcastOp::print))
      .canonicalize("ofNothing", BroadcastPatterns::ofNothing)
      .canonicalize("ofBroadcast", BroadcastPatterns::ofBroadcast))
      .build();

  private BroadcastOp(OpState<?> state) {
    super(state);
  }

  static OpState<BroadcastOp> of(Value input, Value init, long... dimensions) {
    return DEF.state().operands(input, init).prop(0, DenseArrayAttr.i64(dimensions));
  }

  public Value input() {
    return operand(0);
  }

  public Value init() {
    return operand(1);
  }

  /** The dimensions of the result that the input does not have. */
  public long[] dimensions() {
    return ((DenseArrayAttr) prop(0)).longs();
  }

  @Override
  public OperandRange inputs() {
    return operandGroup(0);
  }

  @Override
  public OperandRange inits() {
    return operandGroup(1);
  }

  private int rank() {
    return ((ShapedType) init().type()).rank();
  }

  @Override
  public List<AffineMap> indexingMaps() {
    BitSet added = new BitSet();
    for (long dimension : dimensions()) added.set((int) dimension);
    AffineMap identity = AffineMap.identity(rank());
    return List.of(identity.dropResults(added), identity);
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    return Collections.nCopies(rank(), LinalgEnums.PARALLEL);
  }

  @Override
  protected void verify(Checker check) {
    int inputRank = ((ShapedType) input().type()).rank();
    if (inputRank + dimensions().length != rank()) {
      check.error("input rank plus added dimensions does not match init rank. input rank: " + inputRank + ", dimensions size: "
          + dimensions().length + ", init rank: " + rank());
      return;
    }
    for (int i = 0; i < dimensions().length; i++) {
      long dimension = dimensions()[i];
      if (dimension >= 0 && dimension < rank()) continue;
      check.error("dimension " + i + " is out of range. expected range: [0, " + (rank() - 1) + "], got: " + dimension);
      return;
    }
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() > 0) name.accept(result(), "broadcasted");
  }

  private static void parse(OpParser p, OpState<BroadcastOp> state) {
    StructuredSyntax.parseParts(p, state);
    Payload.addResults(state);
    Dimensions.parse(DIMENSIONS, p, state);
    p.attrDict(state);
    state.regions(BodyBuilder.moving(state, p.registry(), state.location()));
  }

  private static void print(BroadcastOp op, OpPrinter out) {
    StructuredSyntax.printOperands(op, out);
    Dimensions.print(DIMENSIONS, op, out);
    out.attrDict(op, DIMENSIONS);
  }
}
