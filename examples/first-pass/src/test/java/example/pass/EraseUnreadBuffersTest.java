// SPDX-License-Identifier: Apache-2.0
package example.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import org.junit.jupiter.api.Test;

class EraseUnreadBuffersTest {
  private final Freehold freehold = Freehold.load();

  private String transformed(String program) {
    ModuleOp module = freehold.parse(program);
    freehold.run(module, "erase-unread-buffers");
    return freehold.print(module);
  }

  @Test
  void aBufferThatIsOnlyWrittenToGoes() {
    assertEquals("""
        module {
          func.func @f(%arg0: f32, %arg1: index) {
            return
          }
        }
        """, transformed("""
        func.func @f(%x: f32, %i: index) {
          %a = memref.alloc() : memref<4xf32>
          memref.store %x, %a[%i] : memref<4xf32>
          memref.dealloc %a : memref<4xf32>
          return
        }
        """));
  }

  @Test
  void aBufferThatIsReturnedOrStoredOrViewedStays() {
    String program = """
        module {
          func.func @f(%arg0: memref<1xmemref<4xf32>>, %arg1: index) -> memref<4xf32> {
            %alloc = memref.alloc() : memref<4xf32>
            %alloc_0 = memref.alloc() : memref<4xf32>
            memref.store %alloc_0, %arg0[%arg1] : memref<1xmemref<4xf32>>
            %alloc_1 = memref.alloc() : memref<4xf32>
            %cast = memref.cast %alloc_1 : memref<4xf32> to memref<?xf32>
            return %alloc : memref<4xf32>
          }
        }
        """;
    assertEquals(program, transformed(program));
  }
}
