// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A product of two operands summed over some loops, whose maps may be other than the usual ones: transposed, or with an operand that is
 * the same in some loops. {@code linalg.contract} has no usual maps.
 */
public final class ContractionOp extends Op implements StructuredOp {
  private static final String NO_MAPS = "expected 'indexing_maps' attribute";

  static final OpDef<ContractionOp> MATMUL = declare("linalg.matmul", "m n +k: m k, k n -> m n");
  static final OpDef<ContractionOp> BATCH_MATMUL = declare("linalg.batch_matmul", "b m n +k: b m k, b k n -> b m n");
  static final OpDef<ContractionOp> BATCH_REDUCE_MATMUL = declare("linalg.batch_reduce_matmul", "+b m n +k: b m k, b k n -> m n");
  static final OpDef<ContractionOp> CONTRACT = declare("linalg.contract", null);

  private ContractionOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<ContractionOp> declare(String name, @Nullable String usual) {
    OpDefBuilder<ContractionOp> declaration = OpDef.of(name, ContractionOp.class, ContractionOp::new)
        .operands("inputs", TypeSet.ANY)
        .operands("outputs", TypeSets.SHAPED);
    ArrayAttr usualMaps = usual == null ? null : maps(new Structure(usual, Structure.Kind.CONTRACTION));
    if (usualMaps == null) declaration.attr(MapsSyntax.NAME, AttrSets.AFFINE_MAP_ARRAY);
    else declaration.optionalAttr(MapsSyntax.NAME, AttrSets.AFFINE_MAP_ARRAY, usualMaps);
    return declaration
        .optionalAttr("cast", LinalgEnums.TYPE_FN.set(""), LinalgEnums.CAST_SIGNED)
        .operandSegments()
        .results("result_tensors", usual == null ? TypeSets.SHAPED : TypeSets.RANKED_TENSOR)
        .region(usual == null ? "combiner" : "region", usual == null ? OpDef.RegionKind.ONE_BLOCK : OpDef.RegionKind.ANY)
        .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
        .syntax(OpSyntax.of((p, state) -> parse(p, state, usualMaps), (op, out) -> print(op, out, usualMaps)))
        .with(StructuredPatterns::declare)
        .build();
  }

  private static ArrayAttr maps(Structure structure) {
    return ArrayAttr.of(structure.maps(new long[0], new long[0]).stream().map(AffineMapAttr::new).toList());
  }

  @Override
  public List<AffineMap> indexingMaps() {
    return prop(MapsSyntax.NAME) instanceof Attribute maps ? GenericOp.maps(maps) : usualMaps();
  }

  /** Whether there are maps that need not be written down, as there are for all but {@code linalg.contract}. */
  boolean hasUsualMaps() {
    return def() != CONTRACT;
  }

  /** The maps that need not be written down, where there are any. */
  List<AffineMap> usualMaps() {
    return GenericOp.maps(def().props().getFirst().requiredDefault());
  }

  /** Loops that the result does not depend on are summed over; where there are usual maps, these decide. */
  @Override
  public List<EnumAttr> iteratorTypes() {
    List<AffineMap> maps = hasUsualMaps() ? usualMaps() : indexingMaps();
    List<EnumAttr> types = new ArrayList<>();
    if (maps.isEmpty()) return types;
    List<AffineExpr> result = maps.getLast().results();
    for (int i = 0; i < maps.getLast().numDims(); i++) {
      types.add(result.contains(AffineExpr.dim(i)) ? LinalgEnums.PARALLEL : LinalgEnums.REDUCTION);
    }
    return types;
  }

  @Override
  protected void verify(Checker check) {
    ContractionChecks.verify(this, check);
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
    ContractionVerifier.verify(this, check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return OperandCasts.ofBuffers(this, rw);
  }

  private static void parse(OpParser p, OpState<ContractionOp> state, @Nullable Attribute usualMaps) {
    int start = p.loc();
    Attribute maps = state.def() == MATMUL ? MapsSyntax.whole(p) : usualMaps != null ? MapsSyntax.each(p) : requiredMaps(p);
    state.prop("indexing_maps", maps != null ? maps : usualMaps);
    StructuredSyntax.Parts parts = StructuredSyntax.parseParameters(p, state);
    StructuredSyntax.parseEnd(p, state, 3, Body.MULTIPLY_ADD, start);
    parts.setProperties(p, state);
  }

  private static Attribute requiredMaps(OpParser p) {
    Attribute maps;
    try {
      maps = MapsSyntax.whole(p);
    } catch (ParseStop stop) {
      throw stop.and(p.error(NO_MAPS));
    }
    if (maps == null) throw p.error(NO_MAPS);
    return maps;
  }

  private static void print(ContractionOp op, OpPrinter out, @Nullable Attribute usualMaps) {
    if (op.prop("indexing_maps") != null && !op.prop("indexing_maps").equals(usualMaps)) MapsSyntax.print(op.prop("indexing_maps"), out);
    out.attrDict(op, StructuredSyntax.hidden(op, MapsSyntax.NAME));
    StructuredSyntax.printOperands(op, out);
    out.arrowTypes(op.resultTypes());
  }
}
