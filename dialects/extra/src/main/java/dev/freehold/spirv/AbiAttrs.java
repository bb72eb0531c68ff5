// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;

/** Checks the attributes of entry points, and of modules for a device. */
final class AbiAttrs {
  private static final String INTERFACE = "spirv.interface_var_abi";

  private AbiAttrs() {}

  static void verify(String name, Attribute value, Checker check) {
    switch (name) {
      case "spirv.entry_point_abi" -> {
        boolean fits = value instanceof StructAttr struct && struct.kind().mnemonic().equals("entry_point_abi");
        if (!fits) check.plainError("'" + name + "' attribute must be an entry point ABI attribute");
      }
      case "spirv.target_env" -> {
        if (!(value instanceof TargetEnvAttr)) check.plainError("'" + name + "' must be a spirv::TargetEnvAttr");
      }
      default -> check.plainError("found unsupported '" + name + "' attribute on operation");
    }
  }

  static void verifyOnArgument(Op function, String name, Attribute value, Type type, Checker check) {
    if (name.equals("spirv.decoration")) {
      boolean fits = value instanceof SpirvEnumAttr keyword && keyword.kind() == SpirvEnums.DECORATION;
      if (!fits) check.errorAt(function.location(), "'" + name + "' must be a spirv::DecorationAttr");
    } else if (!name.equals(INTERFACE)) {
      // Unlike other messages these do not print the function.
      check.errorAt(function.location(), "found unsupported '" + name + "' attribute on region argument");
    } else if (!(value instanceof InterfaceVarAttr abi)) {
      check.errorAt(function.location(), "'" + name + "' must be a spirv::InterfaceVarABIAttr");
    } else if (abi.storage() != null && !isScalar(type)) {
      check.errorAt(function.location(), "'" + name + "' attribute cannot specify storage class when attaching to a non-scalar value");
    }
  }

  private static boolean isScalar(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }
}
