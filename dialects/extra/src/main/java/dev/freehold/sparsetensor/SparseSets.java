// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Type and attribute constraints of the dialect's operations, with the reference's descriptions. */
final class SparseSets {
  static final TypeSet TENSOR =
      TypeSets.of("sparse tensor", type -> optionalEncoding(type) != null).ofKind("builtin.tensor", TensorType.class::isInstance);
  static final TypeSet SLICE = TypeSets.of("sparse tensor slice", type -> optionalEncoding(type) instanceof EncodingAttr e && e.isSlice())
      .ofKind("builtin.tensor", TensorType.class::isInstance);
  static final TypeSet SPECIFIER = TypeSet.of("metadata", StorageSpecifierType.class::isInstance)
      .ofKind("sparse_tensor.storage_specifier", StorageSpecifierType.class::isInstance);
  static final TypeSet SPACE = iteration("sparse iteration space", "sparse_tensor.iter_space", IterationType.Kind.SPACE);
  static final TypeSet ITERATOR = iteration("sparse iterator", "sparse_tensor.iterator", IterationType.Kind.ITERATOR);
  static final TypeSet LEVELS = TypeSets.rankedTensorOf(TypeSets.SIGNLESS_INTEGER_OR_INDEX);
  static final TypeSet COUNT = TypeSet.of("scalar like", SparseSets::isScalar);
  static final TypeSet VALUES = TypeSet.of("strided memref of any type values of rank 1", TypeSets.memRefOfRank(1)::contains)
      .ofKind("builtin.memref", TypeSets.RANKED_MEMREF::contains);
  static final TypeSet FLAGS = TypeSets.memRefOfRank(1, TypeSets.I1);
  static final TypeSet INDICES = TypeSets.memRefOfRank(1, TypeSets.INDEX);
  static final TypeSet NUMBERS =
      TypeSets.memRefOfRank(1, TypeSet.of("integer or index", type -> TypeSets.INTEGER.contains(type) || type instanceof IndexType));
  static final TypeSet BUFFER = TypeSets.memRefOfRank(1);

  static final EnumKind SPECIFIER_KIND = kind("kind", "StorageSpecifierKind", "SparseTensorStorageSpecifierKindAttr",
      "lvl_sz", "pos_mem_sz", "crd_mem_sz", "val_mem_sz", "dim_offset", "dim_stride");
  static final EnumKind SORT = kind("SparseTensorSortAlgorithm", "SparseTensorSortKind", "SparseTensorSortKindAttr",
      "hybrid_quick_sort", "insertion_sort_stable", "quick_sort", "heap_sort");
  static final EnumKind DIRECTION =
      kind("CrdTransDirection", "CrdTransDirectionKind", "SparseTensorCrdTransDirectionAttr", "dim_to_lvl", "lvl_to_dim");
  static final List<EnumKind> KEYWORDS = List.of(SPECIFIER_KIND, SORT, DIRECTION);

  static final AttrSet LEVEL = named("level attribute");
  static final AttrSet DIMENSION = named("dimension attribute");
  static final AttrSet LEVEL_SET = AttrSet.of("LevelSet attribute", AttrSets.I64::contains).ofKind(IntegerAttr.class::isInstance);
  static final AttrSet LEVEL_SETS = AttrSets.arrayOf("I64BitSet array attribute", LEVEL_SET);
  static final AttrSet ENCODING = AttrSets.plain("sparse tensor encoding attribute", EncodingAttr.class);

  private SparseSets() {}

  /** How a sparse tensor is stored. */
  static EncodingAttr encoding(Type type) {
    return Objects.requireNonNull(optionalEncoding(type), "the tensor is sparse");
  }

  static EncodingAttr encoding(Value value) {
    return encoding(value.type());
  }

  /** How a tensor is stored; null for what is not a tensor or stored as usual. */
  static @Nullable EncodingAttr optionalEncoding(Type type) {
    return type instanceof TensorType tensor && tensor.encoding() instanceof EncodingAttr encoding ? encoding : null;
  }

  static TensorType tensor(Value value) {
    return (TensorType) value.type();
  }

  static long number(Op op, String attr) {
    return op.attr(attr, IntegerAttr.class).longValue();
  }

  static String keyword(Op op, String attribute) {
    return op.attr(attribute, EnumAttr.class).keyword();
  }

  private static boolean isScalar(Type type) {
    return TypeSets.SIGNLESS_INTEGER_OR_INDEX.contains(type)
        || type instanceof TensorType tensor && tensor.rank() == 0 && TypeSets.SIGNLESS_INTEGER_OR_INDEX.contains(tensor.element());
  }

  private static TypeSet iteration(String description, String name, IterationType.Kind kind) {
    return TypeSet.of(description, type -> type instanceof IterationType iteration && iteration.kind() == kind)
        .ofKind(name, type -> type instanceof IterationType iteration && iteration.kind() == kind);
  }

  private static EnumKind kind(String mnemonic, String title, String attribute, String... keywords) {
    return EnumKind.plain("sparse_tensor", mnemonic, "::mlir::sparse_tensor::" + title, keywords).called(attribute, "value");
  }

  /** An index that messages call by what it counts. */
  private static AttrSet named(String description) {
    return new AttrSet(description, AttrSets.INDEX::contains, AttrSets.INDEX.form(), IntegerAttr.class::isInstance);
  }
}
