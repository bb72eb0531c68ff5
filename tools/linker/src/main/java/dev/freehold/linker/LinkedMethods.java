// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The methods that are added to a class: those that take the place of dynamic call sites, and those that let lambdas at private ones. */
final class LinkedMethods {
  private static final ClassDesc OBJECT_METHODS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc SWITCH_BOOTSTRAPS = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final int FLAGS = ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

  private record Method(String name, MethodTypeDesc type, int access, Consumer<CodeBuilder> body) {}

  private final ClassDesc owner;
  private final boolean isInterface;
  private final List<Method> methods = new ArrayList<>();

  LinkedMethods(ClassModel model) {
    owner = model.thisClass().asSymbol();
    isInterface = model.flags().has(AccessFlag.INTERFACE);
  }

  /** Whether a method takes the place of a call site. */
  boolean isLinked(InvokeDynamicInstruction site) {
    return body(site) != null;
  }

  /** Adds a method that does what a call site does, and writes a call of it. */
  void call(InvokeDynamicInstruction site, CodeBuilder code) {
    MethodTypeDesc type = site.typeSymbol();
    code.invokestatic(owner, add(type, ClassFile.ACC_PRIVATE, Objects.requireNonNull(body(site))), type, isInterface);
  }

  /** A method that calls one of an instance that only classes of this nest can call, for all classes of the package. */
  DirectMethodHandleDesc accessTo(DirectMethodHandleDesc method) {
    MethodTypeDesc type = method.invocationType();
    // Methods of interfaces are public or private.
    String name = add(type, isInterface ? ClassFile.ACC_PUBLIC : 0, code -> {
      for (int i = 0; i < type.parameterCount(); i++) code.loadLocal(TypeKind.from(type.parameterType(i)), code.parameterSlot(i));
      Lambda.call(method, code);
      code.return_(TypeKind.from(type.returnType()));
    });
    return MethodHandleDesc.ofMethod(isInterface ? Kind.INTERFACE_STATIC : Kind.STATIC, owner, name, type);
  }

  private String add(MethodTypeDesc type, int access, Consumer<CodeBuilder> body) {
    String name = "linked$" + methods.size();
    methods.add(new Method(name, type, access, body));
    return name;
  }

  void write(ClassBuilder builder) {
    for (Method method : methods) builder.withMethodBody(method.name, method.type, method.access | FLAGS, method.body);
  }

  private static @Nullable Consumer<CodeBuilder> body(InvokeDynamicInstruction site) {
    DirectMethodHandleDesc bootstrap = site.bootstrapMethod();
    List<ConstantDesc> arguments = site.bootstrapArgs();
    if (bootstrap.owner().equals(OBJECT_METHODS)) {
      return switch (site.name().stringValue()) {
        case "equals" -> RecordMethods.of(arguments)::equals;
        case "hashCode" -> RecordMethods.of(arguments)::hashCode;
        default -> null;
      };
    }
    // A label may be a string, a number or an enum constant too; such switches are rare.
    if (bootstrap.owner().equals(SWITCH_BOOTSTRAPS) && bootstrap.methodName().equals("typeSwitch")
        && arguments.stream().allMatch(label -> label instanceof ClassDesc type && !type.isPrimitive())) {
      List<ClassDesc> types = arguments.stream().map(ClassDesc.class::cast).toList();
      return code -> typeSwitch(types, code);
    }
    return null;
  }

  /** The number of the first type of a value, from one number on; how many there are, if there is none; -1 for null. */
  private static void typeSwitch(List<ClassDesc> types, CodeBuilder code) {
    int value = code.parameterSlot(0);
    int from = code.parameterSlot(1);
    code.aload(value).ifThen(Opcode.IFNULL, isNull -> isNull.iconst_m1().ireturn());
    for (int i = 0; i < types.size(); i++) {
      int number = i;
      Label next = code.newLabel();
      code.iload(from).loadConstant(number).if_icmpgt(next).aload(value).instanceOf(types.get(i)).ifeq(next).loadConstant(number).ireturn();
      code.labelBinding(next);
    }
    code.loadConstant(types.size()).ireturn();
  }
}
