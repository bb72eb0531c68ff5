// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The sets of types that definitions of many dialects name, described in the words of the reference. */
public final class TypeSets {
  public static final TypeSet ANY = TypeSet.ANY;
  public static final TypeSet NONE = TypeSet.only("none type", NoneType.INSTANCE);

  public static final TypeSet INDEX = TypeSet.only("index", IndexType.INSTANCE).ofKind("builtin.index", IndexType.class::isInstance);
  public static final TypeSet INTEGER = TypeSet.of("integer", IntegerType.class::isInstance).ofKind("builtin.integer", IntegerType.class::isInstance);
  public static final TypeSet SIGNLESS_INTEGER =
      TypeSet.of("signless integer", TypeSets::isSignless).ofKind("builtin.integer", IntegerType.class::isInstance);
  public static final TypeSet SIGNED_INTEGER =
      TypeSet.of("signed integer", type -> isInteger(type, IntegerType.Signedness.SIGNED));
  public static final TypeSet UNSIGNED_INTEGER =
      TypeSet.of("unsigned integer", type -> isInteger(type, IntegerType.Signedness.UNSIGNED));
  public static final TypeSet SIGNLESS_INTEGER_OR_INDEX =
      TypeSet.of("signless integer or index", type -> isSignless(type) || type instanceof IndexType);
  public static final TypeSet I1 = signless(1);
  public static final TypeSet I8 = signless(8);
  public static final TypeSet I16 = signless(16);
  public static final TypeSet I32 = signless(32);
  public static final TypeSet I64 = signless(64);

  public static final TypeSet FLOAT = TypeSet.of("floating-point", FloatType.class::isInstance);
  public static final TypeSet F16 = TypeSet.only("16-bit float", FloatType.F16);
  public static final TypeSet F32 = TypeSet.only("32-bit float", FloatType.F32);
  public static final TypeSet F64 = TypeSet.only("64-bit float", FloatType.F64);
  public static final TypeSet TF32 = TypeSet.only("tf32 type", FloatType.TF32);
  public static final TypeSet BF16 = TypeSet.only("bfloat16 type", FloatType.BF16);

  public static final TypeSet COMPLEX = TypeSet.of("complex-type", ComplexType.class::isInstance)
      .ofKind("builtin.complex", ComplexType.class::isInstance);
  public static final TypeSet FUNCTION = TypeSet.of("function type", FunctionType.class::isInstance)
      .ofKind("builtin.function", FunctionType.class::isInstance);
  public static final TypeSet TUPLE = TypeSet.of("tuple", TupleType.class::isInstance).ofKind("builtin.tuple", TupleType.class::isInstance);

  public static final TypeSet SHAPED = of("shaped", ShapedType.class::isInstance, ANY).ofKind(null, ShapedType.class::isInstance);
  public static final TypeSet VECTOR = vectorOf(ANY);
  public static final TypeSet VECTOR_OF_NON_ZERO_RANK = nonZeroRankVectorOf(ANY);
  public static final TypeSet ANY_TENSOR = tensorOf(ANY);
  public static final TypeSet RANKED_TENSOR = rankedTensorOf(ANY);
  public static final TypeSet NON_ZERO_RANK_TENSOR =
      TypeSet.of("non-0-ranked.tensor of any type values", type -> type instanceof TensorType tensor && tensor.rank() > 0)
          .ofKind("builtin.tensor", TensorType.class::isInstance);
  public static final TypeSet UNRANKED_TENSOR = of("unranked tensor", UnrankedTensorType.class::isInstance, ANY)
      .ofKind("builtin.unranked_tensor", UnrankedTensorType.class::isInstance);
  public static final TypeSet STATIC_TENSOR =
      of("statically shaped tensor", type -> type instanceof TensorType tensor && tensor.hasStaticShape(), ANY)
          .ofKind("builtin.tensor", TensorType.class::isInstance);

  /** Memrefs, ranked and unranked. */
  public static final TypeSet ANY_MEMREF = rankedOrUnrankedMemRefOf(ANY);
  public static final TypeSet RANKED_MEMREF = memRefOf(ANY);
  public static final TypeSet UNRANKED_MEMREF = of("unranked.memref", UnrankedMemRefType.class::isInstance, ANY)
      .ofKind("builtin.unranked_memref", UnrankedMemRefType.class::isInstance);
  public static final TypeSet NON_ZERO_RANK_MEMREF =
      TypeSet.of("non-0-ranked.memref of any type values", type -> type instanceof MemRefType memref && memref.rank() > 0)
          .ofKind("builtin.memref", MemRefType.class::isInstance);
  public static final TypeSet STATIC_MEMREF =
      TypeSet.of(
          "statically shaped memref of any type values", type -> type instanceof MemRefType memref && memref.hasStaticShape())
          .ofKind("builtin.memref", MemRefType.class::isInstance);
  /** Memrefs whose layout is a stride for each dimension and an offset. */
  public static final TypeSet STRIDED_MEMREF =
      TypeSet.of("strided memref of any type values", type -> type instanceof MemRefType memref && Strides.of(memref) != null)
          .ofKind("builtin.memref", MemRefType.class::isInstance);

  public static final TypeSet BOOL_LIKE = likeOrContainer("bool-like", I1);
  public static final TypeSet SIGNLESS_INTEGER_LIKE = likeOrContainer("signless-integer-like", SIGNLESS_INTEGER_OR_INDEX);
  public static final TypeSet FLOAT_LIKE = likeOrContainer("floating-point-like", FLOAT);
  public static final TypeSet SIGNLESS_INTEGER_OR_FLOAT_LIKE = SIGNLESS_INTEGER_LIKE.or(FLOAT_LIKE);

  private TypeSets() {}

  /** Ranked tensors of one rank. */
  public static TypeSet tensorOfRank(int rank) {
    return TypeSet.of(rank + "D tensor of any type values", type -> type instanceof TensorType tensor && tensor.rank() == rank)
        .ofKind("builtin.tensor", TensorType.class::isInstance);
  }

  /** Exactly the signless integers of a width. */
  public static TypeSet signless(int width) {
    return TypeSet.only(width + "-bit signless integer", IntegerType.of(width));
  }

  public static TypeSet signed(int width) {
    return TypeSet.only(width + "-bit signed integer", IntegerType.of(width, IntegerType.Signedness.SIGNED));
  }

  public static TypeSet unsigned(int width) {
    return TypeSet.only(width + "-bit unsigned integer", IntegerType.of(width, IntegerType.Signedness.UNSIGNED));
  }

  /** Integers of a width, whatever their signedness. */
  public static TypeSet integer(int width) {
    return TypeSet.of(width + "-bit integer", type -> type instanceof IntegerType integer && integer.width() == width);
  }

  public static TypeSet vectorOf(TypeSet... elements) {
    return of("vector", VectorType.class::isInstance, elements).ofKind("builtin.vector", VectorType.class::isInstance);
  }

  /** Vectors of rank one and more. */
  public static TypeSet nonZeroRankVectorOf(TypeSet... elements) {
    return of("vector", TypeSets::isNonZeroRankVector, elements).ofKind("builtin.vector", VectorType.class::isInstance);
  }

  /** Vectors of rank one and more whose size is known. */
  public static TypeSet fixedVectorOf(TypeSet... elements) {
    return of("fixed-length vector", type -> isNonZeroRankVector(type) && isFixed(type), elements)
        .ofKind("builtin.vector", VectorType.class::isInstance);
  }

  /** Vectors whose size is known. */
  public static TypeSet fixedVectorOfAnyRank(TypeSet... elements) {
    return of("fixed-length vector", type -> type instanceof VectorType && isFixed(type), elements)
        .ofKind("builtin.vector", VectorType.class::isInstance);
  }

  /** Vectors with a rank of a list whose size is known. */
  public static TypeSet fixedVectorOfRanks(List<Integer> ranks, TypeSet... elements) {
    return ranked(fixedVectorOfAnyRank(elements), ranks);
  }

  /** Vectors with a rank of a list. */
  public static TypeSet vectorOfRanks(List<Integer> ranks, TypeSet... elements) {
    return ranked(vectorOf(elements), ranks);
  }

  private static TypeSet ranked(TypeSet vectors, List<Integer> ranks) {
    String listed = ranks.stream().map(String::valueOf).collect(Collectors.joining("/"));
    return TypeSet.of(vectors.description() + " of ranks " + listed, type -> vectors.contains(type) && ranks.contains(((VectorType) type).rank()))
        .ofKind("builtin.vector", VectorType.class::isInstance);
  }

  private static boolean isFixed(Type type) {
    return !((VectorType) type).isScalable();
  }

  /** The union of several sets. */
  public static TypeSet anyOf(TypeSet... sets) {
    TypeSet union = sets[0];
    for (int i = 1; i < sets.length; i++) union = union.or(sets[i]);
    return union;
  }

  public static TypeSet tensorOf(TypeSet... elements) {
    return of("tensor", TypeSets::isTensor, elements).ofKind(null, TypeSets::isTensor);
  }

  public static TypeSet rankedTensorOf(TypeSet... elements) {
    return of("ranked tensor", TensorType.class::isInstance, elements).ofKind("builtin.tensor", TensorType.class::isInstance);
  }

  public static TypeSet memRefOf(TypeSet... elements) {
    return of("memref", MemRefType.class::isInstance, elements).ofKind("builtin.memref", MemRefType.class::isInstance);
  }

  public static TypeSet rankedOrUnrankedMemRefOf(TypeSet... elements) {
    return of("ranked or unranked memref", BaseMemRefType.class::isInstance, elements).ofKind(null, BaseMemRefType.class::isInstance);
  }

  /** Ranked memrefs of one rank. */
  public static TypeSet memRefOfRank(int rank, TypeSet... elements) {
    TypeSet any = memRefOf(elements);
    return TypeSet.of(rank + "D " + any.description(), type -> any.contains(type) && ((MemRefType) type).rank() == rank)
        .ofKind("builtin.memref", MemRefType.class::isInstance);
  }

  /** Shaped types that {@code container} accepts, with elements of any of the sets; with any elements, if there are no sets. */
  public static TypeSet of(String name, Predicate<Type> container, TypeSet... elements) {
    String inner = elements.length == 0 ? ANY.description() : Arrays.stream(elements).map(TypeSet::description).collect(Collectors.joining(" or "));
    return TypeSet.of(
        name + " of " + inner + " values", type -> container.test(type) && anyContains(elements, ((ShapedType) type).element()));
  }

  /** An element, or a vector or tensor of them. */
  public static TypeSet likeOrContainer(String description, TypeSet element) {
    return TypeSet.of(
        description,
        type -> element.contains(type) || hasValueSemantics(type) && element.contains(((ShapedType) type).element()));
  }

  /** Without sets, everything counts. */
  private static boolean anyContains(TypeSet[] sets, Type type) {
    if (sets.length == 0) return true;
    for (TypeSet set : sets) {
      if (set.contains(type)) return true;
    }
    return false;
  }

  private static boolean isInteger(Type type, IntegerType.Signedness signedness) {
    return type instanceof IntegerType integer && integer.signedness() == signedness;
  }

  public static boolean isSignless(Type type) {
    return type instanceof IntegerType integer && integer.isSignless();
  }

  public static boolean isTensor(Type type) {
    return type instanceof TensorType || type instanceof UnrankedTensorType;
  }

  /** Whether values of the type are values and not references: vectors and tensors among the shaped types. */
  public static boolean hasValueSemantics(Type type) {
    return type instanceof VectorType || isTensor(type);
  }

  private static boolean isNonZeroRankVector(Type type) {
    return type instanceof VectorType vector && vector.rank() > 0;
  }

  /** The type of the elements of a shaped type; other types themselves. */
  public static Type elementOrSelf(Type type) {
    return type instanceof ShapedType shaped ? shaped.element() : type;
  }
}
