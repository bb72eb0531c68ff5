// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func.func @for(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: index, %[[ARG2:.+]]: index, %[[ARG3:.+]]: memref<?xf32>, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG5]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:   } {note = "does nothing"}
// CHECK-NEXT:   return
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, index, memref<?xf32>, f32) -> (), sym_name = "for"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG43:.+]]: index, %[[ARG44:.+]]: index, %[[ARG45:.+]]: index, %[[ARG46:.+]]: memref<?xf32>, %[[ARG47:.+]]: f32):
// GENERIC-NEXT:     "scf.for"(%[[ARG43]], %[[ARG44]], %[[ARG45]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG49:.+]]: index):
// GENERIC-NEXT:       "memref.store"(%[[ARG47]], %[[ARG46]], %[[ARG49]]) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.for"(%[[ARG43]], %[[ARG44]], %[[ARG45]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG48:.+]]: index):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) {note = "does nothing"} : (index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32, f32, index) -> (f32, index), sym_name = "for_of_integers"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG35:.+]]: i32, %[[ARG36:.+]]: i32, %[[ARG37:.+]]: f32, %[[ARG38:.+]]: index):
// GENERIC-NEXT:     "scf.for"(%[[ARG35]], %[[ARG36]], %[[ARG35]]) <{unsignedCmp}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG42:.+]]: i32):
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     %[[V12:.+]]:2 = "scf.for"(%[[ARG35]], %[[ARG36]], %[[ARG36]], %[[ARG37]], %[[ARG38]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG39:.+]]: i32, %[[ARG40:.+]]: f32, %[[ARG41:.+]]: index):
// GENERIC-NEXT:       "scf.yield"(%[[ARG40]], %[[ARG41]]) : (f32, index) -> ()
// GENERIC-NEXT:     }) : (i32, i32, i32, f32, index) -> (f32, index)
// GENERIC-NEXT:     "func.return"(%[[V12]]#0, %[[V12]]#1) : (f32, index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, tensor<4xf32>, tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>), sym_name = "forall"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG24:.+]]: index, %[[ARG25:.+]]: tensor<4xf32>, %[[ARG26:.+]]: tensor<?xf32>):
// GENERIC-NEXT:     "scf.forall"(%[[ARG24]]) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG33:.+]]: index, %[[ARG34:.+]]: index):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     "scf.forall"(%[[ARG24]], %[[ARG24]], %[[ARG24]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 2, -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808, 8>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG31:.+]]: index, %[[ARG32:.+]]: index):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) {note = 1 : i32} : (index, index, index) -> ()
// GENERIC-NEXT:     "scf.forall"(%[[ARG24]]) <{mapping = [], operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG30:.+]]: index):
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:       ^bb0:
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     %[[V10:.+]]:2 = "scf.forall"(%[[ARG25]], %[[ARG26]]) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG27:.+]]: index, %[[ARG28:.+]]: tensor<4xf32>, %[[ARG29:.+]]: tensor<?xf32>):
// GENERIC-NEXT:       %[[V11:.+]] = "tensor.extract_slice"(%[[ARG28]], %[[ARG27]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>, index) -> tensor<2xf32>
// GENERIC-NEXT:       "scf.forall.in_parallel"() ({
// GENERIC-NEXT:         "tensor.parallel_insert_slice"(%[[V11]], %[[ARG28]], %[[ARG27]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>, index) -> ()
// GENERIC-NEXT:         "tensor.parallel_insert_slice"(%[[V11]], %[[ARG29]], %[[ARG27]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<?xf32>, index) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : (tensor<4xf32>, tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>)
// GENERIC-NEXT:     "func.return"(%[[V10]]#0, %[[V10]]#1) : (tensor<4xf32>, tensor<?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, memref<i32>) -> i32, sym_name = "if"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG21:.+]]: i1, %[[ARG22:.+]]: i32, %[[ARG23:.+]]: memref<i32>):
// GENERIC-NEXT:     "scf.if"(%[[ARG21]]) ({
// GENERIC-NEXT:       "memref.store"(%[[ARG22]], %[[ARG23]]) : (i32, memref<i32>) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     }) : (i1) -> ()
// GENERIC-NEXT:     "scf.if"(%[[ARG21]]) ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "memref.store"(%[[ARG22]], %[[ARG23]]) : (i32, memref<i32>) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) {note = "otherwise"} : (i1) -> ()
// GENERIC-NEXT:     %[[V7:.+]] = "scf.if"(%[[ARG21]]) ({
// GENERIC-NEXT:       "scf.yield"(%[[ARG22]]) : (i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       %[[V9:.+]] = "memref.load"(%[[ARG23]]) : (memref<i32>) -> i32
// GENERIC-NEXT:       "scf.yield"(%[[V9]]) : (i32) -> ()
// GENERIC-NEXT:     }) : (i1) -> i32
// GENERIC-NEXT:     %[[V8:.+]]:2 = "scf.if"(%[[ARG21]]) ({
// GENERIC-NEXT:       "scf.yield"(%[[ARG22]], %[[V7]]) : (i32, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%[[V7]], %[[ARG22]]) : (i32, i32) -> ()
// GENERIC-NEXT:     }) : (i1) -> (i32, i32)
// GENERIC-NEXT:     "func.return"(%[[V7]]) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i32, memref<i32>) -> i32, sym_name = "index_switch"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG18:.+]]: index, %[[ARG19:.+]]: i32, %[[ARG20:.+]]: memref<i32>):
// GENERIC-NEXT:     "scf.index_switch"(%[[ARG18]]) <{cases = array<i64>}> ({
// GENERIC-NEXT:       "memref.store"(%[[ARG19]], %[[ARG20]]) : (i32, memref<i32>) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index) -> ()
// GENERIC-NEXT:     %[[V5:.+]] = "scf.index_switch"(%[[ARG18]]) <{cases = array<i64: -2, 5>}> ({
// GENERIC-NEXT:       "scf.yield"(%[[ARG19]]) : (i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"(%[[ARG19]]) : (i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       %[[V6:.+]] = "memref.load"(%[[ARG20]]) : (memref<i32>) -> i32
// GENERIC-NEXT:       "scf.yield"(%[[V6]]) : (i32) -> ()
// GENERIC-NEXT:     }) {note = "two cases"} : (index) -> i32
// GENERIC-NEXT:     "func.return"(%[[V5]]) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "execute_region"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG16:.+]]: i1, %[[ARG17:.+]]: i32):
// GENERIC-NEXT:     "scf.execute_region"() ({
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %[[V3:.+]] = "scf.execute_region"() <{no_inline}> ({
// GENERIC-NEXT:       "cf.cond_br"(%[[ARG16]], %[[ARG17]])[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
// GENERIC-NEXT:     ^bb1(%[[V4:.+]]: i32):  // pred: ^bb0
// GENERIC-NEXT:       "scf.yield"(%[[V4]]) : (i32) -> ()
// GENERIC-NEXT:     ^bb2:  // pred: ^bb0
// GENERIC-NEXT:       "scf.yield"(%[[ARG17]]) : (i32) -> ()
// GENERIC-NEXT:     }) {note = "several blocks"} : () -> i32
// GENERIC-NEXT:     "func.return"(%[[V3]]) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, f32, i32) -> (f32, i32), sym_name = "parallel"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:.+]]: index, %[[ARG7:.+]]: f32, %[[ARG8:.+]]: i32):
// GENERIC-NEXT:     "scf.parallel"(%[[ARG6]], %[[ARG6]], %[[ARG6]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG15:.+]]: index):
// GENERIC-NEXT:       "scf.reduce"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     %[[V1:.+]]:2 = "scf.parallel"(%[[ARG6]], %[[ARG6]], %[[ARG6]], %[[ARG6]], %[[ARG6]], %[[ARG6]], %[[ARG7]], %[[ARG8]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 2>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG9:.+]]: index, %[[ARG10:.+]]: index):
// GENERIC-NEXT:       "scf.reduce"(%[[ARG7]], %[[ARG8]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:.+]]: f32, %[[ARG14:.+]]: f32):
// GENERIC-NEXT:         %[[V2:.+]] = "arith.addf"(%[[ARG13]], %[[ARG14]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:         "scf.reduce.return"(%[[V2]]) : (f32) -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       ^bb0(%[[ARG11:.+]]: i32, %[[ARG12:.+]]: i32):
// GENERIC-NEXT:         "scf.reduce.return"(%[[ARG12]]) : (i32) -> ()
// GENERIC-NEXT:       }) : (f32, i32) -> ()
// GENERIC-NEXT:     }) {note = "reduces"} : (index, index, index, index, index, index, f32, i32) -> (f32, i32)
// GENERIC-NEXT:     "func.return"(%[[V1]]#0, %[[V1]]#1) : (f32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, f32) -> (f32, i32), sym_name = "while"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: f32):
// GENERIC-NEXT:     "scf.while"() ({
// GENERIC-NEXT:       "scf.condition"(%[[ARG0]]) : (i1) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     %[[V0:.+]]:2 = "scf.while"(%[[ARG1]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG5:.+]]: i32):
// GENERIC-NEXT:       "scf.condition"(%[[ARG0]], %[[ARG2]], %[[ARG5]]) : (i1, f32, i32) -> ()
// GENERIC-NEXT:     }, {
// GENERIC-NEXT:     ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: i32):
// GENERIC-NEXT:       "scf.yield"(%[[ARG4]]) : (i32) -> ()
// GENERIC-NEXT:     }) {note = "passes another list on"} : (i32) -> (f32, i32)
// GENERIC-NEXT:     "func.return"(%[[V0]]#0, %[[V0]]#1) : (f32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
func.func @for(%lb: index, %ub: index, %step: index, %m: memref<?xf32>, %x: f32) {
  scf.for %i = %lb to %ub step %step {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  scf.for %i = %lb to %ub step %step {
    scf.yield
  } {note = "does nothing"}
  return
}

// CHECK-LABEL: func.func @for_of_integers(
// CHECK-SAME: %[[ARG0:.+]]: i32, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index) -> (f32, index) {
// CHECK-NEXT:   scf.for unsigned %[[ARG4:.+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG0]]  : i32 {
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.for %[[ARG4]] = %[[ARG0]] to %[[ARG1]] step %[[ARG1]] iter_args(%[[ARG5:.+]] = %[[ARG2]], %[[ARG6:.+]] = %[[ARG3]]) -> (f32, index)  : i32 {
// CHECK-NEXT:     scf.yield %[[ARG5]], %[[ARG6]] : f32, index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : f32, index
// CHECK-NEXT: }
func.func @for_of_integers(%lb: i32, %ub: i32, %x: f32, %y: index) -> (f32, index) {
  scf.for unsigned %i = %lb to %ub step %lb : i32 {
  }
  %0:2 = scf.for %i = %lb to %ub step %ub iter_args(%a = %x, %b = %y) -> (f32, index) : i32 {
    scf.yield %a, %b : f32, index
  }
  return %0#0, %0#1 : f32, index
}

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: tensor<4xf32>, %[[ARG2:.+]]: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:   scf.forall (%[[ARG3:.+]], %[[ARG4:.+]]) in (%[[ARG0]], 4) {
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.forall (%[[ARG3]], %[[ARG4]]) = (0, %[[ARG0]]) to (%[[ARG0]], 8) step (2, %[[ARG0]]) {
// CHECK-NEXT:   } {note = 1 : i32}
// CHECK-NEXT:   scf.forall (%[[ARG3]]) in (%[[ARG0]]) {
// CHECK-NEXT:   } {mapping = []}
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.forall (%[[ARG3]]) in (2) shared_outs(%[[ARG4]] = %[[ARG1]], %[[ARG5:.+]] = %[[ARG2]]) -> (tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.+]] = tensor.extract_slice %[[ARG4]][%[[ARG3]]] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[EXTRACTED_SLICE]] into %[[ARG4]][%[[ARG3]]] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:       tensor.parallel_insert_slice %[[EXTRACTED_SLICE]] into %[[ARG5]][%[[ARG3]]] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @forall(%n: index, %t: tensor<4xf32>, %u: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  scf.forall (%i, %j) in (%n, 4) {
  }
  scf.forall (%i, %j) = (0, %n) to (%n, 8) step (2, %n) {
    scf.forall.in_parallel {
    }
  } {note = 1 : i32}
  scf.forall (%i) = (0) to (%n) step (1) {
  } {mapping = []}
  %0:2 = scf.forall (%i) in (2) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<?xf32>) {
    %s = tensor.extract_slice %o[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %s into %p[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @if(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<i32>) -> i32 {
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG2]][] : memref<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0]] {
// CHECK-NEXT:   } else {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG2]][] : memref<i32>
// CHECK-NEXT:   } {note = "otherwise"}
// CHECK-NEXT:   %[[V0:.+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:     scf.yield %[[ARG1]] : i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG2]][] : memref<i32>
// CHECK-NEXT:     scf.yield %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:.+]]:2 = scf.if %[[ARG0]] -> (i32, i32) {
// CHECK-NEXT:     scf.yield %[[ARG1]], %[[V0]] : i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[V0]], %[[ARG1]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @if(%c: i1, %x: i32, %m: memref<i32>) -> i32 {
  scf.if %c {
    memref.store %x, %m[] : memref<i32>
  }
  scf.if %c {
  } else {
    memref.store %x, %m[] : memref<i32>
  } {note = "otherwise"}
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  }
  %2:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %0 : i32, i32
  } else {
    scf.yield %0, %x : i32, i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @index_switch(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: memref<i32>) -> i32 {
// CHECK-NEXT:   scf.index_switch %[[ARG0]] 
// CHECK-NEXT:   default {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG2]][] : memref<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = scf.index_switch %[[ARG0]] {note = "two cases"} -> i32 
// CHECK-NEXT:   case -2 {
// CHECK-NEXT:     scf.yield %[[ARG1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   case 5 {
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ARG2]][] : memref<i32>
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %[[ARG1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @index_switch(%i: index, %x: i32, %m: memref<i32>) -> i32 {
  scf.index_switch %i
  default {
    memref.store %x, %m[] : memref<i32>
    scf.yield
  }
  %0 = scf.index_switch %i {note = "two cases"} -> i32
  case -2 {
    scf.yield %x : i32
  }
  case 5 {
    %1 = memref.load %m[] : memref<i32>
    scf.yield %1 : i32
  }
  default {
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @execute_region(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32) -> i32 {
// CHECK-NEXT:   scf.execute_region {
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]] = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ARG1]] : i32), ^bb2
// CHECK-NEXT:   ^bb1(%[[V1:.+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     scf.yield %[[V1]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     scf.yield %[[ARG1]] : i32
// CHECK-NEXT:   } {note = "several blocks"}
// CHECK-NEXT:   return %[[V0]] : i32
// CHECK-NEXT: }
func.func @execute_region(%c: i1, %x: i32) -> i32 {
  scf.execute_region {
    scf.yield
  }
  %0 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^a(%x : i32), ^b
  ^a(%y: i32):
    scf.yield %y : i32
  ^b:
    scf.yield %x : i32
  } {note = "several blocks"}
  return %0 : i32
}

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:.+]]: index, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: i32) -> (f32, i32) {
// CHECK-NEXT:   scf.parallel (%[[ARG3:.+]]) = (%[[ARG0]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.parallel (%[[ARG3]], %[[ARG4:.+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG0]], %[[ARG0]]) step (%[[ARG0]], %[[ARG0]]) init (%[[ARG1]], %[[ARG2]]) -> (f32, i32) {
// CHECK-NEXT:     scf.reduce(%[[ARG1]], %[[ARG2]] : f32, i32) {
// CHECK-NEXT:     ^bb0(%[[ARG5:.+]]: f32, %[[ARG6:.+]]: f32):
// CHECK-NEXT:       %[[V1:.+]] = arith.addf %[[ARG5]], %[[ARG6]] : f32
// CHECK-NEXT:       scf.reduce.return %[[V1]] : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG5:.+]]: i32, %[[ARG6:.+]]: i32):
// CHECK-NEXT:       scf.reduce.return %[[ARG6]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   } {note = "reduces"}
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : f32, i32
// CHECK-NEXT: }
func.func @parallel(%n: index, %x: f32, %y: i32) -> (f32, i32) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
  }
  %0:2 = scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) init (%x, %y) -> (f32, i32) {
    scf.reduce(%x, %y : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }
  } {note = "reduces"}
  return %0#0, %0#1 : f32, i32
}

// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[ARG0:.+]]: i1, %[[ARG1:.+]]: i32, %[[ARG2:.+]]: f32) -> (f32, i32) {
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     scf.condition(%[[ARG0]])
// CHECK-NEXT:   } do {
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:.+]]:2 = scf.while (%[[ARG3:.+]] = %[[ARG1]]) : (i32) -> (f32, i32) {
// CHECK-NEXT:     scf.condition(%[[ARG0]]) %[[ARG2]], %[[ARG3]] : f32, i32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[ARG3:.+]]: f32, %[[ARG4:.+]]: i32):
// CHECK-NEXT:     scf.yield %[[ARG4]] : i32
// CHECK-NEXT:   } attributes {note = "passes another list on"}
// CHECK-NEXT:   return %[[V0]]#0, %[[V0]]#1 : f32, i32
// CHECK-NEXT: }
func.func @while(%c: i1, %x: i32, %y: f32) -> (f32, i32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0:2 = scf.while (%a = %x) : (i32) -> (f32, i32) {
    scf.condition(%c) %y, %a : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    scf.yield %q : i32
  } attributes {note = "passes another list on"}
  return %0#0, %0#1 : f32, i32
}
