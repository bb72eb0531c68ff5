// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;

/** Products of two vectors combined over some dimensions, as maps tell. */
public final class ContractOp extends Op implements Pure {
  public static final OpDef<ContractOp> DEF = OpDef.of("vector.contract", ContractOp.class, ContractOp::new)
      .operand("lhs", VectorTypes.ANY)
      .operand("rhs", VectorTypes.ANY)
      .operand("acc", TypeSet.ANY)
      .attr("indexing_maps", AttrSets.AFFINE_MAP_ARRAY)
      .attr("iterator_types", AttrSets.arrayOf("Iterator type should be an enum.", VectorEnums.ITERATOR_TYPE.set("Iterator type")))
      .defaultAttr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"), VectorEnums.ADD)
      .result("result", TypeSet.ANY)
      .syntax(OpSyntax.of(ContractOp::parse, ContractOp::print))
      .build();

  private ContractOp(OpState<?> state) {
    super(state);
  }

  private static void parse(OpParser p, OpState<ContractOp> state) {
    int loc = p.loc();
    if (!(p.attribute() instanceof DictAttr dict)) throw p.error(loc, "expected dictionary attribute");
    state.attrs(withEnumerated(dict, loc, p));
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
  }

  /** The text calls kinds of dimensions by strings. */
  private static DictAttr withEnumerated(DictAttr dict, int loc, OpParser p) {
    if (!(dict.get("iterator_types") instanceof ArrayAttr names)) throw p.error(loc, "expected \"iterator_types\" array attribute");
    List<Attribute> types = new ArrayList<>();
    for (Attribute name : names.elements()) {
      boolean known = name instanceof StringAttr word && VectorEnums.ITERATOR_TYPE.words().contains(word.value());
      if (!known) throw p.error(loc, "unexpected iterator_type (" + (name instanceof StringAttr word ? word.value() : "") + ")");
      types.add(VectorEnums.ITERATOR_TYPE.of(((StringAttr) name).value()));
    }
    return dict.with("iterator_types", ArrayAttr.of(types));
  }

  private static void print(ContractOp op, OpPrinter out) {
    List<String> words = new ArrayList<>();
    for (Attribute type : ((ArrayAttr) op.prop(1)).elements()) words.add(((EnumAttr) type).word());
    out.attrs(op.properties().with("iterator_types", ArrayAttr.ofStrings(words)));
    out.text(" ").operands(op.operands()).attrDict(op, "indexing_maps", "iterator_types", "kind");
    out.text(" : ").type(op.operand(0).type()).text(", ").type(op.operand(1).type()).text(" into ").type(op.result().type());
  }

  @Override
  protected void verify(Checker check) {
    List<Attribute> maps = ((ArrayAttr) prop(0)).elements();
    int loops = ((ArrayAttr) prop(1)).size();
    if (maps.size() != 3) {
      check.error("expected an indexing map for each vector operand");
      return;
    }
    for (int i = 0; i < maps.size() && !check.failed(); i++) {
      AffineMap map = ((AffineMapAttr) maps.get(i)).map();
      int rank = VectorTypes.rank(operand(i).type());
      if (map.numSymbols() != 0) check.error("expected indexing map " + i + " to have no symbols");
      else if (map.numDims() != loops) check.error("expected indexing map " + i + " to have " + loops + " number of inputs");
      else if (map.numResults() != rank) check.error("expected indexing map " + i + " to have " + rank + " number of outputs");
      else if (!map.isProjectedPermutation(false)) check.error("expected indexing map " + i + " to be a projected permutation of its inputs");
    }
    if (!check.failed() && !operand(2).type().equals(result().type())) check.error("failed to verify that third operand acc and result have same element type");
    if (!check.failed()) verifySizes(maps, loops, check);
  }

  private void verifySizes(List<Attribute> maps, int loops, Checker check) {
    long[] sizes = new long[loops];
    for (int i = 0; i < maps.size(); i++) {
      if (!(operand(i).type() instanceof VectorType type)) continue;
      AffineMap map = ((AffineMapAttr) maps.get(i)).map();
      for (int dim = 0; dim < type.rank(); dim++) {
        int loop = map.dimPosition(dim);
        if (sizes[loop] != 0 && sizes[loop] != type.size(dim)) {
          check.error(i < 2 ? "invalid contracting dimension map" : "invalid accumulator/result vector shape, expected: " + Printing.quoted(type));
          return;
        }
        sizes[loop] = type.size(dim);
      }
    }
  }
}
