// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** Conversions between the types of a functional interface and those of the method behind it, as {@link java.lang.invoke.LambdaMetafactory} has them. */
final class Conversions {
  private static final List<ClassDesc> PRIMITIVES =
      List.of(ConstantDescs.CD_boolean, ConstantDescs.CD_byte, ConstantDescs.CD_short, ConstantDescs.CD_char, ConstantDescs.CD_int,
          ConstantDescs.CD_long, ConstantDescs.CD_float, ConstantDescs.CD_double);
  private static final List<ClassDesc> WRAPPERS =
      List.of(ConstantDescs.CD_Boolean, ConstantDescs.CD_Byte, ConstantDescs.CD_Short, ConstantDescs.CD_Character, ConstantDescs.CD_Integer,
          ConstantDescs.CD_Long, ConstantDescs.CD_Float, ConstantDescs.CD_Double);

  private Conversions() {}

  static ClassDesc wrapper(ClassDesc primitive) {
    return WRAPPERS.get(PRIMITIVES.indexOf(primitive));
  }

  /** Makes a value of one type, on top of the stack, a value of another. */
  static void convert(ClassDesc from, ClassDesc to, CodeBuilder code) {
    if (from.equals(to) || to.equals(ConstantDescs.CD_Object) && !from.isPrimitive()) return;
    if (from.isPrimitive()) {
      if (to.isPrimitive()) code.conversion(TypeKind.from(from), TypeKind.from(to));
      else code.invokestatic(wrapper(from), "valueOf", MethodTypeDesc.of(wrapper(from), from));
    } else if (to.isPrimitive()) {
      ClassDesc wrapper = WRAPPERS.contains(from) ? from : wrapper(to);
      if (!from.equals(wrapper)) code.checkcast(wrapper);
      ClassDesc primitive = PRIMITIVES.get(WRAPPERS.indexOf(wrapper));
      code.invokevirtual(wrapper, primitive.displayName() + "Value", MethodTypeDesc.of(primitive));
      convert(primitive, to, code);
    } else {
      code.checkcast(to);
    }
  }

  /** The same for the result of a method, which is dropped where nobody wants it. */
  static void convertResult(ClassDesc from, ClassDesc to, CodeBuilder code) {
    if (!to.equals(ConstantDescs.CD_void)) convert(from, to, code);
    else if (TypeKind.from(from).slotSize() == 2) code.pop2();
    else if (!from.equals(ConstantDescs.CD_void)) code.pop();
  }
}
