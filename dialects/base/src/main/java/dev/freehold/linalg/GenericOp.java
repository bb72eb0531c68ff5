// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
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
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesArguments;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A structured operation that defines everything itself: maps, iterator types, body. */
public final class GenericOp extends Op implements StructuredOp, NamesArguments {
  private static final String ITERATOR_TYPES = "iterator_types";
  private static final Set<String> TRAIT = Set.of("doc", "indexing_maps", ITERATOR_TYPES, "library_call");

  public static final OpDef<GenericOp> DEF = OpDef.of("linalg.generic", GenericOp.class, GenericOp::new)
      .operands("inputs", TypeSet.ANY)
      .operands("outputs", TypeSets.SHAPED)
      .attr("indexing_maps", AttrSets.AFFINE_MAP_ARRAY)
      .attr(ITERATOR_TYPES, AttrSets.arrayOf("Iterator type should be an enum.", LinalgEnums.ITERATOR_TYPE.set("Iterator type")))
      .optionalAttr("doc", AttrSets.STRING)
      .optionalAttr("library_call", AttrSets.STRING)
      .operandSegments()
      .results("result_tensors", TypeSets.RANKED_TENSOR)
      .region("region", OpDef.RegionKind.ANY)
      .traits(Traits.singleBlockImplicitTerminator("linalg.yield"))
      .syntax(OpSyntax.of(GenericOp::parse, GenericOp::print))
      .with(StructuredPatterns::declare)
      .canonicalize("identity", GenericPatterns::identity)
      .build();

  private GenericOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<AffineMap> indexingMaps() {
    return maps(prop("indexing_maps", ArrayAttr.class));
  }

  static List<AffineMap> maps(Attribute array) {
    List<AffineMap> maps = new ArrayList<>();
    for (Attribute map : ((ArrayAttr) array).elements()) maps.add(((AffineMapAttr) map).map());
    return maps;
  }

  @Override
  public List<EnumAttr> iteratorTypes() {
    List<EnumAttr> types = new ArrayList<>();
    for (Attribute type : prop("iterator_types", ArrayAttr.class).elements()) types.add((EnumAttr) type);
    return types;
  }

  @Override
  protected void verifyRegions(Checker check) {
    StructuredChecks.verify(this, check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return OperandCasts.ofBuffers(this, rw);
  }

  @Override
  public void nameArguments(Region region, BiConsumer<Value, String> name) {
    if (region.isEmpty()) return;
    int inputs = inputs().size();
    for (Value.Argument argument : region.entryBlock().arguments()) name.accept(argument, argument.index() < inputs ? "in" : "out");
  }

  private static void parse(OpParser p, OpState<GenericOp> state) {
    int loc = p.loc();
    if (!(p.attribute() instanceof DictAttr trait)) throw p.error(loc, "invalid kind of attribute specified");
    if (!(trait.get(ITERATOR_TYPES) instanceof ArrayAttr names)) throw p.error(loc, "expected \"iterator_types\" array attribute");
    DictAttr attrs = trait.with(ITERATOR_TYPES, enumerated(names, p));
    p.requireFitting(state, attrs, p.loc());
    state.attrs(attrs);
    StructuredSyntax.Parts parts = StructuredSyntax.parseParameters(p, state);
    if (p.accept("attrs")) {
      p.expect("=");
      p.attrDict(state);
    }
    state.regions(p.region(List.of())).results(p.optionalArrowTypeList());
    parts.setProperties(p, state);
  }

  /** The text calls kinds of loops by strings. */
  private static ArrayAttr enumerated(ArrayAttr names, OpParser p) {
    List<Attribute> types = new ArrayList<>();
    for (Attribute name : names.elements()) {
      if (name instanceof EnumAttr) types.add(name);
      else if (name instanceof StringAttr keyword && LinalgEnums.ITERATOR_TYPE.keywords().contains(keyword.value())) {
        types.add(LinalgEnums.ITERATOR_TYPE.of(keyword.value()));
      } else {
        throw p.error("unexpected iterator_type (" + (name instanceof StringAttr keyword ? keyword.value() : "") + ")");
      }
    }
    return ArrayAttr.of(types);
  }

  private static void print(GenericOp op, OpPrinter out) {
    DictAttr trait = op.properties().without(OpDef.OPERAND_SEGMENTS);
    List<String> keywords = op.iteratorTypes().stream().map(EnumAttr::keyword).toList();
    out.attrs(trait.with(ITERATOR_TYPES, ArrayAttr.ofStrings(keywords)));
    StructuredSyntax.printOperands(op, out);
    DictAttr others = op.discardableAttrs().without(TRAIT);
    if (!others.isEmpty()) out.text(" attrs = ").attrs(others);
    if (!op.region().isEmpty()) out.text(" ").region(op.region());
    out.arrowTypes(op.resultTypes());
  }
}
