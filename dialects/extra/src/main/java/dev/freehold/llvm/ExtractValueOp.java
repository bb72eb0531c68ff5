// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** An element of a structure or array: {@code llvm.extractvalue %s[1, 0] : !llvm.struct<(i8, struct<(i32)>)>}. */
public final class ExtractValueOp extends Op implements Pure {
  public static final OpDef<ExtractValueOp> DEF = OpDef.of("llvm.extractvalue", ExtractValueOp.class, ExtractValueOp::new)
      .operand("container", LlvmTypes.AGGREGATES)
      .attr("position", AttrSets.DENSE_I64_ARRAY)
      .result("res", LlvmTypes.ANY)
      .directive("InsertExtractValueElementType", Aggregates.typeOfPart("res"))
      .assembly("$container `` $position attr-dict `:` type($container) "
          + "custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))")
      .build();

  private ExtractValueOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    long[] position = attr("position", DenseArrayAttr.class).longs();
    if (operand("container").definingOp() instanceof ExtractValueOp outer) {
      long[] outerPosition = outer.attr("position", DenseArrayAttr.class).longs();
      return extractFrom(outer.operand("container"), LongStream.concat(LongStream.of(outerPosition), LongStream.of(position)).toArray(), rw);
    }
    Attribute whole = Constants.of(operand("container"));
    Attribute element = whole instanceof LlvmKeywordAttr ? whole : element(whole, position);
    return element != null ? List.of(element) : foldInsertions(position, rw);
  }

  private @Nullable Attribute element(@Nullable Attribute container, long[] position) {
    if (!(container instanceof DenseElementsAttr elements) || !elements.type().element().equals(result().type())) return null;
    return position.length == 1 ? elements.element(position[0]) : null;
  }

  /** Looks through insertions elsewhere for the one that inserted the element, or the container that had it before. */
  private @Nullable List<Folded> foldInsertions(long[] position, Rewriter rw) {
    Value container = operand("container");
    while (container.definingOp() instanceof InsertValueOp insertion) {
      long[] inserted = insertion.attr("position", DenseArrayAttr.class).longs();
      if (Arrays.equals(inserted, position)) return List.of(insertion.operand("value"));
      int common = Math.min(inserted.length, position.length);
      if (Arrays.equals(inserted, 0, common, position, 0, common)) break;
      container = insertion.operand("container");
    }
    return container == operand("container") ? null : extractFrom(container, position, rw);
  }

  private List<Folded> extractFrom(Value container, long[] position, Rewriter rw) {
    rw.setOperand(this, "container", container);
    rw.setAttr(this, "position", DenseArrayAttr.i64(position));
    return List.of();
  }

  @Override
  protected void verify(Checker check) {
    Type parameter = Aggregates.parameter(operand("container").type(), attr("position", Attribute.class), check::error);
    if (parameter == null || parameter.equals(result().type())) return;
    check.error("Type mismatch: extracting from " + Printing.quoted(operand("container").type()) + " should produce " + Printing.quoted(parameter)
        + " but this op returns " + Printing.quoted(result().type()));
  }
}
