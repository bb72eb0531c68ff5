// RUN: freehold-opt %s --last-use-buffer-deallocation -verify-diagnostics | FileCheck %s

// Nobody waits on one of the paths.
// CHECK-LABEL: func.func @sometimes(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.task {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     omp.taskwait
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @sometimes(%c: i1, %v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  omp.task {
    memref.store %v, %a[] : memref<f32>
    omp.terminator
  }
  scf.if %c {
    omp.taskwait
  }
  return
}

// Who waits does not wait for what its tasks have started.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.task {
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.taskwait
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nested(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  omp.task {
    // expected-note@below {{what may still use it later is started here}}
    omp.task {
      memref.store %v, %a[] : memref<f32>
      omp.terminator
    }
    omp.terminator
  }
  omp.taskwait
  return
}

// Another thread may have started the task.
// CHECK-LABEL: func.func @single(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.single {
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.taskwait
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @single(%v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  omp.single {
    // expected-note@below {{what may still use it later is started here}}
    omp.task {
      memref.store %v, %a[] : memref<f32>
      omp.terminator
    }
    omp.terminator
  }
  omp.taskwait
  return
}

// Behind the loop, the buffer of an iteration has no name.
// CHECK-LABEL: func.func @of_an_iteration(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.taskwait
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @of_an_iteration(%lb: index, %ub: index, %step: index, %v: f32) {
  scf.for %i = %lb to %ub step %step {
    // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
    %a = memref.alloc() : memref<f32>
    // expected-note@below {{what may still use it later is started here}}
    omp.task {
      memref.store %v, %a[] : memref<f32>
      omp.terminator
    }
  }
  omp.taskwait
  return
}

// It is known that some tasks are over, but not which.
// CHECK-LABEL: func.func @dependences(
// CHECK-SAME: %[[ARG0:.+]]: !llvm.ptr, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.task depend(taskdependout -> %[[ARG0]] : !llvm.ptr) {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.taskwait depend(taskdependin -> %[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dependences(%p: !llvm.ptr, %v: f32) {
  // expected-remark@below {{the buffer is not freed: it may be in use as long as the program runs}}
  %a = memref.alloc() : memref<f32>
  // expected-note@below {{what may still use it later is started here}}
  omp.task depend(taskdependout -> %p : !llvm.ptr) {
    memref.store %v, %a[] : memref<f32>
    omp.terminator
  }
  omp.taskwait depend(taskdependin -> %p : !llvm.ptr)
  return
}
