// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesArguments;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** An element-wise function: {@code linalg.map { arith.addf } ins(%a, %b : …) outs(%c : …)}. */
public final class MapOp extends Op implements StructuredOp, NamesArguments, NamesResults {
  private static final Payload BODY = new Payload(false);

  public static final OpDef<MapOp> DEF = OpDef.of("linalg.map", MapOp.class, MapOp::new)
      .operands("inputs", Payload.OPERANDS)
      .operand("init", Payload.OPERANDS)
      .results("result", TypeSets.ANY_TENSOR)
      .region("mapper", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
      .syntax(OpSyntax.of((p, state) -> BODY.parse(p, state, () -> {}), (op, out) -> BODY.print(op, out, () -> {})))
      .with(StructuredPatterns::declare)
      .build();

  /** An operation without inputs, whose body is to be filled. */
  public static OpState<MapOp> of(Value init, Region body) {
    return DEF.state().operands(init).results(init.type()).regions(body);
  }

  private MapOp(OpState<?> state) {
    super(state);
  }

  @Override
  public OperandRange inits() {
    return operandSegment("init");
  }

  private int rank() {
    return ((ShapedType) operand("init").type()).rank();
  }

  @Override
  public List<AffineMap> indexingMaps() {
    return Collections.nCopies(operandCount(), AffineMap.identity(rank()));
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    return Collections.nCopies(rank(), LinalgEnums.PARALLEL);
  }

  @Override
  public boolean demandsEqualSizes() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    Block body = body();
    if (operandCount() != body.argumentCount()) {
      check.error("expects number of operands to match the arity of mapper, but got: " + operandCount() + " and " + body.argumentCount());
      return;
    }
    for (int i = 0; i < inputs().size(); i++) {
      Type element = ((ShapedType) operand(i).type()).element();
      if (body.argument(i).type().equals(element)) continue;
      check.error("expected element type of input " + Printing.quoted(element) + " to match bbArg type " + Printing.quoted(body.argument(i).type()));
      return;
    }
    Shape output = ((ShapedType) inits().getFirst().type()).shape();
    for (Value input : inputs()) {
      Shape shape = ((ShapedType) input.type()).shape();
      if (shape.equals(output)) continue;
      check.error("expected shape of input (" + sizes(shape) + ") to match shape of output (" + sizes(output) + ")");
      return;
    }
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
  }

  private static String sizes(Shape shape) {
    return Arrays.stream(shape.toArray()).mapToObj(Long::toString).collect(Collectors.joining(", "));
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() > 0) name.accept(result(), "mapped");
  }

  @Override
  public void nameArguments(Region region, BiConsumer<Value, String> name) {
    int inputs = inputs().size();
    for (Value.Argument argument : region.entryBlock().arguments()) name.accept(argument, argument.index() < inputs ? "in" : "init");
  }
}
