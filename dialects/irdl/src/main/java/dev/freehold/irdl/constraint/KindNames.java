// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.DenseStringElementsAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerSetAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.OpaqueAttr;
import dev.freehold.ir.builtin.OpaqueType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TupleType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.Map;

/** What kinds of types and attributes are called: {@code builtin.memref}, whatever the shape of a memref. */
final class KindNames {
  private static final Map<Class<?>, String> TYPES = Map.ofEntries(
      Map.entry(ComplexType.class, "complex"), Map.entry(FunctionType.class, "function"), Map.entry(IndexType.class, "index"),
      Map.entry(IntegerType.class, "integer"), Map.entry(MemRefType.class, "memref"), Map.entry(NoneType.class, "none"),
      Map.entry(OpaqueType.class, "opaque"), Map.entry(TensorType.class, "tensor"), Map.entry(TupleType.class, "tuple"),
      Map.entry(UnrankedMemRefType.class, "unranked_memref"), Map.entry(UnrankedTensorType.class, "unranked_tensor"),
      Map.entry(VectorType.class, "vector"));
  private static final Map<Class<?>, String> ATTRIBUTES = Map.ofEntries(
      Map.entry(AffineMapAttr.class, "affine_map"), Map.entry(ArrayAttr.class, "array"), Map.entry(DenseArrayAttr.class, "dense_array"),
      Map.entry(DenseElementsAttr.class, "dense_int_or_fp_elements"), Map.entry(DenseResourceAttr.class, "dense_resource_elements"),
      Map.entry(DenseStringElementsAttr.class, "dense_string_elements"), Map.entry(DictAttr.class, "dictionary"),
      Map.entry(DistinctAttr.class, "distinct"), Map.entry(FloatAttr.class, "float"), Map.entry(IntegerAttr.class, "integer"),
      Map.entry(IntegerSetAttr.class, "integer_set"), Map.entry(OpaqueAttr.class, "opaque"),
      Map.entry(SparseElementsAttr.class, "sparse_elements"), Map.entry(StridedLayoutAttr.class, "strided_layout"),
      Map.entry(StringAttr.class, "string"), Map.entry(SymbolRefAttr.class, "symbol_ref"), Map.entry(TypeAttr.class, "type"),
      Map.entry(UnitAttr.class, "unit"));

  private KindNames() {}

  static String of(Type type) {
    if (type instanceof Described described) return described.kind().fullName();
    if (type instanceof FloatType real) return "builtin." + real.format().keyword();
    String builtin = TYPES.get(type.getClass());
    return builtin != null ? "builtin." + builtin : written(Printing.toString(type));
  }

  static String of(Attribute attribute) {
    if (attribute instanceof Described described) return described.kind().fullName();
    if (attribute instanceof Location location) return "builtin." + of(location);
    String builtin = ATTRIBUTES.get(attribute.getClass());
    return builtin != null ? "builtin." + builtin : written(Printing.toString(attribute));
  }

  private static String of(Location location) {
    return switch (location) {
      case Location.Unknown unknown -> "unknown_loc";
      case Location.File file -> "file_line_range";
      case Location.Name name -> "name_loc";
      case Location.CallSite site -> "call_site_loc";
      case Location.Fused fused -> "fused_loc";
    };
  }

  /** The name in {@code !async.value<i32>} or {@code #gpu<dim x>}. */
  private static String written(String text) {
    int end = 1;
    while (end < text.length() && isName(text.charAt(end))) end++;
    String name = text.substring(1, end);
    if (name.indexOf('.') >= 0 || end == text.length() || text.charAt(end) != '<') return name;
    int from = end + 1;
    int to = from;
    while (to < text.length() && isName(text.charAt(to))) to++;
    return name + "." + text.substring(from, to);
  }

  private static boolean isName(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$';
  }

  /** Whether there may be types (or attributes) of a kind. What a dialect has can only be known of {@code builtin}. */
  static boolean isKnown(String kind, boolean type, Registry registry) {
    int dot = kind.indexOf('.');
    if (dot < 0 || dot == kind.length() - 1) return false;
    String name = kind.substring(dot + 1);
    if (!kind.startsWith("builtin.")) return registry.dialect(kind.substring(0, dot)) != null;
    if (!type) return ATTRIBUTES.containsValue(name) || name.endsWith("_loc") || name.equals("file_line_range");
    return TYPES.containsValue(name) || Arrays.stream(FloatFormat.values()).anyMatch(format -> format.keyword().equals(name));
  }
}
