// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.MethodTypeDesc;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A lambda expression or a method reference.
 *
 * @param shape what it has in common with others that may be in one class with it
 * @param captured the types of what it captures
 * @param type the types of the functional interface's method where this one is in its place
 * @param target the method that it calls, with what it captures and then the arguments
 */
record Lambda(Shape shape, MethodTypeDesc captured, MethodTypeDesc type, DirectMethodHandleDesc target) {
  private static final ClassDesc METAFACTORY = ClassDesc.of("java.lang.invoke.LambdaMetafactory");
  private static final Set<Kind> CALLED = EnumSet.of(Kind.STATIC, Kind.INTERFACE_STATIC, Kind.VIRTUAL, Kind.INTERFACE_VIRTUAL, Kind.CONSTRUCTOR);

  /**
   * Which lambdas may be in one class.
   *
   * @param method the only abstract method of the functional interface
   * @param type its type, erased
   * @param fields the types of the fields for what is captured, with {@code void} for the result
   */
  record Shape(String packageName, ClassDesc functionalInterface, String method, MethodTypeDesc type, MethodTypeDesc fields) {}

  /**
   * What a dynamic call site makes; null if that is no lambda, or one that stays as it is: {@code altMetafactory} makes it something more than its
   * interface, or it calls a method of a superclass.
   */
  static @Nullable Lambda of(InvokeDynamicInstruction site, ClassDesc owner) {
    DirectMethodHandleDesc bootstrap = site.bootstrapMethod();
    if (!bootstrap.owner().equals(METAFACTORY) || !bootstrap.methodName().equals("metafactory")) return null;
    DirectMethodHandleDesc target = (DirectMethodHandleDesc) site.bootstrapArgs().get(1);
    if (!CALLED.contains(target.kind())) return null;
    MethodTypeDesc captured = site.typeSymbol().changeReturnType(ConstantDescs.CD_void);
    Shape shape =
        new Shape(owner.packageName(), site.typeSymbol().returnType(), site.name().stringValue(), (MethodTypeDesc) site.bootstrapArgs().get(0),
            fields(captured));
    return new Lambda(shape, captured, (MethodTypeDesc) site.bootstrapArgs().get(2), target);
  }

  private static MethodTypeDesc fields(MethodTypeDesc captured) {
    MethodTypeDesc fields = captured;
    for (int i = 0; i < captured.parameterCount(); i++) {
      ClassDesc type = captured.parameterType(i);
      ClassDesc field = switch (type.descriptorString()) {
        case "Z", "B", "S", "C" -> ConstantDescs.CD_int;
        default -> type.isPrimitive() ? type : ConstantDescs.CD_Object;
      };
      fields = fields.changeParameterType(i, field);
    }
    return fields;
  }

  Lambda withTarget(DirectMethodHandleDesc other) {
    return new Lambda(shape, captured, type, other);
  }

  /** Writes the method of the interface: {@code load} writes what loads a captured value by its number. */
  void write(CodeBuilder code, IntConsumer load) {
    if (target.kind() == Kind.CONSTRUCTOR) code.new_(target.owner()).dup();
    MethodTypeDesc called = target.invocationType();
    for (int i = 0; i < captured.parameterCount(); i++) {
      load.accept(i);
      if (!captured.parameterType(i).isPrimitive()) Conversions.convert(ConstantDescs.CD_Object, captured.parameterType(i), code);
      Conversions.convert(captured.parameterType(i), called.parameterType(i), code);
    }
    for (int i = 0; i < type.parameterCount(); i++) {
      code.loadLocal(TypeKind.from(shape.type.parameterType(i)), code.parameterSlot(i));
      Conversions.convert(shape.type.parameterType(i), type.parameterType(i), code);
      Conversions.convert(type.parameterType(i), called.parameterType(captured.parameterCount() + i), code);
    }
    call(target, code);
    Conversions.convertResult(called.returnType(), type.returnType(), code);
    code.return_(TypeKind.from(shape.type.returnType()));
  }

  /** Writes a call; the arguments are on the stack. */
  static void call(DirectMethodHandleDesc target, CodeBuilder code) {
    MethodTypeDesc descriptor = MethodTypeDesc.ofDescriptor(target.lookupDescriptor());
    switch (target.kind()) {
      case STATIC -> code.invokestatic(target.owner(), target.methodName(), descriptor);
      case INTERFACE_STATIC -> code.invokestatic(target.owner(), target.methodName(), descriptor, true);
      case VIRTUAL -> code.invokevirtual(target.owner(), target.methodName(), descriptor);
      case INTERFACE_VIRTUAL -> code.invokeinterface(target.owner(), target.methodName(), descriptor);
      case CONSTRUCTOR -> code.invokespecial(target.owner(), "<init>", descriptor);
      default -> throw new IllegalArgumentException("no call of " + target);
    }
  }
}
