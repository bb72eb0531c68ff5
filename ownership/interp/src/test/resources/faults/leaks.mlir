// Buffers that nobody frees, and the place where the last chance to do so was lost.

// run: @bad()
// run: @good()
func.func @bad() {
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

// run: @bad(false)
// run: @bad(true)
// run: @good(false)
// run: @good(true)
func.func @bad(%c: i1) {
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  } else {
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// -----

// The buffer of all iterations but the last.
// run: @bad(3)
// run: @bad(1)
// run: @good(3)
func.func @bad(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = memref.alloc() : memref<4xf32>
  memref.dealloc %init : memref<4xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %init) -> (memref<4xf32>) {
    // expected-error@+2 {{buffer never freed}}
    // expected-error@+1 {{buffer never freed}}
    %b = memref.alloc() : memref<4xf32>
    // expected-note@+2 {{last reference lost here}}
    // expected-note@+1 {{last reference lost here}}
    scf.yield %b : memref<4xf32>
  }
  memref.dealloc %last : memref<4xf32>
  return
}
func.func @good(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = memref.alloc() : memref<4xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %init) -> (memref<4xf32>) {
    memref.dealloc %x : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.dealloc %last : memref<4xf32>
  return
}

// -----

// Lost where the region ends that it was made in.
// run: @bad(true)
// run: @good(true)
func.func @bad(%c: i1) {
  scf.if %c {
    // expected-error@+1 {{buffer never freed}}
    %a = memref.alloc() : memref<4xf32>
    // expected-note@+1 {{last reference lost here}}
    scf.yield
  }
  return
}
func.func @good(%c: i1) {
  scf.if %c {
    %a = memref.alloc() : memref<4xf32>
    memref.dealloc %a : memref<4xf32>
    scf.yield
  }
  return
}

// -----

// Lost on the way to a block that the buffer does not reach.
// run: @bad(true)
// run: @bad(false)
// run: @good(true)
// run: @good(false)
func.func @bad(%c: i1) {
  cf.cond_br %c, ^make, ^end
^make:
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  // expected-note@+1 {{last reference lost here}}
  cf.br ^end
^end:
  return
}
func.func @good(%c: i1) {
  cf.cond_br %c, ^make, ^end
^make:
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  cf.br ^end
^end:
  return
}

// -----

// A block argument is the last name of the buffer.
// run: @bad(true)
// run: @bad(false)
// run: @good(true)
func.func @bad(%c: i1) {
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  // expected-error@+1 {{buffer never freed}}
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^end(%a : memref<4xf32>), ^end(%b : memref<4xf32>)
^end(%x: memref<4xf32>):
  memref.dealloc %x : memref<4xf32>
  // expected-note@+2 {{last reference lost here}}
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^end(%a, %b : memref<4xf32>, memref<4xf32>), ^end(%b, %a : memref<4xf32>, memref<4xf32>)
^end(%x: memref<4xf32>, %y: memref<4xf32>):
  memref.dealloc %x : memref<4xf32>
  memref.dealloc %y : memref<4xf32>
  return
}

// -----

// The callee hands a buffer to its caller, who forgets it.
// run: @bad()
// run: @good()
func.func private @make() -> memref<4xf32> {
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @bad() {
  %a = call @make() : () -> memref<4xf32>
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good() {
  %a = call @make() : () -> memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}

// -----

// scf.while: the buffer that the condition region makes.
// run: @bad(2)
// run: @good(2)
func.func @bad(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.while (%i = %c0) : (index) -> index {
    // expected-error@+3 {{buffer never freed}}
    // expected-error@+2 {{buffer never freed}}
    // expected-error@+1 {{buffer never freed}}
    %a = memref.alloc() : memref<2xi8>
    %go = arith.cmpi slt, %i, %n : index
    // expected-note@+3 {{last reference lost here}}
    // expected-note@+2 {{last reference lost here}}
    // expected-note@+1 {{last reference lost here}}
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}
func.func @good(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.while (%i = %c0) : (index) -> index {
    %a = memref.alloc() : memref<2xi8>
    %go = arith.cmpi slt, %i, %n : index
    memref.dealloc %a : memref<2xi8>
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}

// -----

// A clone is a buffer of its own.
// run: @bad(dense<1.0>)
// run: @good(dense<1.0>)
func.func @bad(%in: memref<4xf32>) {
  // expected-error@+1 {{buffer never freed}}
  %c = bufferization.clone %in : memref<4xf32> to memref<4xf32>
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good(%in: memref<4xf32>) {
  %c = bufferization.clone %in : memref<4xf32> to memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return
}

// -----

// What realloc gives has to be freed, not what it took.
// run: @bad()
// run: @good()
func.func @bad() {
  %a = memref.alloc() : memref<4xf32>
  // expected-error@+1 {{buffer never freed}}
  %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  return
}

// -----

// bufferization.dealloc frees only what its condition says.
// run: @bad(false)
// run: @bad(true)
// run: @good()
func.func @bad(%own: i1) {
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%a : memref<4xf32>) if (%own)
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  %own = arith.constant true
  bufferization.dealloc (%a : memref<4xf32>) if (%own)
  return
}

// -----

// A retained buffer stays, and the result says that it is still owned.
// run: @bad()
// run: @good()
func.func @bad() {
  // expected-error@+1 {{buffer never freed}}
  %a = memref.alloc() : memref<4xf32>
  %own = arith.constant true
  %still = bufferization.dealloc (%a : memref<4xf32>) if (%own) retain (%a : memref<4xf32>)
  // expected-note@+1 {{last reference lost here}}
  return
}
func.func @good() {
  %a = memref.alloc() : memref<4xf32>
  %own = arith.constant true
  %still = bufferization.dealloc (%a : memref<4xf32>) if (%own) retain (%a : memref<4xf32>)
  bufferization.dealloc (%a : memref<4xf32>) if (%still)
  return
}
