// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.ReturnedBuffer;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.lifetimes.Analyzed;
import dev.freehold.dealloc.lastuse.options.BoundaryResults;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What private functions return, as far as they may agree on it with their callers. */
class CallSummariesTest {
  private static final Freehold FREEHOLD = Freehold.load();

  @Test
  void whatIsAllocatedIsNew() {
    assertEquals("f: new always", returned("""
        func.func private @f() -> memref<f32> {
          %a = memref.alloc() : memref<f32>
          return %a : memref<f32>
        }
        func.func @calls() {
          %r = call @f() : () -> memref<f32>
          return
        }
        """));
  }

  @Test
  void aViewOfAnArgumentIsAPartOfIt() {
    assertEquals("f: argument 1 part never", returned("""
        func.func private @f(%n: index, %m: memref<4xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
          %v = memref.subview %m[%n] [%n] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
          return %v : memref<?xf32, strided<[1], offset: ?>>
        }
        func.func @calls(%n: index, %m: memref<4xf32>) {
          %r = call @f(%n, %m) : (index, memref<4xf32>) -> memref<?xf32, strided<[1], offset: ?>>
          return
        }
        """));
  }

  @Test
  void calleesAreFollowed() {
    assertEquals("f: new argument 0 conditional, g: argument 0 never, h: new argument 0 conditional", returned("""
        func.func private @f(%m: memref<f32>, %c: i1) -> memref<f32> {
          %a = call @g(%m) : (memref<f32>) -> memref<f32>
          %b = memref.alloc() : memref<f32>
          %r = arith.select %c, %a, %b : memref<f32>
          return %r : memref<f32>
        }
        func.func private @g(%m: memref<f32>) -> memref<f32> {
          return %m : memref<f32>
        }
        func.func private @h(%m: memref<f32>, %c: i1) -> memref<f32> {
          %r = call @f(%m, %c) : (memref<f32>, i1) -> memref<f32>
          return %r : memref<f32>
        }
        func.func @calls(%m: memref<f32>, %c: i1) {
          %r = call @h(%m, %c) : (memref<f32>, i1) -> memref<f32>
          return
        }
        """));
  }

  @Test
  void functionsThatCallEachOtherReturnTheLeastThatIsTrue() {
    assertEquals("f: argument 0 argument 1 never, g: argument 0 argument 1 never", returned("""
        func.func private @f(%p: memref<f32>, %q: memref<f32>, %c: i1) -> memref<f32> {
          cf.cond_br %c, ^end(%p : memref<f32>), ^again
        ^again:
          %r = call @g(%q, %p, %c) : (memref<f32>, memref<f32>, i1) -> memref<f32>
          cf.br ^end(%r : memref<f32>)
        ^end(%x: memref<f32>):
          return %x : memref<f32>
        }
        func.func private @g(%p: memref<f32>, %q: memref<f32>, %c: i1) -> memref<f32> {
          %r = call @f(%p, %q, %c) : (memref<f32>, memref<f32>, i1) -> memref<f32>
          return %r : memref<f32>
        }
        func.func @calls(%m: memref<f32>, %c: i1) {
          %r = call @f(%m, %m, %c) : (memref<f32>, memref<f32>, i1) -> memref<f32>
          return
        }
        """));
  }

  @Test
  void whatIsNobodysIsOther() {
    assertEquals("f: other never, g: argument 0 other never", returned("""
        memref.global "private" @shared : memref<f32> = uninitialized
        func.func private @f() -> memref<f32> {
          %g = memref.get_global @shared : memref<f32>
          return %g : memref<f32>
        }
        func.func private @g(%m: memref<f32>, %c: i1) -> memref<f32> {
          %g = call @f() : () -> memref<f32>
          %r = arith.select %c, %g, %m : memref<f32>
          return %r : memref<f32>
        }
        func.func @calls(%m: memref<f32>, %c: i1) {
          %r = call @g(%m, %c) : (memref<f32>, i1) -> memref<f32>
          return
        }
        """));
  }

  @Test
  void aBufferIsHandedOverOnce() {
    assertEquals("f: new always, new part always", returned("""
        func.func private @f() -> (memref<f32>, memref<f32>) {
          %a = memref.alloc() : memref<f32>
          return %a, %a : memref<f32>, memref<f32>
        }
        func.func @calls() {
          %r:2 = call @f() : () -> (memref<f32>, memref<f32>)
          return
        }
        """));
  }

  @Test
  void functionsThatOthersMayCallAreLeftOut() {
    assertEquals("", returned("""
        func.func @public(%m: memref<f32>) -> memref<f32> {
          return %m : memref<f32>
        }
        func.func private @named(%m: memref<f32>) -> memref<f32> {
          %r = call @public(%m) : (memref<f32>) -> memref<f32>
          return %m : memref<f32>
        }
        func.func private @with_c_interface(%m: memref<f32>) -> memref<f32> attributes {llvm.emit_c_interface} {
          %r = call @named(%m) : (memref<f32>) -> memref<f32>
          return %m : memref<f32>
        }
        func.func private @only_called_by_itself(%m: memref<f32>) -> memref<f32> {
          %f = func.constant @named : (memref<f32>) -> memref<f32>
          %r = call @with_c_interface(%m) : (memref<f32>) -> memref<f32>
          %s = call @only_called_by_itself(%m) : (memref<f32>) -> memref<f32>
          return %m : memref<f32>
        }
        """));
  }

  private static String returned(String program) {
    ModuleOp module = FREEHOLD.parse(program, new ParserOptions(false));
    PassContext cx = new PassContext(module, FREEHOLD.registry(), FREEHOLD.profile(), diagnostic -> {});
    DirectCalls calls = DirectCalls.in(module, Signatures.ALL, BoundaryResults.CLONE, cx.symbols());
    RunContext run = RunContext.of(module, calls, Analyzed.OPTIONS, cx);
    Conventions conventions = run.conventions();
    CallSummaries summaries = new CallSummaries(run);
    summaries.update(calls.functions(), function -> Map.of());
    List<String> functions = new ArrayList<>();
    for (FuncOp function : conventions.calls().functions()) {
      List<String> results = new ArrayList<>();
      for (int i = 0; i < function.functionType().results().size(); i++) results.add(text(conventions.returned(function, i)));
      functions.add(function.symbolName() + ": " + String.join(", ", results));
    }
    return String.join(", ", functions);
  }

  private static String text(ReturnedBuffer returned) {
    StringBuilder text = new StringBuilder();
    if (returned.mayBeNew()) text.append("new ");
    returned.arguments().forEach(number -> text.append("argument ").append(number).append(' '));
    if (returned.mayBeOther()) text.append("other ");
    if (returned.mayBePart()) text.append("part ");
    if (returned.mayBeShifted()) text.append("shifted ");
    return text + returned.transfer().name().toLowerCase();
  }
}
