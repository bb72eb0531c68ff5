// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.SingleBlock;
import java.util.function.BiConsumer;

/** A tensor whose body computes each element from its position. */
public final class GenerateOp extends Op implements RecursiveMemoryEffects, SingleBlock, NamesResults {
  public static final OpDef<GenerateOp> DEF = OpDef.of("tensor.generate", GenerateOp.class, GenerateOp::new)
      .operands("dynamicExtents", TypeSets.INDEX)
      .result("result", TypeSets.RANKED_TENSOR)
      .region("body", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("tensor.yield"))
      .assembly("$dynamicExtents $body attr-dict `:` type($result)")
      .canonicalize("constantSizes", GeneratePatterns::constantSizes)
      .build();

  private GenerateOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    int wanted = ((TensorType) result().type()).shape().dynamicCount();
    if (operandCount() != wanted) {
      check.error("incorrect number of dynamic sizes, has " + operandCount() + ", expected " + wanted);
    }
  }

  @Override
  protected void verifyRegions(Checker check) {
    TensorType type = (TensorType) result().type();
    Block body = region("body").entryBlock();
    boolean indices = body.arguments().stream().allMatch(argument -> argument.type() instanceof IndexType);
    if (!indices) check.plainError("all body arguments must be index");
    else if (body.argumentCount() != type.rank()) check.plainError("must have one body argument per input dimension");
    else if (!(body.last() instanceof YieldOp yield)) check.error("body must be terminated with a `yield` operation");
    else if (!yield.value().type().equals(type.element())) check.error("body must be terminated with a `yield` operation of the tensor element type");
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "generated");
  }
}
