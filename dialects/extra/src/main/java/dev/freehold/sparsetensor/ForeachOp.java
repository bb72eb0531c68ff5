// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Visits the elements of a tensor that are stored. */
public final class ForeachOp extends Op implements SingleBlock {
  public static final OpDef<ForeachOp> DEF = OpDef.of("sparse_tensor.foreach", ForeachOp.class, ForeachOp::new)
      .operand("tensor", TypeSets.RANKED_TENSOR)
      .operands("initArgs", TypeSet.ANY)
      .optionalAttr("order", AttrSets.AFFINE_MAP)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("sparse_tensor.yield"))
      .assembly("`in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region")
      .build();

  private ForeachOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    TensorType source = SparseSets.tensor(operand("tensor"));
    Block body = region().entryBlock();
    int rank = source.rank();
    List<Value> inits = operands(1, operandCount() - 1);
    int levels = SparseSets.optionalEncoding(source) instanceof EncodingAttr encoding ? encoding.levelCount() : rank;
    if (attr("order") instanceof AffineMapAttr order && order.map().numDims() != levels) {
      check.plainError("Level traverse order does not match tensor's level rank");
      return;
    }
    if (body.argumentCount() != rank + 1 + inits.size()) {
      check.plainError("Unmatched number of arguments in the block");
    } else if (resultCount() != inits.size()) {
      check.plainError("Mismatch in number of init arguments and results");
    } else if (!resultTypes().equals(inits.stream().map(Value::type).toList())) {
      check.plainError("Mismatch in types of init arguments and results");
    } else if (!(body.terminator() instanceof YieldOp yield) || !yield.operands().stream().map(Value::type).toList().equals(resultTypes())) {
      check.plainError("Mismatch in types of yield values and results");
    } else {
      visitedArguments(body, source, check);
    }
  }

  private static void visitedArguments(Block body, TensorType source, Checker check) {
    int rank = source.rank();
    for (int d = 0; d < rank; d++) {
      if (body.argument(d).type() instanceof IndexType) continue;
      check.plainError("Expecting Index type for argument at index " + d);
      return;
    }
    Type element = body.argument(rank).type();
    if (!element.equals(source.element())) {
      check.plainError("Unmatched element type between input tensor and block argument, expected:" + Printing.toString(source.element())
          + ", got: " + Printing.toString(element));
    }
  }
}
