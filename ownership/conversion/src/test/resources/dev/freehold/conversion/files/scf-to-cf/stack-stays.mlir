// RUN: freehold-opt %s --convert-scf-to-cf -verify-diagnostics

func.func private @use(memref<?xi32>)
func.func @f(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-error @+1 {{'memref.alloca' op takes stack memory of a size that is only known in the loop}}
    %a = memref.alloca(%i) : memref<?xi32>
    scf.if %c {
      func.call @use(%a) : (memref<?xi32>) -> ()
    }
  }
  return
}
