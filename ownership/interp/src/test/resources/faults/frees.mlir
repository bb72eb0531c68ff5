// Buffers that are freed twice, or by somebody who must not.

// run: @bad()
// run: @good()
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{first freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}

// -----

// On one path only.
// run: @bad(true)
// run: @bad(false)
// run: @good(true)
func.func @bad(%c: i1) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    // expected-note@+1 {{first freed here}}
    memref.dealloc %a : memref<4xf32>
  }
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @good(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

// By two names.
// run: @bad()
// run: @good()
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  %u = memref.cast %a : memref<4xf32> to memref<*xf32>
  // expected-note@+1 {{first freed here}}
  memref.dealloc %u : memref<*xf32>
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  %u = memref.cast %a : memref<4xf32> to memref<*xf32>
  memref.dealloc %u : memref<*xf32>
  return
}

// -----

// In each iteration.
// run: @bad(2)
// run: @bad(1)
// run: @good(2)
func.func @bad(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    // expected-note@+2 {{first freed here}}
    // expected-error@+1 {{buffer freed twice}}
    memref.dealloc %a : memref<4xf32>
  }
  return
}
func.func @good(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// -----

// Caller and callee.
// run: @bad()
// run: @good()
func.func private @take(%x: memref<4xf32>) {
  // expected-note@+1 {{first freed here}}
  memref.dealloc %x : memref<4xf32>
  return
}
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  call @take(%a) : (memref<4xf32>) -> ()
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  call @take(%a) : (memref<4xf32>) -> ()
  return
}

// -----

// In the callee, the second time.
// run: @bad()
func.func private @take(%x: memref<4xf32>) {
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %x : memref<4xf32>
  return
}
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{first freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-note@+1 {{called from here}}
  call @take(%a) : (memref<4xf32>) -> ()
  return
}

// -----

// realloc has freed it.
// run: @bad()
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{first freed here}}
  %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<8xf32>
  return
}

// -----

// Two block arguments that are one buffer.
// run: @bad(true)
// run: @good(true)
func.func @bad(%c: i1) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  cf.br ^end(%a, %a : memref<4xf32>, memref<4xf32>)
^end(%x: memref<4xf32>, %y: memref<4xf32>):
  // expected-note@+1 {{first freed here}}
  memref.dealloc %x : memref<4xf32>
  // expected-error@+1 {{buffer freed twice}}
  memref.dealloc %y : memref<4xf32>
  return
}
// bufferization.dealloc sees that they are the same.
func.func @good(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  cf.br ^end(%a, %a : memref<4xf32>, memref<4xf32>)
^end(%x: memref<4xf32>, %y: memref<4xf32>):
  bufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%c, %c)
  return
}

// -----

// bufferization.dealloc after memref.dealloc.
// run: @bad(true)
// run: @good(false)
func.func @bad(%c: i1) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{first freed here}}
  memref.dealloc %a : memref<4xf32>
  // expected-error@+1 {{buffer freed twice}}
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  return
}
// Where the condition does not hold, the buffer may be gone.
func.func @good(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  return
}

// -----

// A part is not the whole.
// run: @bad()
// run: @good()
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{view made here}}
  %v = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  // expected-error@+1 {{view freed instead of its buffer}}
  memref.dealloc %v : memref<2xf32, strided<[1], offset: 1>>
  return
}
// The base of a view is the buffer.
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  %v = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %v : memref<2xf32, strided<[1], offset: 1>> -> memref<f32>, index, index, index
  memref.dealloc %base : memref<f32>
  return
}

// -----

// run: @bad(2)
func.func @bad(%n: index) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc(%n) : memref<?x6xf32>
  // expected-note@+1 {{view made here}}
  %v = memref.collapse_shape %a [[0, 1]] : memref<?x6xf32> into memref<?xf32>
  // expected-error@+1 {{view freed instead of its buffer}}
  memref.dealloc %v : memref<?xf32>
  return
}

// -----

// run: @bad(0)
func.func @bad(%n: index) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<64xi8>
  // expected-note@+1 {{view made here}}
  %v = memref.view %a[%n][] : memref<64xi8> to memref<16xf32>
  // expected-error@+1 {{view freed instead of its buffer}}
  memref.dealloc %v : memref<16xf32>
  return
}

// -----

// run: @bad()
// run: @good()
func.func @bad() {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloca() : memref<4xf32>
  // expected-error@+1 {{stack buffer freed}}
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @good() {
  %a = memref.alloca() : memref<4xf32>
  return
}

// -----

// Through a branch that joins a stack buffer and another one.
// run: @bad(true)
// run: @bad(false)
func.func @bad(%c: i1) {
  %x = scf.if %c -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    // expected-note@+1 {{allocated here}}
    %b = memref.alloca() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  // expected-error@+1 {{stack buffer freed}}
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

// What the caller passes stays the caller's.
// expected-note@+4 {{passed by the caller here}}

// run: @bad(dense<1.0>)
// run: @good(dense<1.0>)
func.func @bad(%in: memref<4xf32>) {
  // expected-error@+1 {{caller's buffer freed}}
  memref.dealloc %in : memref<4xf32>
  return
}
func.func @good(%in: memref<4xf32>) {
  %c = bufferization.clone %in : memref<4xf32> to memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return
}

// -----

// A select that may be the caller's buffer.
// expected-note@+4 {{passed by the caller here}}

// run: @bad(dense<1.0>, true)
// run: @bad(dense<1.0>, false)
func.func @bad(%in: memref<4xf32>, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %x = arith.select %c, %a, %in : memref<4xf32>
  // expected-error@+1 {{caller's buffer freed}}
  memref.dealloc %x : memref<4xf32>
  // Freed, but that is no longer reported: the run has ended.
  scf.if %c {
    scf.yield
  } else {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// -----

// expected-note@+1 {{defined here}}
memref.global @g : memref<2xi32> = dense<[1, 2]>
// run: @bad()
// run: @good()
func.func @bad() {
  %a = memref.get_global @g : memref<2xi32>
  // expected-error@+1 {{global freed}}
  memref.dealloc %a : memref<2xi32>
  return
}
func.func @good() -> i32 {
  %c1 = arith.constant 1 : index
  %a = memref.get_global @g : memref<2xi32>
  %x = memref.load %a[%c1] : memref<2xi32>
  return %x : i32
}

// -----

// Of several names of one buffer, each with a condition: it is freed once if any of them holds.
// run: @aliases(false, true)
// run: @aliases(true, false)
// run: @aliases(true, true)
// run: @kept(false, true)
// run: @bad(false, true)
func.func @aliases(%c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xi64>
  %b = memref.cast %a : memref<2xi64> to memref<?xi64>
  bufferization.dealloc (%a, %b : memref<2xi64>, memref<?xi64>) if (%c, %d)
  return
}
func.func @kept(%c: i1, %d: i1) {
  %a = memref.alloc() : memref<2xi64>
  %b = memref.cast %a : memref<2xi64> to memref<?xi64>
  %owned = bufferization.dealloc (%a, %b : memref<2xi64>, memref<?xi64>) if (%c, %d) retain (%a : memref<2xi64>)
  bufferization.dealloc (%a : memref<2xi64>) if (%owned)
  return
}
func.func @bad(%c: i1, %d: i1) {
  // expected-note@+1 {{allocated here}}
  %a = memref.alloc() : memref<2xi64>
  // expected-note@+1 {{view made here}}
  %b = memref.subview %a[0][1][1] : memref<2xi64> to memref<1xi64>
  // expected-error@+1 {{view freed instead of its buffer}}
  bufferization.dealloc (%a, %b : memref<2xi64>, memref<1xi64>) if (%c, %d)
  return
}
