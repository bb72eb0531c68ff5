// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.FragmentParser;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The types and attributes that operations are synthesized from. Once all are added, several threads may ask for them. */
final class CandidatePool {
  private static final List<String> TYPES = List.of(
      "f32", "i32", "index", "i1", "i64", "i8", "i16", "f16", "f64", "bf16", "si32", "ui32", "ui8", "none", "complex<f32>", "tuple<i32, f32>",
      "(i32) -> i32", "vector<4xf32>", "vector<4xi32>", "vector<4xi1>", "vector<4xindex>", "vector<2x3xf32>", "vector<[4]xf32>", "vector<f32>",
      "vector<1xi64>", "vector<4xf16>", "vector<16xi8>", "vector<4x4xf32>", "tensor<4xf32>", "tensor<?xf32>", "tensor<*xf32>", "tensor<4xi32>",
      "tensor<4xi1>", "tensor<4x4xf32>", "tensor<f32>", "tensor<2xindex>", "tensor<1xi64>", "tensor<4xcomplex<f32>>", "memref<4xf32>",
      "memref<?xf32>", "memref<*xf32>", "memref<f32>", "memref<4x4xf32>", "memref<4xi32>", "memref<4xi1>", "memref<?xi8>", "memref<2xindex>",
      "memref<4xf32, strided<[?], offset: ?>>", "memref<4xf32, 3>");
  private static final List<String> ATTRIBUTES = List.of(
      "0 : i32", "1 : i32", "0 : i64", "1 : i64", "4 : i64", "32 : i64", "0 : index", "1 : index", "4 : i8", "4 : i16", "true", "false",
      "0 : ui32", "1.0 : f32", "1.0 : f64", "unit", "\"a\"", "\"private\"", "@a", "@a::@b", "[]", "[0]", "[0, 1]", "[0 : i32]", "[1 : index]",
      "[true]", "[\"a\"]", "[@a]", "[[0]]", "[i32]", "{}", "[{}]", "{a = 0 : i64}", "i32", "f32", "index", "() -> ()", "(i32) -> i32",
      "memref<4xf32>", "tensor<4xf32>", "vector<4xf32>", "affine_map<() -> ()>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>",
      "affine_map<(d0, d1) -> (d1, d0)>", "[affine_map<(d0) -> (d0)>]", "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]",
      "affine_set<(d0) : (d0 >= 0)>", "array<i32>", "array<i64>", "array<i8>", "array<i1>", "array<f32>", "array<i32: 0>", "array<i64: 0>",
      "array<i64: 0, 1>", "array<i64: 1>", "array<i64: 4>", "array<i1: true>", "array<i32: 1, 1>", "array<i64: 1, 1>", "dense<0> : tensor<1xi64>",
      "dense<1> : tensor<2xi32>", "dense<1.0> : tensor<4xf32>", "dense<1> : vector<4xi32>", "dense<1.0> : vector<4xf32>",
      "dense<0> : tensor<2xindex>", "dense<0> : tensor<i32>", "loc(unknown)");

  private final FragmentParser parser;
  private final Set<Type> types = new LinkedHashSet<>();
  private final Set<Attribute> attributes = new LinkedHashSet<>();
  private final Map<TypeSet, List<Type>> typesOf = new ConcurrentHashMap<>();
  private final Map<AttrSet, List<Attribute>> attributesOf = new ConcurrentHashMap<>();

  /** A pool for operations of a dialect: what their definitions name comes first. */
  CandidatePool(Registry registry, Collection<OpDef<?>> ops) {
    parser = new FragmentParser(registry, false, number -> null);
    for (OpDef<?> def : ops) {
      def.operandSegmentDefs().forEach(this::addOnly);
      def.resultSegmentDefs().forEach(this::addOnly);
      for (OpDef.Prop prop : def.props()) {
        if (prop.defaultValue() != null) attributes.add(prop.defaultValue());
      }
    }
    TYPES.forEach(this::addType);
    ATTRIBUTES.forEach(this::addAttribute);
  }

  private void addOnly(ValueSegment segment) {
    if (segment.types().only() != null) types.add(segment.types().only());
  }

  void addType(String text) {
    types.add(parser.type(text));
  }

  void addAttribute(String text) {
    attributes.add(parser.attribute(text));
  }

  /** All types. */
  List<Type> types() {
    return types(TypeSet.ANY);
  }

  /** The types of a set. */
  List<Type> types(TypeSet set) {
    return typesOf.computeIfAbsent(set, all -> types.stream().filter(all::contains).toList());
  }

  /** The attributes of a set. */
  List<Attribute> attributes(AttrSet set) {
    return attributesOf.computeIfAbsent(set, all -> attributes.stream().filter(all::contains).toList());
  }
}
