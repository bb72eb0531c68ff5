// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Memory of an invocation: {@code spirv.Variable init(%x) bind(0, 1) : !spirv.ptr<f32, Function>}. */
public final class VariableOp extends Op {
  private static final String STORAGE = "storage_class";
  private static final String FUNCTION = "Function";
  private static final List<String> GLOBAL = List.of("descriptor_set", "binding", "built_in");
  private static final List<String> ALIASING = List.of("aliased_pointer", "restrict_pointer");

  public static final OpDef<VariableOp> DEF = OpDef.of("spirv.Variable", VariableOp.class, VariableOp::new)
      .attr(STORAGE, SpirvEnums.STORAGE_CLASS.set())
      .optionalOperand("initializer", TypeSet.ANY)
      .result("pointer", SpirvType.POINTER)
      .syntax(OpSyntax.of(VariableOp::parse, VariableOp::print))
      .build();

  private VariableOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String fault = fault();
    if (fault != null) check.error(fault);
  }

  private @Nullable String fault() {
    if (!storage().equals(FUNCTION)) {
      return "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level variables.";
    }
    SpirvType.Pointer pointer = (SpirvType.Pointer) result().type();
    if (!pointer.storage().equals(FUNCTION)) return "storage class must match result pointer's storage class";
    if (operandCount() > 0 && !isConstant(operand(0))) return "initializer must be the result of a constant or spirv.GlobalVariable op";
    for (String decoration : GLOBAL) {
      if (attr(decoration) != null) return "cannot have '" + decoration + "' attribute (only allowed in spirv.GlobalVariable)";
    }
    Type type = pointer.pointee() instanceof SpirvType.Array array && array.count() >= 0 ? array.element() : pointer.pointee();
    if (!SpirvType.isPhysical(type)) return null;
    long aliasing = ALIASING.stream().filter(decoration -> attr(decoration) != null).count();
    if (aliasing == 0) return " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'";
    return aliasing == 1 ? null : " with physical buffer pointer must have exactly one aliasing decoration";
  }

  private String storage() {
    return SpirvVerifier.keywords(this, STORAGE).keywords();
  }

  private static boolean isConstant(Value initial) {
    Op maker = initial.definingOp();
    return maker instanceof ConstantOp || maker instanceof AddressOfOp || maker != null && maker.name().equals("spirv.mlir.referenceof");
  }

  private static void parse(OpParser p, OpState<VariableOp> state) {
    OpParser.Operand initial = null;
    if (p.accept("init")) {
      p.expect("(");
      initial = p.expectOperand();
      p.expect(")");
    }
    Decorations.parse(p, state);
    p.expect(":");
    int loc = p.loc();
    if (!(p.expectType() instanceof SpirvType.Pointer type)) throw p.error(loc, "expected spirv.ptr type");
    if (initial != null) state.operands(p.resolve(initial, type.pointee()));
    state.attr(STORAGE, SpirvEnums.STORAGE_CLASS.of(type.storage())).results(type);
  }

  private static void print(VariableOp op, OpPrinter out) {
    if (op.operandCount() > 0) out.text(" init(").operand(op.operand(0)).text(")");
    Decorations.print(op, out, STORAGE);
    out.text(" : ").type(op.result().type());
  }
}
