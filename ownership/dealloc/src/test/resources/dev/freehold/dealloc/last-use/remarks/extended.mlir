// RUN: freehold-opt %s --last-use-buffer-deallocation --remarks-filter=buffer-deallocation --remark-format=yaml | FileCheck %s

// What regions use that may run at any time is there until all of them are over.

// CHECK: --- !Passed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Freed
// CHECK-NEXT: DebugLoc:        { File: p, Line: 4, Column: 8 }
// CHECK-NEXT: Function:        parallel
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is freed behind ''scf.parallel'' at 5:3'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// CHECK-NEXT: Pass:            buffer-deallocation
// CHECK-NEXT: Name:            Extended
// CHECK-NEXT: DebugLoc:        { File: p, Line: 4, Column: 8 }
// CHECK-NEXT: Function:        parallel
// CHECK-NEXT: Args:
// CHECK-NEXT:   - Remark:          'it is kept until the end of ''scf.parallel'' at 5:3'
// CHECK-NEXT:   - Reason:          the regions of the operation use it, and may run at any time until its end
// CHECK-NEXT:   - Suggestion:      allocate it in the region, if nothing outside uses it
// CHECK-NEXT: ...
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   scf.parallel (%[[ARG2:.+]]) = (%[[C0]]) to (%[[ARG0]]) step (%[[C1]]) {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @parallel(%n: index, %out: memref<?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<f32> loc("p":4:8)
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %x = memref.load %a[] : memref<f32> loc("p":6:10)
    memref.store %x, %out[%i] : memref<?xf32> loc("p":7:5)
    scf.reduce loc("p":8:5)
  } loc("p":5:3)
  return loc("p":10:3)
} loc("p":1:1)
