// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// The reference crashes.
func.func @reduce_return_without_arguments(%n: index, %x: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@below {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%x : f32) {
      scf.reduce.return %x : f32
    }
  }
  return
}
