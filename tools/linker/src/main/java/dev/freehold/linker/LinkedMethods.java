// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The methods that take the place of the dynamic call sites of a class. */
final class LinkedMethods {
  private static final ClassDesc OBJECT_METHODS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc SWITCH_BOOTSTRAPS = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final int FLAGS = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

  private record Method(String name, MethodTypeDesc type, Consumer<CodeBuilder> body) {}

  private final ClassDesc owner;
  private final boolean isInterface;
  private final List<Method> methods = new ArrayList<>();

  LinkedMethods(ClassModel model) {
    owner = model.thisClass().asSymbol();
    isInterface = model.flags().has(AccessFlag.INTERFACE);
  }

  boolean isEmpty() {
    return methods.isEmpty();
  }

  /** Whether a method takes the place of an instruction. */
  boolean isLinked(CodeElement element) {
    return element instanceof InvokeDynamicInstruction site && body(site) != null;
  }

  /** The name of a new method that does what a call site does; null where the site stays. */
  @Nullable
  String of(InvokeDynamicInstruction site) {
    Consumer<CodeBuilder> body = body(site);
    if (body == null) return null;
    String name = "linked$" + methods.size();
    methods.add(new Method(name, site.typeSymbol(), body));
    return name;
  }

  void call(String method, MethodTypeDesc type, CodeBuilder code) {
    code.invokestatic(owner, method, type, isInterface);
  }

  void write(ClassBuilder builder) {
    for (Method method : methods) builder.withMethodBody(method.name, method.type, FLAGS, method.body);
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
