// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;

/** Type constraints of the dialect's operations, with the reference's descriptions. */
final class Types {
  static final NamedType BOOL_TYPE = new NamedType("smt", "bool", Holds.NOTHING);
  static final NamedType INT_TYPE = new NamedType("smt", "int", Holds.NOTHING);

  static final TypeSet BOOL = BOOL_TYPE.set("");
  static final TypeSet INT = INT_TYPE.set("");
  static final TypeSet BIT_VECTOR = TypeSet.of("", BitVectorType.class::isInstance).ofKind("smt.bv", BitVectorType.class::isInstance);
  static final TypeSet ARRAY = TypeSet.of("", ArrayType.class::isInstance).ofKind("smt.array", ArrayType.class::isInstance);
  static final TypeSet FUNCTION = TypeSet.of("", FuncType.class::isInstance).ofKind("smt.func", FuncType.class::isInstance);
  static final TypeSet ANY = TypeSet.of("any SMT value type", Types::isValue);
  static final TypeSet ANY_BUT_FUNCTION = TypeSet.of("any non-function SMT value type", Types::isFirstOrder);
  static final TypeSet FOREIGN = TypeSet.of("any non-smt type", type -> !isValue(type));

  private Types() {}

  static boolean isValue(Type type) {
    return isFirstOrder(type) || type instanceof FuncType;
  }

  /** Whether values of the type can be bound, compared and put into functions: all but functions can. */
  static boolean isFirstOrder(Type type) {
    return type.equals(BOOL_TYPE) || type.equals(INT_TYPE) || type instanceof BitVectorType || type instanceof ArrayType
        || type instanceof SortType;
  }
}
