// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** A function of the device: {@code gpu.func @k(%x: f32) workgroup(%w : memref<32xf32, 3>) private(%p : memref<1xf32, 5>) kernel { … }}. */
public final class GpuFuncOp extends Op implements FunctionLike, AutomaticAllocationScope, AffineScope {
  /** The discardable attribute of functions that the host launches. */
  static final String KERNEL = "gpu.kernel";
  /** The discardable attribute that counts the buffers of the block. */
  static final String WORKGROUP_COUNT = "workgroup_attributions";

  private static final AttrSet THREE_SIZES = AttrSets.confined(
      AttrSets.DENSE_I32_ARRAY, "with 3 elements (if present)", attr -> ((DenseArrayAttr) attr).size() == 3);

  public static final OpDef<GpuFuncOp> DEF = OpDef.of("gpu.func", GpuFuncOp.class, GpuFuncOp::new)
      .attr("function_type", AttrSets.FUNCTION_TYPE)
      .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("workgroup_attrib_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("private_attrib_attrs", AttrSets.DICT_ARRAY)
      .optionalAttr("known_block_size", THREE_SIZES)
      .optionalAttr("known_grid_size", THREE_SIZES)
      .optionalAttr("known_cluster_size", THREE_SIZES)
      .region("body", OpDef.RegionKind.ANY)
      .traits(Traits.hasParent("gpu.module"))
      .syntax(OpSyntax.of(GpuFuncSyntax::parse, GpuFuncSyntax::print))
      .build();

  private GpuFuncOp(OpState<?> state) {
    super(state);
  }

  /** The buffers that the threads of a block share. */
  List<Value.Argument> workgroupBuffers() {
    int first = functionType().inputs().size();
    return body().entryBlock().arguments().subList(first, first + workgroupCount());
  }

  /** The buffers that each thread has for itself. */
  List<Value.Argument> privateBuffers() {
    Block entry = body().entryBlock();
    return entry.arguments().subList(functionType().inputs().size() + workgroupCount(), entry.argumentCount());
  }

  private int workgroupCount() {
    return attr(WORKGROUP_COUNT) instanceof IntegerAttr count ? (int) count.longValue() : 0;
  }

  @Override
  public void verifyBody(Checker check) {
    if (attr(KERNEL) != null && !functionType().results().isEmpty()) {
      check.error("expected void return type for kernel function");
    } else if (isDeclaration()) {
      check.error("expected body with at least one block");
    } else if (fitsSignature(check)) {
      Attributions.verify(workgroupBuffers(), "workgroup", check);
      if (!check.failed()) Attributions.verify(privateBuffers(), "private", check);
    }
  }

  private boolean fitsSignature(Checker check) {
    List<Type> inputs = functionType().inputs();
    Block entry = body().entryBlock();
    // A negative count is as good as a large one.
    long least = inputs.size() + Integer.toUnsignedLong(workgroupCount());
    if (entry.argumentCount() < least) {
      check.error("expected at least " + least + " arguments to body region");
      return false;
    }
    for (int i = 0; i < inputs.size(); i++) {
      Type type = entry.argument(i).type();
      if (type.equals(inputs.get(i))) continue;
      check.error("expected body region argument #" + i + " to be of type " + Printing.quoted(inputs.get(i)) + ", got " + Printing.quoted(type));
      return false;
    }
    return true;
  }
}
