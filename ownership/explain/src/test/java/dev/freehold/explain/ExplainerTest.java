// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Explanations of programs with deallocations, whoever placed them. */
class ExplainerTest {
  private static final Freehold FREEHOLD = Freehold.load();

  /** Line by line: {@code kind 3:8 text}, then its notes, then behind {@code >} how to avoid it. */
  private static String explained(String program) {
    StringBuilder lines = new StringBuilder();
    for (Explanation each : Explainer.explain(FREEHOLD.parse(program), FREEHOLD.registry())) {
      lines.append(each.kind().name().toLowerCase(Locale.ROOT)).append(' ').append(place(each.location())).append(each.text()).append('\n');
      for (Diagnostic note : each.notes()) lines.append("  ").append(place(note.location())).append(note.message()).append('\n');
      if (each.remedy() != null) lines.append("  > ").append(each.remedy()).append('\n');
    }
    return lines.toString();
  }

  private static String place(Location location) {
    return location instanceof Location.File file ? file.line() + ":" + file.column() + " " : "";
  }

  @Test
  void freesOnEachWayOfABranch() {
    assertEquals("""
        allocation 3:8 allocates a buffer that the function owns and frees
          10:3 it is freed here
          7:3 it is freed here
          3:8 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        free 7:3 frees the buffer of 'memref.alloc' at 3:8
          6:8 it is used here for the last time before
        free 10:3 frees the buffer of 'memref.alloc' at 3:8
          4:3 it is not freed in front of this, since on another way from here it is still used
          6:8 it is used here on the other way
        """, explained("""
        func.func @branch(%c: i1, %i: index) -> f32 {
          %zero = arith.constant 0.0 : f32
          %a = memref.alloc() : memref<4xf32>
          cf.cond_br %c, ^uses, ^allocates
        ^uses:
          %x = memref.load %a[%i] : memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          return %x : f32
        ^allocates:
          memref.dealloc %a : memref<4xf32>
          return %zero : f32
        }
        """));
  }

  @Test
  void aFlagTellsWhichWayControlHasCome() {
    assertEquals("""
        argument 1:25 argument 1 belongs to the caller: the function only borrows it
          13:5 on some paths the value here is another buffer, which is freed, if its flag is set
        allocation 6:8 allocates a buffer that the function owns and frees
          13:5 it is freed here, under a condition
          6:8 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        flag 10:25 an i1 tells whether the buffer of argument 1 or 'memref.alloc' at 6:8 is to be freed
          7:3 it is set where control comes from here with the buffer of 'memref.alloc' at 6:8
          9:3 it is not set where control comes from here with the buffer of argument 1
          > copy the buffer of argument 1 in front of 'cf.br' at 9:3, so that the function owns it there, too
        free 13:5 frees the buffer of argument 1 or 'memref.alloc' at 6:8, if its flag is set
          9:3 it is the buffer of argument 1 where control comes from here
          7:3 it is the buffer of 'memref.alloc' at 6:8 where control comes from here
          11:8 it is used here for the last time before
        """, explained("""
        func.func @flag(%c: i1, %m: memref<4xf32>, %i: index) -> f32 {
          %true = arith.constant true
          %false = arith.constant false
          cf.cond_br %c, ^new, ^old
        ^new:
          %a = memref.alloc() : memref<4xf32>
          cf.br ^end(%a, %true : memref<4xf32>, i1)
        ^old:
          cf.br ^end(%m, %false : memref<4xf32>, i1)
        ^end(%r: memref<4xf32>, %own: i1):
          %x = memref.load %r[%i] : memref<4xf32>
          scf.if %own {
            memref.dealloc %r : memref<4xf32>
          }
          return %x : f32
        }
        """));
  }

  @Test
  void aComparisonNamesWhatBothMayBe() {
    assertEquals("""
        allocation 2:8 allocates a buffer that the function owns and frees
          9:5 it is freed here, under a condition
          12:3 it is freed here
          2:8 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        allocation 3:8 allocates a buffer that the function owns and frees, but with a fault
          12:3 it is freed here
          13:3 fault: it is not freed on a path to here
        comparison 7:13 asks whether the buffer of 'memref.alloc' at 2:8 and the buffer of 'memref.alloc' at 3:8 or 'memref.alloc' at 2:8 are the same
          2:8 both may be this buffer
          > end the uses of one before the other is freed, or make it a copy
        free 9:5 frees the buffer of 'memref.alloc' at 2:8, if it is not the same as the buffer of 'memref.alloc' at 3:8 or 'memref.alloc' at 2:8
        free 12:3 frees the buffer of 'memref.alloc' at 3:8 or 'memref.alloc' at 2:8
          4:8 it is the buffer of 'memref.alloc' at 2:8 if the condition here holds, and otherwise the buffer of 'memref.alloc' at 3:8
          11:8 it is used here for the last time before
        """, explained("""
        func.func @compare(%c: i1, %i: index) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %r = arith.select %c, %a, %b : memref<4xf32>
          %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
          %q = memref.extract_aligned_pointer_as_index %r : memref<4xf32> -> index
          %differ = arith.cmpi ne, %p, %q : index
          scf.if %differ {
            memref.dealloc %a : memref<4xf32>
          }
          %x = memref.load %r[%i] : memref<4xf32>
          memref.dealloc %r : memref<4xf32>
          return %x : f32
        }
        """));
  }

  @Test
  void conventionsLateFreesAndFaults() {
    assertEquals("""
        argument 3:17 argument 0 is handed over by the caller, as 'freehold.frees' says, and the function frees it
          10:3 it is freed here
        allocation 4:8 allocates a buffer that the function owns and frees
          9:3 it is freed here
          4:8 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        allocation 6:8 allocates a buffer that the function owns and frees
          8:3 it is freed here
          6:8 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        free 8:3 frees the buffer of 'memref.alloc' at 6:8
          7:3 it is used here for the last time before
        free 9:3 frees the buffer of 'memref.alloc' at 4:8
          5:8 it is used here for the last time before
          6:8 another buffer is allocated here although this one is used no more
          > free it in front of that allocation, as --last-use-buffer-deallocation does where no flag has to be asked for it
        free 10:3 frees the buffer of argument 0
          4:8 another buffer is allocated here although this one is used no more
          > free it in front of that allocation, as --last-use-buffer-deallocation does where no flag has to be asked for it
        result 11:11 the result is lent: whoever owns it frees it, not this function
          2:1 the function says so: 'freehold.borrowed'
        allocation 12:11 allocates a buffer that the function owns, but nothing frees it
          14:3 fault: it is not freed on a path to here
          > let a pass free it, or free it behind its last use
        copy 13:11 copies the buffer of 'func.call' at 11:11, since a result must be the caller's to free
          14:3 the copy is returned here, and the caller frees what it gets
          > let the caller pass the buffer, or use the one that it has
        allocation 17:8 allocates a buffer that the function owns and frees, but with a fault
          19:3 it is freed here
          18:3 it is freed here
          19:3 fault: it is freed here, but has been freed on a path to here
        free 18:3 frees the buffer of 'memref.alloc' at 17:8
        free 19:3 frees the buffer of 'memref.alloc' at 17:8
        """, explained("""
        func.func private @take(memref<4xf32>)
        func.func private @lend() -> (memref<4xf32> {freehold.borrowed})
        func.func @late(%m: memref<4xf32> {freehold.frees}, %i: index) -> (f32, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %x = memref.load %a[%i] : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          call @take(%b) : (memref<4xf32>) -> ()
          memref.dealloc %b : memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          memref.dealloc %m : memref<4xf32>
          %lent = call @lend() : () -> memref<4xf32>
          %lost = memref.alloc() : memref<4xf32>
          %copy = bufferization.clone %lent : memref<4xf32> to memref<4xf32>
          return %x, %copy : f32, memref<4xf32>
        }
        func.func @twice() {
          %a = memref.alloc() : memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          return
        }
        """));
  }

  @Test
  void aLoopThatMayNotRun() {
    assertEquals("""
        argument 1:57 argument 3 belongs to the caller: the function only borrows it
          14:5 on some paths the value here is another buffer, which is freed, if the body of 'scf.for' at 2:8 has been run
          7:7 on some paths the value here is another buffer, which is freed, if this is not the first iteration of 'scf.for' at 2:8
        allocation 3:10 allocates a buffer that the function owns and frees
          14:5 it is freed here, under a condition
          7:7 it is freed here, under a condition
          4:5 it begins as a copy of the buffer of 'memref.alloc' at 3:10 or argument 3
          9:5 the copy is passed on here and freed later
          14:5 the original may be freed here
          1:57 the original may be this argument, which belongs to the caller
          14:5 the original may be freed here
          3:10 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        free 7:7 frees the buffer of 'memref.alloc' at 3:10 or argument 3, if this is not the first iteration of 'scf.for' at 2:8
          2:8 it is the buffer of argument 3 where control comes from here
          9:5 it is the buffer of 'memref.alloc' at 3:10 where control comes from here
          4:5 it is used here for the last time before
        free 14:5 frees the buffer of 'memref.alloc' at 3:10 or argument 3, if the body of 'scf.for' at 2:8 has been run
          2:8 it is the buffer of argument 3 where control comes from here
          9:5 it is the buffer of 'memref.alloc' at 3:10 where control comes from here
          11:8 it is used here for the last time before
        """, explained("""
        func.func @loop(%from: index, %to: index, %step: index, %m: memref<f32>) -> f32 {
          %r = scf.for %i = %from to %to step %step iter_args(%x = %m) -> (memref<f32>) {
            %a = memref.alloc() : memref<f32>
            memref.copy %x, %a : memref<f32> to memref<f32>
            %later = arith.cmpi ne, %i, %from : index
            scf.if %later {
              memref.dealloc %x : memref<f32>
            }
            scf.yield %a : memref<f32>
          }
          %v = memref.load %r[] : memref<f32>
          %ran = arith.cmpi slt, %from, %to : index
          scf.if %ran {
            memref.dealloc %r : memref<f32>
          }
          return %v : f32
        }
        """));
  }

  @Test
  void copiesAndBuffersOutOfSight() {
    assertEquals("""
        argument 1:27 argument 1 belongs to the caller: the function only borrows it
        allocation 3:8 allocates a buffer that the function owns and frees, or hands to its caller
          7:5 it is freed here, under a condition
          15:3 it is returned here, and the caller's to free then
          3:8 proved: on each path it is freed once, or handed to the caller, and not used afterwards
        free 7:5 frees the buffer of 'memref.alloc' at 3:8, if argument 0 does not hold
        copy 10:13 copies the buffer of argument 1 or 'memref.alloc' at 3:8, if argument 0 does not hold, since a result must be the caller's to free
          15:3 the copy is returned here, and the caller frees what it gets
          1:27 the original may be this argument, which belongs to the caller
          7:5 the original may be freed here
          > let the caller pass the buffer, or use the one that it has
        allocation 18:8 allocates a buffer that the function owns, but it gets out of sight, and is not freed
          20:3 its address is taken here
          20:3 not proved: its address escapes as an integer
          > keep it in sight: pass it on as a buffer, or free it where it is used last
        """, explained("""
        func.func @copies(%c: i1, %m: memref<f32>) -> memref<f32> {
          %true = arith.constant true
          %a = memref.alloc() : memref<f32>
          %r = arith.select %c, %a, %m : memref<f32>
          %old = arith.xori %c, %true : i1
          scf.if %old {
            memref.dealloc %a : memref<f32>
          }
          %own = scf.if %old -> (memref<f32>) {
            %copy = bufferization.clone %r : memref<f32> to memref<f32>
            scf.yield %copy : memref<f32>
          } else {
            scf.yield %r : memref<f32>
          }
          return %own : memref<f32>
        }
        func.func @escapes(%c: i1) -> index {
          %a = memref.alloc() : memref<f32>
          %p = memref.extract_aligned_pointer_as_index %a : memref<f32> -> index
          return %p : index
        }
        """));
  }

  /** Both once said that what gets the copy frees it, beside a remark that nothing does. */
  @Test
  void copiesThatNothingFrees() {
    assertEquals("""
        argument 1:14 argument 0 belongs to the caller: the function only borrows it
        argument 1:34 argument 1 belongs to the caller: the function only borrows it
        allocation 2:8 allocates a buffer that the function owns, but nothing frees it
          7:3 fault: it is not freed on a path to here
          > let a pass free it, or free it behind its last use
        """, explained("""
        func.func @f(%in: memref<4xf32>, %out: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          memref.copy %in, %a : memref<4xf32> to memref<4xf32>
          cf.br ^end(%a : memref<4xf32>)
        ^end(%r: memref<4xf32>):
          memref.copy %r, %out : memref<4xf32> to memref<4xf32>
          return
        }
        """));
    assertEquals("""
        argument 1:14 argument 0 belongs to the caller: the function only borrows it
        copy 2:8 copies the buffer of argument 0
          1:14 the original may be this argument, which belongs to the caller
        """, explained("""
        func.func @f(%in: memref<f32>) -> f32 {
          %a = bufferization.clone %in : memref<f32> to memref<f32>
          cf.br ^end(%a : memref<f32>)
        ^end(%r: memref<f32>):
          %x = memref.load %r[] : memref<f32>
          return %x : f32
        }
        """));
  }

  /** A condition of the program is no flag: the function frees its argument itself. */
  @Test
  void anArgumentThatIsFreedUnderACondition() {
    assertEquals("argument 0 is handed over by the caller, and the function frees it", first("""
        func.func @f(%m: memref<f32>, %p: memref<f32>) {
          %i = memref.extract_aligned_pointer_as_index %m : memref<f32> -> index
          %j = memref.extract_aligned_pointer_as_index %p : memref<f32> -> index
          %differ = arith.cmpi ne, %i, %j : index
          scf.if %differ {
            memref.dealloc %m : memref<f32>
          }
          return
        }
        """));
  }

  /** An endless loop loses its buffer and never returns: the validator proves that, although nothing is freed. */
  @Test
  void aProofWithoutAFreeSaysWhy() {
    assertEquals("""
        allocation 2:8 allocates a buffer that the function owns, but nothing frees it
          2:8 proved: the function never returns after this
          > let a pass free it, or free it behind its last use
        """, explained("""
        func.func @f() {
          %a = memref.alloc() : memref<f32>
          cf.br ^loop
        ^loop:
          cf.br ^loop
        }
        """));
  }

  private static String first(String program) {
    return Explainer.explain(FREEHOLD.parse(program), FREEHOLD.registry()).getFirst().text();
  }

  @Test
  void aCalleeThatSaysSoMayKeepABuffer() {
    String program = """
        func.func private @register(memref<4xf32> {freehold.escapes})
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          call @register(%a) : (memref<4xf32>) -> ()
          return
        }
        """;
    Explanation allocation = Explainer.explain(FREEHOLD.parse(program), FREEHOLD.registry()).getFirst();
    assertEquals("allocates a buffer that the function owns, but it gets out of sight, and is not freed", allocation.text());
    assertEquals(new Explanation.Fate(Explanation.Outcome.ESCAPES, List.of(), List.of()), allocation.fate());
    assertEquals("4:3 ", place(allocation.notes().getFirst().location()));
  }
}
