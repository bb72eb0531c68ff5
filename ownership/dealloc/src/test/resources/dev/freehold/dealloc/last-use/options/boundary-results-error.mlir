// RUN: freehold-opt %s --last-use-buffer-deallocation=boundary-results=error -split-input-file -verify-diagnostics

// expected-note@below {{it is defined here}}
func.func @argument(%m: memref<f32>) -> (f32, memref<f32>) {
  %r = memref.load %m[] : memref<f32>
  // expected-error@below {{result 1 may not be the function's own to return}}
  return %r, %m : f32, memref<f32>
}

// -----

func.func @twice() -> (memref<f32>, memref<f32>) {
  // expected-note@below {{it is defined here}}
  %a = memref.alloc() : memref<f32>
  // expected-error@below {{result 1 may not be the function's own to return}}
  return %a, %a : memref<f32>, memref<f32>
}

// -----

func.func @on_some_paths(%c: i1, %m: memref<f32>) -> memref<f32> {
  // expected-note@below {{it is defined here}}
  %r = scf.if %c -> memref<f32> {
    %a = memref.alloc() : memref<f32>
    scf.yield %a : memref<f32>
  } else {
    scf.yield %m : memref<f32>
  }
  // expected-error@below {{result 0 may not be the function's own to return}}
  return %r : memref<f32>
}

// -----

func.func @own() -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  return %a : memref<f32>
}
