// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.InvokeDynamicInstruction;

/**
 * Replaces {@code invokedynamic} instructions of records and of switches over patterns with calls of methods that it adds to the class. Everything
 * else stays as it is.
 */
final class ClassLinker {
  private final ClassFile classFile;

  /** With what tells the superclasses of the classes that are linked, which frames of the verifier depend on. */
  ClassLinker(ClassHierarchyResolver hierarchy) {
    classFile = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  /** A class file, linked; the same one, if there is nothing to link in it. */
  byte[] link(byte[] bytes) {
    ClassModel model = classFile.parse(bytes);
    LinkedMethods methods = new LinkedMethods(model);
    CodeTransform code = (builder, element) -> {
      String method = element instanceof InvokeDynamicInstruction site ? methods.of(site) : null;
      if (method == null) builder.with(element);
      else methods.call(method, ((InvokeDynamicInstruction) element).typeSymbol(), builder);
    };
    // Only methods with such an instruction are written anew.
    ClassTransform transform = ClassTransform.transformingMethodBodies(
        method -> method.code().filter(body -> body.elementStream().anyMatch(methods::isLinked)).isPresent(), code);
    byte[] linked = classFile.transformClass(model, transform.andThen(ClassTransform.endHandler(methods::write)));
    return methods.isEmpty() ? bytes : linked;
  }
}
