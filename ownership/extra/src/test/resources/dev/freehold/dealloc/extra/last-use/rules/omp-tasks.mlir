// RUN: freehold-opt %s --last-use-buffer-deallocation | FileCheck %s

// What a task uses is needed until somebody waits for all tasks.
// CHECK-LABEL: func.func @awaited(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.task {
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   omp.taskwait
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @awaited(%v: f32) {
  %a = memref.alloc() : memref<f32>
  omp.task {
    memref.store %v, %a[] : memref<f32>
    omp.terminator
  }
  %b = memref.alloc() : memref<f32>
  memref.store %v, %b[] : memref<f32>
  omp.taskwait
  return
}

// On each path, and those of all iterations of a loop.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] {
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     omp.taskwait
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     omp.barrier
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%c: i1, %lb: index, %ub: index, %step: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  scf.for %i = %lb to %ub step %step {
    omp.task {
      memref.store %v, %a[] : memref<f32>
      omp.terminator
    }
  }
  scf.if %c {
    omp.taskwait
    %b = memref.alloc() : memref<f32>
    memref.store %v, %b[] : memref<f32>
  } else {
    omp.barrier
  }
  return
}

// A group is over with its tasks, and with theirs.
// CHECK-LABEL: func.func @groups(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.taskgroup {
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       omp.task {
// CHECK-NEXT:         memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.parallel {
// CHECK-NEXT:     omp.single {
// CHECK-NEXT:       omp.task {
// CHECK-NEXT:         memref.store %[[ARG0]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @groups(%v: f32) {
  %a = memref.alloc() : memref<f32>
  omp.taskgroup {
    omp.task {
      omp.task {
        memref.store %v, %a[] : memref<f32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  %b = memref.alloc() : memref<f32>
  omp.parallel {
    omp.single {
      omp.task {
        memref.store %v, %b[] : memref<f32>
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// What each thread allocates.
// CHECK-LABEL: func.func @threads(
// CHECK-SAME: %[[ARG0:.+]]: f32) {
// CHECK-NEXT:   omp.parallel {
// CHECK-NEXT:     %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       memref.store %[[ARG0]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.barrier
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @threads(%v: f32) {
  omp.parallel {
    %a = memref.alloc() : memref<f32>
    omp.task {
      memref.store %v, %a[] : memref<f32>
      omp.terminator
    }
    omp.barrier
    omp.terminator
  }
  return
}

// The iterations of such a loop are tasks of a group, unless it says otherwise.
// CHECK-LABEL: func.func @task_loops(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: f32) {
// CHECK-NEXT:   %[[ALLOC:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.taskloop {
// CHECK-NEXT:     omp.loop_nest (%[[ARG4:.+]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][] : memref<f32>
// CHECK-NEXT:       omp.yield
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<f32>
// CHECK-NEXT:   %[[ALLOC_0:.+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:   omp.taskloop nogroup {
// CHECK-NEXT:     omp.loop_nest (%[[ARG4]]) : index = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:       omp.yield
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.taskwait
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @task_loops(%lb: index, %ub: index, %step: index, %v: f32) {
  %a = memref.alloc() : memref<f32>
  omp.taskloop {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
      memref.store %v, %a[] : memref<f32>
      omp.yield
    }
  }
  %b = memref.alloc() : memref<f32>
  omp.taskloop nogroup {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
      memref.store %v, %b[] : memref<f32>
      omp.yield
    }
  }
  omp.taskwait
  return
}
