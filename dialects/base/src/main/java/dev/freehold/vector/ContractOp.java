// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineMaps;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Products of two vectors reduced over some dimensions, as maps give. */
public final class ContractOp extends Op implements Pure, Maskable {
  public static final OpDef<ContractOp> DEF = OpDef.of("vector.contract", ContractOp.class, ContractOp::new)
      .operand("lhs", VectorTypes.NON_ZERO_RANK)
      .operand("rhs", VectorTypes.NON_ZERO_RANK)
      .operand("acc", TypeSet.ANY)
      .attr("indexing_maps", AttrSets.ARRAY)
      .attr("iterator_types", AttrSets.arrayOf("Iterator type should be an enum.", VectorEnums.ITERATOR_TYPE.set("Iterator type")))
      .defaultAttr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"), VectorEnums.ADD)
      .result("result", TypeSet.ANY)
      .traits(new SameElement("lhs and rhs", "lhs", "rhs"), new SameElement("third operand acc and result", "acc", "result"))
      .syntax(OpSyntax.of(ContractOp::parse, ContractOp::print))
      .dependsOn(MaskOp.class)
      .build();

  private ContractOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }

  public Value acc() {
    return operand("acc");
  }

  private static void parse(OpParser p, OpState<ContractOp> state) {
    int loc = p.loc();
    DictAttr dict = p.attribute(DictAttr.class, null);
    OpParser.Operand left = p.expectOperand();
    p.expect(",");
    OpParser.Operand right = p.expectOperand();
    p.expect(",");
    OpParser.Operand sum = p.expectOperand();
    p.attrDict(state);
    p.expect(":");
    Type leftType = p.expectType();
    p.expect(",");
    Type rightType = p.expectType();
    p.expect("into");
    Type result = p.expectType();
    state.operands(p.resolve(left, leftType), p.resolve(right, rightType), p.resolve(sum, result)).results(result);
    VectorEnums.addAttrsWithKind(withEnumerated(dict, loc, p), p, state);
  }

  /** The text calls kinds of dimensions by strings. */
  private static DictAttr withEnumerated(DictAttr dict, int loc, OpParser p) {
    if (!(dict.get("iterator_types") instanceof ArrayAttr names)) throw p.error(loc, "expected \"iterator_types\" array attribute");
    List<Attribute> types = new ArrayList<>();
    for (Attribute name : names.elements()) {
      boolean known = name instanceof StringAttr keyword && VectorEnums.ITERATOR_TYPE.keywords().contains(keyword.value());
      if (!known) throw p.error(loc, "unexpected iterator_type (" + (name instanceof StringAttr keyword ? keyword.value() : "") + ")");
      types.add(VectorEnums.ITERATOR_TYPE.of(((StringAttr) name).value()));
    }
    return dict.with("iterator_types", ArrayAttr.of(types));
  }

  private static void print(ContractOp op, OpPrinter out) {
    List<String> keywords = new ArrayList<>();
    for (Attribute type : op.prop("iterator_types", ArrayAttr.class).elements()) keywords.add(((EnumAttr) type).keyword());
    out.attrs(op.properties().with("iterator_types", ArrayAttr.ofStrings(keywords)));
    out.text(" ").operands(op.operands()).attrDict(op, "indexing_maps", "iterator_types", "kind");
    out.text(" : ").type(op.lhs().type()).text(", ").type(op.rhs().type()).text(" into ").type(op.result().type());
  }

  @Override
  public VectorType maskType() {
    long[] sizes = new long[iterators().size()];
    List<Boolean> scalable = new ArrayList<>(Collections.nCopies(sizes.length, false));
    for (int i = 0; i < 2; i++) {
      VectorType type = VectorTypes.vector(operand(i));
      for (int dim = 0; dim < type.rank(); dim++) {
        int loop = map(i).dimPosition(dim);
        sizes[loop] = type.size(dim);
        scalable.set(loop, type.scalable().get(dim));
      }
    }
    return VectorType.of(Shape.of(sizes), IntegerType.I1, scalable);
  }

  private List<Attribute> iterators() {
    return prop("iterator_types", ArrayAttr.class).elements();
  }

  private AffineMap map(int i) {
    return ((AffineMapAttr) prop("indexing_maps", ArrayAttr.class).elements().get(i)).map();
  }

  @Override
  protected void verify(Checker check) {
    verifyMaps(check);
    if (!check.failed()) verifyPairs(check);
    if (!check.failed()) verifyResult(check);
    if (check.failed()) return;
    if (!Combining.fits(prop("kind", EnumAttr.class), TypeSets.elementOrSelf(result().type()))) check.error("unsupported contraction type");
  }

  private void verifyMaps(Checker check) {
    int count = prop("indexing_maps", ArrayAttr.class).size();
    int loops = iterators().size();
    if (count != 3) {
      check.error("expected an indexing map for each vector operand");
      return;
    }
    if (!AttrSets.AFFINE_MAP_ARRAY.contains(prop("indexing_maps", ArrayAttr.class))) {
      check.error("expected indexing maps to be maps");
      return;
    }
    for (int i = 0; i < count && !check.failed(); i++) {
      AffineMap map = map(i);
      int rank = VectorTypes.rank(operand(i).type());
      if (map.numSymbols() != 0) check.error("expected indexing map " + i + " to have no symbols");
      else if (map.numDims() != loops) check.error("expected indexing map " + i + " to have " + loops + " number of inputs");
      else if (map.numResults() != rank) check.error("expected indexing map " + i + " to have " + rank + " number of outputs");
      else if (!map.isProjectedPermutation(false)) check.error("expected indexing map " + i + " to be a projected permutation of its inputs");
    }
  }

  /** The dimensions that both vectors have must be of one size, and at least one must be reduced. */
  private void verifyPairs(Checker check) {
    boolean combines = false;
    String wrong = null;
    for (int loop = 0; loop < iterators().size(); loop++) {
      AffineDim dim = (AffineDim) AffineExpr.dim(loop);
      int left = map(0).resultPosition(dim);
      int right = map(1).resultPosition(dim);
      if (left < 0 || right < 0) continue;
      boolean combined = ((EnumAttr) iterators().get(loop)).keyword().equals("reduction");
      combines |= combined;
      boolean fits = VectorTypes.vector(lhs()).size(left) == VectorTypes.vector(rhs()).size(right);
      if (!fits && (combined || wrong == null)) wrong = combined ? "invalid contracting dimension map" : "invalid batch dimension map";
    }
    if (!combines) check.error("expected at least one contracting dimension pair");
    else if (wrong != null) check.error(wrong);
  }

  /** The start and the result have the sizes of what is not combined. */
  private void verifyResult(Checker check) {
    boolean scalar = true;
    boolean unused = false;
    for (int loop = 0; loop < iterators().size(); loop++) {
      AffineDim dim = (AffineDim) AffineExpr.dim(loop);
      boolean left = map(0).resultPosition(dim) >= 0;
      boolean right = map(1).resultPosition(dim) >= 0;
      if (left || right) scalar &= left && right && ((EnumAttr) iterators().get(loop)).keyword().equals("reduction");
      else unused = true;
    }
    boolean vectors = acc().type() instanceof VectorType && result().type() instanceof VectorType;
    boolean scalars = !(acc().type() instanceof VectorType) && !(result().type() instanceof VectorType);
    if (scalar ? !scalars : !vectors) {
      check.error("invalid accumulator/result vector shape");
    } else if (unused) {
      check.error(scalar ? "invalid indexing maps are non-invertible: (" + AffineMaps.concat(List.of(map(0), map(1))) + ")"
          : "expected all dimensions to be either a LHS or a RHS dimension");
    } else if (!scalar) {
      VectorType expected = resultType();
      boolean fits = expected.equals(acc().type()) && expected.equals(result().type());
      if (!fits) check.error("invalid accumulator/result vector shape, expected: " + Printing.quoted(expected));
    }
  }

  private VectorType resultType() {
    VectorType all = maskType();
    AffineMap map = map(2);
    long[] sizes = new long[map.numResults()];
    List<Boolean> scalable = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = all.size(map.dimPosition(i));
      scalable.add(all.scalable().get(map.dimPosition(i)));
    }
    return VectorType.of(Shape.of(sizes), TypeSets.elementOrSelf(result().type()), scalable);
  }
}
