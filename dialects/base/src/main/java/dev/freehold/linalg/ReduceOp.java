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
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesArguments;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** Combines the elements along some dimensions: {@code linalg.reduce { arith.addf } ins(%a : …) outs(%b : …) dimensions = [1]}. */
public final class ReduceOp extends Op implements StructuredOp, NamesArguments, NamesResults {
  private static final Payload BODY = new Payload(true);

  public static final OpDef<ReduceOp> DEF = OpDef.of("linalg.reduce", ReduceOp.class, ReduceOp::new)
      .operands("inputs", Payload.OPERANDS)
      .operands("inits", Payload.OPERANDS)
      .attr("dimensions", AttrSets.confined(AttrSets.DENSE_I64_ARRAY, "should be in increasing order", attr -> isSorted((DenseArrayAttr) attr)))
      .results("results", TypeSets.ANY_TENSOR)
      .region("combiner", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
      .syntax(OpSyntax.of((p, state) -> BODY.parse(p, state, () -> Dimensions.parse("dimensions", p, state)),
          (op, out) -> BODY.print(op, out, () -> Dimensions.print("dimensions", op, out), "dimensions")))
      .with(StructuredPatterns::declare)
      .build();

  private ReduceOp(OpState<?> state) {
    super(state);
  }

  private static boolean isSorted(DenseArrayAttr dimensions) {
    long[] numbers = dimensions.longs();
    for (int i = 1; i < numbers.length; i++) {
      if (numbers[i] <= numbers[i - 1]) return false;
    }
    return true;
  }

  /** All but the inits: the reference counts one more for an odd number of operands. */
  @Override
  public OperandRange inputs() {
    return new OperandRange(this, 0, operandCount() - inits().size(), -1);
  }

  @Override
  public OperandRange inits() {
    return operandSegment("inits");
  }

  private ShapedType initType() {
    return (ShapedType) operand(operandCount() / 2).type();
  }

  private int rank() {
    return ((ShapedType) operands().getFirst().type()).rank();
  }

  private BitSet dimensions() {
    BitSet set = new BitSet();
    for (long dimension : prop("dimensions", DenseArrayAttr.class).longs()) {
      if (dimension >= 0 && dimension < rank()) set.set((int) dimension);
    }
    return set;
  }

  @Override
  public List<AffineMap> indexingMaps() {
    AffineMap identity = AffineMap.identity(rank());
    List<AffineMap> maps = new ArrayList<>(Collections.nCopies(inputs().size(), identity));
    maps.addAll(Collections.nCopies(inits().size(), identity.dropResults(dimensions())));
    return maps;
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    List<EnumAttr> types = new ArrayList<>();
    BitSet reduced = dimensions();
    for (int i = 0; i < rank(); i++) types.add(reduced.get(i) ? LinalgEnums.REDUCTION : LinalgEnums.PARALLEL);
    return types;
  }

  @Override
  public boolean demandsEqualSizes() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() == 0) {
      check.error("expected at least one input");
      return;
    }
    if (!sameShapes("input", inputs(), check) || !sameShapes("output", inits(), check)) return;
    for (long dimension : prop("dimensions", DenseArrayAttr.class).longs()) {
      if (dimension >= 0 && dimension < rank()) continue;
      check.error("dimensions for reduction should be in the range [0, " + (rank() - 1) + "].");
      return;
    }
    verifySizes(check);
    if (!check.failed()) verifyBody(check);
  }

  private static boolean sameShapes(String what, OperandRange operands, Checker check) {
    for (int i = 1; i < operands.size(); i++) {
      if (((ShapedType) operands.get(i).type()).hasSameShape((ShapedType) operands.getFirst().type())) continue;
      check.error("expects all " + what + "s to have the same shapes. Shape at " + what + "-index " + i + " is not equal to the shape at " + what
          + "-index 0.");
      return false;
    }
    return true;
  }

  private void verifySizes(Checker check) {
    Shape input = ((ShapedType) inputs().getFirst().type()).shape();
    Shape init = initType().shape();
    BitSet reduced = dimensions();
    long[] left = IntStream.range(0, input.rank()).filter(i -> !reduced.get(i)).mapToLong(input::size).toArray();
    if (left.length != init.rank()) {
      check.error("number of dimensions after reduction " + left.length + " doesn't match the init rank " + init.rank());
    } else if (!Arrays.equals(left, init.toArray())) {
      check.error("init dimensions " + Arrays.toString(init.toArray()) + " doesn't match input dimensions after reduction " + Arrays.toString(left));
    }
  }

  private void verifyBody(Checker check) {
    Block body = body();
    if (body.argumentCount() != operandCount()) {
      check.error("mismatching number of operands and block arguments");
      return;
    }
    for (int i = 0; i < operandCount(); i++) {
      Type element = ((ShapedType) operand(i).type()).element();
      Type argument = body.argument(i).type();
      if (element.equals(argument)) continue;
      String what = i < inputs().size() ? "input" : "output";
      check.error(
          what + " element type " + Printing.quoted(element) + " does not match corresponding block argument type " + Printing.quoted(argument));
      return;
    }
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() > 0) name.accept(result(), "reduced");
  }

  @Override
  public void nameArguments(Region region, BiConsumer<Value, String> name) {
    int inputs = inputs().size();
    for (Value.Argument argument : region.entryBlock().arguments()) name.accept(argument, argument.index() < inputs ? "in" : "init");
  }
}
