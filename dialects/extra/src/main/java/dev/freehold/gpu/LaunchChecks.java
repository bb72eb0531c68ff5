// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the attributes that the dialect gives to operations of others; where a module holds kernels, that launches find theirs. */
final class LaunchChecks {
  static final String CONTAINER = "gpu.container_module";

  private LaunchChecks() {}

  static void verify(Op op, String name, Attribute value, Checker check) {
    switch (name) {
      case "gpu.known_block_size", "gpu.known_cluster_size", "gpu.known_grid_size" -> verifySizes(name, value, check);
      case CONTAINER -> {
        if (!(value instanceof UnitAttr)) return;
        if (op instanceof ModuleOp module) verifyLaunches(module, check);
        else check.plainError("expected '" + name + "' attribute to be attached to 'builtin.module'");
      }
      default -> {}
    }
  }

  private static void verifySizes(String name, Attribute value, Checker check) {
    if (!(value instanceof DenseArrayAttr sizes) || !sizes.element().equals(IntegerType.I32)) check.error(name + " must be a dense i32 array");
    else if (sizes.size() != 3) check.error(name + " must contain exactly 3 elements");
  }

  /** Only those directly in functions of the module are looked at, and none behind a wrong one. */
  private static void verifyLaunches(ModuleOp module, Checker check) {
    // Attributes are looked at before it is known that a module has its block.
    for (Block body : module.bodyRegion()) {
      for (Op function : body) {
        for (Region region : function.regions()) {
          for (Block block : region) verifyLaunches(block, module, check);
        }
      }
    }
  }

  private static void verifyLaunches(Block block, ModuleOp module, Checker check) {
    for (Op op : block) {
      if (op instanceof LaunchFuncOp launch && !check.failed()) verify(launch, module, check);
    }
  }

  private static void verify(LaunchFuncOp launch, ModuleOp module, Checker check) {
    if (!(launch.attr("kernel") instanceof SymbolRefAttr kernel)) return;
    Op container = check.symbols().lookup(module, kernel.root());
    if (container instanceof GpuModuleOp) {
      verifyKernel(launch, kernel, check.symbols().lookup(module, kernel), check);
    } else if (!(container instanceof BinaryOp)) {
      error(launch, "kernel " + (container == null ? "container" : "module") + " '" + kernel.root() + "' is undefined", check);
    }
  }

  private static void verifyKernel(LaunchFuncOp launch, SymbolRefAttr name, @Nullable Op kernel, Checker check) {
    if (kernel == null) {
      error(launch, "kernel function '" + Printing.toString(name) + "' is undefined", check);
    } else if (!(kernel instanceof FunctionLike)) {
      error(launch, "referenced kernel '" + Printing.toString(name) + "' is not a function", check)
          .note(kernel.location(), "see the kernel definition here");
    } else if (kernel.attr(GpuFuncOp.KERNEL) == null) {
      error(launch, "kernel function is missing the '" + GpuFuncOp.KERNEL + "' attribute", check);
    } else if (kernel instanceof GpuFuncOp function && check.isAsDeclared(function)) {
      verifyOperands(launch, function.functionType().inputs(), check);
    }
  }

  private static void verifyOperands(LaunchFuncOp launch, List<Type> wanted, Checker check) {
    int count = launch.kernelOperandCount();
    if (count != wanted.size()) error(launch, "got " + count + " kernel operands but expected " + wanted.size(), check);
    if (check.failed() || launch.def().operandBounds(launch) == null) return;
    List<? extends Value> given = launch.kernelOperands();
    for (int i = 0; i < wanted.size(); i++) {
      if (given.get(i).type().equals(wanted.get(i))) continue;
      error(launch, "type of function argument " + i + " does not match", check);
      return;
    }
  }

  private static Diagnostic.Builder error(Op launch, String message, Checker check) {
    return check.errorAt(launch.location(), "'" + launch.name() + "' op " + message).see(launch);
  }
}
