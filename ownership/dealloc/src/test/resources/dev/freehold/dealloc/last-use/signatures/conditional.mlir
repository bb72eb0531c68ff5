// RUN: freehold-opt %s --last-use-buffer-deallocation="signatures=results" | FileCheck %s

// New on one path only.
// CHECK-LABEL: func.func private @argument_or_new(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (memref<f32>) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:     scf.yield %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:   return %[[V0]], %[[V1]] : memref<f32>, i1
// CHECK-NEXT: }
func.func private @argument_or_new(%c: i1, %m: memref<f32>) -> memref<f32> {
  %r = scf.if %c -> memref<f32> {
    scf.yield %m : memref<f32>
  } else {
    %a = memref.alloc() : memref<f32>
    memref.copy %m, %a : memref<f32> to memref<f32>
    scf.yield %a : memref<f32>
  }
  return %r : memref<f32>
}
// CHECK-LABEL: func.func @of_the_callers(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = call @argument_or_new(%[[ARG0]], %[[ARG1]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @of_the_callers(%c: i1, %m: memref<f32>) -> f32 {
  %r = call @argument_or_new(%c, %m) : (i1, memref<f32>) -> memref<f32>
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}

// Behind the call %a lives on under another name, or is freed. What is returned is ours in any case.
// CHECK-LABEL: func.func @of_ours(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> memref<f32> {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = call @argument_or_new(%[[ARG0]], %[[ALLOC]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V1:.+]] = arith.xori %[[V0]]#1, %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0 : memref<f32>
// CHECK-NEXT: }
func.func @of_ours(%c: i1, %v: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = call @argument_or_new(%c, %a) : (i1, memref<f32>) -> memref<f32>
  return %r : memref<f32>
}

// %r is not needed any more, but %a is.
// CHECK-LABEL: func.func private @use(memref<f32>)
func.func private @use(memref<f32>)
// CHECK-LABEL: func.func @argument_outlives_result(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = call @argument_or_new(%[[ARG0]], %[[ALLOC]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   call @use(%[[ALLOC]]) : (memref<f32>) -> ()
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @argument_outlives_result(%c: i1, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = call @argument_or_new(%c, %a) : (i1, memref<f32>) -> memref<f32>
  %x = memref.load %r[] : memref<f32>
  call @use(%a) : (memref<f32>) -> ()
  return %x : f32
}

// In a loop each buffer is the result of the call before.
// CHECK-LABEL: func.func @in_a_loop(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG3:.+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:.+]] = %[[ARG2]], %[[ARG5:.+]] = %[[FALSE]]) -> (memref<f32>, i1) {
// CHECK-NEXT:     %[[V2:.+]]:2 = func.call @argument_or_new(%[[ARG0]], %[[ARG4]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:     %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:     %[[V3:.+]] = arith.xori %[[V2]]#1, %[[TRUE]] : i1
// CHECK-NEXT:     %[[V4:.+]] = arith.andi %[[ARG5]], %[[V3]] : i1
// CHECK-NEXT:     %[[V5:.+]] = arith.andi %[[ARG5]], %[[V2]]#1 : i1
// CHECK-NEXT:     scf.if %[[V5]] {
// CHECK-NEXT:       memref.dealloc %[[ARG4]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:.+]] = arith.ori %[[V2]]#1, %[[V4]] : i1
// CHECK-NEXT:     scf.yield %[[V2]]#0, %[[V6]] : memref<f32>, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V1]] : f32
// CHECK-NEXT: }
func.func @in_a_loop(%c: i1, %n: index, %m: memref<f32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %m) -> memref<f32> {
    %next = func.call @argument_or_new(%c, %b) : (i1, memref<f32>) -> memref<f32>
    scf.yield %next : memref<f32>
  }
  %x = memref.load %r[] : memref<f32>
  return %x : f32
}

// Nobody looks at the result.
// CHECK-LABEL: func.func @ignored(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) {
// CHECK-NEXT:   %[[V0:.+]]:2 = call @argument_or_new(%[[ARG0]], %[[ARG1]]) : (i1, memref<f32>) -> (memref<f32>, i1)
// CHECK-NEXT:   scf.if %[[V0]]#1 {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @ignored(%c: i1, %m: memref<f32>) {
  %r = call @argument_or_new(%c, %m) : (i1, memref<f32>) -> memref<f32>
  return
}

// A global is nobody's: where the result is not new, it still need not be the argument.
// CHECK-LABEL: memref.global "private" @shared : memref<f32> = uninitialized
memref.global "private" @shared : memref<f32> = uninitialized
// CHECK-LABEL: func.func private @any(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: memref<f32>, %[[ARG2:.+]]: f32) -> (memref<f32>, i1) {
// CHECK-NEXT:   %[[C1_I32:.+]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[C2_I32:.+]] = arith.constant 2 : i32
// CHECK-NEXT:   %[[V0:.+]] = arith.cmpi eq, %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[V1:.+]] = memref.get_global @shared : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[V1]][] : memref<f32>
// CHECK-NEXT:   %[[FALSE:.+]] = arith.constant false
// CHECK-NEXT:   return %[[V1]], %[[FALSE]] : memref<f32>, i1
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[V2:.+]] = arith.cmpi eq, %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:   cf.cond_br %[[V2]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[FALSE_0:.+]] = arith.constant false
// CHECK-NEXT:   return %[[ARG1]], %[[FALSE_0]] : memref<f32>, i1
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG2]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   return %[[ALLOC]], %[[TRUE]] : memref<f32>, i1
// CHECK-NEXT: }
func.func private @any(%k: i32, %m: memref<f32>, %v: f32) -> memref<f32> {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %isGlobal = arith.cmpi eq, %k, %c1 : i32
  cf.cond_br %isGlobal, ^global, ^other
^global:
  %g = memref.get_global @shared : memref<f32>
  memref.store %v, %g[] : memref<f32>
  return %g : memref<f32>
^other:
  %isArgument = arith.cmpi eq, %k, %c2 : i32
  cf.cond_br %isArgument, ^argument, ^new
^argument:
  return %m : memref<f32>
^new:
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  return %a : memref<f32>
}
// CHECK-LABEL: func.func @global_argument_or_new(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: f32) -> f32 {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:   %[[V0:.+]]:2 = call @any(%[[ARG0]], %[[ALLOC]], %[[ARG1]]) : (i32, memref<f32>, f32) -> (memref<f32>, i1)
// CHECK-NEXT:   %[[INTPTR:.+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<f32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.+]] = memref.extract_aligned_pointer_as_index %[[V0]]#0 : memref<f32> -> index
// CHECK-NEXT:   %[[V1:.+]] = arith.cmpi eq, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   %[[TRUE:.+]] = arith.constant true
// CHECK-NEXT:   %[[V2:.+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:   scf.if %[[V2]] {
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V3:.+]] = arith.ori %[[V0]]#1, %[[V1]] : i1
// CHECK-NEXT:   %[[V4:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   call @use(%[[V0]]#0) : (memref<f32>) -> ()
// CHECK-NEXT:   %[[V5:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   scf.if %[[V3]] {
// CHECK-NEXT:     memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V6:.+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:   return %[[V6]] : f32
// CHECK-NEXT: }
func.func @global_argument_or_new(%k: i32, %v: f32) -> f32 {
  %a = memref.alloc() : memref<f32>
  memref.store %v, %a[] : memref<f32>
  %r = call @any(%k, %a, %v) : (i32, memref<f32>, f32) -> memref<f32>
  %x = memref.load %r[] : memref<f32>
  call @use(%r) : (memref<f32>) -> ()
  %y = memref.load %r[] : memref<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// Where two results may be the same new buffer, the second one is a copy.
// CHECK-LABEL: func.func private @new_twice(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> (memref<f32>, memref<f32>) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.copy %[[ARG1]], %[[ALLOC]] : memref<f32> to memref<f32>
// CHECK-NEXT:   %[[V0:.+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ARG1]] : memref<f32>
// CHECK-NEXT:   %[[V1:.+]] = bufferization.clone %[[V0]] : memref<f32> to memref<f32>
// CHECK-NEXT:   return %[[ALLOC]], %[[V1]] : memref<f32>, memref<f32>
// CHECK-NEXT: }
func.func private @new_twice(%c: i1, %m: memref<f32>) -> (memref<f32>, memref<f32>) {
  %a = memref.alloc() : memref<f32>
  memref.copy %m, %a : memref<f32> to memref<f32>
  %s = arith.select %c, %a, %m : memref<f32>
  return %a, %s : memref<f32>, memref<f32>
}
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: memref<f32>) -> f32 {
// CHECK-NEXT:   %[[V0:.+]]:2 = call @new_twice(%[[ARG0]], %[[ARG1]]) : (i1, memref<f32>) -> (memref<f32>, memref<f32>)
// CHECK-NEXT:   %[[V1:.+]] = memref.load %[[V0]]#0[] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[V0]]#0 : memref<f32>
// CHECK-NEXT:   call @ends() : () -> ()
// CHECK-NEXT:   %[[V2:.+]] = memref.load %[[V0]]#1[] : memref<f32>
// CHECK-NEXT:   %[[BASE_BUFFER:.+]], %[[OFFSET:.+]] = memref.extract_strided_metadata %[[V0]]#1 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:   memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:   %[[V3:.+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:   return %[[V3]] : f32
// CHECK-NEXT: }
func.func @both(%c: i1, %m: memref<f32>) -> f32 {
  %r:2 = call @new_twice(%c, %m) : (i1, memref<f32>) -> (memref<f32>, memref<f32>)
  %x = memref.load %r#0[] : memref<f32>
  call @ends() : () -> ()
  %y = memref.load %r#1[] : memref<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
// CHECK-LABEL: func.func private @ends()
func.func private @ends()
