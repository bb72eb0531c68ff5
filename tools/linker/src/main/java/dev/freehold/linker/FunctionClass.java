// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/** A class whose instances are lambdas of one shape: each holds the number of its lambda, and what that captures. */
final class FunctionClass {
  /** With more of them, the method would be too large for the optimizing compiler to inline it. */
  private static final int CAPACITY = 16;
  private static final String NUMBER = "number";
  private static final String MADE = "made";

  private final ClassDesc name;
  private final Lambda.Shape shape;
  private final List<Lambda> lambdas = new ArrayList<>();

  FunctionClass(ClassDesc name, Lambda.Shape shape) {
    this.name = name;
    this.shape = shape;
  }

  ClassDesc name() {
    return name;
  }

  boolean isFull() {
    return lambdas.size() == CAPACITY;
  }

  /** Adds a lambda, and returns its number. */
  int add(Lambda lambda) {
    lambdas.add(lambda);
    return lambdas.size() - 1;
  }

  private boolean capturesNothing() {
    return shape.fields().parameterCount() == 0;
  }

  private MethodTypeDesc constructor() {
    return shape.fields().insertParameterTypes(shape.fields().parameterCount(), ConstantDescs.CD_int);
  }

  /** Writes what makes the lambda of a number; what it captures is on the stack. */
  void make(int number, CodeBuilder code) {
    code.loadConstant(number).invokestatic(name, "of", constructor().changeReturnType(shape.functionalInterface()));
  }

  byte[] write(ClassFile classFile) {
    return classFile.build(name, type -> {
      type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC | ClassFile.ACC_SUPER).withInterfaceSymbols(shape.functionalInterface());
      type.withField(NUMBER, ConstantDescs.CD_int, ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL);
      for (int i = 0; i < shape.fields().parameterCount(); i++)
        type.withField(field(i), shape.fields().parameterType(i), ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL);
      type.withMethodBody("<init>", constructor(), ClassFile.ACC_PRIVATE, this::construct);
      if (capturesNothing()) writeShared(type);
      else type.withMethodBody("of", constructor().changeReturnType(shape.functionalInterface()), ClassFile.ACC_STATIC, code -> {
        code.new_(name).dup();
        for (int i = 0; i < constructor().parameterCount(); i++) load(i, code);
        code.invokespecial(name, "<init>", constructor()).areturn();
      });
      type.withMethodBody(shape.method(), shape.type(), ClassFile.ACC_PUBLIC, this::call);
    });
  }

  private static String field(int captured) {
    return "captured" + captured;
  }

  private void load(int parameter, CodeBuilder code) {
    code.loadLocal(TypeKind.from(constructor().parameterType(parameter)), code.parameterSlot(parameter));
  }

  private void construct(CodeBuilder code) {
    code.aload(0).invokespecial(ConstantDescs.CD_Object, "<init>", ConstantDescs.MTD_void);
    for (int i = 0; i < constructor().parameterCount(); i++) {
      code.aload(0);
      load(i, code);
      boolean isNumber = i == shape.fields().parameterCount();
      code.putfield(name, isNumber ? NUMBER : field(i), constructor().parameterType(i));
    }
    code.return_();
  }

  /** Those that capture nothing are made once, as the JVM does it. Two threads may both make one: nobody asks which it is. */
  private void writeShared(ClassBuilder type) {
    ClassDesc array = name.arrayType();
    type.withField(MADE, array, ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
    type.withMethodBody("<clinit>", ConstantDescs.MTD_void, ClassFile.ACC_STATIC,
        code -> code.loadConstant(lambdas.size()).anewarray(name).putstatic(name, MADE, array).return_());
    MethodTypeDesc of = constructor().changeReturnType(shape.functionalInterface());
    type.withMethodBody("of", of, ClassFile.ACC_STATIC, code -> code.getstatic(name, MADE, array).iload(0).aaload().dup()
        .ifThen(Opcode.IFNONNULL, CodeBuilder::areturn).pop().iload(0).invokestatic(name, "make", of).areturn());
    type.withMethodBody("make", of, ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC, code -> code.getstatic(name, MADE, array).iload(0).new_(name).dup()
        .iload(0).invokespecial(name, "<init>", constructor()).dup_x2().aastore().areturn());
  }

  private void call(CodeBuilder code) {
    List<Label> labels = lambdas.stream().map(lambda -> code.newLabel()).toList();
    if (lambdas.size() > 1) {
      List<SwitchCase> cases = new ArrayList<>();
      for (int i = 1; i < lambdas.size(); i++) cases.add(SwitchCase.of(i, labels.get(i)));
      code.aload(0).getfield(name, NUMBER, ConstantDescs.CD_int).tableswitch(1, lambdas.size() - 1, labels.getFirst(), cases);
    }
    for (int i = 0; i < lambdas.size(); i++) {
      code.labelBinding(labels.get(i));
      lambdas.get(i).write(code, captured -> code.aload(0).getfield(name, field(captured), shape.fields().parameterType(captured)));
    }
  }
}
