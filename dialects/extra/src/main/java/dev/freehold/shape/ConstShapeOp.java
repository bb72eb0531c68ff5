// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.tensor.CastOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A known shape: {@code shape.const_shape [1, 2] : tensor<2xindex>}. */
public final class ConstShapeOp extends Op implements ConstantLike, Pure {
  public static final OpDef<ConstShapeOp> DEF = OpDef.of("shape.const_shape", ConstShapeOp.class, ConstShapeOp::new)
      .attr("shape",
          AttrSet.of("index elements attribute", attr -> attr instanceof DenseElementsAttr dense && dense.type().element() instanceof IndexType)
              .ofKind(ConstShapeOp::isIntegers))
      .result("result", ShapeTypes.SHAPE_OR_EXTENTS)
      .inferResults(state -> state.prop("shape") instanceof DenseElementsAttr shape ? List.of(ShapeTypes.extents(shape.elementCount())) : null)
      .compatibleResults((inferred, given) -> given == ShapeType.SHAPE || given.equals(inferred))
      .syntax(OpSyntax.of(ConstShapeOp::parse, ConstShapeOp::print))
      .build();

  private ConstShapeOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstShapeOp> of(Type type, long... extents) {
    return DEF.state().prop("shape", value(extents)).results(type);
  }

  static DenseElementsAttr value(long... extents) {
    return value(Arrays.stream(extents).mapToObj(BigInteger::valueOf).toList());
  }

  @Override
  public Attribute value() {
    return attr("shape", Attribute.class);
  }

  long[] extents() {
    return extents(value());
  }

  static long[] extents(Attribute shape) {
    DenseElementsAttr known = (DenseElementsAttr) shape;
    long[] extents = new long[(int) known.elementCount()];
    for (int i = 0; i < extents.length; i++) extents[i] = known.bits(i).longValue();
    return extents;
  }

  private static boolean isIntegers(Attribute attr) {
    return attr instanceof DenseElementsAttr dense && (dense.type().element() instanceof IndexType || dense.type().element() instanceof IntegerType);
  }

  private static DenseElementsAttr value(List<BigInteger> extents) {
    return DenseElementsAttr.of(ShapeTypes.extents(extents.size()), extents);
  }

  private static void parse(OpParser p, OpState<ConstShapeOp> state) {
    p.attrDict(state);
    int loc = p.loc();
    if (!(p.attribute() instanceof ArrayAttr extents)) throw p.error(loc, "invalid kind of attribute specified");
    List<BigInteger> numbers = new ArrayList<>();
    for (Attribute extent : extents.elements()) {
      if (!(extent instanceof IntegerAttr number)) throw p.error(loc, "expected integer extents");
      numbers.add(number.value());
    }
    state.prop("shape", value(numbers));
    p.expect(":");
    state.results(p.expectType());
  }

  private static void print(ConstShapeOp op, OpPrinter out) {
    out.text(" ").attrDict(op, "shape").text("[");
    String separator = "";
    for (long extent : op.extents()) {
      out.text(separator + extent);
      separator = ", ";
    }
    out.text("] : ").type(op.result().type());
  }

  /** Extents under another type with a static number of them. */
  static void cast(CastOp cast, Rewriter rw) {
    if (!(cast.source().definingOp() instanceof ConstShapeOp known) || !((ShapedType) cast.result().type()).hasStaticShape()) return;
    rw.replaceWith(cast, of(cast.result().type(), known.extents()));
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
