// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static dev.freehold.validate.Verdicts.verdicts;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A tensor or a pointer that a call returns may lie in the buffers that the call gets. */
class PointersOfCallsTest {
  private static final String FUNCTIONS = """
      func.func private @pointer_to(memref<4xf32>) -> !llvm.ptr
      func.func private @use_pointer(!llvm.ptr)
      func.func private @pass_pointer(%p: !llvm.ptr) -> !llvm.ptr {
        return %p : !llvm.ptr
      }
      func.func private @use_tensor(tensor<4xf32>)
      func.func private @pass_tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
        return %t : tensor<4xf32>
      }
      """;
  private static final String POINTER = "%p = call @pointer_to(%m) : (memref<4xf32>) -> !llvm.ptr\n";
  private static final String PASSED_POINTER = POINTER + "%q = call @pass_pointer(%p) : (!llvm.ptr) -> !llvm.ptr\n";
  private static final String TENSOR = "%t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>\n";
  private static final String PASSED_TENSOR = TENSOR + "%u = call @pass_tensor(%t) : (tensor<4xf32>) -> tensor<4xf32>\n";

  @ParameterizedTest
  @CsvSource({"pointer, call @use_pointer(%p) : (!llvm.ptr) -> ()", "passed pointer, call @use_pointer(%q) : (!llvm.ptr) -> ()",
      "tensor, call @use_tensor(%t) : (tensor<4xf32>) -> ()", "passed tensor, call @use_tensor(%u) : (tensor<4xf32>) -> ()"})
  void theBufferMustLiveAsLong(String made, String use) {
    String making = switch (made) {
      case "pointer" -> POINTER;
      case "passed pointer" -> PASSED_POINTER;
      case "tensor" -> TENSOR;
      default -> PASSED_TENSOR;
    };
    String free = "memref.dealloc %m : memref<4xf32>\n";
    assertEquals("memref.alloc proved", verdicts(FUNCTIONS + function(making + use + "\n" + free)));
    assertEquals("memref.alloc undecided", verdicts(FUNCTIONS + function(making + free + use + "\n")));
  }

  private static String function(String body) {
    return "func.func @f() {\n%m = memref.alloc() : memref<4xf32>\n" + body + "return\n}\n";
  }
}
