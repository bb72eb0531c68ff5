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
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A structured operation whose loops, maps and body follow from its name: one of {@link NamedOps}. */
public final class NamedOp extends Op implements StructuredOp {
  /** The attribute that the generic form and bytecode have for the maps. An operation that was read from such a text holds it. */
  static final String MEMOIZED_MAPS = "linalg.memoized_indexing_maps";
  private static final String STRIDES = "strides";
  private static final String DILATIONS = "dilations";

  private NamedOp(OpState<?> state) {
    super(state);
  }

  /** Declares an element-wise operation of any rank, with so many operands. */
  static OpDef<NamedOp> elementwise(String name, int operands, Body body) {
    OpDefBuilder<NamedOp> declaration = declare(name);
    boolean isCopy = name.equals("linalg.copy");
    if (isCopy) declaration.optionalAttr("cast", LinalgEnums.TYPE_FN.set(""), LinalgEnums.CAST_SIGNED);
    finish(declaration, operands, body);
    if (isCopy) declaration.canonicalize("special", NamedPatterns::copy);
    return declaration.build();
  }

  /** Declares an operation with the loops and maps of {@code structure}. */
  static OpDef<NamedOp> structured(String name, Structure structure, Body body) {
    OpDefBuilder<NamedOp> declaration = declare(name);
    int windows = structure.windows();
    if (windows > 0) {
      declaration.optionalAttr(STRIDES, windowAttr(windows)).optionalAttr(DILATIONS, windowAttr(windows));
    }
    return finish(declaration, structure.inputCount() + 1, body).build();
  }

  private static OpDefBuilder<NamedOp> declare(String name) {
    return OpDef.of(name, NamedOp.class, NamedOp::new).operands("inputs", TypeSet.ANY).operands("outputs", TypeSets.SHAPED);
  }

  private static OpDefBuilder<NamedOp> finish(OpDefBuilder<NamedOp> declaration, int operands, Body body) {
    return declaration
        .operandSegments()
        .results("result_tensors", TypeSets.RANKED_TENSOR)
        .region("region", OpDef.RegionKind.ANY)
        .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
        .syntax(OpSyntax.of((p, state) -> parse(p, state, operands, body), NamedOp::print))
        .with(StructuredPatterns::declare);
  }

  private static AttrSet windowAttr(int count) {
    return AttrSet.of("64-bit signless int elements attribute of shape [" + count + "]", attr -> attr instanceof DenseElementsAttr dense
        && AttrSets.I64_ELEMENTS.contains(attr) && Arrays.equals(dense.type().shape().toArray(), new long[] {count}))
        .ofKind(DenseElementsAttr.class::isInstance);
  }

  private @Nullable Structure structure() {
    return NamedOps.structure(name());
  }

  /** The maps that the operations of a definition have if all strides and dilations are 1; none if they have any rank. */
  public static List<AffineMap> plainMaps(OpDef<?> def) {
    Structure structure = NamedOps.structure(def.name());
    return structure == null ? List.of() : maps(structure, null, null);
  }

  @Override
  public List<AffineMap> indexingMaps() {
    Structure structure = structure();
    if (structure == null) return identities();
    // The maps of the text hold, as in the reference, even if the strides are others by now.
    return attr(MEMOIZED_MAPS) instanceof ArrayAttr maps && AttrSets.AFFINE_MAP_ARRAY.contains(maps) ? GenericOp.maps(maps)
        : maps(structure, attr(STRIDES), attr(DILATIONS));
  }

  /** Scalars are the same in each iteration; everything else moves with the iteration. */
  private List<AffineMap> identities() {
    if (inits().isEmpty()) return List.of();
    int rank = StructuredChecks.rank(inits().getFirst().type());
    List<AffineMap> maps = new ArrayList<>();
    for (Value operand : operands()) {
      maps.add(StructuredChecks.rank(operand.type()) == 0 ? new AffineMap(rank, 0, List.of()) : AffineMap.identity(rank));
    }
    return maps;
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    if (structure() != null) return structure().iteratorTypes();
    return Collections.nCopies(StructuredChecks.rank(inits().getFirst().type()), LinalgEnums.PARALLEL);
  }

  private static List<AffineMap> maps(Structure structure, @Nullable Attribute strides, @Nullable Attribute dilations) {
    return structure.maps(numbers(strides, structure.windows()), numbers(dilations, structure.windows()));
  }

  private static long[] numbers(@Nullable Attribute attribute, int count) {
    long[] numbers = new long[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = attribute instanceof DenseElementsAttr dense && dense.elementCount() == count ? dense.bits(i).longValue() : 1;
    }
    return numbers;
  }

  @Override
  protected DictAttr derivedAttrs() {
    if (structure() == null || attr(MEMOIZED_MAPS) != null) return DictAttr.EMPTY;
    return DictAttr.EMPTY.with(MEMOIZED_MAPS, ArrayAttr.of(indexingMaps().stream().map(AffineMapAttr::new).toList()));
  }

  @Override
  protected void verify(Checker check) {
    if (structure() == null && inits().isEmpty()) check.error("expected at least 1 output");
    if (name().equals("linalg.fill")) verifyFill(check);
    if (obeys(Structure.Kind.CONVOLUTION)) ConvolutionVerifier.verify(this, check);
  }

  private boolean obeys(Structure.Kind constraint) {
    return structure() != null && structure().constraint() == constraint;
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
    if (obeys(Structure.Kind.CONTRACTION)) ContractionVerifier.verify(this, check);
  }

  private void verifyFill(Checker check) {
    if (inputs().size() != 1 || inits().size() != 1) {
      check.plainError("expected op with 1 input and 1 output");
      return;
    }
    Type value = inputs().getFirst().type();
    if (value instanceof ShapedType && !(value instanceof VectorType)) {
      check.plainError("expected op with scalar input");
      return;
    }
    Type element = TypeSets.elementOrSelf(inits().getFirst().type());
    if (value.equals(element)) return;
    check.error("expected fill value type (" + Printing.quoted(value) + ") to match output element type (" + Printing.quoted(element) + ")");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return OperandCasts.ofBuffers(this, rw);
  }

  private static void parse(OpParser p, OpState<NamedOp> state, int operands, Body body) {
    int start = p.loc();
    StructuredSyntax.Parts parts = StructuredSyntax.parseParameters(p, state);
    StructuredSyntax.parseEnd(p, state, operands, body, start);
    parts.setProperties(p, state);
  }

  private static void print(NamedOp op, OpPrinter out) {
    out.attrDict(op, StructuredSyntax.hidden(op));
    StructuredSyntax.printOperands(op, out);
    out.arrowTypes(op.resultTypes());
  }
}
