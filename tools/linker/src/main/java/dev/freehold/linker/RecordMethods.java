// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * What a record's own {@code equals} and {@code hashCode} do, as {@link java.lang.runtime.ObjectMethods} has it.
 *
 * @param getters method handles that get the components
 */
record RecordMethods(ClassDesc type, List<DirectMethodHandleDesc> getters) {
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

  /** Of the arguments of the bootstrap method: the class, the names of its components, and their getters. */
  static RecordMethods of(List<ConstantDesc> arguments) {
    return new RecordMethods((ClassDesc) arguments.getFirst(),
        arguments.subList(2, arguments.size()).stream().map(DirectMethodHandleDesc.class::cast).toList());
  }

  void equals(CodeBuilder code) {
    int self = code.parameterSlot(0);
    int other = code.parameterSlot(1);
    Label differ = code.newLabel();
    Label same = code.newLabel();
    code.aload(self).aload(other).if_acmpeq(same);
    code.aload(other).instanceOf(type).ifeq(differ);
    int record = code.allocateLocal(TypeKind.REFERENCE);
    code.aload(other).checkcast(type).astore(record);
    for (DirectMethodHandleDesc getter : getters) {
      load(self, getter, code);
      load(record, getter, code);
      branchIfDifferent(component(getter), differ, code);
    }
    code.labelBinding(same).iconst_1().ireturn();
    code.labelBinding(differ).iconst_0().ireturn();
  }

  void hashCode(CodeBuilder code) {
    code.iconst_0();
    for (DirectMethodHandleDesc getter : getters) {
      code.bipush(31).imul();
      load(code.parameterSlot(0), getter, code);
      ClassDesc component = component(getter);
      ClassDesc holder = component.isPrimitive() ? Conversions.wrapper(component) : OBJECTS;
      code.invokestatic(holder, "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, component.isPrimitive() ? component : ConstantDescs.CD_Object))
          .iadd();
    }
    code.ireturn();
  }

  private static ClassDesc component(DirectMethodHandleDesc getter) {
    return getter.invocationType().returnType();
  }

  private void load(int record, DirectMethodHandleDesc getter, CodeBuilder code) {
    code.aload(record).getfield(type, getter.methodName(), component(getter));
  }

  private static void branchIfDifferent(ClassDesc component, Label differ, CodeBuilder code) {
    switch (TypeKind.from(component)) {
      case REFERENCE -> code.invokestatic(OBJECTS, "equals",
          MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object)).ifeq(differ);
      case LONG -> code.lcmp().ifne(differ);
      case FLOAT, DOUBLE ->
          code.invokestatic(Conversions.wrapper(component), "compare", MethodTypeDesc.of(ConstantDescs.CD_int, component, component)).ifne(differ);
      default -> code.if_icmpne(differ);
    }
  }
}
