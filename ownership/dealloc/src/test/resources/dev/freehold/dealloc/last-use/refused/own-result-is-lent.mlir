// RUN: freehold-opt %s --last-use-buffer-deallocation -split-input-file -verify-diagnostics

func.func @always(%m: memref<f32>) -> (memref<f32> {freehold.borrowed = [0]}) {
  // expected-note@below {{it is defined here}}
  %a = memref.alloc() : memref<f32>
  // expected-error@below {{result 0 is the function's own, and 'freehold.borrowed' says that nobody frees it}}
  return %a : memref<f32>
}

// -----

func.func @on_one_path(%c: i1, %m: memref<f32>) -> (memref<f32> {freehold.borrowed = [1]}) {
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{it is defined here}}
  %r = arith.select %c, %a, %m : memref<f32>
  // expected-error@below {{result 0 is the function's own, and 'freehold.borrowed' says that nobody frees it}}
  return %r : memref<f32>
}
