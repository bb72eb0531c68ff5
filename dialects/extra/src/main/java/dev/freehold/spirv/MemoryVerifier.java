// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constraints of pointers and of what is done with the memory behind them. */
final class MemoryVerifier {
  static final Trait SAME_POINTEES = MemoryVerifier::verifySamePointees;
  static final Trait INTEGER_BEHIND = (op, check) -> verifyUpdate(op, IntegerType.class, "integer", check);
  static final Trait FLOAT_BEHIND = (op, check) -> verifyUpdate(op, FloatType.class, "float", check);

  private MemoryVerifier() {}

  /** The value that is read or written is that which the pointer points to. */
  static void verifyValue(Op op, Type value, Checker check) {
    if (!value.equals(Sets.pointee(op.operand("ptr").type()))) check.error("mismatch in result type and pointer type");
  }

  /** The same, where a vector of them may be read or written. */
  static void verifyBlock(Op op, Type value, Checker check) {
    verifyValue(op, value instanceof VectorType vector ? vector.element() : value, check);
  }

  private static void verifySamePointees(Op op, Checker check) {
    if (Sets.pointee(op.operand("target").type()).equals(Sets.pointee(op.operand("source").type()))) return;
    check.error("both operands must be pointers to the same type");
  }

  /** An alignment is given where an access is {@code Aligned}, and only there. */
  static Trait access(String accessName, String alignmentName) {
    return (op, check) -> {
      SpirvEnumAttr access = SpirvVerifier.optionalKeywords(op, accessName);
      Attribute alignment = op.attr(alignmentName);
      boolean aligned = access != null && access.has("Aligned");
      if (aligned && alignment == null) {
        check.error("missing alignment value");
      } else if (!aligned && alignment != null) {
        check.error("invalid alignment specification with" + (access == null ? "out aligned" : " non-aligned") + " memory access specification");
      }
    };
  }

  private static void verifyUpdate(Op op, Class<? extends Type> kind, String kindName, Checker check) {
    Type pointee = Sets.pointee(op.operand("pointer").type());
    if (kind.isInstance(pointee)) SpirvVerifier.verifyOneOrder(SpirvVerifier.keywords(op, "semantics"), check);
    else check.error("pointer operand must point to an " + kindName + " value, found " + Printing.quoted(pointee));
  }

  /** The result points to the constituent that the indices, from operand {@code first} on, lead to. */
  static Trait chain(int first) {
    return (op, check) -> {
      SpirvType.Pointer base = (SpirvType.Pointer) op.operand("base_ptr").type();
      Type part = constituent(op, base.pointee(), op.operands().subList(first, op.operandCount()), check);
      if (part == null) return;
      Type expected = new SpirvType.Pointer(part, base.storage());
      Type provided = op.result().type();
      if (provided.equals(expected)) return;
      check.error("invalid result type: expected " + Printing.quoted(expected) + ", but provided " + Printing.quoted(provided));
    };
  }

  /** Null after an error, which the reference reports without the operation; it always calls that {@code spirv.AccessChain}. */
  private static @Nullable Type constituent(Op op, Type whole, List<? extends Value> indices, Checker check) {
    Type type = whole;
    long index = 0;
    for (Value each : indices) {
      String fault = null;
      if (!CompositeTypes.has(type)) {
        fault = "op cannot extract from non-composite type " + Printing.quoted(type) + " with index " + index;
      } else {
        index = 0;
        if (type instanceof SpirvType.Struct) {
          Op maker = each.definingOp();
          IntegerAttr number = maker instanceof ConstantOp constant && constant.value() instanceof IntegerAttr known ? known : null;
          index = number == null ? 0 : (int) number.longValue();
          fault = memberFault(type, maker, number);
        }
      }
      if (fault != null) {
        check.errorAt(op.location(), "'spirv.AccessChain' " + fault);
        return null;
      }
      type = CompositeTypes.constituent(type, index);
    }
    return type;
  }

  private static @Nullable String memberFault(Type struct, @Nullable Op maker, @Nullable IntegerAttr number) {
    if (maker == null) return "op index must be an integer spirv.Constant to access element of spirv.struct";
    if (number == null) return "index must be an integer spirv.Constant to access element of spirv.struct, but provided " + maker.name();
    int index = (int) number.longValue();
    return index >= 0 && index < CompositeTypes.count(struct) ? null : "op index " + index + " out of bounds for " + Printing.quoted(struct);
  }
}
