// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.func.FunctionSyntax;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** The text of {@link GpuFuncOp}: that of functions, with memory attributions and the keyword {@code kernel} before the attributes. */
final class GpuFuncSyntax {
  private static final String WORKGROUP = "workgroup_attrib_attrs";
  private static final String PRIVATE = "private_attrib_attrs";
  private static final String[] SHOWN =
      {"sym_name", "function_type", "arg_attrs", "res_attrs", GpuFuncOp.KERNEL, GpuFuncOp.WORKGROUP_COUNT, WORKGROUP, PRIVATE};

  private GpuFuncSyntax() {}

  static void parse(OpParser p, OpState<GpuFuncOp> state) {
    state.attr("sym_name", StringAttr.of(p.expectSymbolName()));
    int signature = p.loc();
    List<OpParser.Argument> arguments = new ArrayList<>(FunctionSyntax.parseTypedSignature(p, state));
    if (!arguments.isEmpty() && arguments.getFirst().name() == null) throw p.error(signature, "gpu.func requires named arguments");
    List<OpParser.Argument> workgroup = Attributions.parse(p, "workgroup");
    arguments.addAll(workgroup);
    setAttributes(state, WORKGROUP, workgroup);
    state.attr(GpuFuncOp.WORKGROUP_COUNT, IntegerAttr.of(IntegerType.I64, workgroup.size()));
    List<OpParser.Argument> own = Attributions.parse(p, "private");
    arguments.addAll(own);
    setAttributes(state, PRIVATE, own);
    if (p.accept("kernel")) state.attr(GpuFuncOp.KERNEL, UnitAttr.INSTANCE);
    p.attrDictWithKeyword(state);
    state.regions(p.region(arguments));
  }

  private static void setAttributes(OpState<?> state, String name, List<OpParser.Argument> buffers) {
    if (buffers.stream().allMatch(buffer -> buffer.attrs().isEmpty())) return;
    state.attr(name, new ArrayAttr(buffers.stream().<Attribute>map(OpParser.Argument::attrs).toList()));
  }

  static void print(GpuFuncOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    FunctionSyntax.printSignature(op, false, out);
    Attributions.print(op.workgroupBuffers(), "workgroup", (ArrayAttr) op.attr(WORKGROUP), out);
    Attributions.print(op.privateBuffers(), "private", (ArrayAttr) op.attr(PRIVATE), out);
    if (op.attr(GpuFuncOp.KERNEL) != null) out.text(" kernel");
    out.attrDictWithKeyword(op, SHOWN);
    out.text(" ").region(op.body(), false, true);
  }
}
