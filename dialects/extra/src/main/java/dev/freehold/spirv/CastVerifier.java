// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Constraints of conversions. */
final class CastVerifier {
  static final Trait OTHER_WIDTH = CastVerifier::verifyOtherWidth;
  static final Trait SAME_BITS = CastVerifier::verifySameBits;
  static final Trait POINTER_TO_NUMBER = (op, check) -> verifyAddress(op, op.operand("pointer").type(), op.result().type(), "operand", check);
  static final Trait NUMBER_TO_POINTER = (op, check) -> verifyAddress(op, op.result().type(), op.operand("operand").type(), "result", check);
  static final Trait TO_GENERIC = CastVerifier::verifyToGeneric;
  static final Trait FROM_GENERIC = CastVerifier::verifyFromGeneric;

  private static final List<String> SPECIFIC = List.of("Workgroup", "CrossWorkgroup", "Function");
  private static final int POINTER_BITS = 64;

  private CastVerifier() {}

  private static void verifyOtherWidth(Op op, Checker check) {
    Type from = op.operand("operand").type();
    Type to = op.result().type();
    boolean shaped = from instanceof ShapedType;
    if (shaped && from.getClass() != to.getClass()) {
      check.error("incompatible operand and result types");
      return;
    }
    Type element = shaped ? ((ShapedType) from).element() : from;
    Type newElement = shaped ? ((ShapedType) to).element() : to;
    if (Sets.bits(element) != Sets.bits(newElement)) return;
    check.error("expected the different bit widths for operand type and result type, but provided " + Printing.quoted(element) + " and "
        + Printing.quoted(newElement));
  }

  private static void verifySameBits(Op op, Checker check) {
    Type from = op.operand("operand").type();
    Type to = op.result().type();
    boolean fromPointer = from instanceof SpirvType.Pointer;
    boolean toPointer = to instanceof SpirvType.Pointer;
    if (from.equals(to)) {
      check.plainError("result type must be different from operand type");
    } else if (fromPointer && !toPointer) {
      check.plainError("unhandled bit cast conversion from pointer type to non-pointer type");
    } else if (!fromPointer && toPointer) {
      check.plainError("unhandled bit cast conversion from non-pointer type to pointer type");
    } else if (bits(from) != bits(to)) {
      check.error("mismatch in result type bitwidth " + bits(to) + " and operand type bitwidth " + bits(from));
    }
  }

  private static long bits(Type type) {
    return type instanceof SpirvType.Pointer ? POINTER_BITS : Sets.bits(type);
  }

  /** Addresses are integers only under a physical addressing model. */
  private static void verifyAddress(Op op, Type pointer, Type number, String which, Checker check) {
    if (!((IntegerType) number).isSignless()) {
      check.plainError("result must be a scalar type of unsigned integer");
      return;
    }
    ModuleOp module = ModuleOp.around(op);
    if (module == null) return;
    String model = SpirvVerifier.keywords(module, "addressing_model").keywords();
    boolean physical = !model.equals("Logical")
        && (!model.equals("PhysicalStorageBuffer64") || storage(pointer).equals("PhysicalStorageBuffer"));
    if (!physical) check.plainError(which + " must be a physical pointer");
  }

  private static String storage(Type pointer) {
    return ((SpirvType.Pointer) pointer).storage();
  }

  private static void verifyToGeneric(Op op, Checker check) {
    if (!SPECIFIC.contains(storage(op.operand("pointer").type()))) {
      check.plainError("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
    } else if (!storage(op.result().type()).equals("Generic")) {
      check.plainError("result type must be of storage class Generic");
    } else {
      verifySamePointee(op, check);
    }
  }

  private static void verifyFromGeneric(Op op, Checker check) {
    if (!storage(op.operand("pointer").type()).equals("Generic")) {
      check.plainError("pointer type must be of storage class Generic");
    } else if (!SPECIFIC.contains(storage(op.result().type()))) {
      check.plainError("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
    } else {
      verifySamePointee(op, check);
    }
  }

  private static void verifySamePointee(Op op, Checker check) {
    Type from = Sets.pointee(op.operand("pointer").type());
    Type to = Sets.pointee(op.result().type());
    if (from.equals(to)) return;
    check.error("pointer operand's pointee type must have the same as the op result type, but found " + Printing.quoted(from) + " vs "
        + Printing.quoted(to));
  }
}
