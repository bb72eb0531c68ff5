// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.OpState;
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Collection;
import java.util.List;

/**
 * The class of one kind of described operations. Passes distinguish operations by their classes and interfaces, and which interfaces an
 * operation has is only known once its description has been read; so the class is made then. There is nothing in it but a constructor:
 * what the operations do stands in the default methods of the interfaces.
 *
 * @param type a final class without fields
 * @param constructor from {@link OpState} to {@link DescribedOp}
 */
record KindClass(Class<? extends DescribedOp> type, MethodHandle constructor) {
  private static final ClassDesc STATE = desc(OpState.class);
  private static final MethodTypeDesc FROM_STATE = MethodTypeDesc.of(ConstantDescs.CD_void, STATE);

  /** Makes a class; {@code name} shows where Java prints names of classes. */
  static KindClass make(String name, Collection<Class<?>> interfaces) {
    ClassDesc self = ClassDesc.of(KindClass.class.getPackageName(), name.replace('.', '_'));
    List<ClassDesc> implemented = interfaces.stream().map(KindClass::desc).toList();
    byte[] bytes = ClassFile.of().build(self, type -> type
        .withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER)
        .withSuperclass(desc(DescribedOp.class))
        .withInterfaceSymbols(implemented)
        .withMethodBody(ConstantDescs.INIT_NAME, FROM_STATE, 0, code -> code
            .aload(0)
            .aload(1)
            .invokespecial(desc(DescribedOp.class), ConstantDescs.INIT_NAME, FROM_STATE)
            .return_()));
    try {
      MethodHandles.Lookup made = MethodHandles.lookup().defineHiddenClass(bytes, false);
      Class<? extends DescribedOp> type = made.lookupClass().asSubclass(DescribedOp.class);
      MethodHandle constructor = made.findConstructor(type, MethodType.methodType(void.class, OpState.class));
      return new KindClass(type, constructor.asType(MethodType.methodType(DescribedOp.class, OpState.class)));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ClassDesc desc(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  DescribedOp create(OpState<?> state) {
    try {
      return (DescribedOp) constructor.invokeExact((OpState) state);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
