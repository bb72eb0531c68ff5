// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The table of operations on shapes that are just functions: a line each. */
final class ShapeOps {
  private static final TypeSet SHAPE = ShapeTypes.SHAPE_OR_EXTENTS;
  private static final TypeSet SIZE = ShapeTypes.SIZE_OR_INDEX;
  private static final List<OpDef<?>> ALL = new ArrayList<>();

  static final OpDef<ShapeOp> FROM_EXTENT_TENSOR = pure("from_extent_tensor").operand("input", ShapeTypes.EXTENTS)
      .result("result", ShapeTypes.SHAPE).assembly("$input attr-dict `:` type($input)").build();

  private ShapeOps() {}

  static {
    add(binary("add", SIZE).traits(Traits.COMMUTATIVE).with(Inference::ofSizes));
    add(binary("mul", SIZE).traits(Traits.COMMUTATIVE).with(Inference::ofSizes));
    add(fallible(binary("div", SIZE)).with(Inference::ofSizes));
    add(fallible(binary("max", ShapeTypes.SHAPE_OR_SIZE)).traits(Traits.COMMUTATIVE).with(Inference::ofEither));
    add(fallible(binary("min", ShapeTypes.SHAPE_OR_SIZE)).traits(Traits.COMMUTATIVE).with(Inference::ofEither));
    add(binary("concat", SHAPE));
    add(other("meet").operand("arg0", ShapeTypes.ANY).operand("arg1", ShapeTypes.ANY).optionalAttr("error", AttrSets.STRING)
        .result("result", ShapeTypes.ANY).traits(Traits.COMMUTATIVE).with(Inference::meet)
        .assembly("$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)"));
    add(pure("any").operands("inputs", SHAPE).result("result", SHAPE).traits(Traits.COMMUTATIVE)
        .assembly("$inputs attr-dict `:` type($inputs) `->` type($result)"));
    add(fallible(pure("broadcast")).operands("shapes", SHAPE).optionalAttr("error", AttrSets.STRING).result("result", SHAPE)
        .traits(Traits.COMMUTATIVE)
        .assembly("$shapes attr-dict `:` type($shapes) `->` type($result)")
        .canonicalize("knownRank", BroadcastPatterns::knownRank)
        .canonicalize("knownShapes", BroadcastPatterns::knownShapes)
        .canonicalize("ofOne", BroadcastPatterns::ofOne)
        .canonicalize("ofCasts", BroadcastPatterns::ofCasts)
        .canonicalize("repeated", BroadcastPatterns::repeated)
        .canonicalize("empty", BroadcastPatterns::empty));
    add(fallible(pure("dim")).operand("value", TypeSets.SHAPED).operand("index", SIZE).result("extent", SIZE).with(Inference::ofPlace)
        .assembly("$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)"));
    add(fallible(pure("get_extent")).operand("shape", SHAPE).operand("dim", SIZE).result("extent", SIZE).with(Inference::index)
        .assembly("$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"));
    ALL.add(FROM_EXTENT_TENSOR);
    add(pure("from_extents").operands("extents", SIZE).result("shape", ShapeTypes.SHAPE).assembly("$extents attr-dict `:` type($extents)"));
    add(pure("index_to_size").operand("arg", TypeSets.INDEX).result("result", ShapeTypes.ONLY_SIZE).assembly("$arg attr-dict"));
    add(fallible(pure("size_to_index")).operand("arg", SIZE).result("result", TypeSets.INDEX).assembly("$arg attr-dict `:` type($arg)"));
    add(demand("is_broadcastable", TypeSets.I1).canonicalize("repeated", BroadcastPatterns::repeated));
    add(pure("shape_eq").operands("shapes", SHAPE).result("result", TypeSets.I1).traits(Traits.COMMUTATIVE)
        .assembly("$shapes attr-dict `:` type($shapes)"));
    add(pure("num_elements").operand("shape", SHAPE).result("result", SIZE).with(Inference::ofShape)
        .assembly("$shape attr-dict `:` type($shape) `->` type($result)"));
    add(pure("rank").operand("shape", SHAPE).result("rank", SIZE).with(Inference::ofShape)
        .assembly("$shape attr-dict `:` type($shape) `->` type($rank)").canonicalize("ofShapeOf", ShapeOfPatterns::rank));
    add(pure("shape_of").operand("arg", ShapeTypes.SHAPED_OR_VALUE_SHAPE).result("result", SHAPE).with(Inference::shapeOf)
        .assembly("$arg attr-dict `:` type($arg) `->` type($result)")
        .canonicalize("ofReshape", ShapeOfPatterns::ofReshape)
        .canonicalize("known", ShapeOfPatterns::known));
    add(fallible(pure("to_extent_tensor")).operand("input", SHAPE).result("result", ShapeTypes.INDEX_TENSOR)
        .assembly("$input attr-dict `:` type($input) `->` type($result)"));
    add(pure("value_of").operand("arg", ShapeTypes.VALUE_SHAPE).result("result", TypeSets.SHAPED).assembly("$arg attr-dict `:` type($result)"));
    add(pure("value_as_shape").operand("arg", ShapeTypes.INTEGERS_OR_VALUE_SHAPE).result("result", SHAPE)
        .assembly("$arg attr-dict `:` type($arg) `->` type($result)"));
    add(pure("with_shape").operand("operand", ShapeTypes.SHAPED_OR_VALUE_SHAPE).operand("shape", SHAPE).result("result", ShapeTypes.VALUE_SHAPE)
        .assembly("operands attr-dict `:` type(operands)"));
    add(fallible(pure("split_at")).operand("operand", SHAPE).operand("index", SIZE).result("head", SHAPE).result("tail", SHAPE));
    add(pure("assuming_all").operands("inputs", ShapeTypes.WITNESS).result("result", ShapeTypes.WITNESS).traits(Traits.COMMUTATIVE)
        .assembly("$inputs attr-dict")
        .canonicalize("nested", WitnessPatterns::nested)
        .canonicalize("ofOne", WitnessPatterns::ofOne)
        .canonicalize("ofBroadcastable", WitnessPatterns::ofBroadcastable)
        .canonicalize("ofEqual", WitnessPatterns::ofEqual)
        .canonicalize("repeated", BroadcastPatterns::repeated));
    add(demand("cstr_broadcastable", ShapeTypes.WITNESS)
        .canonicalize("ofCasts", BroadcastPatterns::ofCasts)
        .canonicalize("ofEqual", BroadcastPatterns::ofEqual)
        .canonicalize("repeated", BroadcastPatterns::repeated)
        .canonicalize("empty", BroadcastPatterns::empty));
    add(demand("cstr_eq", ShapeTypes.WITNESS).canonicalize("ofEqual", BroadcastPatterns::ofEqual));
    add(other("cstr_require").operand("pred", TypeSets.I1).attr("msg", AttrSets.STRING)
        .result("result", ShapeTypes.WITNESS).assembly("$pred `,` $msg attr-dict"));
    add(other("debug_print").operand("input", ShapeTypes.SHAPE_OR_SIZE).result("output", ShapeTypes.SHAPE_OR_SIZE));
  }

  static OpDef<?>[] all() {
    return ALL.toArray(OpDef<?>[]::new);
  }

  private static void add(OpDefBuilder<?> declaration) {
    ALL.add(declaration.build());
  }

  private static OpDefBuilder<ShapeOp> pure(String name) {
    return OpDef.of("shape." + name, ShapeOp.class, ShapeOp::new).pure();
  }

  /** An operation that the reference does not declare as pure. */
  private static OpDefBuilder<ConstraintOp> other(String name) {
    return OpDef.of("shape." + name, ConstraintOp.class, ConstraintOp::new);
  }

  /** The same for an operation that may fail: a value of the types of the dialect may be an error, an index or an extent tensor cannot. */
  private static OpDefBuilder<ShapeOp> fallible(OpDefBuilder<ShapeOp> declaration) {
    return declaration.speculatableIf("errors are values: all operands and results have types of the dialect", ShapeOps::mayBeErrors);
  }

  private static boolean mayBeErrors(Op op) {
    return Stream.concat(op.operands().stream(), op.results().stream()).allMatch(value -> value.type() instanceof ShapeType);
  }

  private static OpDefBuilder<ShapeOp> binary(String name, TypeSet types) {
    return pure(name).operand("lhs", types).operand("rhs", types).result("result", types)
        .assembly("$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)");
  }

  /** A predicate or function of any number of shapes. */
  private static OpDefBuilder<ConstraintOp> demand(String name, TypeSet result) {
    return other(name).operands("shapes", SHAPE).result("result", result).traits(Traits.COMMUTATIVE)
        .assembly("$shapes attr-dict `:` type($shapes)");
  }
}
