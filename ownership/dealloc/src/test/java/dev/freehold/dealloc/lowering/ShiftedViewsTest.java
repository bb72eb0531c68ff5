// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.dealloc.Transformed;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whose addresses lowered deallocations compare where views begin elsewhere than their buffers; the error where none would do. */
class ShiftedViewsTest {
  private static final String LOWER = "bufferization-lower-deallocations";
  private static final String BEGIN = """
      func.func @f(%c: i1, %d: i1, %n: index) {
        %zero = arith.constant 0 : index
        %eight = arith.constant 8 : index
        %true = arith.constant true
        %bytes = memref.alloc() : memref<64xi8>
        %view = memref.view %bytes[%eight][] : memref<64xi8> to memref<8xi8>
        %shifted = memref.cast %view : memref<8xi8> to memref<?xi8>
        %same = memref.cast %bytes : memref<64xi8> to memref<?xi8>
        %fresh = memref.alloc(%n) : memref<?xi8>
      """;
  private static final String REFUSED =
      ": the buffer cannot be compared with others by its address: it may be a view that begins elsewhere than its source";

  private static Transformed lowered(String body) {
    return Transformed.by(LOWER, BEGIN + body + "\n  return\n}");
  }

  /** The buffers whose addresses are taken, in order. */
  private static List<String> compared(String body) {
    Transformed after = lowered(body);
    assertEquals(List.of(), after.reported());
    return Pattern.compile("extract_aligned_pointer_as_index (%\\w+)").matcher(after.text()).results().map(found -> found.group(1)).toList();
  }

  private static void refused(String program, String... notes) {
    Transformed after = Transformed.by(LOWER, program);
    assertNull(after.text());
    assertEquals(REFUSED, after.reported().getFirst().replaceFirst("^error [0-9]+", ""));
    assertEquals(List.of(notes), after.reported().subList(1, 1 + notes.length));
  }

  private static String dealloc(String freed, String retained) {
    return "bufferization.dealloc (" + freed + ") if (%true) retain (" + retained + " : memref<?xi8>)";
  }

  @Test
  void viewsAreComparedByTheirSource() {
    assertEquals(List.of("%alloc", "%alloc"), compared("%o = " + dealloc("%bytes : memref<64xi8>", "%shifted")));
  }

  @Test
  void sourcesAreFollowedThroughBlocksRegionsAndLoops() {
    assertEquals(List.of("%alloc", "%alloc"), compared("""
        cf.cond_br %c, ^next(%same : memref<?xi8>), ^next(%shifted : memref<?xi8>)
        ^next(%x: memref<?xi8>):
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x")));
    assertEquals(List.of("%alloc", "%alloc"), compared("""
        %x = scf.if %c -> (memref<?xi8>) {
          scf.yield %shifted : memref<?xi8>
        } else {
          scf.yield %same : memref<?xi8>
        }
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x")));
    assertEquals(List.of("%alloc", "%alloc"), compared("""
        %x = scf.for %i = %zero to %n step %eight iter_args(%y = %same) -> (memref<?xi8>) {
          %v = memref.view %bytes[%i][%n] : memref<64xi8> to memref<?xi8>
          %z = arith.select %c, %y, %v : memref<?xi8>
          scf.yield %z : memref<?xi8>
        }
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x")));
    assertEquals(List.of("%alloc", "%alloc"), compared("""
        %x = memref.transpose %shifted (i) -> (i) : memref<?xi8> to memref<?xi8, strided<[1]>>
        %y = memref.cast %x : memref<?xi8, strided<[1]>> to memref<?xi8>
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%y")));
  }

  /** Where the source is not known, but the view is. */
  @Test
  void theBufferIsComparedByItsViewWhereOthersMayBeThat() {
    assertEquals(List.of("%view", "%0"), compared("""
        %x = arith.select %c, %shifted, %fresh : memref<?xi8>
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x")));
    assertEquals(List.of("%view", "%1"), compared("""
        cf.br ^next(%shifted : memref<?xi8>)
        ^next(%y: memref<?xi8>):
        %x = scf.if %c -> (memref<?xi8>) {
          scf.yield %y : memref<?xi8>
        } else {
          %copy = bufferization.clone %y : memref<?xi8> to memref<?xi8>
          scf.yield %copy : memref<?xi8>
        }
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x")));
  }

  @Test
  void noShiftIsNoShift() {
    assertEquals(List.of("%alloc", "%0"), compared("""
        %front = memref.view %bytes[%zero][%n] : memref<64xi8> to memref<?xi8>
        %x = arith.select %c, %front, %fresh : memref<?xi8>
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x")));
  }

  @Test
  void whatIsNotFreedIsNotCompared() {
    assertEquals(List.of(), lowered("""
        %no = arith.constant false
        %x = arith.select %c, %shifted, %fresh : memref<?xi8>
        %y = arith.select %d, %x, %same : memref<?xi8>
        bufferization.dealloc (%bytes, %y : memref<64xi8>, memref<?xi8>) if (%true, %no)""").reported());
  }

  @Test
  void otherAllocationsDoNotMatter() {
    assertEquals(List.of("%alloc_1", "%1"), compared("""
        %other = memref.alloc() : memref<64xi8>
        %more = memref.view %other[%eight][%n] : memref<64xi8> to memref<?xi8>
        %x = arith.select %c, %shifted, %more : memref<?xi8>
        %y = arith.select %d, %x, %same : memref<?xi8>
        %o =\s""" + dealloc("%fresh : memref<?xi8>", "%y")));
  }

  @Test
  void resultsOfCallsAreOtherBuffers() {
    assertEquals(List.of(), Transformed.by(LOWER, BEGIN + """
          %x = arith.select %c, %shifted, %fresh : memref<?xi8>
          %r = call @g(%n) : (index) -> memref<?xi8>
          %y = arith.select %d, %r, %fresh : memref<?xi8>
          bufferization.dealloc (%bytes, %y : memref<64xi8>, memref<?xi8>) if (%true, %d) retain (%x : memref<?xi8>)
          return
        }
        func.func private @g(index) -> memref<?xi8>""").reported().stream().filter(text -> text.startsWith("error")).toList());
  }

  // What is refused.

  private static final String MOVED = ": the view begins elsewhere here; pass on its source instead, and view that where it is used";
  private static final String[] NOTES = {"note 6" + MOVED, "note 5: may be the same buffer"};

  private static void refusedInBody(String body) {
    refused(BEGIN + body + "\n  return\n}", NOTES);
  }

  @Test
  void aViewOrItsSourceIsRefused() {
    refusedInBody("""
        %x = arith.select %c, %shifted, %fresh : memref<?xi8>
        %y = arith.select %d, %x, %same : memref<?xi8>
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%y"));
  }

  /** The view of an earlier iteration need not begin where that of the last does. */
  @Test
  void viewsThatDifferInEachIterationAreRefused() {
    refused(BEGIN.replace("%view = memref.view %bytes[%eight][] : memref<64xi8> to memref<8xi8>\n", "%view = memref.alloc() : memref<8xi8>\n") + """
        %x = scf.for %i = %zero to %n step %eight iter_args(%y = %fresh) -> (memref<?xi8>) {
          %v = memref.view %bytes[%i][%n] : memref<64xi8> to memref<?xi8>
          scf.yield %v : memref<?xi8>
        }
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x") + "\n  return\n}",
        "note 11" + MOVED, "note 5: may be the same buffer");
  }

  @Test
  void whatComesOutOfMemoryIsRefused() {
    refusedInBody("""
        %box = memref.alloca() : memref<memref<?xi8>>
        memref.store %shifted, %box[] : memref<memref<?xi8>>
        %x = memref.load %box[] : memref<memref<?xi8>>
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x"));
  }

  @Test
  void whatACalleeReturnsIsRefused() {
    refused(BEGIN + """
        %x, %own = call @g(%shifted) : (memref<?xi8>) -> (memref<?xi8>, i1)
        %o =\s""" + dealloc("%bytes : memref<64xi8>", "%x") + """

          return
        }
        func.func private @g(%m: memref<?xi8>) -> (memref<?xi8>, i1) {
          %false = arith.constant false
          return %m, %false : memref<?xi8>, i1
        }""", NOTES);
  }

  @Test
  void whatCallersPassIsRefused() {
    refused(BEGIN + """
          call @g(%same, %shifted, %true, %true) : (memref<?xi8>, memref<?xi8>, i1, i1) -> ()
          return
        }
        func.func private @g(%a: memref<?xi8>, %b: memref<?xi8>, %c: i1, %d: i1) {
          bufferization.dealloc (%a, %b : memref<?xi8>, memref<?xi8>) if (%c, %d)
          return
        }""", "note 6" + MOVED, "note 13: may be the same buffer");
  }

  /** By the convention at the borders of functions. */
  @Test
  void whatComesFromOutOfSightIsNoView() {
    assertEquals(List.of(), Transformed.by(LOWER, BEGIN + """
          %x = call @g(%shifted) : (memref<?xi8>) -> memref<?xi8>
          bufferization.dealloc (%bytes, %x : memref<64xi8>, memref<?xi8>) if (%true, %true)
          return
        }
        func.func private @g(memref<?xi8>) -> memref<?xi8>
        func.func @h(%a: memref<?xi8>, %b: memref<?xi8>, %c: i1, %d: i1) {
          bufferization.dealloc (%a, %b : memref<?xi8>, memref<?xi8>) if (%c, %d)
          return
        }""").reported());
  }

  @Test
  void pointersMayBeMoved() {
    refused("""
        func.func @f(%n: index, %c: i1) {
          %true = arith.constant true
          %a = memref.alloc() : memref<64xi8, #ptr.generic_space>
          %p = ptr.to_ptr %a : memref<64xi8, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
          %m = ptr.get_metadata %a : memref<64xi8, #ptr.generic_space>
          %q = ptr.ptr_add %p, %n : !ptr.ptr<#ptr.generic_space>, index
          %b = ptr.from_ptr %q metadata %m : !ptr.ptr<#ptr.generic_space> -> memref<64xi8, #ptr.generic_space>
          bufferization.dealloc (%a, %b : memref<64xi8, #ptr.generic_space>, memref<64xi8, #ptr.generic_space>) if (%true, %true)
          return
        }""", "note 7" + MOVED, "note 3: may be the same buffer");
  }
}
