// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;

/** Runs a function of the device: {@code gpu.launch_func @kernels::@k blocks in (%x, %y, %z) threads in (%x, %y, %z) args(%m : memref<4xf32>)}. */
public final class LaunchFuncOp extends Op {
  private static final String OPERANDS = "kernelOperands";
  private static final String[] CLUSTER = {"clusterSizeX", "clusterSizeY", "clusterSizeZ"};

  public static final OpDef<LaunchFuncOp> DEF = AsyncDependencies.in(OpDef.of("gpu.launch_func", LaunchFuncOp.class, LaunchFuncOp::new))
      .operands("asyncDependencies", AsyncTokenType.SET)
      .attr("kernel", AttrSets.SYMBOL_REF)
      .operand("gridSizeX", GpuTypes.LAUNCH_INDEX).operand("gridSizeY", GpuTypes.LAUNCH_INDEX).operand("gridSizeZ", GpuTypes.LAUNCH_INDEX)
      .operand("blockSizeX", GpuTypes.LAUNCH_INDEX).operand("blockSizeY", GpuTypes.LAUNCH_INDEX).operand("blockSizeZ", GpuTypes.LAUNCH_INDEX)
      .optionalOperand(CLUSTER[0], GpuTypes.LAUNCH_INDEX).optionalOperand(CLUSTER[1], GpuTypes.LAUNCH_INDEX)
      .optionalOperand(CLUSTER[2], GpuTypes.LAUNCH_INDEX)
      .optionalOperand("dynamicSharedMemorySize", TypeSets.I32)
      .operands(OPERANDS, TypeSet.ANY)
      .optionalOperand("asyncObject", TypeSet.ANY)
      .operandSegments()
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .sameType("gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ")
      .directive("LaunchDimType", Directive.of(LaunchFuncOp::parseType, LaunchFuncOp::printType))
      .directive("LaunchFuncOperands", Directive.of(LaunchFuncOp::parseOperands, LaunchFuncOp::printOperands))
      .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel "
          + "(`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)? "
          + "`blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` "
          + "`threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` "
          + "custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) "
          + "(`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? "
          + "custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict")
      .build();

  private LaunchFuncOp(OpState<?> state) {
    super(state);
  }

  /** What the kernel gets. */
  OperandRange kernelOperands() {
    return operandSegment(OPERANDS);
  }

  /** The number of kernel operands by the attribute: the operation may have another one, which is found out later. */
  int kernelOperandCount() {
    return attr(OpDef.OPERAND_SEGMENTS) instanceof DenseArrayAttr sizes && sizes.size() == DEF.operandSegmentDefs().size()
        ? (int) sizes.get(DEF.operandSegmentIndex(OPERANDS)) : 0;
  }

  @Override
  protected void verify(Checker check) {
    ModuleOp module = parentOfType(ModuleOp.class);
    if (module == null) check.error("expected to belong to a module");
    else if (!(module.attr(LaunchChecks.CONTAINER) instanceof UnitAttr)) {
      check.error("expected the closest surrounding module to have the '" + LaunchChecks.CONTAINER + "' attribute");
    }
  }

  /** The type of all sizes, which the text leaves out where it is {@code index}. */
  private static void parseType(OpParser p, FormatState<LaunchFuncOp> state) {
    Type type = p.accept(":") ? p.expectType() : IndexType.INSTANCE;
    state.types("gridSizeX").add(type);
    if (state.operands(CLUSTER[0]).isEmpty()) return;
    for (String segment : CLUSTER) state.types(segment).add(type);
  }

  private static void printType(LaunchFuncOp op, OpPrinter out) {
    Type type = op.operand("gridSizeX").type();
    if (!(type instanceof IndexType)) out.text(": ").type(type);
  }

  private static void parseOperands(OpParser p, FormatState<LaunchFuncOp> state) {
    if (!p.accept("args")) return;
    p.commaList(Delimiter.PAREN, () -> {
      state.operands(OPERANDS).add(p.expectOperand());
      p.expect(":");
      return state.types(OPERANDS).add(p.expectType());
    });
  }

  private static void printOperands(LaunchFuncOp op, OpPrinter out) {
    OperandRange operands = op.kernelOperands();
    if (operands.isEmpty()) return;
    out.text("args(");
    out.list(operands, (Value value) -> out.operand(value).text(" : ").type(value.type()));
    out.text(")");
  }
}
