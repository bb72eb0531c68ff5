// Buffers that are used when they are gone, beyond their bounds, or before anything was written to them.

// run: @bad()
// run: @good()
func.func @bad() {
  %v = arith.constant 1.0 : f32
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<f32>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<f32>
  // expected-error@+1 {{buffer used after it was freed}}
  memref.store %v, %a[] : memref<f32>
  return
}
func.func @good() {
  %v = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  memref.dealloc %a : memref<f32>
  return
}

// -----

// Through a view that outlives its buffer.
// run: @bad()
// run: @good()
func.func @bad() -> f32 {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  %v = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error@+1 {{buffer used after it was freed}}
  %x = memref.load %v[%c0] : memref<2xf32, strided<[1], offset: 1>>
  return %x : f32
}
// A size may be asked for even then.
func.func @good() -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %v = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  memref.dealloc %a : memref<4xf32>
  %x = memref.dim %v, %c0 : memref<2xf32, strided<[1], offset: 1>>
  return %x : index
}

// -----

// Freed in one iteration, used in the next.
// run: @bad(2)
// run: @bad(1)
func.func @bad(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i16
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi16>
  scf.for %i = %c0 to %n step %c1 {
    // expected-error@+1 {{buffer used after it was freed}}
    memref.store %v, %a[%i] : memref<4xi16>
    // expected-note@+1 {{freed here}}
    memref.dealloc %a : memref<4xi16>
  }
  return
}

// -----

// By a callee.
// run: @bad()
func.func private @use(%x: memref<4xi16>, %v: i16) {
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{buffer used after it was freed}}
  memref.store %v, %x[%c0] : memref<4xi16>
  return
}
func.func @bad() {
  %v = arith.constant 7 : i16
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi16>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xi16>
  // expected-note@+1 {{called from here}}
  call @use(%a, %v) : (memref<4xi16>, i16) -> ()
  return
}

// -----

// Copying is using, on either side.
// run: @from(dense<1>)
// run: @to(dense<1>)
// run: @clone()
func.func @from(%in: memref<4xi16>) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi16>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xi16>
  // expected-error@+1 {{buffer used after it was freed}}
  memref.copy %a, %in : memref<4xi16> to memref<4xi16>
  return
}
func.func @to(%in: memref<4xi16>) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi16>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xi16>
  // expected-error@+1 {{buffer used after it was freed}}
  memref.copy %in, %a : memref<4xi16> to memref<4xi16>
  return
}
func.func @clone() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi16>
  // expected-note@+1 {{freed here}}
  memref.dealloc %a : memref<4xi16>
  // expected-error@+1 {{buffer used after it was freed}}
  %b = bufferization.clone %a : memref<4xi16> to memref<4xi16>
  return
}

// -----

// The loop hands out a buffer that it has freed.
// run: @bad(2)
// run: @good(2)
func.func @bad(%n: index) -> memref<4xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi8>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<4xi8>) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      // expected-note@+1 {{freed here}}
      memref.dealloc %x : memref<4xi8>
    }
    scf.yield %x : memref<4xi8>
  }
  // expected-error@+1 {{freed buffer returned}}
  return %r : memref<4xi8>
}
func.func @good(%n: index) -> memref<4xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi8>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<4xi8>) {
    memref.dealloc %x : memref<4xi8>
    %b = memref.alloc() : memref<4xi8>
    scf.yield %b : memref<4xi8>
  }
  return %r : memref<4xi8>
}

// -----

// A stack buffer whose scope was left.
// run: @bad()
// run: @good()
func.func @bad() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  // expected-error@+4 {{stack buffer escapes its scope}}
  %x = memref.alloca_scope -> (memref<2xi32>) {
    // expected-note@+1 {{allocated here}}
    %a = memref.alloca() : memref<2xi32>
    memref.alloca_scope.return %a : memref<2xi32>
  }
  %y = memref.load %x[%c0] : memref<2xi32>
  return %y : i32
}
func.func @good() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %x = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<2xi32>
    memref.store %v, %a[%c0] : memref<2xi32>
    %y = memref.load %a[%c0] : memref<2xi32>
    memref.alloca_scope.return %y : i32
  }
  return %x : i32
}

// -----

// run: @bad()
// run: @good()
func.func @bad() -> memref<2xi32> {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloca() : memref<2xi32>
  // expected-error@+1 {{stack buffer escapes its scope}}
  return %a : memref<2xi32>
}
func.func @good() -> memref<2xi32> {
  %a = memref.alloca() : memref<2xi32>
  %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
  return %b : memref<2xi32>
}

// -----

// By a callee, through a view and a branch.
// run: @bad(true)
func.func private @make(%c: i1) -> memref<*xi32> {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloca() : memref<2xi32>
  %u = memref.cast %a : memref<2xi32> to memref<*xi32>
  cf.cond_br %c, ^end(%u : memref<*xi32>), ^end(%u : memref<*xi32>)
^end(%x: memref<*xi32>):
  // expected-error@+1 {{stack buffer escapes its scope}}
  return %x : memref<*xi32>
}
func.func @bad(%c: i1) {
  // expected-note@+1 {{called from here}}
  %a = call @make(%c) : (i1) -> memref<*xi32>
  return
}

// -----

// expected-note@+4 {{passed by the caller here}}

// run: @bad(dense<1>)
// run: @good(dense<1>)
func.func @bad(%in: memref<2xi32>) -> memref<2xi32> {
  // expected-error@+1 {{result aliases an argument}}
  return %in : memref<2xi32>
}
func.func @good(%in: memref<2xi32>) -> memref<2xi32> {
  %b = bufferization.clone %in : memref<2xi32> to memref<2xi32>
  return %b : memref<2xi32>
}

// -----

// run: @bad()
// run: @good()
func.func @bad() -> (memref<2xi32>, memref<?xi32>) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<2xi32>
  %v = memref.cast %a : memref<2xi32> to memref<?xi32>
  // expected-error@+1 {{two results alias one buffer, which the caller would free twice}}
  return %a, %v : memref<2xi32>, memref<?xi32>
}
func.func @good() -> (memref<2xi32>, memref<2xi32>) {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  return %a, %b : memref<2xi32>, memref<2xi32>
}

// -----

// expected-note@+1 {{defined here}}
memref.global @g : memref<2xi32> = dense<[1, 2]>
// run: @bad()
func.func @bad() -> memref<2xi32> {
  %a = memref.get_global @g : memref<2xi32>
  // expected-error@+1 {{result is a global, which the caller must not free}}
  return %a : memref<2xi32>
}

// -----

// run: @bad(4)
// run: @good(3)
func.func @bad(%i: index) {
  %v = arith.constant 1 : i64
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi64>
  // expected-error@+1 {{index 4 is out of bounds of dimension 0 of size 4}}
  memref.store %v, %a[%i] : memref<4xi64>
  return
}
func.func @good(%i: index) {
  %v = arith.constant 1 : i64
  %a = memref.alloc() : memref<4xi64>
  memref.store %v, %a[%i] : memref<4xi64>
  memref.dealloc %a : memref<4xi64>
  return
}

// -----

// A view that is larger than what it views.
// run: @bad(3)
// run: @good(2)
func.func @bad(%n: index) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi64>
  // expected-error@+1 {{slice from 2 to 4 is out of bounds of dimension 0 of size 4}}
  %v = memref.subview %a[2] [%n] [1] : memref<4xi64> to memref<?xi64, strided<[1], offset: 2>>
  return
}
func.func @good(%n: index) {
  %a = memref.alloc() : memref<4xi64>
  %v = memref.subview %a[2] [%n] [1] : memref<4xi64> to memref<?xi64, strided<[1], offset: 2>>
  memref.dealloc %a : memref<4xi64>
  return
}

// -----

// A reinterpret_cast promises more than there is.
// run: @bad(4)
func.func @bad(%i: index) {
  %v = arith.constant 1 : i64
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xi64>
  // expected-note@+1 {{accessed through this view}}
  %b = memref.reinterpret_cast %a to offset: [1], sizes: [8], strides: [1] : memref<4xi64> to memref<8xi64, strided<[1], offset: 1>>
  // expected-error@+1 {{element at byte 40 is out of bounds of a buffer of 32 bytes}}
  memref.store %v, %b[%i] : memref<8xi64, strided<[1], offset: 1>>
  return
}

// -----

// In the last iteration.
// expected-note@+4 {{buffer passed here}}

// run: @bad(dense<0>)
// run: @good(dense<0>)
func.func @bad(%m: memref<3x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i32
  scf.for %i = %c0 to %c3 step %c1 {
    // expected-error@+1 {{index 2 is out of bounds of dimension 1 of size 2}}
    memref.store %v, %m[%c0, %i] : memref<3x2xi32>
  }
  return
}
func.func @good(%m: memref<3x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i32
  scf.for %i = %c0 to %c3 step %c1 {
    memref.store %v, %m[%i, %c1] : memref<3x2xi32>
  }
  return
}

// -----

// run: @bad()
// run: @good()
func.func @bad() -> i32 {
  %c1 = arith.constant 1 : index
  // expected-note@+1 {{allocated here}}
  %a = memref.alloca() : memref<2xi32>
  // expected-error@+1 {{read of uninitialized memory}}
  %x = memref.load %a[%c1] : memref<2xi32>
  return %x : i32
}
func.func @good() -> i32 {
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i32
  %a = memref.alloca() : memref<2xi32>
  memref.store %v, %a[%c1] : memref<2xi32>
  %x = memref.load %a[%c1] : memref<2xi32>
  return %x : i32
}

// -----

// Copying what was never written is no fault, reading the copy is.
// run: @bad()
// run: @good()
func.func @bad() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  // expected-note@+1 {{allocated here}}
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  // expected-error@+1 {{read of uninitialized memory}}
  %y = memref.load %b[%c1] : memref<2xi32>
  return %y : i32
}
func.func @good() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %v, %a[%c0] : memref<2xi32>
  memref.copy %a, %b : memref<2xi32> to memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %x : i32
}

// -----

// realloc leaves the new elements unwritten.
// run: @bad(3)
// run: @good(1)
func.func @bad(%i: index) -> f64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f64
  %a = memref.alloc() : memref<2xf64>
  memref.store %v, %a[%c0] : memref<2xf64>
  // expected-note@+1 {{allocated here}}
  %b = memref.realloc %a : memref<2xf64> to memref<4xf64>
  // expected-error@+1 {{read of uninitialized memory}}
  %x = memref.load %b[%i] : memref<4xf64>
  memref.dealloc %b : memref<4xf64>
  return %x : f64
}
func.func @good(%i: index) -> f64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f64
  %a = memref.alloc() : memref<2xf64>
  memref.store %v, %a[%i] : memref<2xf64>
  %b = memref.realloc %a : memref<2xf64> to memref<4xf64>
  %x = memref.load %b[%i] : memref<4xf64>
  memref.dealloc %b : memref<4xf64>
  return %x : f64
}

// -----

// Undefined behaviour that is not about memory.
// run: @zero(0)
// run: @step(0)
// run: @poison(40)
// run: @cast(3)
// run: @assert(false)
// run: @unreachable()
func.func @zero(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  // expected-error@+1 {{division by zero}}
  %x = arith.divsi %c1, %n : i32
  return %x : i32
}
func.func @step(%n: index) {
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{loop step must be positive, but is 0}}
  scf.for %i = %n to %c1 step %n {
  }
  return
}
func.func @poison(%n: i32) {
  %c1 = arith.constant 1 : i32
  %x = arith.shli %c1, %n : i32
  %c = arith.cmpi eq, %x, %c1 : i32
  // expected-error@+1 {{'cf.cond_br' depends on poison}}
  cf.cond_br %c, ^a, ^a
^a:
  return
}
func.func @cast(%n: index) {
  %a = memref.alloc(%n) : memref<?xi8>
  // expected-error@+1 {{cast changes the size of dimension 0 from 3 to 4}}
  %b = memref.cast %a : memref<?xi8> to memref<4xi8>
  return
}
func.func @assert(%c: i1) {
  // expected-error@+1 {{assertion failed: must be so}}
  cf.assert %c, "must be so"
  return
}
func.func @unreachable() {
  // expected-error@+1 {{unreachable code is executed}}
  ub.unreachable
}
