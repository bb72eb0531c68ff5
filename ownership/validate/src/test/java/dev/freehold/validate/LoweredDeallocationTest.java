// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A lowered {@code bufferization.dealloc} of a buffer and of a block argument that is a view of it, which begins at byte 8. */
class LoweredDeallocationTest {
  private static final String PROGRAM = """
      module {
        func.func @f(%arg0: index) {
          %true = arith.constant true
          %c8 = arith.constant 8 : index
          %alloc = memref.alloc() : memref<64xi8>
          %view = memref.view %alloc[%c8][%arg0] : memref<64xi8> to memref<?xi8>
          cf.br ^bb1(%view : memref<?xi8>)
        ^bb1(%0: memref<?xi8>):  // pred: ^bb0
          %alloc_0 = memref.alloc() : memref<2xindex>
          %alloc_1 = memref.alloc() : memref<2xi1>
          %alloc_2 = memref.alloc() : memref<0xindex>
          %intptr = memref.extract_aligned_pointer_as_index NAME -> index
          %c0 = arith.constant 0 : index
          memref.store %intptr, %alloc_0[%c0] : memref<2xindex>
          %intptr_3 = memref.extract_aligned_pointer_as_index %0 : memref<?xi8> -> index
          %c1 = arith.constant 1 : index
          memref.store %intptr_3, %alloc_0[%c1] : memref<2xindex>
          %c0_4 = arith.constant 0 : index
          memref.store %true, %alloc_1[%c0_4] : memref<2xi1>
          %c1_5 = arith.constant 1 : index
          memref.store %true, %alloc_1[%c1_5] : memref<2xi1>
          %cast = memref.cast %alloc_0 : memref<2xindex> to memref<?xindex>
          %cast_6 = memref.cast %alloc_1 : memref<2xi1> to memref<?xi1>
          %cast_7 = memref.cast %alloc_2 : memref<0xindex> to memref<?xindex>
          %alloc_8 = memref.alloc() : memref<2xi1>
          %alloc_9 = memref.alloc() : memref<0xi1>
          %cast_10 = memref.cast %alloc_8 : memref<2xi1> to memref<?xi1>
          %cast_11 = memref.cast %alloc_9 : memref<0xi1> to memref<?xi1>
          call @dealloc_helper(%cast, %cast_7, %cast_6, %cast_10, %cast_11) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
          %c0_12 = arith.constant 0 : index
          %1 = memref.load %alloc_8[%c0_12] : memref<2xi1>
          scf.if %1 {
            memref.dealloc %alloc : memref<64xi8>
          }
          %c1_13 = arith.constant 1 : index
          %2 = memref.load %alloc_8[%c1_13] : memref<2xi1>
          scf.if %2 {
            memref.dealloc %0 : memref<?xi8>
          }
          memref.dealloc %alloc_0 : memref<2xindex>
          memref.dealloc %alloc_2 : memref<0xindex>
          memref.dealloc %alloc_1 : memref<2xi1>
          memref.dealloc %alloc_8 : memref<2xi1>
          memref.dealloc %alloc_9 : memref<0xi1>
          return
        }
        func.func private @dealloc_helper(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi1>, %arg3: memref<?xi1>, %arg4: memref<?xi1>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %true = arith.constant true
          %false = arith.constant false
          %dim = memref.dim %arg0, %c0 : memref<?xindex>
          %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
          scf.for %arg5 = %c0 to %dim_0 step %c1 {
            memref.store %false, %arg4[%arg5] : memref<?xi1>
          }
          scf.for %arg5 = %c0 to %dim step %c1 {
            %0 = memref.load %arg0[%arg5] : memref<?xindex>
            %1 = memref.load %arg2[%arg5] : memref<?xi1>
            %2 = scf.for %arg6 = %c0 to %dim_0 step %c1 iter_args(%arg7 = %true) -> (i1) {
              %5 = memref.load %arg1[%arg6] : memref<?xindex>
              %6 = arith.cmpi eq, %5, %0 : index
              scf.if %6 {
                %9 = memref.load %arg4[%arg6] : memref<?xi1>
                %10 = arith.ori %9, %1 : i1
                memref.store %10, %arg4[%arg6] : memref<?xi1>
              }
              %7 = arith.cmpi ne, %5, %0 : index
              %8 = arith.andi %arg7, %7 : i1
              scf.yield %8 : i1
            }
            %3 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %2) -> (i1) {
              %5 = memref.load %arg0[%arg6] : memref<?xindex>
              %6 = arith.cmpi ne, %5, %0 : index
              %7 = arith.andi %arg7, %6 : i1
              scf.yield %7 : i1
            }
            %4 = arith.andi %3, %1 : i1
            memref.store %4, %arg3[%arg5] : memref<?xi1>
          }
          return
        }
      }
      """;

  /** The verdict about the buffer, where {@code name} is what it is compared by. */
  private static Verdict verdict(String name) {
    return validated(PROGRAM.replace("NAME", name));
  }

  private static Verdict validated(String program) {
    Registry registry = Registry.load();
    var parsed = Parser.parse(Source.of("test", program), registry, new ParserOptions(false), error -> {});
    return DeallocationValidator.validate(parsed.module(), registry, ValidationOptions.DEFAULT).sites().getFirst().verdict();
  }

  @Test
  void isUndecidedWhereTheViewHasAnotherAddress() {
    Verdict.Undecided undecided = assertInstanceOf(Verdict.Undecided.class, verdict("%alloc : memref<64xi8>"));
    assertEquals("the compared addresses may be those of views with other offsets", undecided.reason());
  }

  @Test
  void isProvedWhereTheViewIsComparedWithItself() {
    assertEquals(Verdict.PROVED, verdict("%view : memref<?xi8>"));
  }

  /** The helper of the sound profile frees by the first name that has the ownership, that of the reference by the first name or not at all. */
  @Test
  void knowsWhichNameTheHelperAsks() {
    String unowned =
        PROGRAM.replace("NAME", "%view : memref<?xi8>").replace("memref.store %true, %alloc_1[%c0_4]", "memref.store %no, %alloc_1[%c0_4]")
            .replace("%c8 = arith", "%no = arith.constant false\n%c8 = arith");
    assertEquals(Fault.Kind.LEAK, assertInstanceOf(Verdict.Faulty.class, validated(unowned)).faults().getFirst().kind());
    String asksOwners =
        unowned.replace("%7 = arith.andi %arg7, %6 : i1\n", "%o = memref.load %arg2[%arg6] : memref<?xi1>\n%p = arith.xori %o, %true : i1\n"
            + "%q = arith.ori %6, %p : i1\n%7 = arith.andi %arg7, %q : i1\n");
    // The buffer is freed, though by a view of it.
    assertEquals(List.of(Fault.Kind.FREE_OF_VIEW),
        assertInstanceOf(Verdict.Faulty.class, validated(asksOwners)).faults().stream().map(Fault::kind).toList());
  }
}
