// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import static dev.freehold.ir.Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE;
import static dev.freehold.ir.Traits.SAME_OPERANDS_AND_RESULT_RANK;
import static dev.freehold.ir.Traits.SAME_OPERANDS_AND_RESULT_SHAPE;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a tensor of those that the devices of a group have, or gives each device a shard of one:
 * {@code shard.all_gather %t on @grid grid_axes = [1] gather_axis = 1 : tensor<2x2xi8> -> tensor<2x4xi8>}.
 */
public final class CollectiveOp extends Op implements Pure, Exchange {
  private static final TypeSet ANY = TypeSets.RANKED_TENSOR;
  private static final TypeSet NON_SCALAR = TypeSets.NON_ZERO_RANK_TENSOR;
  private static final TypeSet BUFFER = TypeSets.RANKED_MEMREF.or(ANY);
  private static final String TYPES = "attr-dict `:` type($input) `->` type($result)";
  private static final String HOW = "(`reduction` `=` $reduction^)? ";

  static final List<OpDef<CollectiveOp>> DEFS = List.of(
      define("all_gather", NON_SCALAR).attr("gather_axis", AttrSets.INDEX).result("result", NON_SCALAR)
          .traits(SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_RANK)
          .assembly(GROUPS + "`gather_axis` `=` $gather_axis " + TYPES).build(),
      define("all_reduce", BUFFER).with(CollectiveOp::reduction).result("result", BUFFER).traits(SAME_OPERANDS_AND_RESULT_SHAPE)
          .assembly(GROUPS + HOW + TYPES).build(),
      define("all_slice", NON_SCALAR).attr("slice_axis", AttrSets.INDEX).result("result", NON_SCALAR)
          .traits(SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_RANK)
          .assembly(GROUPS + "`slice_axis` `=` $slice_axis " + TYPES).build(),
      define("all_to_all", NON_SCALAR).attr("split_axis", AttrSets.INDEX).attr("concat_axis", AttrSets.INDEX).result("result", NON_SCALAR)
          .traits(SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_RANK)
          .assembly(GROUPS + "`split_axis` `=` $split_axis `concat_axis` `=` $concat_axis " + TYPES).build(),
      define("broadcast", ANY).with(CollectiveOp::root).result("result", ANY)
          .traits(Agreement.inShape("input", "result"), Agreement.inElement("input", "result"))
          .assembly(GROUPS + Exchange.deviceText("root")).build(),
      define("gather", NON_SCALAR).attr("gather_axis", AttrSets.INDEX).with(CollectiveOp::root).result("result", NON_SCALAR)
          .traits(Agreement.inRank("input", "result"), Agreement.inElement("input", "result"))
          .assembly(GROUPS + "`gather_axis` `=` $gather_axis " + Exchange.deviceText("root")).build(),
      define("reduce", ANY).with(CollectiveOp::reduction).with(CollectiveOp::root).result("result", ANY)
          .traits(Agreement.inShape("input", "result")).assembly(GROUPS + HOW + Exchange.deviceText("root")).build(),
      define("reduce_scatter", NON_SCALAR).with(CollectiveOp::reduction).attr("scatter_axis", AttrSets.INDEX).result("result", ANY)
          .traits(SAME_OPERANDS_AND_RESULT_RANK).assembly(GROUPS + HOW + "`scatter_axis` `=` $scatter_axis " + TYPES).build(),
      define("scatter", NON_SCALAR).attr("scatter_axis", AttrSets.INDEX).with(CollectiveOp::root).result("result", ANY)
          .traits(Agreement.inRank("input", "result"), Agreement.inElement("input", "result"))
          .assembly(GROUPS + "`scatter_axis` `=` $scatter_axis " + Exchange.deviceText("root")).build(),
      bare("shift", NON_SCALAR).attr("shift_axis", AttrSets.INDEX).attr("offset", AttrSets.I64).optionalAttr("rotate", AttrSets.UNIT)
          .result("result", ANY).traits(SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE, SAME_OPERANDS_AND_RESULT_SHAPE)
          .assembly(GROUPS + "`shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)? " + TYPES).build());

  private CollectiveOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<CollectiveOp> bare(String name, TypeSet input) {
    return Exchange.with(OpDef.of("shard." + name, CollectiveOp.class, CollectiveOp::new), input);
  }

  private static OpDefBuilder<CollectiveOp> define(String name, TypeSet input) {
    return bare(name, input).canonicalize("EmptyGridAxesCanonicalizationPattern", Exchange::alone);
  }

  private static void reduction(OpDefBuilder<CollectiveOp> builder) {
    builder.defaultAttr("reduction", ShardKinds.REDUCTION.set("Reduction of an iterator/grid dimension."), ShardKinds.REDUCTION.of("sum"));
  }

  private static void root(OpDefBuilder<CollectiveOp> builder) {
    Exchange.device("root", builder);
  }

  private long number(String attribute) {
    return attr(attribute, IntegerAttr.class).longValue();
  }

  @Override
  public void verifyIn(GridOp grid, long[] axes, Checker check) {
    if (hasAttr("root") && !Grids.checkDevice(this, "root", grid, axes, check)) return;
    ShardSizes parts = new ShardSizes(this, grid.groupSize(axes), check);
    switch (name().substring("shard.".length())) {
      case "all_gather", "gather" -> parts.verifyGathered(number("gather_axis"));
      case "all_slice" -> parts.verifySliced(number("slice_axis"));
      case "reduce_scatter", "scatter" -> parts.verifySliced(number("scatter_axis"));
      case "all_to_all" -> parts.verifyExchanged(number("split_axis"), number("concat_axis"));
      case "shift" -> verifyShift(axes, check);
      default -> {}
    }
  }

  private void verifyShift(long[] axes, Checker check) {
    long axis = number("shift_axis");
    if (Arrays.stream(axes).anyMatch(each -> each == axis)) return;
    check.plainError("Invalid shift axis " + Long.toUnsignedString(axis) + ". It must be one of the grouping grid axes.");
  }
}
