// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineFold;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineSymbol;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one result of a map: {@code %r = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]}. */
public final class ApplyOp extends MapOp {
  public static final OpDef<ApplyOp> DEF = OpDef.of("affine.apply", ApplyOp.class, ApplyOp::new)
      .attr(MAP, AttrSets.AFFINE_MAP)
      .operands("mapOperands", TypeSets.INDEX)
      .result("result", TypeSets.INDEX)
      .syntax(OpSyntax.of(ApplyOp::parse, MapOp::print))
      .canonicalize("simplify", ApplyOp::simplify)
      .speculatableIf(Divisors.SAFE, op -> Divisors.areSafe(op.map()))
      .build();

  private ApplyOp(OpState<?> state) {
    super(state);
  }

  static OpState<ApplyOp> of(MapOperands value) {
    return DEF.state().operands(value.operands()).prop(MAP, AffineMapAttr.of(value.map())).results(IndexType.INSTANCE);
  }

  /** A map of one result applied to values, its operands in canonical form. */
  public static OpState<ApplyOp> canonical(AffineMap map, List<? extends Value> operands) {
    return of(new MapOperands(map, List.copyOf(operands)).canonical());
  }

  @Override
  protected void verify(Checker check) {
    verifyOperands(check);
    if (check.failed()) return;
    if (map().numResults() != 1) {
      check.error("mapping must produce one value");
      return;
    }
    Region scope = AffineValues.scopeOf(this);
    for (Value symbol : value().symbols()) {
      if (AffineValues.isSymbol(symbol, scope) || !AffineValues.isDim(symbol, scope)) continue;
      check.plainError("dimensional operand cannot be used as a symbol");
      return;
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    switch (map().result(0)) {
      case AffineDim(int position) -> {
        return List.of(operand(position));
      }
      case AffineSymbol(int position) -> {
        return List.of(operand(map().numDims() + position));
      }
      default -> {
        AffineFold folded = value().fold();
        if (folded.poison()) return List.of(PoisonAttr.INSTANCE);
        return folded.constants() == null ? null : List.of(IntegerAttr.ofIndex(folded.constants().getFirst()));
      }
    }
  }

  private static void simplify(ApplyOp op, Rewriter rewriter) {
    MapOperands value = op.value();
    MapOperands simpler = value.simplest();
    if (!simpler.equals(value)) rewriter.replaceWith(op, of(simpler));
  }

  private static void parse(OpParser p, OpState<ApplyOp> state) {
    AffineMapAttr map = p.attribute(AffineMapAttr.class, null);
    AffineSyntax.DimsAndSymbols operands = AffineSyntax.DimsAndSymbols.parse(p);
    state.prop(MAP, map).operands(operands.resolve(p));
    p.attrDict(state);
    if (map.map().numDims() != operands.dims().size() || map.map().numInputs() != operands.size()) {
      throw p.error(p.nameLoc(), "dimension or symbol index mismatch");
    }
    for (int i = 0; i < map.map().numResults(); i++) state.results(IndexType.INSTANCE);
  }
}
