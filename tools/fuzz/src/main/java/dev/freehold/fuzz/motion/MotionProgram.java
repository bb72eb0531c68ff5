// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.motion;

import dev.freehold.fuzz.random.RandomSource;
import dev.freehold.fuzz.random.Text;

/**
 * Writes random programs for passes that move and merge operations. A private function gets numbers, a tensor and buffers; the public one, {@code @main}, calls
 * it and returns the sums that it has computed. In regions that are never executed stands what would fault: divisions by zero, accesses out of bounds, casts
 * that fail. Besides, there are operations that depend on those around them, objects with an identity, and stack memory. The same seed and size give the same
 * text.
 */
public final class MotionProgram {
  /** How many sums the function computes; each is an element of the buffer {@code %sums}. */
  static final int SUMS = 3;
  private static final String FUNCTIONS = """
      func.func private @fixed(%x: i32) -> i32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloca() : memref<4xi32>
        memref.store %x, %a[%c0] : memref<4xi32>
        %y = memref.load %a[%c0] : memref<4xi32>
        return %y : i32
      }
      func.func private @sized(%x: i32, %n: index) -> i32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloca(%n) : memref<?xi32>
        memref.store %x, %a[%c0] : memref<?xi32>
        %y = memref.load %a[%c0] : memref<?xi32>
        return %y : i32
      }
      func.func private @affine(%n: index, %m: memref<?xi32>) -> i32 {
        %c0 = arith.constant 0 : i32
        %r = affine.for %i = 0 to %n iter_args(%s = %c0) -> (i32) {
          %e = affine.load %m[%i] : memref<?xi32>
          %x = arith.addi %s, %e : i32
          affine.yield %x : i32
        }
        return %r : i32
      }
      """;
  private static final String MAIN = """
      func.func @main() -> (i32, i32, i32) {
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : index
        %two = arith.constant 2 : index
        %three = arith.constant 3 : index
        %far = arith.constant 100 : index
        %no = arith.constant false
        %yes = arith.constant true
        %z = arith.constant 0 : i32
        %v = arith.constant @V : i32
        %w = arith.constant @W : i32
        %t = tensor.from_elements %v, %w, %z, %v : tensor<4xi32>
        %dt = tensor.cast %t : tensor<4xi32> to tensor<?xi32>
        %m = memref.alloc() : memref<4xi32>
        memref.store %w, %m[%zero] : memref<4xi32>
        memref.store %v, %m[%one] : memref<4xi32>
        memref.store %v, %m[%two] : memref<4xi32>
        memref.store %z, %m[%three] : memref<4xi32>
        %dm = memref.cast %m : memref<4xi32> to memref<?xi32>
        %sums = memref.alloc() : memref<3xi32>
        memref.store %z, %sums[%zero] : memref<3xi32>
        memref.store %z, %sums[%one] : memref<3xi32>
        memref.store %z, %sums[%two] : memref<3xi32>
        call @f(%zero, %one, %two, %far, %no, %yes, %z, %v, %w, %dt, %dm, %sums) : (index, index, index, index, i1, i1, i32, i32, i32, tensor<?xi32>, \
      memref<?xi32>, memref<3xi32>) -> ()
        %a = memref.load %sums[%zero] : memref<3xi32>
        %b = memref.load %sums[%one] : memref<3xi32>
        %c = memref.load %sums[%two] : memref<3xi32>
        memref.dealloc %sums : memref<3xi32>
        memref.dealloc %m : memref<4xi32>
        return %a, %b, %c : i32, i32, i32
      }
      """;

  private MotionProgram() {}

  /**
   * A module of about {@code size} statements, not counting those within regions.
   *
   * @param seed any number
   */
  public static String text(long seed, int size) {
    RandomSource random = new RandomSource(seed);
    Text out = new Text();
    out.open(
        "func.func private @f(%zero: index, %one: index, %two: index, %far: index, %no: i1, %yes: i1, %z: i32, %v: i32, %w: i32, %t: tensor<?xi32>, "
            + "%m: memref<?xi32>, %sums: memref<3xi32>) {");
    new MotionBody(out, random).statements(size);
    out.line("return");
    out.close("}");
    String main = MAIN.replace("@V", String.valueOf(random.between(1, 9))).replace("@W", String.valueOf(random.between(1, 9)));
    return FUNCTIONS + out + main;
  }
}
