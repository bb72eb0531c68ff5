// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linker;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** The classes of the lambdas of a jar, several lambdas in each. */
final class Functions {
  private final List<FunctionClass> classes = new ArrayList<>();
  private final Map<Lambda.Shape, FunctionClass> open = new HashMap<>();

  /** Writes what makes a lambda, in place of its dynamic call site. */
  void make(Lambda lambda, CodeBuilder code) {
    FunctionClass known = open.get(lambda.shape());
    if (known == null || known.isFull()) {
      known = new FunctionClass(ClassDesc.of(lambda.shape().packageName(), "Linked$" + classes.size()), lambda.shape());
      classes.add(known);
      open.put(lambda.shape(), known);
    }
    known.make(known.add(lambda), code);
  }

  /** Gives out the class files by their paths in the jar. */
  void write(ClassFile classFile, BiConsumer<String, byte[]> files) {
    for (FunctionClass each : classes) {
      String descriptor = each.name().descriptorString();
      files.accept(descriptor.substring(1, descriptor.length() - 1) + ".class", each.write(classFile));
    }
  }
}
