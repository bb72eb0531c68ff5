// RUN: freehold-opt %s --last-use-buffer-deallocation=existing-deallocs=error -split-input-file -verify-diagnostics

func.func @frees(%v: f32) {
  // expected-note@below {{it is allocated here}}
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  // expected-error@below {{the program frees a buffer itself}}
  memref.dealloc %a : memref<f32>
  return
}

// -----

func.func @frees_none(%m: memref<f32>, %v: f32) {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  return
}
