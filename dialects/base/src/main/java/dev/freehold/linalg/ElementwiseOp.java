// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.ParseStop;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function of one, two or three elements: {@code linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(…) outs(…)}. */
public final class ElementwiseOp extends Op implements StructuredOp {
  public static final OpDef<ElementwiseOp> DEF = OpDef.of("linalg.elementwise", ElementwiseOp.class, ElementwiseOp::new)
      .operands("inputs", TypeSet.ANY)
      .operands("outputs", TypeSets.SHAPED)
      .attr("kind", LinalgEnums.ELEMENTWISE_KIND.set(""))
      .optionalAttr(MapsSyntax.NAME, AttrSets.AFFINE_MAP_ARRAY)
      .operandSegments()
      .results("result_tensors", TypeSets.RANKED_TENSOR)
      .region("region", OpDef.RegionKind.ANY)
      .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
      .syntax(OpSyntax.of(ElementwiseOp::parse, ElementwiseOp::print))
      .with(StructuredPatterns::declare)
      .build();

  private ElementwiseOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<AffineMap> indexingMaps() {
    return prop("indexing_maps") == null ? List.of() : GenericOp.maps(prop("indexing_maps"));
  }

  private static ArrayAttr usualMaps(List<Value> operands) {
    AffineMapAttr identity = new AffineMapAttr(AffineMap.identity(StructuredChecks.rank(operands.getLast().type())));
    return ArrayAttr.of(Collections.nCopies(operands.size(), identity));
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    return Collections.nCopies(StructuredChecks.rank(operand(operandCount() - 1).type()), LinalgEnums.PARALLEL);
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return OperandCasts.ofBuffers(this, rw);
  }

  private static void parse(OpParser p, OpState<ElementwiseOp> state) {
    int start = p.loc();
    EnumAttr kind = kind(p);
    state.prop("kind", kind);
    Attribute maps = MapsSyntax.each(p);
    String keyword = kind.keyword();
    int arity = LinalgEnums.UNARY_FN.keywords().contains(keyword) ? 1 : keyword.equals("select") ? 3 : 2;
    StructuredSyntax.Parts parts;
    try {
      parts = StructuredSyntax.parseParameters(p, state);
      StructuredSyntax.parseEnd(p, state, arity + 1, body(arity, keyword), start);
    } catch (ParseStop stop) {
      throw stop.and(p.error("unable to parse elemwise op"));
    }
    p.addAttrs(state, DictAttr.of(MapsSyntax.NAME, maps != null ? maps : usualMaps(state.operands())));
    parts.setProperties(p, state);
  }

  private static EnumAttr kind(OpParser p) {
    p.expect("kind");
    p.expect("=");
    if (StructuredSyntax.attribute(p, "expected operation 'kind' attribute") instanceof EnumAttr kind && kind.kind() == LinalgEnums.ELEMENTWISE_KIND)
      return kind;
    throw p.error("expected ElementwiseKind attribute");
  }

  private static Body body(int arity, String function) {
    return switch (arity) {
      case 1 -> b -> b.unary(function, b.argument(0));
      case 2 -> b -> b.binary(function, b.argument(0), b.argument(1));
      default -> b -> b.select(b.argument(0), b.argument(1), b.argument(2));
    };
  }

  private static void print(ElementwiseOp op, OpPrinter out) {
    out.text(" kind=").attr(op.prop("kind", Attribute.class));
    if (op.prop("indexing_maps") != null && !op.prop("indexing_maps").equals(usualMaps(op.operands())))
      MapsSyntax.print(op.prop("indexing_maps"), out);
    out.attrDict(op, StructuredSyntax.hidden(op, "kind", MapsSyntax.NAME));
    StructuredSyntax.printOperands(op, out);
    out.arrowTypes(op.resultTypes());
  }
}
