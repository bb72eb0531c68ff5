// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Globals with initial values: their elements are laid out when something needs them. */
class ConstantsTest {
  private static List<String> results(String globals, String body) {
    return Executed.results(globals + "\n" + body, "");
  }

  /** Two gigabytes, each of whose pages is used: laid out, they would take four with the marks of what is written. */
  private static final String LARGE = "memref.global \"private\" @g : memref<500000000xf32> = dense<2.0>";

  @Test
  void aSplatOfAnySizeTakesOnePage() {
    assertEquals(List.of("2.000000e+00 : f32"), results(LARGE, """
        func.func @f() -> f32 {
          %c0 = arith.constant 0 : index
          %page = arith.constant 16384 : index
          %n = arith.constant 500000000 : index
          %zero = arith.constant 0.0 : f32
          %g = memref.get_global @g : memref<500000000xf32>
          %last = scf.for %i = %c0 to %n step %page iter_args(%s = %zero) -> f32 {
            %x = memref.load %g[%i] : memref<500000000xf32>
            scf.yield %x : f32
          }
          return %last : f32
        }
        """));
  }

  @Test
  void aCopyOfASplatTakesThePagesThatAreChanged() {
    assertEquals(List.of("2.000000e+00 : f32", "7.000000e+00 : f32", "2.000000e+00 : f32"), results(LARGE, """
        func.func @f() -> (f32, f32, f32) {
          %i = arith.constant 123456789 : index
          %last = arith.constant 499999999 : index
          %seven = arith.constant 7.0 : f32
          %g = memref.get_global @g : memref<500000000xf32>
          %a = memref.alloc() : memref<500000000xf32>
          memref.copy %g, %a : memref<500000000xf32> to memref<500000000xf32>
          memref.store %seven, %a[%i] : memref<500000000xf32>
          %x = memref.load %g[%i] : memref<500000000xf32>
          %y = memref.load %a[%i] : memref<500000000xf32>
          %z = memref.load %a[%last] : memref<500000000xf32>
          memref.dealloc %a : memref<500000000xf32>
          return %x, %y, %z : f32, f32, f32
        }
        """));
  }

  @Test
  void aSplatThatIsWrittenToKeepsItsOtherElements() {
    assertEquals(List.of("7 : i24", "-5 : i24", "-5 : i24"), results("memref.global \"private\" @g : memref<300000xi24> = dense<-5>", """
        func.func @f() -> (i24, i24, i24) {
          %i = arith.constant 100 : index
          %next = arith.constant 101 : index
          %far = arith.constant 100100 : index
          %seven = arith.constant 7 : i24
          %g = memref.get_global @g : memref<300000xi24>
          memref.store %seven, %g[%i] : memref<300000xi24>
          %x = memref.load %g[%i] : memref<300000xi24>
          %y = memref.load %g[%next] : memref<300000xi24>
          %z = memref.load %g[%far] : memref<300000xi24>
          return %x, %y, %z : i24, i24, i24
        }
        """));
  }

  @Test
  void bytesOfAConstantAreReadAsAnotherType() {
    assertEquals(List.of("134678021 : i32"), results("memref.global \"private\" constant @g : memref<8xi8> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>", """
        func.func @f() -> i32 {
          %c0 = arith.constant 0 : index
          %c4 = arith.constant 4 : index
          %g = memref.get_global @g : memref<8xi8>
          %v = memref.view %g[%c4][] : memref<8xi8> to memref<1xi32>
          %x = memref.load %v[%c0] : memref<1xi32>
          return %x : i32
        }
        """));
  }

  @Test
  void elementsWithoutBytesAreLookedUp() {
    assertEquals(List.of("-2 : i128", "9 : i128", "3 : i128", "4.000000e+00 : f32"), results("""
        memref.global "private" @w : memref<3xi128> = dense<[1, -2, 3]>
        memref.global "private" constant @c : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>""", """
        func.func @f() -> (i128, i128, i128, f32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %nine = arith.constant 9 : i128
          %w = memref.get_global @w : memref<3xi128>
          %x = memref.load %w[%c1] : memref<3xi128>
          memref.store %nine, %w[%c0] : memref<3xi128>
          %y = memref.load %w[%c0] : memref<3xi128>
          %z = memref.load %w[%c2] : memref<3xi128>
          %c = memref.get_global @c : memref<2xcomplex<f32>>
          %p = memref.load %c[%c1] : memref<2xcomplex<f32>>
          %im = complex.im %p : complex<f32>
          return %x, %y, %z, %im : i128, i128, i128, f32
        }
        """));
  }
}
