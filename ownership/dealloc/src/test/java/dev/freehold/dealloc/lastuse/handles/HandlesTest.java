// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.handles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.lastuse.lifetimes.Analyzed;
import dev.freehold.ir.Op;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandlesTest {
  @Test
  void viewsAreNamesOfOneBuffer() {
    Analyzed views = Analyzed.of("""
        func.func @f(%n: index) {
          %a = memref.alloc(%n) {name = "a"} : memref<?xi8>
          %v = memref.subview %a[%n] [%n] [1] {name = "v"} : memref<?xi8> to memref<?xi8, strided<[1], offset: ?>>
          %c = memref.cast %a {name = "c"} : memref<?xi8> to memref<4xi8>
          %w = memref.view %a[%n][] {name = "w"} : memref<?xi8> to memref<f32>
          return
        }
        """);
    assertEquals(1, views.handles.classes().size());
    HandleClass a = views.handle("a");
    assertEquals(HandleClass.Kind.SITE, a.kind());
    assertSame(a, views.handles.of(op(views, "v").result(0)));
    assertSame(a, views.handles.of(op(views, "c").result(0)));
    assertTrue(views.handles.isPart(op(views, "v").result(0)));
    assertFalse(views.handles.isPart(op(views, "c").result(0)));
    assertTrue(views.handles.isShifted(op(views, "w").result(0)));
    assertFalse(views.handles.isShifted(op(views, "c").result(0)));
    assertEquals("SITE 0", a.toString());
  }

  @Test
  void aChoiceHasTheOriginsOfBoth() {
    Analyzed choice = Analyzed.of("""
        func.func @f(%c: i1, %arg: memref<f32>) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %s = arith.select %c, %a, %b {name = "s"} : memref<f32>
          %t = arith.select %c, %a, %arg {name = "t"} : memref<f32>
          return
        }
        """);
    assertEquals(HandleClass.Kind.CHOICE, choice.handle("s").kind());
    assertEquals(List.of(0, 1), origins(choice.handle("s")));
    assertEquals(List.of(0), origins(choice.handle("t")));
    assertNull(choice.handles.of(choice.block(0).parameters().get(1)));
    assertNull(choice.handles.of(null));
    assertEquals(2, choice.handle("s").sources().size());
  }

  @Test
  void aChoiceAmongNamesOfOneBufferIsAName() {
    Analyzed choice = Analyzed.of("""
        func.func @f(%c: i1) {
          %a = memref.alloc() {name = "a"} : memref<4xf32>
          %v = memref.subview %a[0] [4] [1] : memref<4xf32> to memref<4xf32>
          %s = arith.select %c, %a, %v {name = "s"} : memref<4xf32>
          return
        }
        """);
    assertSame(choice.handle("a"), choice.handles.of(op(choice, "s").result(0)));
    assertTrue(choice.handles.isPart(op(choice, "s").result(0)));
  }

  @Test
  void whatMayBeOnlyTheCallersHasNoClass() {
    Analyzed outside = Analyzed.of("""
        memref.global @g : memref<f32>
        func.func @f(%c: i1, %arg: memref<f32>) {
          %g = memref.get_global @g : memref<f32>
          %stack = memref.alloca() : memref<f32>
          %s = arith.select %c, %g, %arg : memref<f32>
          cf.br ^next(%s, %stack : memref<f32>, memref<f32>)
        ^next(%x: memref<f32>, %y: memref<f32>):
          return
        }
        """);
    assertEquals(List.of(), outside.handles.classes());
  }

  @Test
  void originsGoAroundLoops() {
    Analyzed loop = Analyzed.of("""
        func.func @f(%n: index, %arg: memref<f32>) {
          %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %arg, %y = %arg) -> (memref<f32>, memref<f32>) {
            %a = memref.alloc() {name = "a"} : memref<f32>
            scf.yield %a, %x : memref<f32>, memref<f32>
          }
          return
        }
        """);
    for (String name : List.of("1.1", "1.2", "2.0", "2.1")) {
      assertEquals(HandleClass.Kind.PARAMETER, loop.handle(name).kind());
      assertEquals(List.of(0), origins(loop.handle(name)));
    }
    assertSame(loop.block(1), loop.handle("a").home());
    assertFalse(loop.handle("a").isVisibleIn(loop.block(2)));
    assertTrue(loop.handle("2.0").isVisibleIn(loop.block(1)));
    assertSame(loop.handle("2.1"), loop.handles.ofParameter(loop.block(2), 1));
  }

  @Test
  void aParameterThatIsAlwaysOneBufferIsAName() {
    Analyzed same = Analyzed.of("""
        func.func @f(%c: i1, %n: index) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          cf.br ^head(%a, %a : memref<f32>, memref<f32>)
        ^head(%x: memref<f32>, %y: memref<f32>):
          cf.cond_br %c, ^head(%x, %b : memref<f32>, memref<f32>), ^end
        ^end:
          return
        }
        """);
    assertSame(same.handle("a"), same.handles.of(same.block(1).parameters().get(0)));
    assertNull(same.handles.ofParameter(same.block(1), 0));
    assertEquals(List.of(0, 1), origins(same.handle("1.1")));
  }

  @Test
  void buffersFlowAmongTheClassesOfAPartition() {
    Analyzed flow = Analyzed.of("""
        func.func @f(%c: i1) {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %d = memref.alloc() {name = "d"} : memref<f32>
          %s = arith.select %c, %a, %b {name = "s"} : memref<f32>
          return
        }
        """);
    Partitions partitions = flow.handles.partitions();
    assertTrue(partitions.of(flow.handle("a")).contains(flow.handle("b").number()));
    assertFalse(partitions.of(flow.handle("a")).contains(flow.handle("d").number()));
    assertEquals(1, partitions.allocations(flow.handle("s")).size());
  }

  @Test
  void callsReturnNewBuffers() {
    Analyzed calls = Analyzed.of("""
        func.func private @id(memref<f32>) -> (memref<f32>, memref<f32>)
        func.func @f() {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %p:2 = call @id(%a) {name = "p"} : (memref<f32>) -> (memref<f32>, memref<f32>)
          return
        }
        """);
    assertEquals(3, calls.handles.classes().size());
    assertEquals(List.of(1), origins(calls.handle("p")));
  }

  @Test
  void someUsesAreNone() {
    Analyzed uses = Analyzed.of("""
        func.func @f(%n: index, %out: memref<4xf32>) {
          %a = memref.alloc(%n) {name = "a"} : memref<?xf32>
          %b = memref.alloc() {name = "b"} : memref<f32>
          %d = "memref.dim"(%a, %n) {name = "d"} : (memref<?xf32>, index) -> index
          %l = memref.load %a[%n] {name = "l"} : memref<?xf32>
          linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%out : memref<4xf32>) attrs = {name = "g"} {
          ^bb0(%x: f32):
            %y = memref.load %b[] : memref<f32>
            linalg.yield %y : f32
          }
          return
        }
        """);
    assertEquals("", uses.names(uses.handles.accessed(op(uses, "d"))));
    assertEquals("a", uses.names(uses.handles.accessed(op(uses, "l"))));
    assertEquals("b", uses.names(uses.handles.accessed(op(uses, "g"))));
  }

  @Test
  void aUseOfWhatHoldsABufferAccessesIt() {
    Analyzed tensor = Analyzed.of("""
        func.func @f() -> f32 {
          %a = memref.alloc() {name = "a"} : memref<f32>
          %t = bufferization.to_tensor %a {name = "t"} : memref<f32> to tensor<f32>
          %r = tensor.extract %t[] {name = "e"} : tensor<f32>
          return %r : f32
        }
        """);
    assertEquals("a", tensor.names(tensor.handles.accessed(op(tensor, "e"))));
    assertEquals("a", tensor.names(tensor.handles.holders().heldBy(op(tensor, "t").result(0))));
    assertEquals("", tensor.names(tensor.handles.holders().heldBy(op(tensor, "a").result(0))));
    assertEquals("", tensor.names(tensor.handles.holders().unbounded(op(tensor, "t").result(0))));
  }

  @Test
  void aContainerMayGiveBackWhatItsHandleDenotedInAnEarlierRound() {
    assertEquals("", outdated("", "%box = memref.alloc() : memref<memref<f32>>"));
    assertEquals("a", outdated("%box = memref.alloc() : memref<memref<f32>>", ""));
  }

  private static String outdated(String before, String inLoop) {
    Analyzed program = Analyzed.of("""
        func.func @f(%%lb: index, %%ub: index, %%step: index, %%v: f32) {
          %s
          scf.for %%i = %%lb to %%ub step %%step {
            %s
            %%a = memref.alloc() {name = "a"} : memref<f32>
            memref.store %%a, %%box[] : memref<memref<f32>>
            scf.for %%j = %%lb to %%ub step %%step {
              %%g = memref.load %%box[] : memref<memref<f32>>
              memref.store %%v, %%g[] : memref<f32>
            }
          }
          return
        }
        """.formatted(before, inLoop));
    return program.names(program.handles.holders().outdated());
  }

  private static Op op(Analyzed program, String name) {
    return program.graph.blocks().stream().flatMap(block -> block.ops().stream()).filter(op -> Analyzed.name(op).equals(name)).findFirst()
        .orElseThrow();
  }

  private static List<Integer> origins(HandleClass handle) {
    List<Integer> numbers = new ArrayList<>();
    handle.origins().forEach(numbers::add);
    return numbers;
  }
}
