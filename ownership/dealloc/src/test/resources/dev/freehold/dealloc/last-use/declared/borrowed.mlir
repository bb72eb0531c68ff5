// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// CHECK-LABEL: func.func private @use(memref<4xf32>)
func.func private @use(memref<4xf32>)
// CHECK-LABEL: func.func private @argument(memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0]})
func.func private @argument(memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0]})
// CHECK-LABEL: func.func private @one_of_two(memref<4xf32>, memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, 1]})
func.func private @one_of_two(memref<4xf32>, memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, 1]})
// CHECK-LABEL: func.func private @global() -> (memref<4xf32> {freehold.borrowed})
func.func private @global() -> (memref<4xf32> {freehold.borrowed})
// CHECK-LABEL: func.func private @argument_or_global(memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, unit]})
func.func private @argument_or_global(memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, unit]})

// The result is another name of the buffer: it is returned as it is.
// CHECK-LABEL: func.func @returned() -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = call @argument(%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   return %[[V0]] : memref<4xf32>
// CHECK-NEXT: }
func.func @returned() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = call @argument(%a) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}

// It is freed behind the last use of the result.
// CHECK-LABEL: func.func @used() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = call @argument(%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   call @use(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @used() {
  %a = memref.alloc() : memref<4xf32>
  %r = call @argument(%a) : (memref<4xf32>) -> memref<4xf32>
  call @use(%r) : (memref<4xf32>) -> ()
  %b = memref.alloc() : memref<4xf32>
  return
}

// The other one is freed first.
// CHECK-LABEL: func.func @larger() {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = call @one_of_two(%[[ALLOC]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[INTPTR_1:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INTPTR_2:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC_0]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[INTPTR_3:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[V3:.+]] = arith.cmpi eq, %[[INTPTR_2]], %[[INTPTR_3]] : index
// CHECK-NEXT:   %[[TRUE_4:.+]] = arith.constant true
// CHECK-NEXT:   %[[V4:.+]] = arith.xori %[[V3]], %[[TRUE_4]] : i1
// CHECK-NEXT:   scf.if %[[V4]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V5:.+]] = arith.ori %[[V1]], %[[V3]] : i1
// CHECK-NEXT:   %[[ALLOC_5:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_5]] : memref<4xf32>
// CHECK-NEXT:   call @use(%[[V0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:   scf.if %[[V5]] {
// CHECK-NEXT:     %[[BASE_BUFFER:.+]], %[[OFFSET:.+]], %[[SIZES:.+]], %[[STRIDES:.+]] = memref.extract_strided_metadata %[[V0]] : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @larger() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %r = call @one_of_two(%a, %b) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  %c = memref.alloc() : memref<4xf32>
  call @use(%r) : (memref<4xf32>) -> ()
  return
}

// Nobody frees it here, and the caller gets a copy.
// CHECK-LABEL: func.func @of_nobody() -> memref<4xf32> {
// CHECK-NEXT:   %[[V0:.+]] = call @global() : () -> memref<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   return %[[V1]] : memref<4xf32>
// CHECK-NEXT: }
func.func @of_nobody() -> memref<4xf32> {
  %r = call @global() : () -> memref<4xf32>
  return %r : memref<4xf32>
}

// The result may be another buffer than the only argument.
// CHECK-LABEL: func.func @perhaps() -> memref<4xf32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:   %[[V0:.+]] = call @argument_or_global(%[[ALLOC]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[V0]] : memref<4xf32> -> index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = scf.if %[[V1]] -> (memref<4xf32>) {
// CHECK-NEXT:     scf.yield %[[V0]] : memref<4xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V4:.+]] = bufferization.clone %[[V0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     scf.yield %[[V4]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V3]] : memref<4xf32>
// CHECK-NEXT: }
func.func @perhaps() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = call @argument_or_global(%a) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
