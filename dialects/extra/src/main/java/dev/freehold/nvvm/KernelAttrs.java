// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.llvm.LlvmFuncOp;

/** Checks the attributes of kernels: how many threads and blocks they run in, and which arguments are constant. */
final class KernelAttrs {
  private static final String KERNEL = "nvvm.kernel";

  private KernelAttrs() {}

  static void verify(Op op, String name, Attribute value, Checker check) {
    switch (name) {
      case KERNEL -> {
        if (!(op instanceof LlvmFuncOp)) check.plainError("'" + name + "' attribute attached to unexpected op");
      }
      case "nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim" -> {
        if (!isUpToThreeSizes(value)) check.plainError(quoted(name) + " attribute must be integer array with maximum 3 index");
      }
      case "nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks" -> {
        if (!(value instanceof IntegerAttr)) check.plainError(quoted(name) + " attribute must be integer constant");
      }
      case "nvvm.blocksareclusters" -> {
        if (op.attr("nvvm.reqntid") != null && op.attr("nvvm.cluster_dim") != null) return;
        check.plainError(quoted(name) + " attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'");
      }
      default -> {}
    }
  }

  private static String quoted(String name) {
    return "'\"" + name + "\"'";
  }

  private static boolean isUpToThreeSizes(Attribute value) {
    return value instanceof DenseArrayAttr sizes && sizes.element().equals(IntegerType.I32) && sizes.size() > 0 && sizes.size() <= 3;
  }

  static void verifyOnArgument(Op function, int argument, String name, Attribute value, Checker check) {
    if (!name.equals("nvvm.grid_constant")) return;
    if (function.attr(KERNEL) == null) {
      check.plainError(quoted(name) + " attribute must be present only on kernel arguments");
    } else if (!(value instanceof UnitAttr)) {
      check.plainError(quoted(name) + " must be a unit attribute");
    } else if (!isByValue((FunctionLike) function, argument)) {
      check.plainError(quoted(name) + " attribute requires the argument to also have attribute 'llvm.byval'");
    }
  }

  private static boolean isByValue(FunctionLike function, int argument) {
    return ((Op) function).attr("arg_attrs") instanceof ArrayAttr all && all.elements().get(argument) instanceof DictAttr attrs
        && attrs.get("llvm.byval") != null;
  }
}
