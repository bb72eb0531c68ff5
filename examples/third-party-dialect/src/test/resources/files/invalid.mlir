// RUN: freehold-opt %s -split-input-file -verify-diagnostics

func.func @pair() {
  // expected-error@below {{'ring.alloc_pair' op allocates two buffers of one type}}
  %a, %b = ring.alloc_pair : memref<4xi32>, memref<2xi32>
  return
}

// -----

func.func @flip(%a: memref<4xi32>) {
  // expected-error@below {{'ring.flip' op cannot see 'memref<4xi32>' in reverse as 'memref<4xi32, strided<[1], offset: 3>>'}}
  %r = ring.flip %a : memref<4xi32> to memref<4xi32, strided<[1], offset: 3>>
  return
}

// -----

// expected-error@below {{a box holds a ranked memref}}
func.func private @box(!ring.box<i32>)

// -----

func.func @call() {
  // expected-error@below {{'ring.call' op calls 'g', which is no function}}
  ring.call @g on () : () -> ()
  return
}

// -----

func.func @parent() {
  scf.execute_region {
    // expected-error@below {{'ring.next' op expects parent op 'ring.cycle'}}
    ring.next
  }
  return
}

// -----

func.func @cycle(%n: index, %a: i32) {
  // expected-error@below {{'ring.cycle' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  // expected-note@below {{region branch point}}
  %r = ring.cycle %n with (%a : i32) -> (i32) {
  ^bb0(%x: i64):
    ring.next %x : i64
  } then {
  ^bb0(%y: i64):
    ring.next %y : i64
  }
  return
}
