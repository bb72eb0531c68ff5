// RUN: freehold-opt %s --last-use-buffer-deallocation=unknown-ops=error -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @unknown(%v: f32) {
  // expected-note@below {{it is allocated here}}
  %a = memref.alloc() : memref<f32>
  // expected-error@below {{nothing is known of what is done with a buffer}}
  "unknown.use"(%a) : (memref<f32>) -> ()
  return
}

// -----

func.func @under_another_name(%i: index) {
  // expected-note@below {{it is allocated here}}
  %a = memref.alloc() : memref<4xf32>
  %s = memref.subview %a[%i] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
  // expected-error@below {{nothing is known of what is done with a buffer}}
  "unknown.use"(%s) : (memref<1xf32, strided<[1], offset: ?>>) -> ()
  return
}

// -----

func.func private @g(memref<f32>)

// Calls have a convention; the buffers of arguments are the caller's.
func.func @known(%m: memref<f32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  call @g(%a) : (memref<f32>) -> ()
  "unknown.use"(%m) : (memref<f32>) -> ()
  return
}
