// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.pass.Remark;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is suggested to save a copy saves it: each suggestion is followed in the program, or in the options, and then there are no more copies. */
class CopyRemediesTest {
  private static final String BOUNDARIES = "bufferize-function-boundaries";
  private static final String IDENTITY = " function-boundary-type-conversion=identity-layout-map";

  private static List<String> suggestions(Bufferized bufferized) {
    List<String> found = new ArrayList<>();
    for (Remark remark : bufferized.remarks()) {
      if (remark.argument("Suggestion") instanceof String suggestion) found.add(suggestion);
    }
    return found;
  }

  /** Checks what is suggested for the one copy of a program, and that it is gone from the changed program. */
  private static void saves(String suggestion, String program, String changed) {
    saves(suggestion, BOUNDARIES, program, BOUNDARIES, changed);
  }

  private static void saves(String suggestion, String options, String program, String changedOptions, String changed) {
    assertNotEquals(options + program, changedOptions + changed);
    Bufferized before = Bufferized.by(options, program);
    assertEquals(List.of(suggestion), suggestions(before));
    Bufferized after = Bufferized.by(changedOptions, changed);
    assertEquals(List.of(), after.remarks().stream().map(Remark::message).toList());
    assertEquals(0, after.copies());
  }

  @Test
  void aReadThatCanComeFirst() {
    String read = "  %r = tensor.extract %t[%i] : tensor<4xf32>\n";
    String write = "  %w = tensor.insert %f into %t[%i] : tensor<4xf32>\n";
    String frame = "func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {\n#  return %w, %r : tensor<4xf32>, f32\n}";
    saves("move 'tensor.extract' at 3:8 in front of 'tensor.insert' at 2:8", frame.replace("#", write + read), frame.replace("#", read + write));
  }

  @Test
  void severalReadsThatCanComeFirstWithWhatTheyNeed() {
    String write = "  %w = tensor.insert %f into %t[%i] : tensor<4xf32>\n";
    String reads = """
          %j = arith.addi %i, %i : index
          %r = tensor.extract %t[%j] : tensor<4xf32>
          %s = scf.if %c -> f32 {
            %x = tensor.extract %t[%i] : tensor<4xf32>
            scf.yield %x : f32
          } else {
            scf.yield %r : f32
          }
        """;
    String frame = "func.func @f(%t: tensor<4xf32>, %c: i1, %i: index, %f: f32) -> (tensor<4xf32>, f32) {\n#  return %w, %s : tensor<4xf32>, f32\n}";
    saves("move 'tensor.extract' at 4:8, 'scf.if' at 5:8, with what is needed for that, in front of 'tensor.insert' at 2:8",
        frame.replace("#", write + reads), frame.replace("#", reads + write));
  }

  @Test
  void aReadThatNeedsWhatIsWritten() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %n = tensor.extract %w[%i] : tensor<4xf32>
          %j = arith.fptosi %n : f32 to i32
          %k = arith.index_cast %j : i32 to index
          %r = tensor.extract %t[%k] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """;
    saves("let 'tensor.extract' at 6:8 take what 'tensor.insert' at 2:8 makes in place of argument 0, if it may see what is written", program,
        program.replace("%t[%k]", "%w[%k]"));
  }

  @Test
  void aReturnOfBoth() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w, %t : tensor<4xf32>, tensor<4xf32>
        }
        """;
    saves("let 'func.return' at 3:3 take what 'tensor.insert' at 2:8 makes in place of argument 0, if it may see what is written", program,
        program.replace("%w, %t", "%w, %w"));
  }

  @Test
  void aReadInTheNextIteration() {
    String program = """
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
        """;
    saves("let 'scf.for' at 4:10 carry argument 0 and what 'tensor.insert' at 7:10 makes of it, if later iterations may see what is written", program,
        program.replace("iter_args(%a = %x) -> f32", "iter_args(%a = %x, %u = %t) -> (f32, tensor<4xf32>)").replace("%t[%i]", "%u[%i]")
            .replace("yield %y : f32", "yield %y, %w : f32, tensor<4xf32>").replace("%sum =", "%sum:2 =").replace("%sum :", "%sum#0 :"));
  }

  @Test
  void anOperationThatCanWriteElsewhere() {
    String program = """
        func.func @f(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
          %e = tensor.empty() : tensor<4x4xf32>
          %w = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
              ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) {
          ^bb0(%a: f32, %b: f32):
            linalg.yield %a : f32
          } -> tensor<4x4xf32>
          return %w : tensor<4x4xf32>
        }
        """;
    saves("let 'linalg.generic' at 3:8 write into a 'tensor.empty' in place of argument 0", program, program.replace("outs(%t", "outs(%e"));
  }

  @Test
  void aConstant() {
    String program = """
        func.func @f(%i: index, %f: f32, %g: f32) -> tensor<4xf32> {
          %t = arith.constant dense<1.0> : tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("begin with 'tensor.splat' in place of 'arith.constant' at 2:8", program,
        program.replace("arith.constant dense<1.0>", "tensor.splat %g"));
  }

  @Test
  void aConstantOfSeveralNumbers() {
    String program = """
        func.func @f(%i: index, %f: f32, %g: f32) -> tensor<2xf32> {
          %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
          %w = tensor.insert %f into %t[%i] : tensor<2xf32>
          return %w : tensor<2xf32>
        }
        """;
    saves("begin with 'tensor.from_elements' in place of 'arith.constant' at 2:8", program,
        program.replace("arith.constant dense<[1.0, 2.0]>", "tensor.from_elements %f, %g"));
  }

  @Test
  void aConstantThatNobodyReads() {
    String program = """
        func.func @f(%f: f32) -> tensor<4xf32> {
          %t = arith.constant dense<1.0> : tensor<4xf32>
          %w = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("begin with a 'tensor.empty' in place of 'arith.constant' at 2:8", program,
        program.replace("arith.constant dense<1.0>", "tensor.empty()"));
  }

  @Test
  void anArgumentThatMayNotBeWrittenTo() {
    String program = """
        func.func @f(%t: tensor<4xf32> {bufferization.writable = false}, %i: index, %f: f32) -> tensor<4xf32> {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("let argument 0 be written to: 'bufferization.writable = true'", program, program.replace("= false", "= true"));
  }

  @Test
  void anArgumentOfAFunctionThatIsNotBufferized() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("bufferize functions with their arguments: 'bufferize-function-boundaries'", "allow-unknown-ops", program, BOUNDARIES, program);
  }

  @Test
  void aBufferThatMayBeWrittenTo() {
    String program = """
        func.func @f(%m: memref<4xf32>, %i: index, %f: f32) -> f32 {
          %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %r = tensor.extract %w[%i] : tensor<4xf32>
          return %r : f32
        }
        """;
    saves("say 'writable' of 'bufferization.to_tensor' at 2:8, if the buffer may be written to", program,
        program.replace("restrict", "restrict writable"));
  }

  @Test
  void aCalleeThatReturnsAConstant() {
    String program = """
        func.func private @g(%g: f32) -> tensor<4xf32> {
          %t = arith.constant dense<1.0> : tensor<4xf32>
          return %t : tensor<4xf32>
        }
        func.func @f(%i: index, %f: f32) -> tensor<4xf32> {
          %t = call @g(%f) : (f32) -> tensor<4xf32>
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("let the callee of 'func.call' at 6:8 return a tensor that it makes itself, other than by 'arith.constant'", program,
        program.replace("arith.constant dense<1.0>", "tensor.splat %g"));
  }

  @Test
  void aTensorThatEachInstanceCanHave() {
    String empty = "  %t = tensor.empty() : tensor<1xf32>\n";
    String program = """
        func.func @f(%o: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
        OUTSIDE  %p = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
        INSIDE    %w = linalg.fill ins(%f : f32) outs(%t : tensor<1xf32>) -> tensor<1xf32>
            %r = tensor.extract %w[%c0] : tensor<1xf32>
            %s = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
            %q = linalg.fill ins(%r : f32) outs(%s : tensor<1xf32>) -> tensor<1xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %q into %a[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
            }
          }
          return %p : tensor<4xf32>
        }
        """.replace("OUTSIDE", "  %c0 = arith.constant 0 : index\nOUTSIDE");
    saves("put 'tensor.empty' at 3:8 inside of 'scf.forall' at 4:8", program.replace("OUTSIDE", empty).replace("INSIDE", ""),
        program.replace("OUTSIDE", "").replace("INSIDE", empty));
  }

  @Test
  void aTensorThatInstancesCanHaveSlicesOf() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
          %c0 = arith.constant 0 : index
          %o = tensor.empty() : tensor<4xf32>
          %p = scf.forall (%i) in (4) shared_outs(%a = %o) -> tensor<4xf32> {
            %w = tensor.insert %f into %t[%i] : tensor<4xf32>
            %x = tensor.extract %w[%i] : tensor<4xf32>
            %s = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
            %q = linalg.fill ins(%x : f32) outs(%s : tensor<1xf32>) -> tensor<1xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %q into %a[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
            }
          }
          return %p : tensor<4xf32>
        }
        """;
    saves("let each instance of 'scf.forall' at 4:8 write to a slice of its own of a tensor in 'shared_outs', in place of argument 0", program, """
        func.func @f(%t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
          %c0 = arith.constant 0 : index
          %p = scf.forall (%i) in (4) shared_outs(%a = %t) -> tensor<4xf32> {
            %s = tensor.extract_slice %a[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
            %w = tensor.insert %f into %s[%c0] : tensor<1xf32>
            %x = tensor.extract %w[%c0] : tensor<1xf32>
            %q = linalg.fill ins(%x : f32) outs(%w : tensor<1xf32>) -> tensor<1xf32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %q into %a[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
            }
          }
          return %p : tensor<4xf32>
        }
        """);
  }

  @Test
  void whatALoopCanPassOn() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<4xf32> {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %e = tensor.empty() : tensor<4xf32>
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
            %w = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
            scf.yield %w : tensor<4xf32>
          }
          return %r : tensor<4xf32>
        }
        """;
    saves("pass on argument 1 of 'scf.for' at 5:8 in this place, or what is written into it",
        BOUNDARIES + " allow-return-allocs-from-loops", program, BOUNDARIES, program.replace("outs(%e", "outs(%a"));
  }

  @Test
  void writesThatNobodyHasAnalyzed() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("leave out 'copy-before-write': copies are made only where reads demand them then", BOUNDARIES + " copy-before-write", program, BOUNDARIES,
        program);
    saves("leave the function out of 'no-analysis-func-filter': copies are made only where reads demand them then",
        BOUNDARIES + " no-analysis-func-filter=f", program, BOUNDARIES, program);
  }

  @Test
  void aCopyThatTheProgramAsksFor() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
          %c = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
          %w = tensor.insert %f into %c[%i] : tensor<4xf32>
          return %w : tensor<4xf32>
        }
        """;
    saves("use argument 0 in place of 'bufferization.alloc_tensor' at 2:8: it is copied only where a read demands it then", program,
        program.replace("%c[%i]", "%t[%i]"));
  }

  @Test
  void whatIsInsertedCanBeComputedInPlace() {
    String program = """
        func.func @f(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
          %e = tensor.empty() : tensor<4xf32>
          %v = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
          %r = tensor.insert_slice %v into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
          return %r : tensor<8xf32>
        }
        """;
    saves("compute it into a 'tensor.extract_slice' of that part (as '--eliminate-empty-tensors' does) in place of 'tensor.empty' at 2:8", program,
        program.replace("tensor.empty() :", "tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to"));
  }

  @Test
  void whatIsMaterializedCanBeComputedInPlace() {
    String program = """
        func.func @f(%m: memref<4xf32>, %f: f32) {
          %e = tensor.empty() : tensor<4xf32>
          %v = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
          bufferization.materialize_in_destination %v in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
          return
        }
        """;
    saves("compute it into a 'bufferization.to_tensor' of the destination ('restrict writable') in place of 'tensor.empty' at 2:8", program,
        program.replace("tensor.empty() :", "bufferization.to_tensor %m restrict writable : memref<4xf32> to").replace("in restrict writable",
            "in writable"));
  }

  @Test
  void whatIsConcatenatedCanBeComputedInPlace() {
    String program = """
        func.func @f(%f: f32) -> tensor<8xf32> {
          %e = tensor.empty() : tensor<8xf32>
          %v = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
          %r = tensor.concat dim(0) %v : (tensor<8xf32>) -> tensor<8xf32>
          return %r : tensor<8xf32>
        }
        """;
    saves("compute it into a slice of one 'tensor.empty' for all, into which 'tensor.insert_slice' puts them in place of 'tensor.concat', "
        + "in place of 'tensor.empty' at 2:8", program, """
            func.func @f(%f: f32) -> tensor<8xf32> {
              %all = tensor.empty() : tensor<8xf32>
              %e = tensor.extract_slice %all[0] [8] [1] : tensor<8xf32> to tensor<8xf32>
              %v = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
              %r = tensor.insert_slice %v into %all[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
              return %r : tensor<8xf32>
            }
            """);
  }

  @Test
  void whatIsPaddedCanBeComputedInPlace() {
    String program = """
        func.func @f(%f: f32) -> tensor<8xf32> {
          %e = tensor.empty() : tensor<4xf32>
          %v = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
          %r = tensor.pad %v low[2] high[2] {
          ^bb0(%i: index):
            tensor.yield %f : f32
          } : tensor<4xf32> to tensor<8xf32>
          return %r : tensor<8xf32>
        }
        """;
    saves(
        "compute it into a slice of a filled tensor, into which 'tensor.insert_slice' puts it in place of 'tensor.pad', in place of 'tensor.empty' at 2:8",
        program, """
            func.func @f(%f: f32) -> tensor<8xf32> {
              %all = tensor.empty() : tensor<8xf32>
              %filled = linalg.fill ins(%f : f32) outs(%all : tensor<8xf32>) -> tensor<8xf32>
              %e = tensor.extract_slice %filled[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
              %v = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
              %r = tensor.insert_slice %v into %filled[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
              return %r : tensor<8xf32>
            }
            """);
  }

  @Test
  void aSliceThatCanBeWithoutGaps() {
    String program = """
        func.func @f(%a: tensor<4x4xf32>) -> f32 {
          %c0 = arith.constant 0 : index
          %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
          %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
          %2 = tensor.extract %1[%c0] : tensor<4xf32>
          return %2 : f32
        }
        """;
    saves("let 'tensor.extract_slice' at 3:8 take all of every dimension but the first", BOUNDARIES + IDENTITY, program, BOUNDARIES + IDENTITY,
        program.replace("[2, 2]", "[2, 4]").replace("2x2", "2x4").replace("into tensor<4xf32>", "into tensor<8xf32>").replace("[%c0] : tensor<4",
            "[%c0] : tensor<8"));
  }

  @Test
  void anArgumentWithoutLayout() {
    for (String reshape : List.of("tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>",
        "tensor.reshape %a(%s) : (tensor<4x4xf32>, tensor<1xindex>) -> tensor<16xf32>")) {
      String program = """
          func.func @f(%a: tensor<4x4xf32>, %s: tensor<1xindex>, %i: index) -> f32 {
            %1 = #
            %2 = tensor.extract %1[%i] : tensor<16xf32>
            return %2 : f32
          }
          """.replace("#", reshape);
      saves("let arguments have no layout: 'function-boundary-type-conversion=identity-layout-map'", BOUNDARIES, program, BOUNDARIES + IDENTITY,
          program);
    }
  }

  @Test
  void aCalleeThatTakesAnyLayout() {
    String program = """
        func.func private @g(%m: tensor<2xf32>) -> f32
        func.func @f(%a: tensor<4x4xf32>) -> f32 {
          %0 = tensor.extract_slice %a[0, 0][2, 1][1, 1] : tensor<4x4xf32> to tensor<2xf32>
          %1 = call @g(%0) : (tensor<2xf32>) -> f32
          return %1 : f32
        }
        """;
    String suggestion = "let argument 0 of 'func.func' at 1:1 have any layout: by an attribute 'bufferization.buffer_layout', or all arguments, "
        + "by 'function-boundary-type-conversion=infer-layout-map'";
    saves(suggestion, BOUNDARIES + IDENTITY, program, BOUNDARIES + IDENTITY,
        program.replace("%m: tensor<2xf32>", "%m: tensor<2xf32> {bufferization.buffer_layout = strided<[?], offset: ?>}"));
    saves(suggestion, BOUNDARIES + IDENTITY, program, BOUNDARIES, program);
  }

  @Test
  void aReturnOfAnyLayout() {
    String program = """
        func.func @f(%a: tensor<4x4xf32>) -> tensor<2xf32> {
          %0 = tensor.extract_slice %a[0, 0][2, 1][1, 1] : tensor<4x4xf32> to tensor<2xf32>
          return %0 : tensor<2xf32>
        }
        """;
    saves("let functions return any layout: 'function-boundary-type-conversion=infer-layout-map'", BOUNDARIES + IDENTITY, program, BOUNDARIES,
        program);
  }

  @Test
  void whatIsAskedForStays() {
    Bufferized bufferized = Bufferized.by(BOUNDARIES, """
        func.func @f(%t: tensor<8xf32>, %v: tensor<4xf32>) -> tensor<8xf32> {
          %r = tensor.insert_slice %v into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
          return %r : tensor<8xf32>
        }
        """);
    assertNull(bufferized.remarks().getFirst().argument("Suggestion"));
    assertTrue(bufferized.remarks().getFirst().message().contains("'tensor.insert_slice' at 2:8 copies argument 1"));
  }
}
