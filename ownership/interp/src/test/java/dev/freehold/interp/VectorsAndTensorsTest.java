// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which elements go where in vectors and tensors. The operand is 0 1 2, 3 4 5, unless a case says another. */
class VectorsAndTensorsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "vector.transpose %0, [1, 0] : vector<2x3xi8> to vector<3x2xi8>|vector<3x2xi8>|[[0, 3], [1, 4], [2, 5]]",
      "vector.shape_cast %0 : vector<2x3xi8> to vector<6xi8>|vector<6xi8>|[0, 1, 2, 3, 4, 5]",
      "vector.extract %0[1] : vector<3xi8> from vector<2x3xi8>|vector<3xi8>|[3, 4, 5]",
      "vector.shuffle %0, %0 [3, 0] : vector<2x3xi8>, vector<2x3xi8>|vector<2x3xi8>|[[3, 4, 5], [0, 1, 2]]",
      "vector.interleave %0, %0 : vector<2x3xi8> -> vector<2x6xi8>|vector<2x6xi8>|[[0, 0, 1, 1, 2, 2], [3, 3, 4, 4, 5, 5]]",
      "vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3xi8> to vector<2x2xi8>|vector<2x2xi8>|[[1, 2], [4, 5]]",
      "vector.multi_reduction <add>, %0, %2 [0] : vector<2x3xi8> to vector<3xi8>|vector<3xi8>|[4, 7, 10]",
      "vector.multi_reduction <maxsi>, %0, %1 [0, 1] : vector<2x3xi8> to i8|i8|7 : i8",
      "vector.reduction <mul>, %2 : vector<3xi8> into i8|i8|6 : i8",
      "vector.insert %2, %0[0] : vector<3xi8> into vector<2x3xi8>|vector<2x3xi8>|[[1, 2, 3], [3, 4, 5]]",
      "vector.insert_strided_slice %2, %0 {offsets = [1, 0], strides = [1]} : vector<3xi8> into vector<2x3xi8>|vector<2x3xi8>|[[0, 1, 2], [1, 2, 3]]",
      "vector.broadcast %2 : vector<3xi8> to vector<2x3xi8>|vector<2x3xi8>|[[1, 2, 3], [1, 2, 3]]",
      "vector.outerproduct %2, %2, %3 : vector<3xi8>, vector<3xi8>|vector<3x3xi8>|[[2, 2, 3], [2, 5, 6], [3, 6, 10]]",
      "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], "
          + "iterator_types = [\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<add>} %0, %0, %3 : vector<2x3xi8>, vector<2x3xi8> into vector<3x3xi8>"
          + "|vector<3x3xi8>|[[10, 12, 15], [12, 18, 22], [15, 22, 30]]",
      "vector.constant_mask [1, 2] : vector<2x3xi1>|vector<2x3xi1>|[[true, true, false], [false, false, false]]"
  })
  void vectors(String operation, String type, String expected) {
    assertEquals(List.of(expected.startsWith("[") ? "dense<" + expected + "> : " + type : expected), Executed.results("""
        func.func @f(%%0: vector<2x3xi8>, %%1: i8, %%2: vector<3xi8>, %%3: vector<3x3xi8>) -> %2$s {
          %%r = %1$s
          return %%r : %2$s
        }
        """.formatted(operation, type), "dense<[[0, 1, 2], [3, 4, 5]]>, 7, dense<[1, 2, 3]>, dense<[[1, 0, 0], [0, 1, 0], [0, 0, 1]]>"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "tensor.extract_slice %0[0, %1] [2, 2] [1, 1] : tensor<2x3xi8> to tensor<2x2xi8>|tensor<2x2xi8>|[[1, 2], [4, 5]]",
      "tensor.extract_slice %0[%1, 0] [1, 2] [1, 2] : tensor<2x3xi8> to tensor<2xi8>|tensor<2xi8>|[3, 5]",
      "tensor.insert_slice %2 into %0[0, 1] [1, 2] [1, 1] : tensor<2xi8> into tensor<2x3xi8>|tensor<2x3xi8>|[[0, 8, 9], [3, 4, 5]]",
      "tensor.extract_slice %4[1, 0, 1] [1, 3, 1] [1, 1, 1] : tensor<2x3x2xi8> to tensor<1x3xi8>|tensor<1x3xi8>|[[7, 9, 11]]",
      "tensor.insert_slice %5 into %4[0, 0, 1] [1, 3, 1] [1, 1, 1] : tensor<1x3xi8> into tensor<2x3x2xi8>|tensor<2x3x2xi8>|[[[0, 7], [2, 8], [4, 9]], [[6, 7], [8, 9], [10, 11]]]",
      "tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xi8> into tensor<6xi8>|tensor<6xi8>|[0, 1, 2, 3, 4, 5]",
      "tensor.expand_shape %2 [[0, 1]] output_shape [1, 2] : tensor<2xi8> into tensor<1x2xi8>|tensor<1x2xi8>|[[8, 9]]",
      "tensor.concat dim(1) %0, %0 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x6xi8>|tensor<2x6xi8>|[[0, 1, 2, 0, 1, 2], [3, 4, 5, 3, 4, 5]]",
      "tensor.insert %3 into %0[%1, %1] : tensor<2x3xi8>|tensor<2x3xi8>|[[0, 1, 2], [3, 7, 5]]"
  })
  void tensors(String operation, String type, String expected) {
    assertEquals(List.of("dense<" + expected + "> : " + type), Executed.results("""
        func.func @f(%%0: tensor<2x3xi8>, %%1: index, %%2: tensor<2xi8>, %%3: i8, %%4: tensor<2x3x2xi8>, %%5: tensor<1x3xi8>) -> %2$s {
          %%r = %1$s
          return %%r : %2$s
        }
        """.formatted(operation, type), "dense<[[0, 1, 2], [3, 4, 5]]>, 1, dense<[8, 9]>, 7, "
        + "dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]>, dense<[[7, 8, 9]]>"));
  }

  @Test
  void masksSelectTheLanesThatAreAccessed() {
    assertEquals(List.of("dense<[11, 2, 13]> : vector<3xi8>", "dense<[11, 2, 12]> : vector<3xi8>", "dense<[13, 2, 10]> : vector<3xi8>",
        "dense<[1, 1, 3, 1]> : vector<4xi8>"), Executed.results("""
            func.func @f(%m: memref<4xi8>, %p: vector<3xi8>) -> (vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<4xi8>) {
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1 : index
              %k = arith.constant dense<[true, false, true]> : vector<3xi1>
              %i = arith.constant dense<[3, 99, 0]> : vector<3xi32>
              %0 = vector.maskedload %m[%c1], %k, %p : memref<4xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>
              %1 = vector.expandload %m[%c1], %k, %p : memref<4xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>
              %2 = vector.gather %m[%c0] [%i], %k, %p : memref<4xi8>, vector<3xi32>, vector<3xi1>, vector<3xi8> into vector<3xi8>
              vector.scatter %m[%c0] [%i], %k, %p : memref<4xi8>, vector<3xi32>, vector<3xi1>, vector<3xi8>
              vector.compressstore %m[%c1], %k, %p : memref<4xi8>, vector<3xi1>, vector<3xi8>
              vector.maskedstore %m[%c0], %k, %p : memref<4xi8>, vector<3xi1>, vector<3xi8>
              %4 = vector.load %m[%c0] : memref<4xi8>, vector<4xi8>
              return %0, %1, %2, %4 : vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<4xi8>
            }
            """, "dense<[10, 11, 12, 13]>, dense<[1, 2, 3]>"));
  }

  @Test
  void tilesAreFilledWithPadding() {
    String program = """
        func.func @f(%a: tensor<2x3xi8>, %p: i8) -> (tensor<2x2x2xi8>, tensor<2x3xi8>, tensor<3x1x2xi8>) {
          %d = tensor.empty() : tensor<2x2x2xi8>
          %0 = linalg.pack %a padding_value(%p : i8) inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<2x3xi8> -> tensor<2x2x2xi8>
          %e = tensor.empty() : tensor<2x3xi8>
          %1 = linalg.unpack %0 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<2x2x2xi8> -> tensor<2x3xi8>
          %t = tensor.empty() : tensor<3x1x2xi8>
          %2 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %t : tensor<2x3xi8> -> tensor<3x1x2xi8>
          return %0, %1, %2 : tensor<2x2x2xi8>, tensor<2x3xi8>, tensor<3x1x2xi8>
        }
        """;
    assertEquals(List.of("dense<[[[0, 1], [2, 9]], [[3, 4], [5, 9]]]> : tensor<2x2x2xi8>", "dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi8>",
        "dense<[[[0, 3]], [[1, 4]], [[2, 5]]]> : tensor<3x1x2xi8>"), Executed.results(program, "dense<[[0, 1, 2], [3, 4, 5]]>, 9"));
  }

  @Test
  void bitsOfComplexNumbers() {
    assertEquals(List.of("4607182418800017408 : i64", "1.500000e+00 : f32"), Executed.results("""
        func.func @f(%x: f32, %b: i64) -> (i64, f32) {
          %c = arith.constant 0.0 : f32
          %0 = complex.create %c, %x : complex<f32>
          %1 = complex.bitcast %0 : complex<f32> to i64
          %2 = complex.bitcast %b : i64 to complex<f32>
          %3 = complex.re %2 : complex<f32>
          return %1, %3 : i64, f32
        }
        """, "1.875, 1069547520"));
  }

  /** With strides that are not known, sizes decide which dimensions a view leaves out. */
  @Test
  void viewKeepsDimensionsOfItsSizes() {
    assertEquals(List.of("11 : i8", "1 : index", "3 : index"), Executed.results("""
        func.func @f(%m: memref<2x3x2xi8>) -> (i8, index, index) {
          %0 = arith.constant 0 : index
          %1 = arith.constant 1 : index
          %2 = arith.constant 2 : index
          %c = memref.cast %m : memref<2x3x2xi8> to memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
          %v = memref.subview %c[1, 0, 1] [1, 3, 1] [1, 1, 1] : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
              to memref<1x3xi8, strided<[?, ?], offset: ?>>
          %x = memref.load %v[%0, %2] : memref<1x3xi8, strided<[?, ?], offset: ?>>
          %d0 = memref.dim %v, %0 : memref<1x3xi8, strided<[?, ?], offset: ?>>
          %d1 = memref.dim %v, %1 : memref<1x3xi8, strided<[?, ?], offset: ?>>
          return %x, %d0, %d1 : i8, index, index
        }
        """, "dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]>"));
  }

  @Test
  void regionsMakeElements() {
    assertEquals(List.of("dense<[[0, 1], [10, 11]]> : tensor<2x2xindex>", "dense<[9, 5, 6, 9, 9]> : tensor<5xindex>"), Executed.results("""
        func.func @f(%n: index, %t: tensor<2xindex>) -> (tensor<2x2xindex>, tensor<5xindex>) {
          %c10 = arith.constant 10 : index
          %c9 = arith.constant 9 : index
          %g = tensor.generate %n {
          ^bb0(%i: index, %j: index):
            %a = arith.muli %i, %c10 : index
            %b = arith.addi %a, %j : index
            tensor.yield %b : index
          } : tensor<?x2xindex>
          %s = tensor.cast %g : tensor<?x2xindex> to tensor<2x2xindex>
          %p = tensor.pad %t low[1] high[2] {
          ^bb0(%i: index):
            tensor.yield %c9 : index
          } : tensor<2xindex> to tensor<5xindex>
          return %s, %p : tensor<2x2xindex>, tensor<5xindex>
        }
        """, "2, dense<[5, 6]>"));
  }

  /** Each thread sees the shared tensors as they were; its parts come into the results, in the order of its insertions. */
  @Test
  void threadsInsertParts() {
    assertEquals(List.of("dense<[[10, 0], [11, 1], [12, 2]]> : tensor<3x2xi8>", "dense<[7, 8, 6]> : tensor<3xi8>", "dense<[4, 5, 6]> : tensor<3xi8>"),
        Executed.results("""
        func.func @f(%old: tensor<3x2xi8>, %in: tensor<3xi8>) -> (tensor<3x2xi8>, tensor<3xi8>, tensor<3xi8>) {
          %v = arith.constant dense<[7, 8]> : tensor<2xi8>
          %ten = arith.constant dense<10> : tensor<1xi8>
          %n = arith.constant 3 : index
          %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %old, %p = %in) -> (tensor<3x2xi8>, tensor<3xi8>) {
            %row = tensor.extract_slice %o[%i, 0] [1, 1] [1, 1] : tensor<3x2xi8> to tensor<1xi8>
            %more = arith.addi %row, %ten : tensor<1xi8>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %row into %o[%i, 1] [1, 1] [1, 1] : tensor<1xi8> into tensor<3x2xi8>
              tensor.parallel_insert_slice %more into %o[%i, 0] [1, 1] [1, 1] : tensor<1xi8> into tensor<3x2xi8>
              tensor.parallel_insert_slice %v into %p[0] [2] [1] : tensor<2xi8> into tensor<3xi8>
            }
          }
          return %r#0, %r#1, %in : tensor<3x2xi8>, tensor<3xi8>, tensor<3xi8>
        }
        """, "dense<[[0, 9], [1, 9], [2, 9]]>, dense<[4, 5, 6]>"));
  }

  /** Without a thread, the result is the output; with bounds and steps, threads are where those say. */
  @Test
  void threadsAreWhereBoundsSay() {
    String program = """
        func.func @f(%lower: index, %t: tensor<6xindex>) -> tensor<6xindex> {
          %r = scf.forall (%i) = (%lower) to (6) step (2) shared_outs(%o = %t) -> tensor<6xindex> {
            %part = tensor.from_elements %i : tensor<1xindex>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %part into %o[%i] [1] [1] : tensor<1xindex> into tensor<6xindex>
            }
          }
          return %r : tensor<6xindex>
        }
        """;
    assertEquals(List.of("dense<[9, 1, 9, 3, 9, 5]> : tensor<6xindex>"), Executed.results(program, "1, dense<9>"));
    assertEquals(List.of("dense<9> : tensor<6xindex>"), Executed.results(program, "6, dense<9>"));
    assertEquals("index -2 is out of bounds of dimension 0 of size 6", Executed.fault(program, "-2, dense<9>"));
  }

  @Test
  void transfersPadAndLeaveOutWhatIsOutside() {
    assertEquals(List.of("dense<[2, 3, -1, -1]> : vector<4xi8>", "dense<[0, 1, 2, 2]> : tensor<4xi8>"), Executed.results("""
        func.func @f(%m: memref<4xi8>) -> (vector<4xi8>, memref<4xi8>) {
          %c2 = arith.constant 2 : index
          %c3 = arith.constant 3 : index
          %pad = arith.constant -1 : i8
          %v = vector.transfer_read %m[%c2], %pad : memref<4xi8>, vector<4xi8>
          %r = memref.alloc() : memref<4xi8>
          memref.copy %m, %r : memref<4xi8> to memref<4xi8>
          vector.transfer_write %v, %r[%c3] : vector<4xi8>, memref<4xi8>
          return %v, %r : vector<4xi8>, memref<4xi8>
        }
        """, "dense<[0, 1, 2, 3]>"));
    assertEquals("index 4 is out of bounds of dimension 0 of size 4", Executed.fault("""
        func.func @f(%m: memref<4xi8>) {
          %c2 = arith.constant 2 : index
          %v = vector.load %m[%c2] : memref<4xi8>, vector<4xi8>
          return
        }
        """, "dense<[0, 1, 2, 3]>"));
  }

  /** A tensor is what its buffer held when it was made; the buffer of the tensor is that buffer, unless its type asks for another layout. */
  @Test
  void writesDoNotChangeTensors() {
    assertEquals(List.of("1 : i8", "7 : i8", "1 : i8"), Executed.results("""
        func.func @f(%a: memref<2x2xi8>) -> (i8, i8, i8) {
          %c0 = arith.constant 0 : index
          %v = arith.constant 7 : i8
          %m = memref.subview %a[0, 1] [2, 1] [1, 1] : memref<2x2xi8> to memref<2xi8, strided<[2], offset: 1>>
          %t = bufferization.to_tensor %m : memref<2xi8, strided<[2], offset: 1>> to tensor<2xi8>
          %same = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8, strided<[?], offset: ?>>
          %copy = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
          memref.store %v, %m[%c0] : memref<2xi8, strided<[2], offset: 1>>
          %x = tensor.extract %t[%c0] : tensor<2xi8>
          %y = memref.load %same[%c0] : memref<2xi8, strided<[?], offset: ?>>
          %z = memref.load %copy[%c0] : memref<2xi8>
          return %x, %y, %z : i8, i8, i8
        }
        """, "dense<[[0, 1], [2, 3]]>"));
  }

  @Test
  void tensorsGetBuffersAndBuffersTensors() {
    assertEquals(List.of("dense<[4, 5]> : tensor<2xi8>", "dense<[4, 5]> : tensor<2xi8>", "dense<[4, 5]> : tensor<2xi8>"), Executed.results("""
        func.func @f(%t: tensor<2xi8>, %a: memref<2xi8>) -> (tensor<2xi8>, tensor<?xi8>, tensor<2xi8>) {
          bufferization.materialize_in_destination %t in writable %a : (tensor<2xi8>, memref<2xi8>) -> ()
          %u = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
          %b = bufferization.to_buffer %u : tensor<2xi8> to memref<?xi8>
          %v = bufferization.to_tensor %b : memref<?xi8> to tensor<?xi8>
          %e = bufferization.alloc_tensor() : tensor<2xi8>
          %w = bufferization.materialize_in_destination %u in %e : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
          return %u, %v, %w : tensor<2xi8>, tensor<?xi8>, tensor<2xi8>
        }
        """, "dense<[4, 5]>, dense<0>"));
  }
}
