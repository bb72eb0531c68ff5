// SPDX-License-Identifier: Apache-2.0
package dev.freehold.convention;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.FunctionLike;
import java.math.BigInteger;
import java.util.List;

/** Checks the attributes that {@link BufferConvention} describes. */
final class ConventionVerifier {
  private final FunctionLike function;
  private final String name;
  private final Checker check;

  private ConventionVerifier(Op function, String name, Checker check) {
    this.function = (FunctionLike) function;
    this.name = name;
    this.check = check;
  }

  static void verifyOnArgument(Op function, int argument, String name, Attribute value, Checker check) {
    new ConventionVerifier(function, name, check).onArgument(argument, value);
  }

  static void verifyOnResult(Op function, int result, String name, Attribute value, Checker check) {
    new ConventionVerifier(function, name, check).onResult(result, value);
  }

  private void onArgument(int argument, Attribute value) {
    if (!name.equals(BufferConvention.FREES) && !name.equals(BufferConvention.ESCAPES)) {
      check.plainError("unknown attribute '" + name + "' of an argument; expected '" + BufferConvention.FREES + "' or '" + BufferConvention.ESCAPES
          + "'");
    } else if (!isBuffer(function.functionType().inputs(), argument)) {
      check.plainError("'" + name + "' is expected on a memref, but argument " + argument + " is none");
    } else if (!(value instanceof UnitAttr)) {
      check.plainError("'" + name + "' is expected to be a unit attribute");
    } else if (new BufferConvention(function).frees(argument) && new BufferConvention(function).escapes(argument)) {
      check.plainError("argument " + argument + " cannot have both '" + BufferConvention.FREES + "' and '" + BufferConvention.ESCAPES + "'");
    }
  }

  private void onResult(int result, Attribute value) {
    if (!name.equals(BufferConvention.BORROWED)) {
      check.plainError("unknown attribute '" + name + "' of a result; expected '" + BufferConvention.BORROWED + "'");
    } else if (!isBuffer(function.functionType().results(), result)) {
      check.plainError("'" + name + "' is expected on a memref, but result " + result + " is none");
    } else if (value instanceof ArrayAttr array && !array.elements().isEmpty()) {
      for (Attribute element : array.elements()) {
        if (!check.failed()) verifyElement(result, element);
      }
    } else if (!(value instanceof UnitAttr)) {
      check.plainError("'" + name + "' is expected to be a unit attribute or an array of numbers of arguments");
    }
  }

  private void verifyElement(int result, Attribute element) {
    if (element instanceof UnitAttr) return;
    List<Type> inputs = function.functionType().inputs();
    if (!(element instanceof IntegerAttr integer)) {
      check.plainError("'" + name + "' is expected to list numbers of arguments and 'unit'");
      return;
    }
    BigInteger number = integer.value();
    if (number.signum() < 0 || number.compareTo(BigInteger.valueOf(inputs.size())) >= 0) {
      check.plainError("'" + name + "' of result " + result + " names argument " + number + ", but there are " + inputs.size());
    } else if (!isBuffer(inputs, number.intValueExact())) {
      check.plainError("'" + name + "' of result " + result + " names argument " + number + ", which is no memref");
    } else if (new BufferConvention(function).frees(number.intValueExact())) {
      check.plainError("result " + result + " cannot be borrowed from argument " + number + ", which the function frees");
    }
  }

  private static boolean isBuffer(List<Type> types, int i) {
    return types.get(i) instanceof BaseMemRefType;
  }
}
