// Who frees buffers in and around the control flow of C.
func.func @a(%c: i1, %x: i32) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  emitc.if %c {
    %n = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%n) : (memref<4xf32>) -> ()
  } else {
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  }
  return %m : memref<4xf32>
}
// -----
func.func @a(%c: i1, %x: i32) {
  %m = memref.alloc() : memref<4xf32>
  emitc.switch %x : i32
  case 1 {
    %n = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%n) : (memref<4xf32>) -> ()
    emitc.yield
  }
  default {
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  }
  return
}
// -----
func.func @a(%c: i1, %x: i32) {
  %m = memref.alloc() : memref<4xf32>
  emitc.for %i = %x to %x step %x : i32 {
    %n = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%n) : (memref<4xf32>) -> ()
  }
  return
}
// -----
emitc.func @a(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  emitc.return
}
// -----
emitc.func @a(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  "test.read_buffer"(%m) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^a(%m : memref<4xf32>), ^b
^a(%n: memref<4xf32>):
  cf.br ^b
^b:
  emitc.return
}
// -----
emitc.class @k {
  emitc.func @a(%c: i1) {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    emitc.return
  }
}
emitc.file "x" {
  func.func @a(%c: i1) {
    %m = memref.alloc() : memref<4xf32>
    "test.read_buffer"(%m) : (memref<4xf32>) -> ()
    return
  }
}
// -----
func.func @a(%m: memref<4xf32>) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4xf32>
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  return
}
