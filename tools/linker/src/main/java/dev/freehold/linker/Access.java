// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.reflect.AccessFlag;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * Which methods of the classes of a jar can be called from elsewhere in their packages. Private constructors and static methods that lambdas call are opened
 * for that. A private method of an instance is not: one of the same name in a subclass would override it.
 */
final class Access {
  private final Set<String> privateMethods = new HashSet<>();
  private final Set<String> opened = new HashSet<>();

  Access(Collection<ClassModel> jar) {
    for (ClassModel type : jar) {
      for (MethodModel method : type.methods()) {
        if (method.flags().has(AccessFlag.PRIVATE)) privateMethods.add(key(type, method));
      }
    }
    for (ClassModel type : jar) {
      for (MethodModel method : type.methods()) method.code().ifPresent(code -> code.forEach(element -> open(element, type)));
    }
  }

  private void open(CodeElement element, ClassModel type) {
    Lambda lambda = element instanceof InvokeDynamicInstruction site ? Lambda.of(site, type.thisClass().asSymbol()) : null;
    if (lambda != null && isPrivate(lambda.target()) && !isOfInstance(lambda.target())) opened.add(key(lambda.target()));
  }

  private static boolean isOfInstance(DirectMethodHandleDesc method) {
    return method.kind() == Kind.VIRTUAL || method.kind() == Kind.INTERFACE_VIRTUAL;
  }

  private boolean isPrivate(DirectMethodHandleDesc method) {
    return privateMethods.contains(key(method));
  }

  /** Whether a method can only be called by classes of the same nest. */
  boolean isHidden(DirectMethodHandleDesc method) {
    return isOfInstance(method) && isPrivate(method);
  }

  /** Whether a private method is not private any more. */
  boolean isOpened(ClassModel type, MethodModel method) {
    return opened.contains(key(type, method));
  }

  private static String key(DirectMethodHandleDesc method) {
    return key(method.owner(), method.methodName(), method.lookupDescriptor());
  }

  private static String key(ClassModel type, MethodModel method) {
    return key(type.thisClass().asSymbol(), method.methodName().stringValue(), method.methodType().stringValue());
  }

  private static String key(ClassDesc owner, String name, String descriptor) {
    return owner.descriptorString() + name + descriptor;
  }
}
