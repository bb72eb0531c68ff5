// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** linalg and affine: which elements their maps lead to, how often their loops go round. */
class StructuredTest {
  @Test
  void aProductOfMatrices() {
    int[][] a = {{1, 2, 3}, {4, 5, 6}};
    int[][] b = {{7, 8}, {9, 10}, {11, 12}};
    StringBuilder expected = new StringBuilder("dense<[");
    for (int i = 0; i < 2; i++) {
      int[] row = new int[2];
      for (int j = 0; j < 2; j++) {
        for (int k = 0; k < 3; k++) row[j] += a[i][k] * b[k][j];
      }
      expected.append(i == 0 ? "" : ", ").append("[").append(row[0]).append(", ").append(row[1]).append("]");
    }
    assertEquals(List.of(expected + "]> : tensor<2x2xi32>"), Executed.results("""
        func.func @f(%a: memref<2x3xi32>, %b: memref<3x2xi32>) -> memref<2x2xi32> {
          %zero = arith.constant 0 : i32
          %c = memref.alloc() : memref<2x2xi32>
          linalg.fill ins(%zero : i32) outs(%c : memref<2x2xi32>)
          linalg.matmul ins(%a, %b : memref<2x3xi32>, memref<3x2xi32>) outs(%c : memref<2x2xi32>)
          return %c : memref<2x2xi32>
        }
        """, "dense<[[1, 2, 3], [4, 5, 6]]>, dense<[[7, 8], [9, 10], [11, 12]]>"));
  }

  @Test
  void mapsMayBeAnyExpression() {
    // Element i of the result: the sum of 3 neighbours from 2 * i on, and 10 times i.
    assertEquals(List.of("dense<[6, 22, 38]> : tensor<3xindex>"), Executed.results("""
        func.func @f(%in: memref<7xindex>, %window: memref<3xindex>) -> memref<3xindex> {
          %zero = arith.constant 0 : index
          %out = memref.alloc() : memref<3xindex>
          linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%out : memref<3xindex>) {
          ^bb0(%old: index):
            %i = linalg.index 0 : index
            %c10 = arith.constant 10 : index
            %ten = arith.muli %i, %c10 : index
            linalg.yield %ten : index
          }
          linalg.generic {
            indexing_maps = [affine_map<(i, k) -> (2 * i + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
            iterator_types = ["parallel", "reduction"]
          } ins(%in, %window : memref<7xindex>, memref<3xindex>) outs(%out : memref<3xindex>) {
          ^bb0(%x: index, %w: index, %sum: index):
            %more = arith.addi %sum, %x : index
            linalg.yield %more : index
          }
          return %out : memref<3xindex>
        }
        """, "dense<[1, 2, 3, 4, 5, 6, 7]>, uninitialized"));
  }

  @Test
  void whatTheBodyDoesNotLookAtNeedNotBeThere() {
    String copy = """
        func.func @f(%%in: memref<2xf32>, %%out: memref<2xf32>) {
          linalg.%s
          return
        }
        """;
    assertEquals(List.of(),
        Executed.results(copy.formatted("copy ins(%in : memref<2xf32>) outs(%out : memref<2xf32>)"), "dense<1.0>, uninitialized"));
    assertEquals("read of uninitialized memory",
        Executed.fault(copy.formatted("exp ins(%in : memref<2xf32>) outs(%out : memref<2xf32>)"), "uninitialized, uninitialized"));
  }

  @Test
  void operandsMustAgreeOnTheLoops() {
    assertEquals("dimension 0 of operand 1 has size 3, but another operand requires size 2", Executed.fault("""
        func.func @f(%in: memref<?xf32>, %out: memref<?xf32>) {
          linalg.copy ins(%in : memref<?xf32>) outs(%out : memref<?xf32>)
          return
        }
        """, "dense<1.0> : tensor<2xf32>, dense<1.0> : tensor<3xf32>"));
  }

  @Test
  void tensorsAreNotChanged() {
    assertEquals(List.of("dense<[1, 2]> : tensor<2xi32>", "dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>", "dense<[3, 6]> : tensor<2xi32>"),
        Executed.results("""
        func.func @f(%in: tensor<2xi32>) -> (tensor<2xi32>, tensor<2x3xi32>, tensor<2xi32>) {
          %n = arith.constant 3 : index
          %zero = arith.constant 0 : i32
          %e = tensor.empty(%n) : tensor<2x?xi32>
          %wide = linalg.broadcast ins(%in : tensor<2xi32>) outs(%e : tensor<2x?xi32>) dimensions = [1]
          %start = linalg.fill ins(%zero : i32) outs(%in : tensor<2xi32>) -> tensor<2xi32>
          %sums = linalg.reduce ins(%wide : tensor<2x?xi32>) outs(%start : tensor<2xi32>) dimensions = [1]
            (%x: i32, %sum: i32) {
              %more = arith.addi %sum, %x : i32
              linalg.yield %more : i32
            }
          %all = tensor.cast %wide : tensor<2x?xi32> to tensor<2x3xi32>
          return %in, %all, %sums : tensor<2xi32>, tensor<2x3xi32>, tensor<2xi32>
        }
        """, "dense<[1, 2]>"));
  }

  @Test
  void loopsOfAffineCountBetweenSeveralBounds() {
    // From max(1, 3) to min(n, 10) in steps of 2.
    assertEquals(List.of("15 : index"), Executed.results("""
        func.func @f(%n: index) -> index {
          %zero = arith.constant 0 : index
          %sum = affine.for %i = max affine_map<() -> (1, 3)>() to min affine_map<()[s0] -> (s0, 10)>()[%n] step 2 iter_args(%s = %zero) -> (index) {
            %more = arith.addi %s, %i : index
            affine.yield %more : index
          }
          return %sum : index
        }
        """, "8"));
  }

  @Test
  void aParallelLoopReduces() {
    assertEquals(List.of("5 : i32", "13 : i32", "-4 : i32"), Executed.results("""
        func.func @f(%m: memref<2x3xi32>) -> (i32, i32, i32) {
          %first = affine.load %m[1, 0] : memref<2x3xi32>
          %r:2 = affine.parallel (%i, %j) = (0, 0) to (2, 3) step (1, 2) reduce ("addi", "addi") -> (i32, i32) {
            %x = affine.load %m[%i, %j] : memref<2x3xi32>
            %y = affine.if affine_set<(d0, d1) : (d0 - 1 == 0, d1 >= 0)>(%i, %j) -> i32 {
              %minus = arith.constant -2 : i32
              affine.yield %minus : i32
            } else {
              %none = arith.constant 0 : i32
              affine.yield %none : i32
            }
            affine.yield %x, %y : i32, i32
          }
          return %first, %r#0, %r#1 : i32, i32, i32
        }
        """, "dense<[[1, 100, 3], [5, 100, 4]]>"));
  }

  @Test
  void indicesAreTakenApartAndPutTogether() {
    assertEquals(List.of("2 : index", "1 : index", "3 : index", "23 : index"), Executed.results("""
        func.func @f(%n: index) -> (index, index, index, index) {
          %r:3 = affine.delinearize_index %n into (5, 2, 4) : index, index, index
          %back = affine.linearize_index [%r#0, %r#1, %r#2] by (5, 2, 4) : index
          return %r#0, %r#1, %r#2, %back : index, index, index, index
        }
        """, "23"));
    assertEquals("affine divisor must be positive, but is 0", Executed.fault("""
        func.func @f(%n: index) -> index {
          %r = affine.apply affine_map<()[s0] -> (7 floordiv s0)>()[%n]
          return %r : index
        }
        """, "0"));
  }

  @Test
  void complexNumbers() {
    // (1 + 2i) * (3 - 1i) = 5 + 5i; divided by 2 + 1i: 3 + 1i.
    assertEquals(List.of("[3.000000e+00 : f32, 1.000000e+00 : f32]", "true", "5.000000e+00 : f32"), Executed.results("""
        func.func @f(%m: memref<1xcomplex<f32>>) -> (complex<f32>, i1, f32) {
          %c0 = arith.constant 0 : index
          %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
          %b = complex.constant [3.0 : f32, -1.0 : f32] : complex<f32>
          %d = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
          %p = complex.mul %a, %b : complex<f32>
          %m2 = memref.alloc() : memref<1xcomplex<f32>>
          memref.store %p, %m2[%c0] : memref<1xcomplex<f32>>
          %l = memref.load %m2[%c0] : memref<1xcomplex<f32>>
          memref.dealloc %m2 : memref<1xcomplex<f32>>
          %q = complex.div %l, %d : complex<f32>
          %im = complex.im %l : complex<f32>
          %same = complex.eq %p, %l : complex<f32>
          return %q, %same, %im : complex<f32>, i1, f32
        }
        """, "dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>"));
  }
}
