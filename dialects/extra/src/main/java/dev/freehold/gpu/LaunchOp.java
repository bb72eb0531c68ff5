// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;

/**
 * Runs its body on the device: {@code gpu.launch blocks(%bx, %by, %bz) in (%sx = %0, …) threads(%tx, %ty, %tz) in (%ux = %3, …) { … }}.
 *
 * <p>The arguments of the body are three ids of the block, three of the thread, the sizes of both, for clusters six more, and
 * the buffers.
 */
public final class LaunchOp extends Op implements AffineScope, AutomaticAllocationScope, RecursiveMemoryEffects {
  /** How many arguments of the body are the ids of the block or of the thread. */
  static final int NUMBERS = 6;
  static final String WORKGROUP_COUNT = GpuFuncOp.WORKGROUP_COUNT;

  public static final OpDef<LaunchOp> DEF = OpDef.of("gpu.launch", LaunchOp.class, LaunchOp::new)
      .operands("asyncDependencies", AsyncTokenType.SET)
      .operand("gridSizeX", TypeSets.INDEX).operand("gridSizeY", TypeSets.INDEX).operand("gridSizeZ", TypeSets.INDEX)
      .operand("blockSizeX", TypeSets.INDEX).operand("blockSizeY", TypeSets.INDEX).operand("blockSizeZ", TypeSets.INDEX)
      .optionalOperand("clusterSizeX", TypeSets.INDEX).optionalOperand("clusterSizeY", TypeSets.INDEX)
      .optionalOperand("clusterSizeZ", TypeSets.INDEX)
      .optionalOperand("dynamicSharedMemorySize", TypeSets.I32)
      .optionalAttr("module", AttrSets.FLAT_SYMBOL_REF)
      .optionalAttr("function", AttrSets.FLAT_SYMBOL_REF)
      .operandSegments()
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .region("body", OpDef.RegionKind.ANY)
      .syntax(OpSyntax.of(LaunchSyntax::parse, LaunchSyntax::print))
      .canonicalize("zeroWhereOne", GpuPatterns::zeroWhereOne)
      .build();

  private LaunchOp(OpState<?> state) {
    super(state);
  }

  OperandRange dependencies() {
    return operandSegment("asyncDependencies");
  }

  /** The three sizes of the grid, then those of a block. */
  public List<Value> sizes() {
    return operands(use("gridSizeX").index(), NUMBERS);
  }

  boolean hasClusters() {
    return optionalOperand("clusterSizeX") != null;
  }

  /** How many arguments of the body are ids and sizes. */
  int indexCount() {
    return hasClusters() ? 18 : 12;
  }

  int workgroupCount() {
    return attr(WORKGROUP_COUNT) instanceof IntegerAttr count ? (int) count.longValue() : 0;
  }

  Block body() {
    return region("body").entryBlock();
  }

  @Override
  protected void verify(Checker check) {
    if (region("body").isEmpty()) check.error("body region is empty");
  }

  @Override
  protected void verifyRegions(Checker check) {
    int own = Math.max(0, indexCount() + workgroupCount());
    if (body().argumentCount() < own) {
      check.error("unexpected number of region arguments");
      return;
    }
    List<Value.Argument> arguments = body().arguments();
    Attributions.verify(arguments.subList(Math.min(indexCount(), own), own), "workgroup", check);
    if (!check.failed()) Attributions.verify(arguments.subList(own, arguments.size()), "private", check);
    for (Block block = body(); block != null && !check.failed(); block = block.next()) verifyEnd(block.lastOp(), check);
  }

  private void verifyEnd(Op last, Checker check) {
    if (last instanceof TerminatorOp || last.successorCount() > 0) return;
    check.errorAt(last.location(), "expected '" + TerminatorOp.DEF.name() + "' or a terminator with successors").see(last)
        .note(location(), "in '" + name() + "' body region");
  }
}
