// Tensors that lie in buffers: reading one accesses its buffer.

// run: @bad()
// run: @good()
func.func @bad() -> f32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %t = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error@+1 {{buffer used after it was freed}}
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  return %x : f32
}
// A size may be asked for even then.
func.func @good() -> (f32, index) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  %t = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
  %x = tensor.extract %t[%c0] : tensor<4xf32>
  memref.dealloc %a : memref<4xf32>
  %n = tensor.dim %t, %c0 : tensor<4xf32>
  return %x, %n : f32, index
}

// -----

// On one of two paths.
// run: @bad(true)
// run: @bad(false)
// run: @good(true)
// run: @good(false)
func.func @bad(%c: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i8
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<4xi8>)
  %t = bufferization.to_tensor %a : memref<4xi8> to tensor<4xi8>
  %other = arith.constant dense<2> : tensor<4xi8>
  %s = scf.if %c -> tensor<4xi8> {
    scf.yield %t : tensor<4xi8>
  } else {
    scf.yield %other : tensor<4xi8>
  }
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xi8>
  // expected-error@+1 {{buffer used after it was freed}}
  %sum = arith.addi %s, %s : tensor<4xi8>
  %x = tensor.extract %sum[%c0] : tensor<4xi8>
  return %x : i8
}
// What is computed from a tensor lies in no buffer.
func.func @good(%c: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i8
  %a = memref.alloc() : memref<4xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<4xi8>)
  %t = bufferization.to_tensor %a : memref<4xi8> to tensor<4xi8>
  %other = arith.constant dense<2> : tensor<4xi8>
  %s = scf.if %c -> tensor<4xi8> {
    scf.yield %t : tensor<4xi8>
  } else {
    scf.yield %other : tensor<4xi8>
  }
  %sum = arith.addi %s, %s : tensor<4xi8>
  memref.dealloc %a : memref<4xi8>
  %x = tensor.extract %sum[%c0] : tensor<4xi8>
  return %x : i8
}

// -----

// Read in the iteration after the one that freed its buffer.
// run: @bad(2)
// run: @bad(1)
// run: @good(3)
func.func @bad(%n: index) -> tensor<2xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = arith.constant dense<1> : tensor<2xi8>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first, %sum = %first) -> (tensor<2xi8>, tensor<2xi8>) {
    // expected-error@+1 {{buffer used after it was freed}}
    %next = arith.addi %t, %sum : tensor<2xi8>
    // expected-note@+1 {{allocated here}}
    %a = memref.alloc() : memref<2xi8>
    bufferization.materialize_in_destination %next in writable %a : (tensor<2xi8>, memref<2xi8>) -> ()
    %u = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
    // expected-note@+1 {{freed here}}
    memref.dealloc %a : memref<2xi8>
    scf.yield %u, %next : tensor<2xi8>, tensor<2xi8>
  }
  return %r#1 : tensor<2xi8>
}
func.func @good(%n: index) -> tensor<2xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = arith.constant dense<1> : tensor<2xi8>
  %a0 = memref.alloc() : memref<2xi8>
  bufferization.materialize_in_destination %first in writable %a0 : (tensor<2xi8>, memref<2xi8>) -> ()
  %t0 = bufferization.to_tensor %a0 : memref<2xi8> to tensor<2xi8>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a0, %t = %t0, %sum = %first) -> (memref<2xi8>, tensor<2xi8>, tensor<2xi8>) {
    %next = arith.addi %t, %sum : tensor<2xi8>
    memref.dealloc %b : memref<2xi8>
    %a = memref.alloc() : memref<2xi8>
    bufferization.materialize_in_destination %next in writable %a : (tensor<2xi8>, memref<2xi8>) -> ()
    %u = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
    scf.yield %a, %u, %next : memref<2xi8>, tensor<2xi8>, tensor<2xi8>
  }
  memref.dealloc %r#0 : memref<2xi8>
  return %r#2 : tensor<2xi8>
}

// -----

// By another function.
// run: @bad()
// run: @good()
func.func private @sum(%t: tensor<2xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{buffer used after it was freed}}
  %x = tensor.extract %t[%c0] : tensor<2xi8>
  %y = tensor.extract %t[%c1] : tensor<2xi8>
  %z = arith.addi %x, %y : i8
  return %z : i8
}
func.func @bad() -> i8 {
  %v = arith.constant 1 : i8
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<2xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<2xi8>)
  %t = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<2xi8>
  // expected-note@+1 {{called from here}}
  %x = call @sum(%t) : (tensor<2xi8>) -> i8
  return %x : i8
}
func.func @good() -> i8 {
  %v = arith.constant 1 : i8
  %a = memref.alloc() : memref<2xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<2xi8>)
  %t = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
  %x = call @sum(%t) : (tensor<2xi8>) -> i8
  memref.dealloc %a : memref<2xi8>
  return %x : i8
}

// -----

// A tensor that is a part of another lies in the same buffer.
// run: @bad()
// run: @good()
func.func @bad() -> tensor<2xi8> {
  %v = arith.constant 1 : i8
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<2x2xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<2x2xi8>)
  %t = bufferization.to_tensor %a : memref<2x2xi8> to tensor<2x2xi8>
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  %part = tensor.extract_slice %flat[1] [2] [1] : tensor<4xi8> to tensor<2xi8>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<2x2xi8>
  // expected-error@+1 {{freed buffer returned}}
  return %part : tensor<2xi8>
}
func.func @good() -> tensor<2xi8> {
  %v = arith.constant 1 : i8
  %a = memref.alloc() : memref<2x2xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<2x2xi8>)
  %t = bufferization.to_tensor %a : memref<2x2xi8> to tensor<2x2xi8>
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  %part = tensor.extract_slice %flat[1] [2] [1] : tensor<4xi8> to tensor<2xi8>
  %copy = bufferization.alloc_tensor() copy(%part) : tensor<2xi8>
  memref.dealloc %a : memref<2x2xi8>
  return %copy : tensor<2xi8>
}

// -----

// The buffer of a tensor is the one that it lies in, in the same place.
// run: @bad()
// run: @good()
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi8>
  %t = bufferization.to_tensor %a : memref<4xi8> to tensor<4xi8>
  // expected-note@+1 {{view made here}}
  %part = tensor.extract_slice %t[1] [2] [1] : tensor<4xi8> to tensor<2xi8>
  %b = bufferization.to_buffer %part : tensor<2xi8> to memref<2xi8, strided<[1], offset: 1>>
  // expected-error@+1 {{view freed instead of its buffer}}
  memref.dealloc %b : memref<2xi8, strided<[1], offset: 1>>
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xi8>
  %t = bufferization.to_tensor %a : memref<4xi8> to tensor<4xi8>
  %b = bufferization.to_buffer %t : tensor<4xi8> to memref<4xi8>
  memref.dealloc %b : memref<4xi8>
  return
}

// -----

// The buffer of a tensor that lies in none is nobody's: it is no leak, and not to be freed.
// run: @bad(dense<[1, 2]>)
// run: @good(dense<[1, 2]>)
func.func @bad(%t: tensor<2xi8>) {
  // expected-note@+1 {{obtained here}}
  %b = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
  // expected-error@+1 {{freed buffer is not owned}}
  memref.dealloc %b : memref<2xi8>
  return
}
func.func @good(%t: tensor<2xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %b = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
  %x = memref.load %b[%c0] : memref<2xi8>
  return %x : i8
}

// -----

// On the stack.
// run: @bad()
// run: @good()
func.func private @bad_tensor() -> tensor<2xi8> {
  %v = arith.constant 1 : i8
  // expected-note@+1 {{allocated here}}
  %a = memref.alloca() : memref<2xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<2xi8>)
  %t = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
  // expected-error@+1 {{stack buffer escapes its scope}}
  return %t : tensor<2xi8>
}
func.func @bad() {
  // expected-note@+1 {{called from here}}
  %t = call @bad_tensor() : () -> tensor<2xi8>
  return
}
func.func @good() -> i8 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i8
  %a = memref.alloca() : memref<2xi8>
  linalg.fill ins(%v : i8) outs(%a : memref<2xi8>)
  %t = bufferization.to_tensor %a : memref<2xi8> to tensor<2xi8>
  %x = tensor.extract %t[%c0] : tensor<2xi8>
  return %x : i8
}
