// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/**
 * Pointers into buffers, which calls of declarations make and use. Nothing that executes programs knows what a pointer points to; {@link #judged}
 * makes buffers of them.
 */
public final class Pointers {
  private static final Buffer VECTOR = new Buffer(List.of(4), Scalar.F32, null, 0);
  private static final List<String> DECLARATIONS = List.of("func.func private @pointer_to(memref<4xf32>) -> !llvm.ptr",
      "func.func private @first_of(!llvm.ptr, memref<4xf32>) -> !llvm.ptr", "func.func private @second_of(!llvm.ptr, memref<4xf32>) -> !llvm.ptr",
      "func.func private @use_pointer(!llvm.ptr)");
  private static final String DEFINITIONS = """
      func.func private @pointer_to(%m: memref<4xf32>) -> memref<4xf32> {
        return %m : memref<4xf32>
      }
      func.func private @first_of(%p: memref<4xf32>, %m: memref<4xf32>) -> memref<4xf32> {
        call @use_pointer(%p) : (memref<4xf32>) -> ()
        return %p : memref<4xf32>
      }
      func.func private @second_of(%p: memref<4xf32>, %m: memref<4xf32>) -> memref<4xf32> {
        call @use_pointer(%p) : (memref<4xf32>) -> ()
        return %m : memref<4xf32>
      }
      func.func private @use_pointer(%p: memref<4xf32>) {
        %c0 = arith.constant 0 : index
        %x = arith.constant 0.0 : f32
        memref.store %x, %p[%c0] : memref<4xf32>
        return
      }
      """;

  private Pointers() {
  }

  static void declare(Text out) {
    DECLARATIONS.forEach(out::line);
  }

  static SsaValue make(Body body) {
    return body.define(Pointer.INSTANCE, "func.call @pointer_to(" + body.value(VECTOR).name() + ") : (memref<4xf32>) -> !llvm.ptr");
  }

  /** Makes a pointer, of a buffer or of another pointer as well, or uses one. */
  static boolean write(Body body) {
    switch (body.random().below(4)) {
      case 0 -> make(body);
      case 1 -> {
        var pointer = body.value(Pointer.INSTANCE);
        var buffer = body.value(VECTOR);
        body.define(Pointer.INSTANCE,
            "func.call @" + body.random().pick("first_of", "second_of") + "(" + pointer.name() + ", " + buffer.name()
                + ") : (!llvm.ptr, memref<4xf32>) -> !llvm.ptr");
      }
      default -> body.out().line("func.call @use_pointer(" + body.value(Pointer.INSTANCE).name() + ") : (!llvm.ptr) -> ()");
    }
    return true;
  }

  /**
   * The same program, as passes have left it, with buffers in place of pointers, so that executing it shows whether a buffer is freed before the last
   * use of a pointer into it.
   */
  public static String judged(String program) {
    String buffers = program;
    for (String declaration : DECLARATIONS) buffers = buffers.replace(declaration + "\n", "");
    return buffers.replace("!llvm.ptr", VECTOR.text()).replaceFirst("module \\{\n", "module {\n" + DEFINITIONS);
  }
}
