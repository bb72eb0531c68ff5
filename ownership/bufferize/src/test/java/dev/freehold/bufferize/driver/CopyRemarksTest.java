// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.Remark;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One small program for each reason to copy a tensor: what is copied, which read and which write it is about, and by which values they share a buffer. */
class CopyRemarksTest {
  private static String shown(Remark remark) {
    Location.File at = (Location.File) remark.location();
    return at.line() + ":" + at.column() + ": " + remark.argument("Remark") + ": " + remark.argument("Reason") + "\n";
  }

  /** Checks the reasons that are given for the copies of a program. */
  private static void check(String options, String program, String expected) {
    List<Remark> remarks = Bufferized.by(options, program).remarks();
    assertEquals(expected, remarks.stream().map(CopyRemarksTest::shown).collect(Collectors.joining()));
  }

  @Test
  void nothingIsSaidWhereNothingIsCopied() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %r = tensor.extract %t[%i] : tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, "");
  }

  @Test
  void aReadBehindTheWrite() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        2:8: 'tensor.insert' at 2:8 gets a copy of argument 0: this reads elements of argument 0 at 3:8, this would overwrite them first at 2:8
        """);
  }

  @Test
  void aReadOfASliceOfWhatIsWritten() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<8xf32>, %i: index, %f: f32) -> (tensor<8xf32>, f32) {
          %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<8xf32>
          %r = tensor.extract %s[%i] : tensor<4xf32>
          return %w, %r : tensor<8xf32>, f32
        }
        """, """
        2:8: 'tensor.extract_slice' at 2:8 gets a copy of argument 0: this reads elements of argument 0 at 4:8, this would overwrite them first at 3:8, argument 0 and 'tensor.extract_slice' at 2:8 would share a buffer without the copy at 1:14
        """);
  }

  @Test
  void aWriteToASliceOfWhatIsRead() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<8xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
          %w = tensor.insert %f into %s[%i] : tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<8xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        2:8: 'tensor.extract_slice' at 2:8 gets a copy of argument 0: this reads elements of argument 0 at 4:8, this would overwrite them first at 3:8, 'tensor.extract_slice' at 2:8 and argument 0 would share a buffer without the copy at 2:8
        """);
  }

  @Test
  void aReadInTheNextIteration() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %n: index, %x: f32) -> f32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
            %r = tensor.extract %t[%i] : tensor<4xf32>
            %b = arith.addf %a, %r : f32
            %w = tensor.insert %b into %t[%i] : tensor<4xf32>
            %y = tensor.extract %w[%c0] : tensor<4xf32>
            scf.yield %y : f32
          }
          return %sum : f32
        }
        """, """
        7:10: 'tensor.insert' at 7:10 gets a copy of argument 0: this reads elements of argument 0 at 7:10, this would overwrite them, and they are read again when control comes back at 7:10
        """);
  }

  @Test
  void anOperationThatOverwritesWhatItReads() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
          %w = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
              ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) {
          ^bb0(%a: f32, %b: f32):
            %c = arith.addf %a, %b : f32
            linalg.yield %c : f32
          } -> tensor<4x4xf32>
          return %w : tensor<4x4xf32>
        }
        """, """
        2:8: 'linalg.generic' at 2:8 gets a copy of argument 0: this reads elements of argument 0 at 2:8, it would overwrite them itself, before it has read them all at 2:8
        """);
  }

  @Test
  void anArgumentThatMayNotBeWrittenTo() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<4xf32> {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """, """
        2:8: 'tensor.insert' at 2:8 gets a copy of argument 0: this would write to it at 2:8, argument 0 may not be written to at 1:14
        """);
  }

  @Test
  void aConstant() {
    check("bufferize-function-boundaries", """
        func.func @f(%i: index, %f: f32) -> tensor<4xf32> {
          %t = arith.constant dense<1.0> : tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """, """
        3:8: 'tensor.insert' at 3:8 gets a copy of 'arith.constant' at 2:8: this would write to it at 3:8, 'arith.constant' at 2:8 may not be written to at 2:8
        """);
  }

  @Test
  void aBufferThatMayNotBeWrittenTo() {
    check("", """
        func.func @f(%m: memref<4xf32>, %i: index, %f: f32) -> f32 {
          %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %r = tensor.extract %w[%i] : tensor<4xf32>
          return %r : f32
        }
        """, """
        3:8: 'tensor.insert' at 3:8 gets a copy of 'bufferization.to_tensor' at 2:8: this would write to it at 3:8, 'bufferization.to_tensor' at 2:8 may not be written to at 2:8
        """);
  }

  @Test
  void anArgumentOfAFunctionThatIsNotBufferized() {
    check("allow-unknown-ops", """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """, """
        2:8: 'tensor.insert' at 2:8 gets a copy of argument 0: this would write to it at 2:8, argument 0 may not be written to at 1:14
        """);
  }

  @Test
  void aWriteByInstancesSideBySide() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %o: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
          %p = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
            %w = tensor.insert %f into %t[%i] : tensor<4xf32>
            %s = tensor.extract_slice %w[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
            }
          }
          return %p : tensor<4xf32>
        }
        """, """
        3:10: 'tensor.insert' at 3:10 gets a copy of argument 0: several instances of a parallel region would write here to one buffer from outside of it at 3:10
        6:7: 'tensor.parallel_insert_slice' at 6:7 copies 'tensor.extract_slice' at 4:10: it goes into its part of another buffer at 6:7
        """);
  }

  @Test
  void aWriteOnOneBranch() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %c: i1, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = scf.if %c -> tensor<4xf32> {
            %a = tensor.insert %f into %t[%i] : tensor<4xf32>
            scf.yield %a : tensor<4xf32>
          } else {
            scf.yield %t : tensor<4xf32>
          }
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        3:10: 'tensor.insert' at 3:10 gets a copy of argument 0: this reads elements of argument 0 at 8:8, this would overwrite them first at 3:10
        """);
  }

  @Test
  void tensorsThatALoopSwaps() {
    check("bufferize-function-boundaries allow-return-allocs-from-loops", """
        func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
            scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
          }
          return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
        }
        """, """
        5:5: 'scf.yield' at 5:5 passes on a copy of argument 2 of 'scf.for' at 4:10: the next iteration may write to what it gets, and this is not the buffer that the loop carries there at 4:10
        5:5: 'scf.yield' at 5:5 passes on a copy of argument 1 of 'scf.for' at 4:10: the next iteration may write to what it gets, and this is not the buffer that the loop carries there at 4:10
        """);
  }

  @Test
  void aWriteByACallee() {
    check("bufferize-function-boundaries", """
        func.func private @set(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = func.call @set(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        6:8: 'func.call' at 6:8 gets a copy of argument 0: this reads elements of argument 0 at 7:8, this would overwrite them first at 6:8
        """);
  }

  @Test
  void writesThatNobodyHasAnalyzed() {
    check("bufferize-function-boundaries copy-before-write", """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        2:8: 'tensor.insert' at 2:8 gets a copy of argument 0: it may write to it, and it has not been analyzed who reads it at 2:8
        """);
  }

  @Test
  void elementsThatNobodyNeeds() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        2:8: 'linalg.fill' at 2:8 gets a new buffer in place of that of argument 0, whose elements nobody needs: this reads elements of argument 0 at 3:8, this would overwrite them first at 2:8
        """);
  }

  @Test
  void aChoiceOfTwoTensors() {
    check("bufferize-function-boundaries", """
        func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %s = arith.select %c, %t, %u : tensor<4xf32>
          %w = tensor.insert %f into %s[%i] : tensor<4xf32>
          %r = tensor.extract %u[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """, """
        2:8: 'arith.select' at 2:8 gets a copy of argument 1: this reads elements of argument 1 at 4:8, this would overwrite them first at 3:8, 'arith.select' at 2:8 and argument 1 would share a buffer without the copy at 2:8
        """);
  }

  @Test
  void aConcatenation() {
    check("bufferize-function-boundaries", """
        func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<8xf32> {
          %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
          return %0 : tensor<8xf32>
        }
        """, """
        2:8: 'tensor.concat' at 2:8 copies argument 0: each input goes into its part of a new buffer at 2:8
        2:8: 'tensor.concat' at 2:8 copies argument 1: each input goes into its part of a new buffer at 2:8
        """);
  }

  @Test
  void reshapesOfWhatHasGaps() {
    check("bufferize-function-boundaries", """
        func.func @f(%a: tensor<4x4xf32>, %s: tensor<1xindex>) -> (tensor<4xf32>, tensor<4xf32>) {
          %0 = tensor.extract_slice %a[0, 0][2, 2][1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
          %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
          %2 = tensor.reshape %0(%s) : (tensor<2x2xf32>, tensor<1xindex>) -> tensor<4xf32>
          return %1, %2 : tensor<4xf32>, tensor<4xf32>
        }
        """, """
        3:8: 'tensor.collapse_shape' at 3:8 copies 'tensor.extract_slice' at 2:8: the dimensions that become one are not known to be contiguous in its buffer at 3:8
        4:8: 'tensor.reshape' at 4:8 copies 'tensor.extract_slice' at 2:8: a reshape takes a buffer without gaps at 4:8
        """);
  }

  @Test
  void anotherLayout() {
    check("bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map", """
        func.func private @g(%m: tensor<2xf32>) -> f32
        func.func @f(%a: tensor<4x4xf32>) -> f32 {
          %0 = tensor.extract_slice %a[0, 0][2, 1][1, 1] : tensor<4x4xf32> to tensor<2xf32>
          %1 = call @g(%0) : (tensor<2xf32>) -> f32
          return %1 : f32
        }
        """, """
        4:8: 'func.call' at 4:8 copies 'tensor.extract_slice' at 3:8: it takes a buffer of another layout, and no cast makes one of it at 4:8
        """);
  }

  @Test
  void theAnalysisAloneGivesTheSameReasons() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """;
    assertEquals(Bufferized.by("bufferize-function-boundaries", program).remarks(),
        Bufferized.by("bufferize-function-boundaries test-analysis-only", program).remarks());
  }
}
