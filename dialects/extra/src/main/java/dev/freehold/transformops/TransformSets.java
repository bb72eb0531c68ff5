// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.pdl.PdlType;
import java.util.List;
import java.util.function.Predicate;

/** Type and attribute constraints of the dialect's operations, with the reference's descriptions. */
final class TransformSets {
  static final TypeSet HANDLE = known("TransformHandleTypeInterface instance", TransformSets::isHandle);
  static final TypeSet VALUE = known("TransformValueHandleTypeInterface instance", HandleType.Plain.ANY_VALUE::equals);
  static final TypeSet PARAM = known("TransformParamTypeInterface instance", TransformSets::isParam);
  static final TypeSet ANY_HANDLE = TypeSet.of("any transform handle", type -> isHandle(type) || type == HandleType.Plain.ANY_VALUE);
  static final TypeSet ANY = TypeSet.of("any transform handle or parameter", type -> isHandle(type) || type instanceof HandleType);
  static final TypeSet OPERATION_OR_VALUE =
      TypeSet.of("transform operation or value handle", type -> isHandle(type) || type == HandleType.Plain.ANY_VALUE);
  static final TypeSet FOUND = TypeSet.of("transform operation or value handle or ",
      type -> OPERATION_OR_VALUE.contains(type) || type == HandleType.Plain.AFFINE_MAP);
  static final TypeSet PARAM_OR_HANDLE = TypeSet.of("transform any param type or any handle type", type -> isHandle(type) || isParam(type));
  static final TypeSet ANY_OP = TypeSet.only("", HandleType.Plain.ANY_OP);
  static final TypeSet ANY_VALUE = TypeSet.only("", HandleType.Plain.ANY_VALUE);

  static final AttrSet FAILURES = Keywords.numberedFrom(
      1, IntegerType.I32, "failure_propagation_mode", "Silenceable error propagation policy", "propagate", "suppress");
  static final Attribute SUPPRESS = IntegerAttr.of(IntegerType.I32, 2);
  static final AttrSet PREDICATE = Keywords.set(IntegerType.I32, "predicate", null, "eq", "ne", "lt", "le", "gt", "ge");
  static final AttrSet INTERFACE =
      Keywords.set(IntegerType.I32, "interface", "An interface to match", "LinalgOp", "TilingInterface", "LoopLikeInterface");
  static final AttrSet LAYOUT = Keywords.set(IntegerType.I32, "function_boundary_type_conversion", "option for map layout",
      "InferLayoutMap", "IdentityLayoutMap", "FullyDynamicLayoutMap");
  static final AttrSet TRANSPOSED = Keywords.set(IntegerType.I32, "inputToTranspose",
      "Input to transpose when converting matmul ops to transposed variants", "lhs", "rhs");
  static final AttrSet WINOGRAD = Keywords.set(IntegerType.I32, "fmr", null, "F_2_3", "F_4_3", "F_2_5");
  static final AttrSet I64_ARRAYS = AttrSets.arrayOf("array of arrays of i64", AttrSets.I64_ARRAY);
  static final AttrSet CONTRACTION =
      lowering("control the lowering of `vector.contract` operations.", "dot", "llvmintr", "outerproduct", "parallelarith");
  static final AttrSet MULTI_REDUCTION = lowering("control the lowering of `vector.multi_reduction`.", "innerparallel", "innerreduction");
  static final AttrSet TRANSPOSE =
      lowering("control the lowering of `vector.transpose` operations.", "eltwise", "llvmintr", "shuffle_1d", "shuffle_16x16");
  static final AttrSet TRANSFER_SPLIT = Keywords.set(IntegerType.I32, "split_transfer_strategy",
      "control the splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants.",
      "none", "vector-transfer", "linalg-copy", "force-in-bounds");
  static final Attribute NO_NUMBERS = DenseArrayAttr.i64(new long[0]);
  static final Attribute NO_FLAGS = DenseArrayAttr.bools(new boolean[0]);
  static final Attribute NO_ATTRIBUTES = new ArrayAttr(List.of());

  private TransformSets() {}

  /** Handles to operations of one name. */
  static TypeSet operations(String name) {
    return TypeSet.only("Transform IR handle to " + name + " operations", new HandleType.Operations(name));
  }

  /** Three integers, or as many as are allowed. */
  static AttrSet triple(boolean mayBeEmpty) {
    return AttrSets.confined(AttrSets.DENSE_I64_ARRAY, mayBeEmpty ? "with 0 or 3 elements" : "with exactly 3 elements",
        attr -> ((DenseArrayAttr) attr).size() == 3 || mayBeEmpty && ((DenseArrayAttr) attr).size() == 0);
  }

  static Attribute number(int value) {
    return IntegerAttr.of(IntegerType.I32, value);
  }

  static Attribute keyword(String text) {
    return StringAttr.of(text);
  }

  private static AttrSet lowering(String description, String... keywords) {
    return Keywords.set(IntegerType.I32, "lowering_strategy", description, keywords);
  }

  private static TypeSet known(String description, Predicate<Type> contains) {
    return TypeSet.of(description, contains).ofKind(null, contains);
  }

  /** Whether both types are handles to operations, or handles to values, or parameters. */
  static boolean areAlike(Type type, Type other) {
    return isHandle(type) == isHandle(other) && isParam(type) == isParam(other);
  }

  static boolean isHandle(Type type) {
    return type == HandleType.Plain.ANY_OP || type instanceof HandleType.Operations || type == PdlType.OPERATION;
  }

  private static boolean isParam(Type type) {
    return type instanceof HandleType.Param || type == HandleType.Plain.ANY_PARAM || type == HandleType.Plain.AFFINE_MAP
        || type == HandleType.Plain.TYPE;
  }
}
