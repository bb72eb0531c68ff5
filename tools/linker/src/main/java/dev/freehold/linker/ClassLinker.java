// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.RuntimeVisibleTypeAnnotationsAttribute;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the {@code invokedynamic} instructions of a class: those of records and of switches over patterns by calls of methods that it adds to the class,
 * those of lambdas by calls of what makes them in {@link Functions}. Everything else stays as it is.
 */
final class ClassLinker {
  private final ClassModel model;
  private final ClassDesc owner;
  private final Access access;
  private final Functions functions;
  private final LinkedMethods methods;

  /**
   * @param access of the classes of the same jar
   * @param functions gets the lambdas
   */
  ClassLinker(ClassModel model, Access access, Functions functions) {
    this.model = model;
    this.access = access;
    this.functions = functions;
    owner = model.thisClass().asSymbol();
    methods = new LinkedMethods(model);
  }

  /** The class file, linked; null if there is nothing to link in it. */
  byte @Nullable [] link(ClassFile classFile) {
    if (model.methods().stream().noneMatch(this::isChanged)) return null;
    ClassTransform transform = (builder, element) -> {
      if (element instanceof MethodModel method && isChanged(method)) builder.transformMethod(method, code(method).andThen(access(method)));
      else builder.with(element);
    };
    return classFile.transformClass(model, transform.andThen(ClassTransform.endHandler(methods::write)));
  }

  private boolean isChanged(MethodModel method) {
    return isLinked(method) || access.isOpened(model, method);
  }

  private MethodTransform code(MethodModel method) {
    return isLinked(method) ? MethodTransform.transformingCode(this::link) : MethodTransform.ACCEPT_ALL;
  }

  private boolean isLinked(MethodModel method) {
    return method.code().filter(code -> code.elementStream().anyMatch(this::isLinked)).isPresent();
  }

  private boolean isLinked(CodeElement element) {
    return element instanceof InvokeDynamicInstruction site && (Lambda.of(site, owner) != null || methods.isLinked(site));
  }

  private void link(CodeBuilder builder, CodeElement element) {
    // They would have to follow what they are about; they say nothing to the JVM.
    if (element instanceof RuntimeVisibleTypeAnnotationsAttribute) return;
    if (!(element instanceof InvokeDynamicInstruction site) || !isLinked(site)) {
      builder.with(element);
      return;
    }
    Lambda lambda = Lambda.of(site, owner);
    if (lambda != null) functions.make(callable(lambda), builder);
    else methods.call(site, builder);
  }

  private Lambda callable(Lambda lambda) {
    return access.isHidden(lambda.target()) ? lambda.withTarget(methods.accessTo(lambda.target())) : lambda;
  }

  private MethodTransform access(MethodModel method) {
    if (!access.isOpened(model, method)) return MethodTransform.ACCEPT_ALL;
    // Methods of interfaces are public or private.
    int added = model.flags().has(AccessFlag.INTERFACE) ? ClassFile.ACC_PUBLIC : 0;
    return (builder, element) -> {
      if (element instanceof AccessFlags flags) builder.withFlags(flags.flagsMask() & ~ClassFile.ACC_PRIVATE | added);
      else builder.with(element);
    };
  }
}
